"""The words for which a broken reading of quanti may stand.

At each place a letter may be kept, at no cost. Each of the following costs one. A named confusion
is assumed. A stray sign is taken for any one letter or for nothing. In a long word, a letter is
taken for a speck.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from string import ascii_lowercase

from lawsofplay.workshop.normalise.rules import lattice
from lawsofplay.workshop.normalise.rules.lattice import Wordlist
from lawsofplay.workshop.normalise.rules.quanti_confusions import LONGEST, confusions, is_stray

LONG = 6
"""From this many letters, a reading may hold one letter too many."""
THIN = frozenset("ijltrb")
"""Letters that look like a speck."""


def allowed(reading: str) -> int:
    """How many confusions a reading of this length may hold."""
    return 1 if len(reading) < 6 else 2 if len(reading) < 11 else 3


def search(reading: str, words: Wordlist, limit: float, specks: bool = False) -> dict[str, float]:
    """The known words that the reading (lower case) may stand for, each with its fewest confusions.

    ``specks`` allows a thin letter inside a long word to be a speck.
    """
    return lattice.search(reading, _steps_or_specks if specks else _steps, words, limit)


def _steps(reading: str, at: int) -> Iterator[lattice.Step]:
    sign = reading[at]
    if sign.isalpha():
        yield 1, sign, 0.0
    yield from lattice.confused(reading, at, LONGEST, confusions)
    if is_stray(sign):
        for letter in chain(ascii_lowercase, ("",)):
            yield 1, letter, 1.0


def _steps_or_specks(reading: str, at: int) -> Iterator[lattice.Step]:
    yield from _steps(reading, at)
    if reading[at] in THIN and 0 < at < len(reading) - 1 and len(reading) >= LONG:
        yield 1, "", 1.0


def candidates(reading: str, words: Wordlist) -> tuple[float, tuple[str, ...]]:
    """The fewest confusions that give a known word, and all words that they give.

    A letter counts as a speck only if no word is found otherwise.
    """
    for specks in (False, True):
        found = search(reading, words, 1 if specks else allowed(reading), specks)
        if found:
            return min(found.values()), lattice.nearest(found, margin=1.0)
    return 0.0, ()
