"""Ma Commere, or Help me, Neighbour, as *The Academy of Play* and the *Académie* tell it.

Each has three cards, and changes one with his neighbour at the right (*Ma commere, accommodez-
moi*), round and round, until somebody has found a Point, a Sequence or a Tricon and lays it down.
Seats and places are from 0, the eldest hand (*le premier en carte, la primauté*) first, who sits at
the dealer's right; the dealer is the last.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
