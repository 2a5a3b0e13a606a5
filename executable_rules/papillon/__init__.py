"""Papillon, the Butterfly: the chapter and the fifteen *hazards and claims* of both books.

The English book translates the French one; of II and IV they say different things. ``beginning``
has what comes before the play, ``taking`` what is taken, with III-VIII; ``laying`` I, II, X, XI and
XIV; ``dealing`` the deals after the first, with IX, XII, XIII and XV.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
