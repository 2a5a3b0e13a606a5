"""Gleek, the game of three, in the prose of 1687 and its reprint of 1754.

The stock is bought by bidding, the Ruff (most cards of a suit) is vied for, three or four of a rank
are called for, and after the play each reckons his cards and honours against two and twenty.

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
