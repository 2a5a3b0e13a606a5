"""Ranges and lists in a row: one line for several values of which the same answer holds.

``elder=14..20`` is every whole number from 14 to 20, ``suit={hearts, diamonds}`` each of the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

MOST = 1000
"""Calls that one row may stand for."""

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
_LIST = re.compile(r"\{(.*)\}")


def is_several(value: str) -> bool:
    """Whether a fact is written as a range or a list.

    >>> is_several("1..3"), is_several("{KS, QS}"), is_several("KS, QS")
    (True, True, False)
    """
    return bool(_RANGE.fullmatch(value) or _LIST.fullmatch(value))


def values(value: str) -> list[str]:
    """The values that a fact stands for: of a range or list each, else the one.

    Raises ValueError for a range that does not rise or is too long, and for a list of fewer than
    two values or with one twice.

    >>> values("1..3"), values("{KS, QS}"), values("KS, QS")
    (['1', '2', '3'], ['KS', 'QS'], ['KS, QS'])
    """
    if found := _RANGE.fullmatch(value):
        return _numbers(int(found[1]), int(found[2]))
    if found := _LIST.fullmatch(value):
        listed = [it.strip() for it in found[1].split(",")]
        if len(listed) < 2 or not all(listed) or len(set(listed)) < len(listed):
            raise ValueError("a list holds two values or more, none of them twice or empty")
        return listed
    return [value]


def _numbers(first: int, last: int) -> list[str]:
    if not first < last < first + MOST:
        raise ValueError(f"a range rises, by fewer than {MOST} numbers")
    return [str(it) for it in range(first, last + 1)]


def expanded(facts: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, ...]]:
    """Every call for which a row stands, its facts as typed: ``("elder=14", "younger=12")``.

    Raises ValueError as `values` does, and where there are more calls than MOST.
    """
    choices = [[f"{name}={it}" for it in values(value)] for name, value in facts]
    count = 1
    for each in choices:
        count *= len(each)
    if count > MOST:
        raise ValueError(f"the row stands for {count} calls; at most {MOST}")
    return product(*choices)
