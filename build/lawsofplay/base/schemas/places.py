"""On which line of a file a value stands, found only when something is wrong with it."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from lawsofplay.base.schemas.faults import Path

Locate = Callable[[str, Path], int]
"""From the text of a file and the path of a value to its line, from 1; 0 where that is unknown."""

_CLOSES = ("", "\n]", "\n]]", "\n]]]", '\n"""')
"""What ends a list, or a text of several lines, that is not yet read to its end."""


def toml_line(text: str, path: Path) -> int:
    """The line that begins the statement by which the value is there.

    It is the first line without which the file, read by the parser itself, has no such value.

    >>> toml_line('a = 1\\n[b]\\nc = [\\n  2,\\n]\\n', ("b", "c"))
    3
    >>> toml_line('a = 1\\n[b]\\nc = [\\n  2,\\n]\\n', ("b", "c", 0))
    4
    """
    lines = text.split("\n")

    def whole(count: int) -> tuple[int, Any]:
        """The longest beginning of at most so many lines that can be read, and what it holds."""
        while count:
            for close in _CLOSES:
                try:
                    return count, tomllib.loads("\n".join(lines[:count]) + close)
                except tomllib.TOMLDecodeError:
                    continue
            count -= 1
        return 0, {}

    def there(count: int) -> bool:
        return _holds(whole(count)[1], path)

    first = bisect_left(range(len(lines) + 1), True, key=there)
    return whole(first - 1)[0] + 1 if path and first <= len(lines) else 1


def _holds(value: Any, path: Path) -> bool:
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return False
    return True


def json_line(text: str, path: Path) -> int:
    """The line of a value in a file that this project wrote: a blank for each step inwards.

    >>> json_line('{\\n "a": [\\n  1,\\n  2\\n ]\\n}', ("a", 1))
    4
    """
    lines = text.split("\n")
    number = 0
    for depth, key in enumerate(path, 1):
        begins = re.compile(rf" {{{depth}}}[^\s\]}}]")
        inner = (n for n in range(number + 1, len(lines)) if begins.match(lines[n]))
        if isinstance(key, int):
            found = next((n for i, n in enumerate(inner) if i == key), None)
        else:
            found = next((n for n in inner if lines[n].lstrip().startswith(f'"{key}"')), None)
        if found is None:
            return number + 1
        number = found
    return number + 1


def yaml_line(text: str, path: Path) -> int:
    """The line of a value in YAML, by the parser's own marks."""
    import yaml

    node = yaml.compose(text, Loader=yaml.SafeLoader)
    for key in path:
        held = node.value if node is not None else ()
        if isinstance(key, int):
            found = held[key] if key < len(held) else None
        else:
            found = next((value for name, value in held if name.value == key), None)
        if found is None:
            break
        node = found
    return int(node.start_mark.line) + 1 if node is not None else 1
