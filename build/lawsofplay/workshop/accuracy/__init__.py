"""Measures how far a layer of the text is from the print, on passages read by hand.

A layer is one state of the text: as scanned, after some rules, as edited. ``passages`` loads what
was printed, ``fold`` says which differences count, and ``align`` pairs words. ``metrics`` counts,
``locate`` finds a passage in a longer text, and ``layers`` and ``stages`` make the texts to
measure. ``report`` adds the counts up for each witness.
"""
