"""Hoc-Mazarin: the prose of two books, the English one translating the French.

A hand is first called for the Point, the Sequence and the Tricon, then played out in rows of cards
that follow one another. ``terms`` has the cards and the stake; ``calling`` what is called and
revied; ``prices`` what is paid for it; ``playing`` the rows and the cards that are Hoc, and the
end. The books rule otherwise of one thing, how far one may revy.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
