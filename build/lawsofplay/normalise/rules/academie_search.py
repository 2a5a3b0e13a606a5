"""Search for the words of the lexicon that a broken reading may stand for.

The reading is walked from left to right; at every place a letter is kept or a confusion of
`academie_confusions` assumed, and a beginning that no word of the lexicon shares is dropped.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from lawsofplay.normalise.rules.academie_confusions import CONFUSIONS, LONGEST, fold

LIMIT = 2.0
"""Confusions that weigh more together are not assumed."""

_FREE = 0.0


class Folded:
    """The lexicon without accents: sorted words, so that beginnings can be looked up too."""

    def __init__(self, words: Iterable[str]) -> None:
        self.forms: dict[str, list[str]] = {}
        for word in words:
            self.forms.setdefault(fold(word), []).append(word)
        self.sorted = sorted(self.forms)

    def __contains__(self, folded: object) -> bool:
        return folded in self.forms

    def begins(self, beginning: str) -> bool:
        """Does any word begin so?"""
        at = bisect_left(self.sorted, beginning)
        return at < len(self.sorted) and self.sorted[at].startswith(beginning)


def search(reading: str, words: Folded, limit: float = LIMIT) -> dict[str, float]:
    """Words (folded) that the reading may stand for -> least weight of the confusions assumed."""
    states: list[dict[str, float]] = [{} for _ in range(len(reading) + 1)]
    states[0][""] = 0.0
    for at in range(len(reading)):
        for beginning, weight in states[at].items():
            for length, printed, more in _steps(reading, at):
                total = weight + more
                grown = beginning + printed
                held = states[at + length]
                if total > limit + 1e-9 or held.get(grown, 9.0) <= total:
                    continue
                if not printed or words.begins(grown):
                    held[grown] = total
    return {word: weight for word, weight in states[-1].items() if word in words}


def _steps(reading: str, at: int) -> Iterable[tuple[int, str, float]]:
    letter = fold(reading[at])
    if letter.isalpha() or letter in "'-":
        yield 1, letter, _FREE
    for length in range(1, min(LONGEST, len(reading) - at) + 1):
        for printed, weight in _confusions(reading[at : at + length]):
            yield length, printed, weight


def _confusions(part: str) -> tuple[tuple[str, float], ...]:
    exact = CONFUSIONS.get(part, ())
    lower = CONFUSIONS.get(part.lower(), ()) if part.lower() != part else ()
    return exact + lower
