"""Mutation testing: do the tests that quote a law notice a fault in its function?

`mutants` makes the faults. `targets` says which functions have which tests. `judge` runs these
tests, and `record` keeps the results. A function is judged only by the tests that quote a law it
executes.
"""
