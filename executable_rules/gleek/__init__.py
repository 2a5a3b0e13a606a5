"""Gleek, the game of three, in the prose of 1687 and its reprint of 1754.

The stock is bought by bidding, and the players vie (bid against one another) for the Ruff, most
cards of a suit. Three or four of a rank are called for. After the play each player counts his
cards and honours against twenty-two.

Where the books are at odds with themselves or with each other; tests assert each:

====================  =============================================================
cotton.gleek.6        "the Ace is turned up" in both books, yet Tiddy or Tib may be
seymour.gleek.11      "pay for his buying 2", a misread "too"
seymour.gleek.15      "a Stake" of him who holds out longest, where 1687 has six
seymour.gleek.22      a Gleek is "5 of any", where 1687 has three
cotton.gleek.25       "you lose" without honours: not with eight tricks or more
====================  =============================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
