"""Guimbarde, *la Mariée*, the Bride: twelve laws of two books, the same in both.

*The Academy of Play* translates the *Académie des jeux*, law by law. ``terms`` has the order of
the cards and the five boxes; ``marriages`` laws I-IV, VI and VII; ``fool`` V;
``faults`` VIII-XII.
"""
