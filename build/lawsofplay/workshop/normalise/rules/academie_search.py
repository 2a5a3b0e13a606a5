"""The words of the lexicon for which a broken reading of *academie* may stand.

Words are compared without accents. The confusions and their weights are in `academie_confusions`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lawsofplay.workshop.normalise.rules import lattice
from lawsofplay.workshop.normalise.rules.academie_confusions import CONFUSIONS, LONGEST, fold


class Folded(lattice.Wordlist):
    """The lexicon without accents, and the forms (with accents) of each folded word."""

    def __init__(self, words: Iterable[str]) -> None:
        self.forms: dict[str, list[str]] = {}
        for word in words:
            self.forms.setdefault(fold(word), []).append(word)
        super().__init__(self.forms)


def search(reading: str, words: Folded, limit: float) -> dict[str, float]:
    """The folded words that the reading may stand for, each with its least weight of confusions."""
    return lattice.search(reading, _steps, words, limit)


def _steps(reading: str, at: int) -> Iterator[lattice.Step]:
    letter = fold(reading[at])
    if letter.isalpha() or letter in "'-":
        yield 1, letter, 0.0
    yield from lattice.confused(reading, at, LONGEST, _confusions)


def _confusions(part: str) -> tuple[tuple[str, float], ...]:
    exact = CONFUSIONS.get(part, ())
    lower = CONFUSIONS.get(part.lower(), ()) if part.lower() != part else ()
    return exact + lower
