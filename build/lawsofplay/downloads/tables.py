"""Write records as CSV for spreadsheets and as JSON for programs."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

Record = dict[str, Any]

BOM = "\ufeff"
"""The first character of a CSV file; without it a spreadsheet reads *é* as two letters."""


def as_json(records: list[Record]) -> bytes:
    """Records as JSON: one indented list, with letters as they are."""
    return (json.dumps(records, ensure_ascii=False, indent=1) + "\n").encode()


def as_small_json(record: Record) -> bytes:
    """One record as JSON on one line, because there are thousands of such files."""
    return (json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def as_csv(records: list[Record]) -> bytes:
    """Records as CSV (RFC 4180, UTF-8), one on each line; see `cell` for lists."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    heads = list(records[0]) if records else []
    writer.writerow(heads)
    writer.writerows([cell(record[head]) for head in heads] for record in records)
    return (BOM + stream.getvalue()).encode()


def cell(value: object) -> str:
    """A value as one cell: a list with semicolons between its items, a record as its name.

    >>> cell(["20", "21"]), cell(True), cell({"name": "put.deal", "file": "put.py", "line": 3})
    ('20; 21', 'yes', 'put.deal (put.py:3)')
    >>> cell([{"law": "a.b.1", "relation": "same", "difference": ""}])
    'a.b.1: same'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "; ".join(cell(item) for item in value)
    return _named(value) if isinstance(value, dict) else str(value)


def _named(record: Record) -> str:
    if "file" in record:
        return f"{record['name']} ({record['file']}:{record['line']})"
    if "test" in record:
        return str(record["test"])
    difference = f" ({record['difference']})" if record["difference"] else ""
    return f"{record['law']}: {record['relation']}{difference}"
