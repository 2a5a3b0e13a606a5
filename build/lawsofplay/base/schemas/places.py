"""Finding the line of a file on which a value stands, to report a fault in it."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from lawsofplay.base.schemas.faults import Path

Locate = Callable[[str, Path], int]
"""A function from a file's text and a value's path to its line, from 1; 0 means unknown."""

_CLOSES = ("", "\n]", "\n]]", "\n]]]", '\n"""')
"""What may close a list or a text that the beginning of a file leaves open."""


def toml_line(text: str, path: Path) -> int:
    """The line, from 1, on which the statement of a value begins.

    The parser reads longer and longer beginnings of the file, until one holds the value.

    >>> toml_line('a = 1\\n[b]\\nc = [\\n  2,\\n]\\n', ("b", "c"))
    3
    >>> toml_line('a = 1\\n[b]\\nc = [\\n  2,\\n]\\n', ("b", "c", 0))
    4
    """
    lines = text.split("\n")

    def whole(count: int) -> tuple[int, Any]:
        """The longest readable beginning of at most ``count`` lines: its length and data."""
        while count:
            for close in _CLOSES:
                try:
                    return count, tomllib.loads("\n".join(lines[:count]) + close)
                except tomllib.TOMLDecodeError:
                    continue
            count -= 1
        return 0, {}

    def is_held(count: int) -> bool:
        return _holds(whole(count)[1], path)

    first = bisect_left(range(len(lines) + 1), True, key=is_held)
    return whole(first - 1)[0] + 1 if path and first <= len(lines) else 1


def _holds(value: Any, path: Path) -> bool:
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return False
    return True


def json_line(text: str, path: Path) -> int:
    """The line of a value in a JSON file of this project, which indents by one blank a level.

    >>> json_line('{\\n "a": [\\n  1,\\n  2\\n ]\\n}', ("a", 1))
    4
    """
    lines = text.split("\n")
    number = 0
    for depth, key in enumerate(path, 1):
        begins = re.compile(rf" {{{depth}}}[^\s\]}}]")
        inner = (n for n in range(number + 1, len(lines)) if begins.match(lines[n]))
        if isinstance(key, int):
            value_line = next((n for i, n in enumerate(inner) if i == key), None)
        else:
            value_line = next((n for n in inner if lines[n].lstrip().startswith(f'"{key}"')), None)
        if value_line is None:
            return number + 1
        number = value_line
    return number + 1


def yaml_line(text: str, path: Path) -> int:
    """The line of a value in a YAML file, from 1, as the parser reports it."""
    import yaml

    node = yaml.compose(text, Loader=yaml.SafeLoader)
    for key in path:
        held = node.value if node is not None else ()
        if isinstance(key, int):
            inner = held[key] if key < len(held) else None
        else:
            inner = next((value for name, value in held if name.value == key), None)
        if inner is None:
            break
        node = inner
    return int(node.start_mark.line) + 1 if node is not None else 1
