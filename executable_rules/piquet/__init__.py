"""Piquet: the laws of *The Academy of Play* and of the *Académie des jeux*.

The English book translates the French one, law by law. A law that both say alike is one function
citing both; where they differ each has its own, and its docstring names the difference. The other
differences of wording, which change nothing in the law, stand in the docstring of the shared
function. ``dealing`` has laws I, VII, XI, XIV-XVI; ``discarding`` II, VIII-X, XX, XXI; ``telling``
III, V, VI, XII, XIII, XVII, XXVI; ``playing`` IV, XVIII, XIX, XXIV; ``party`` XXII, XXIII, XXV.
Of the prose before the laws ``beginning`` has the players, the pack and the deal; ``taking_in`` the
discard, the fours and threes; ``calling`` what is called, answered and played; ``party_played`` the
next deal and the next game; ``academies`` the footnotes: point and play counted otherwise, and the
lurch; ``counting`` what is counted and the hazards; ``account`` the game played on account (*le
Piquet à écrire*), with ``account_party``, who plays how long, and ``account_box``, its second and
third way.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
