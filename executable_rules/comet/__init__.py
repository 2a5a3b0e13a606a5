"""The Comet (*la Comète*), as both books tell it in prose, and the Manille, its old way.

Two packs are made into one red and one black of forty-eight cards, each with the nine of another
colour for its Comet. Cards are played off upwards, whatever their suit, until a card is wanting;
he wins who first has none left. ``dealing`` holds packs and deals, ``discarding`` the discards,
``playing`` the play, ``settling`` what is paid and marked, ``many`` the play of three and more.

The English book translates the French one. Where they part, or a book is at odds with itself:

=====================  ===========================================================================
comet.3                the fine is his who attempts to look; in French, who puts his hand there
comet.9                cards of one rank together; in French it is enough that the ranks follow
comet.20               he pays who would spread the cards; in French, whose hand is on them too
comet.opera-2.1        an opera finished by the Comet: eight times; in French double, its points
                       fourfold; both books have quadruple before (payments.11; academie.comet.38)
comet.discard.2        the French alone adds that three cards always remain
=====================  ===========================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
