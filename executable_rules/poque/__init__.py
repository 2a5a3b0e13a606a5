"""Poque: the game of *The Academy of Play* and of the *Académie des jeux*, told in prose.

Three to six play, with five cards each; a card is turned up on the stock. Six little boxes, the
*poques*, are drawn: five by cards of the suit turned up, the sixth by the best *poque*, that is
two, three or four cards alike, for which the players ``poque`` (stake) and ``revy`` (*renvier*,
raise). Then the cards are played out in sequence, and the player who keeps most pays.

Where the print leaves a gap or is at odds with itself; tests assert each:

=====================  ====================================================================
poque.1                nothing is said of the pack of five players
poque.4, .6, .12       a box is marked "Ten and Nine", yet the nine is among the cards that
                       draw a box in neither book, unless by the French "comme par exemple"
poque.11               how the *poque de retour* stands to three cards in hand is not said
poque.15               "he that spoke first": he that began, or he that called the card?
=====================  ====================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
