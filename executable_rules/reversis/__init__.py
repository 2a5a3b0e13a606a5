"""Reversis, in English Reverse: the chapter and the eighteen rules of both books.

The English book translates the French one; of rule XI it says less. ``dealing`` has players, pack,
deal and stock; ``playing`` rules I, II and XI-XIV; ``quinola`` III-VI; ``talon`` VII-X;
``settling`` XV-XVIII and the Beasts. What follows the rules stands beside the rules it bears on.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
