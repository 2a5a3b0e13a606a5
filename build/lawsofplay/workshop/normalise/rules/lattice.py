"""Finds the words that a broken reading may stand for: one search for all witnesses.

It walks through the reading from left to right. At every place it keeps a letter or assumes a
confusion of the witness, each at its weight. It gives up a beginning that no word shares. A witness
supplies its confusions (as `Steps`), its words, and a limit on the weight.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from math import inf
from typing import Protocol

Step = tuple[int, str, float]
"""How many signs of the reading are passed, what was printed there, and the step's weight."""

Steps = Callable[[str, int], Iterable[Step]]
"""A function from a reading and a place in it to the possible steps; each passes a sign."""

Lookup = Callable[[str], Iterable[tuple[str, float]]]
"""A function from scanned signs to what may have been printed, with weights."""

_ROUNDING = 1e-9


class Vocabulary(Protocol):
    """Words that can be looked up, and beginnings of words."""

    def __contains__(self, word: object, /) -> bool:
        """Whether this is a word."""

    def leads_on(self, beginning: str) -> bool:
        """Whether a word begins with this or is this."""


class Wordlist:
    """Listed words, and their beginnings."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = frozenset(words)
        self.beginnings = frozenset(word[:end] for word in self.words for end in range(len(word)))

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def leads_on(self, beginning: str) -> bool:
        """Whether this is a word or the beginning of one."""
        return beginning in self.beginnings or beginning in self.words


class Unlisted:
    """Words that can be looked up but not listed, such as compounds; any beginning may lead on.

    Use it with few confusions only, since the search gives up no beginning early.
    """

    def __init__(self, words: Container[str]) -> None:
        self.words = words

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def leads_on(self, beginning: str) -> bool:
        """Always true, since beginnings of words are not known."""
        return True


def confused(reading: str, at: int, longest: int, lookup: Lookup) -> Iterator[Step]:
    """The steps at a place that assume a confusion of at most ``longest`` scanned signs."""
    for length in range(1, min(longest, len(reading) - at) + 1):
        for printed, weight in lookup(reading[at : at + length]):
            yield length, printed, weight


def search(reading: str, steps: Steps, words: Vocabulary, limit: float) -> dict[str, float]:
    """The words that the reading may stand for, each with its least weight, at most ``limit``."""
    states: list[dict[str, float]] = [{} for _ in range(len(reading) + 1)]
    states[0][""] = 0.0
    most = limit + _ROUNDING
    for at in range(len(reading)):
        ahead = tuple(steps(reading, at)) if states[at] else ()
        for beginning, weight in states[at].items():
            for length, printed, more in ahead:
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
    """The lightest word; None if another weighs less than ``margin`` more.

    Without a margin: the word found, if there is only one.
    """
    near = nearest(found, margin)
    return near[0] if len(near) == 1 else None
