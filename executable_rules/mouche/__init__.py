"""La Mouche, the Fly, in *The Academy of Play* and the *Académie des jeux*.

Who takes cards from the stock stands the game; who stands it and makes no trick *makes the
mouche*, and five cards of a suit, the mouche too, win without playing. The tricks are played as at
the Beast of the same books. The *game* is what lies to be won, in counters.

``dealing`` has the pack, the deal, taking in and standing, the faults of dealing; ``playing`` the
mouche made and paid, the tricks, the mouche of five cards, the other faults.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
