"""Ranges and lists in a row: one line for several values that have the same answer.

``elder=14..20`` is every whole number from 14 to 20, ``suit={hearts, diamonds}`` each of the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

MOST = 1000
"""The greatest number of calls that one row may stand for."""

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
_LIST = re.compile(r"\{(.*)\}")


def is_several(value: str) -> bool:
    """Whether a fact is written as a range or a list.

    >>> is_several("1..3"), is_several("{KS, QS}"), is_several("KS, QS")
    (True, True, False)
    """
    return bool(_RANGE.fullmatch(value) or _LIST.fullmatch(value))


def values(value: str) -> list[str]:
    """The values that a fact stands for: all of a range or list, or else the value itself.

    Raises ValueError for a range that does not rise or is too long. So it does for a list with
    fewer than two values, an empty value or a repeated one.

    >>> values("1..3"), values("{KS, QS}"), values("KS, QS")
    (['1', '2', '3'], ['KS', 'QS'], ['KS, QS'])
    """
    if match := _RANGE.fullmatch(value):
        return _numbers(int(match[1]), int(match[2]))
    if match := _LIST.fullmatch(value):
        listed = [item.strip() for item in match[1].split(",")]
        if len(listed) < 2 or not all(listed) or len(set(listed)) < len(listed):
            raise ValueError("a list holds two values or more, none of them twice or empty")
        return listed
    return [value]


def _numbers(first: int, last: int) -> list[str]:
    if not first < last < first + MOST:
        raise ValueError(f"a range rises, by fewer than {MOST} numbers")
    return [str(number) for number in range(first, last + 1)]


def expanded(facts: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, ...]]:
    """Every call that a row stands for, as typed facts: ``("elder=14", "younger=12")``.

    Raises ValueError as `values` does, and for more calls than MOST.
    """
    choices = [[f"{name}={text}" for text in values(value)] for name, value in facts]
    count = 1
    for each in choices:
        count *= len(each)
    if count > MOST:
        raise ValueError(f"the row stands for {count} calls; at most {MOST}")
    return product(*choices)
