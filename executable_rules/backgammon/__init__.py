"""Backgammon, as the book of 1754 has it: placing, throws, bearing, what is won, and five laws.

The book tells no rule of how a man goes; what usage alone supplies is named in the docstrings:

==========================  ==================================================================
either throw, not both      the book does not say that the greater must then be played
a throw above every point   it bears the man farthest off: by usage, the book is silent
men abroad                  men are borne when all are in the Tables ("ready for bearing")
seymour.irish.2             printed ``Side``: Sice; its right-hand points are told from the edge
seymour.backgammon.laws.3   printed 15, which is every man; its reason speaks of fewer
==========================  ==================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
