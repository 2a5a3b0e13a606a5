"""Which words a broken reading may stand for: one search, one list of words, one decision.

The reading is walked from left to right. At every place a letter is kept or a confusion of the
witness assumed, each at its weight; a beginning that no word shares is given up. A witness brings
its confusions (as `Steps`), its words, and how much it dares to assume.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from math import inf
from typing import Protocol

Step = tuple[int, str, float]
"""Signs of the reading passed over, what was printed there, what it weighs to assume so."""

Steps = Callable[[str, int], Iterable[Step]]
"""From a reading and a place in it to the steps that may be taken there; each passes a sign."""

Lookup = Callable[[str], Iterable[tuple[str, float]]]
"""From signs as scanned to what may have been printed, with weights."""

_ROUNDING = 1e-9


class Vocabulary(Protocol):
    """Words that can be asked for, and whether any of them begins so."""

    def __contains__(self, word: object, /) -> bool:
        """Is it a word?"""

    def leads_on(self, beginning: str) -> bool:
        """May a word begin so (or be that)?"""


class Wordlist:
    """Listed words, and their beginnings."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(words)
        self.beginnings = frozenset(word[:end] for word in self.words for end in range(len(word)))

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def leads_on(self, beginning: str) -> bool:
        """Is it a word or the beginning of one?"""
        return beginning in self.beginnings or beginning in self.words


class Unlisted:
    """Words that can be asked for but not listed (compounds, elisions): any beginning may lead on.

    For few confusions at a time, since nothing is given up early.
    """

    def __init__(self, words: Container[str]) -> None:
        self.words = words

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def leads_on(self, beginning: str) -> bool:
        """Always: nothing is known of beginnings."""
        return True


def confused(reading: str, at: int, longest: int, lookup: Lookup) -> Iterator[Step]:
    """The steps at a place that assume a confusion of at most ``longest`` scanned signs."""
    for length in range(1, min(longest, len(reading) - at) + 1):
        for printed, weight in lookup(reading[at : at + length]):
            yield length, printed, weight


def search(reading: str, steps: Steps, words: Vocabulary, limit: float) -> dict[str, float]:
    """Words that the reading may stand for -> least weight of the steps, ``limit`` at most."""
    states: list[dict[str, float]] = [{} for _ in range(len(reading) + 1)]
    states[0][""] = 0.0
    most = limit + _ROUNDING
    for at in range(len(reading)):
        here = tuple(steps(reading, at)) if states[at] else ()
        for beginning, weight in states[at].items():
            for length, printed, more in here:
                total = weight + more
                if total > most:
                    continue
                held, grown = states[at + length], beginning + printed
                if held.get(grown, inf) > total and words.leads_on(grown):
                    held[grown] = total
    return {word: weight for word, weight in states[-1].items() if word in words}


def nearest(found: Mapping[str, float], margin: float = inf) -> tuple[str, ...]:
    """The words, sorted, that weigh less than ``margin`` above the lightest."""
    least = min(found.values(), default=0.0)
    return tuple(sorted(x for x, weight in found.items() if weight - least < margin - _ROUNDING))


def only(found: Mapping[str, float], margin: float = inf) -> str | None:
    """The lightest word, if no other weighs less than ``margin`` more; None where two may be meant.

    Without a margin: the word found, if only one was.
    """
    near = nearest(found, margin)
    return near[0] if len(near) == 1 else None
