"""The cells of a row of a table: text between bars."""

from __future__ import annotations

import re
from collections.abc import Iterator

# A bar ends a cell, unless it is escaped or inside a mark such as [sic: 1 | 2].
_CELL = re.compile(r"(?:\\.|\[[^\[\]]*\]|[^|\\])*")


def cells(row: str) -> Iterator[str]:
    """The cells of a row that begins with ``|`` or ``|=`` and ends with ``|``.

    >>> list(cells("|= Deal | [sic: 172 | 162] |"))
    ['Deal', '[sic: 172 | 162]']
    """
    inner = row.removeprefix("|=") if row.startswith("|=") else row.removeprefix("|")
    position = 0
    while position < len(inner):
        match = _CELL.match(inner, position)
        end = match.end() if match else position
        yield inner[position:end].strip()
        position = end + 1
