"""Do the quoting tests pin the laws? Faults are put into each function; its tests must find them.

`mutants` makes the faults, `targets` says which functions have which tests, `judge` runs them,
`record` keeps what was found. The tests of a function are those that quote a law it executes, and
no others.
"""
