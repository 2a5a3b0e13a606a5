"""Ombre, the laws of three players and of two: *Bellecour*, *Académie*, and *Seymour* of 1754.

Where the book of 1754 says what the others do, it shares their functions; where it differs, its
own are in the modules whose names end in ``_1754``, with what its prose says against its laws.
"""
