"""Accepting a law: ``laws accept`` does in one command what a law needs once it is written.

`waiting` encodes the book and finds what is not accepted yet; `trial` runs the tests that quote and
puts faults into the functions; `listing` compares the manifest; `landing` does all of it, and
writes at the end, or puts back what stood before.
"""
