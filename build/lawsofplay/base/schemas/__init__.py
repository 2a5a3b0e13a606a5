"""What every data file may hold: its keys, their types, ranges and names.

`names` has the kinds of values; `reading` reads a file by its schema, `faults` says what is wrong
in it, `places` on which line. The schema of a file stands with its reader;
`lawsofplay.pipeline.table` knows all of them, for ``laws check``.

The schemas are classes of msgspec, which is small and imported in a fiftieth of a second. Modules
on which executable_rules stands import this package only where they read a file, so that a rule
runs without it.
"""
