"""Cul-bas: a card of the board is taken by its like; who can take none shows down his hand.

Each has five cards, and eight lie open on the board. In his turn each takes up a card of the ``same
sort`` (*pareille*: of the same rank) as one of his hand, and both are out of the play. Who can take
none must ``put his Cul-bas`` (*mettre son cul-bas*), show down his hand on the table, where others
take of it. The player who first clears his hand wins. Seats are in the order of play, to the right.

The two books differ in who is said to take of the cards shown down, and in how those taken lie.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
