"""Schemas of the data files: which keys each may hold, with their types, ranges and names.

- `names` defines the kinds of values;
- `reading` reads a file and checks it against its schema;
- `faults` says what is wrong in a value;
- `places` finds the line of a fault.

The schema of a file is beside the module that reads the file. `lawsofplay.pipeline.table` lists
all schemas for ``laws check``. They are classes of msgspec, a small library that is imported in a
fiftieth of a second. What executable_rules imports loads it only to read a file, so that a rule
runs without it.
"""
