"""Reversis, in English Reverse: the eighteen rules of both books.

The English book translates the French one; of rule XI it says less. ``playing`` has rules I, II
and XI-XIV; ``quinola`` III-VI; ``talon`` VII-X; ``settling`` XV-XVIII.
"""
