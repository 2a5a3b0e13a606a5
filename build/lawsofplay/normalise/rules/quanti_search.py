"""Search for the words that a broken reading of quanti may stand for.

The reading is walked from left to right. At each place a letter is kept (free), a named confusion
assumed, a stray sign taken for any one letter or for nothing, or (in a long word) a letter taken
for a speck, at one each; beginnings that no known word shares are given up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from string import ascii_lowercase

from lawsofplay.normalise.rules.quanti_confusions import confusions, is_stray

LONGEST = 3
"""Letters of the longest confusion."""
LONG = 6
"""Letters from which a reading may hold one letter too many."""
THIN = frozenset("ijltrb")
"""Letters that a speck looks like."""


class Words:
    """Known words, and their beginnings."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(word for word in words if word.isalpha())
        self.beginnings = frozenset(word[:end] for word in self.words for end in range(len(word)))

    def leads_on(self, beginning: str) -> bool:
        """Is it a known word or the beginning of one?"""
        return beginning in self.words or beginning in self.beginnings


def allowed(reading: str) -> int:
    """How many confusions a reading of this length may hold."""
    return 1 if len(reading) < 6 else 2 if len(reading) < 11 else 3


def search(reading: str, words: Words, limit: int, specks: bool = False) -> dict[str, int]:
    """Known words that the reading (lower case) may stand for -> fewest confusions assumed.

    ``specks``: a thin letter inside a long word may also be taken for a speck.
    """
    states: list[dict[str, int]] = [{} for _ in range(len(reading) + 1)]
    states[0][""] = 0
    for at in range(len(reading)):
        for beginning, count in list(states[at].items()):
            for length, printed, cost in _steps(reading, at, count < limit, specks):
                grown = beginning + printed
                held = states[at + length]
                if held.get(grown, limit + 1) > count + cost and words.leads_on(grown):
                    held[grown] = count + cost
    return {word: count for word, count in states[-1].items() if word in words.words}


def _steps(reading: str, at: int, more: bool, specks: bool) -> Iterator[tuple[int, str, int]]:
    sign = reading[at]
    if sign.isalpha():
        yield 1, sign, 0
    if not more:
        return
    for length in range(1, min(LONGEST, len(reading) - at) + 1):
        for printed in confusions().get(reading[at : at + length], ()):
            yield length, printed, 1
    if specks and sign in THIN and 0 < at < len(reading) - 1 and len(reading) >= LONG:
        yield 1, "", 1
    if is_stray(sign):
        for letter in chain(ascii_lowercase, ("",)):
            yield 1, letter, 1


def candidates(reading: str, words: Words) -> tuple[int, tuple[str, ...]]:
    """The fewest confusions that give a known word, and all words that they give.

    A letter is taken for a speck only when no word is found without that.
    """
    for specks in (False, True):
        found = search(reading, words, 1 if specks else allowed(reading), specks)
        if found:
            least = min(found.values())
            return least, tuple(sorted(word for word, count in found.items() if count == least))
    return 0, ()
