"""How far a layer of the text is from the print, measured on passages read by hand.

``passages`` loads the truth, ``fold`` says which differences count, ``align`` pairs words,
``metrics`` counts, ``locate`` finds a passage in a longer text, ``layers`` makes the texts to be
measured, and ``report`` pools the counts by witness.
"""
