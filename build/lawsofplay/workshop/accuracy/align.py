"""Aligns two lists of words: with the fewest edits, then with the most equal words.

The second condition matters when one word is glued and another is split. An example is *la main est
bonne* against *lamain est fort bonne*. Three substitutions cost as much as keeping *est* in its
place. A plain Levenshtein alignment may then call *est* wrong in one layer and right in the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

_EDIT = 1 << 20
"""Cost of an edit; an equal pair earns 1, so the number of edits always decides first."""


@dataclass(frozen=True)
class Gap:
    """Words ``[start, end)`` of the truth, which the text has otherwise, as ``reading``."""

    start: int
    end: int
    reading: tuple[str, ...]


def gaps(truth: Sequence[str], text: Sequence[str]) -> tuple[Gap, ...]:
    """The places without equal words, in order.

    Time grows with the product of the two lengths.

    >>> gaps(["la", "main", "est", "bonne"], ["lamain", "est", "fort", "bonne"])
    (Gap(start=0, end=2, reading=('lamain',)), Gap(start=3, end=3, reading=('fort',)))
    """
    # The layers of one passage are mostly equal, so each different text is aligned once.
    return _gaps(tuple(truth), tuple(text))


@lru_cache(maxsize=4096)
def _gaps(truth: tuple[str, ...], text: tuple[str, ...]) -> tuple[Gap, ...]:
    found: list[Gap] = []
    start = text_start = 0
    for i, j in [*_equal_pairs(truth, text), (len(truth), len(text))]:
        if i > start or j > text_start:
            found.append(Gap(start, i, text[text_start:j]))
        start, text_start = i + 1, j + 1
    return tuple(found)


def _equal_pairs(truth: Sequence[str], text: Sequence[str]) -> list[tuple[int, int]]:
    """The places of the words that the alignment pairs as equal."""
    table = _costs(truth, text)
    pairs: list[tuple[int, int]] = []
    i = j = 0
    while i < len(truth) and j < len(text):
        cost = table[i][j]
        if truth[i] == text[j] and cost == table[i + 1][j + 1] - 1:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif cost == table[i + 1][j + 1] + _EDIT:
            i, j = i + 1, j + 1
        elif cost == table[i + 1][j] + _EDIT:
            i += 1
        else:
            j += 1
    return pairs


def _costs(truth: Sequence[str], text: Sequence[str]) -> list[list[int]]:
    """``table[i][j]`` is the least cost of aligning ``truth[i:]`` with ``text[j:]``."""
    below = [(len(text) - j) * _EDIT for j in range(len(text) + 1)]
    table = [below]
    for i in reversed(range(len(truth))):
        word, right = truth[i], below[-1] + _EDIT
        row = [right]
        for j in reversed(range(len(text))):
            slant = below[j + 1] + (-1 if text[j] == word else _EDIT)
            right = min(slant, below[j] + _EDIT, right + _EDIT)
            row.append(right)
        row.reverse()
        table.append(row)
        below = row
    table.reverse()
    return table
