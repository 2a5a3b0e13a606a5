"""La Belle, the Flux and Thirty-one, as *The Academy of Play* and the *Académie des jeux* tell it.

Three boxes are played for, one after another, with three cards each and fifty-two in the pack: the
*Belle*, by the highest of the cards turned up; the *Flux*, by three of a suit; and *Thirty-one*,
for which more cards are asked. What is equal ``rests`` (*reste*) for the next deal.

What a court card counts is not told; it is taken for ten, as at every one and thirty.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
