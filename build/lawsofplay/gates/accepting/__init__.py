"""Accepting a law: ``laws accept`` does all that a law needs once its function is written.

`waiting` encodes the book and finds what is not accepted yet. `trial` runs the tests that quote the
law and puts faults into its functions. `listing` updates the manifest. `landing` does all of this:
it writes at the end, or puts everything back as it was.
"""
