"""Costly Colours, as the books of 1687 and 1754 tell it in prose: a cousin of Cribbage for two.

Each has three cards, and the card turned up serves both. The dealer is ``youngest``, the other
``eldest``. What is won is ``set up`` in ``chalks`` or holes. ``dealing`` holds the deal and the
Mogg, ``playing`` the cards played to 15, 25 and 31, ``hand`` what is shewn after.

The two books say the same but for one figure: a Pair-Royal is "three of a sort" in 1687, "2 of a
Sort" in 1754 (the figure is a doubtful reading of the print). Their one worked deal, the same in
both, breaks the rules above it at nearly every step; the tests say where.

Not said, and taken so from the deal: a coat-card (king, queen, knave) counts ten, as the Knave does
there. That the ace counts one is taken from "the number of pips".
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
