"""Cribbage (``Cribbidge``) in prose: 1687, and 1754, which copies it and changes one value.

Two players are dealt five cards each and lay out two for the ``crib``, four cards that are the
dealer's; a card is turned up, which all count with. They set up what is in their hands, keeping
their cards undiscovered; "having thus done" they play those three cards, aiming at one and thirty,
and lastly the dealer looks upon his crib. What is counted are ``Games``: points. ``dealing``
tells the deal and the crib, ``values`` what cards are worth, ``show`` a hand of them, ``playing``
the play and ``settling`` the end; ``laws_1754`` what the later book has otherwise.

Where the print is at odds with itself; tests assert each:

====================  ============================================================================
cotton.cribbage.20    four, five, six and a six make eight: the pair of sixes is not counted
seymour.cribbage.19   the same eight, though a sequence is now 3; and 3 and 2 more are "in all 4"
cotton.cribbage.26    "your five and his six" for your six and his five; seymour.cribbage.24 too
seymour.cribbage.7    5 cards are played out, of which 2 are laid out; the print is doubtful there
====================  ============================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
