"""What every data file may hold: its keys, their types, ranges and names.

`names` has the kinds of values, a module of its own each group of files; `reading` reads a file by
its schema, `faults` says what is wrong in it, `places` on which line. `table` knows the schema of
every file, for ``laws check``.

The schemas are classes of msgspec, which is small and imported in a fiftieth of a second. Modules
on which executable_rules stands import this package only where they read a file, so that a rule
runs without it.
"""
