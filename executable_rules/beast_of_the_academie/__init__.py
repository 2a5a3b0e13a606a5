"""The Beast, *la Bête*, or the Man, as *The Academy of Play* and the *Académie des jeux* tell it.

Another game than the Beast of 1687 and 1754 (``beast``): one player stands the game against the
others, and the king of trumps has counters of his own, but there is no Triolet. ``dealing`` has
the pack, the deal and the turn; ``staking`` what is put down and drawn, and the beasts;
``playing`` who stands the game, the duties to a trick, who wins, the Curieuse.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
