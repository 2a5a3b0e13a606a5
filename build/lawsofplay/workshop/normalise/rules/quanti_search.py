"""The words that a broken reading of quanti may stand for.

At each place a letter is kept (free), a named confusion assumed, a stray sign taken for any one
letter or for nothing, or (in a long word) a letter taken for a speck, at one each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from string import ascii_lowercase

from lawsofplay.workshop.normalise.rules import lattice
from lawsofplay.workshop.normalise.rules.lattice import Wordlist
from lawsofplay.workshop.normalise.rules.quanti_confusions import LONGEST, confusions, is_stray

LONG = 6
"""Letters from which a reading may hold one letter too many."""
THIN = frozenset("ijltrb")
"""Letters that a speck looks like."""


def allowed(reading: str) -> int:
    """How many confusions a reading of this length may hold."""
    return 1 if len(reading) < 6 else 2 if len(reading) < 11 else 3


def search(reading: str, words: Wordlist, limit: float, specks: bool = False) -> dict[str, float]:
    """Known words that the reading (lower case) may stand for -> fewest confusions assumed.

    ``specks``: a thin letter inside a long word may also be taken for a speck.
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

    A letter is taken for a speck only when no word is found without that.
    """
    for specks in (False, True):
        found = search(reading, words, 1 if specks else allowed(reading), specks)
        if found:
            return min(found.values()), lattice.nearest(found, margin=1.0)
    return 0.0, ()
