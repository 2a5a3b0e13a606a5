"""Gillet: the game of *The Academy of Play* and of the *Académie des jeux*, told in prose.

Four play, each for himself, with the cards of Piquet, three to each. Two boxes are played for: the
first for the *Gé*, two cards alike (but a *Tricon*, three alike, is above it); the second for the
*Point*, or *Flux*, which is three cards of a suit. For both the players ``revy`` (*renvier*).

The books reckon the point otherwise, and each of them holds together by itself:

=================  =========  ==============  ===================================================
two aces           21         20 and a half   gillet.9
ace and king       20 1/2     21 and a half   gillet.10, of one suit
two aces and king  31         21 and a half   gillet.11
an ace counts      10 1/2     11 and a half   so that only the French two aces are an exception
=================  =========  ==============  ===================================================

In the English the second ace is counted with the first, which is of another suit. In the French it
is not. Therefore gillet.14, that the highest flux has the highest point, holds in the French; in
the English two aces and a king, no flux, have more than any flux.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
