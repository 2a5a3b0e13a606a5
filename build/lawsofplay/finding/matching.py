"""Which words of the books a word of a query stands for, and which stretch of a text is shown."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from rapidfuzz.distance import Levenshtein

from lawsofplay.finding.query import Slot
from lawsofplay.finding.spelling import LANGUAGES, Spelling, bare

NEAR = 5
"""How many letters may be added, left out or changed in a value that is proposed instead."""

SHORT, PROPOSED = 5, 3
"""In a word of so many letters only one may differ; how many near spellings are proposed."""

Test = Callable[[str], bool]


@dataclass(frozen=True)
class Reader:
    """How the words of queries are read: by classes of spellings, or as printed if ``exact``."""

    spelling: Spelling = field(repr=False)
    vocabulary: tuple[str, ...] = field(repr=False)
    exact: bool = False
    _listed: dict[Slot, frozenset[str]] = field(default_factory=dict, repr=False, compare=False)

    def by_class(self, slot: Slot) -> bool:
        """Whether a slot stands for a class of spellings, and not for listed words."""
        return slot.how == "word" and not self.exact

    def classes(self, slot: Slot) -> dict[str, str]:
        """The class of a slot's word in each language."""
        return {lang: self.spelling.of(slot.form, lang) for lang in LANGUAGES}

    def terms(self, slot: Slot) -> tuple[tuple[str, str], ...]:
        """The words that a slot stands for, each with its field of the index."""
        if self.by_class(slot):
            return tuple(self.classes(slot).items())
        if slot.how in LANGUAGES:
            return ((slot.how, self.spelling.of(slot.form, slot.how)),)
        return tuple(("printed", form) for form in sorted(self.forms(slot)))

    def forms(self, slot: Slot) -> frozenset[str]:
        """The words that a slot lists.

        Patterns and distances ignore accents, unless spelling is exact.
        """
        if slot not in self._listed:
            self._listed[slot] = frozenset(self._forms(slot))
        return self._listed[slot]

    def _forms(self, slot: Slot) -> Iterable[str]:
        if slot.how == "word":
            return (slot.form,)
        test = wildcard(slot.form) if slot.how == "wild" else within(slot.form, slot.distance)
        if self.exact:
            return filter(test, self.vocabulary)
        pairs = zip(self.vocabulary, self._plain, strict=True)
        return (form for form, plain in pairs if test(form) or (plain != form and test(plain)))

    def nearest(self, word: str) -> list[str]:
        """A few words of similar spelling with the same first letter, the nearest first.

        In a short word at most one letter is added, left out or changed; in others two.
        """
        most = 1 if len(word) <= SHORT else 2
        plainly = bare(word)
        far = (
            (Levenshtein.distance(plainly, plain, score_cutoff=most), known)
            for known, plain in zip(self.vocabulary, self._plain, strict=True)
            if plain[:1] == plainly[:1]
        )
        return [known for _, known in sorted(pair for pair in far if pair[0] <= most)[:PROPOSED]]

    @cached_property
    def _plain(self) -> tuple[str, ...]:
        """The words of the books without their accents."""
        return tuple(map(bare, self.vocabulary))


def wildcard(pattern: str) -> Test:
    """The test for a pattern: ``*`` is any letters or none, ``?`` is one letter.

    Whatever the pattern, the time grows no faster than its length times the word's. The letters
    between two stars are sought once, and their first place is kept.
    """
    compiled = re.compile(fnmatch.translate(pattern))
    return lambda form: compiled.match(form) is not None


def within(word: str, distance: int) -> Test:
    """The test for forms that differ from a word in at most ``distance`` letters."""
    return lambda form: Levenshtein.distance(word, form, score_cutoff=distance) <= distance


def nearest(value: str, known: Iterable[str]) -> str:
    """The known value that differs in the fewest letters from one; "" if none is near.

    >>> nearest("bellecour.piket", ["bellecour.ombre", "bellecour.piquet", "cotton.chess"])
    'bellecour.piquet'
    """
    near = [(far, other) for other in known if (far := Levenshtein.distance(value, other)) <= NEAR]
    return min(near)[1] if near else ""


def snippet(
    text: str, places: list[tuple[int, int]], width: int = 160
) -> tuple[str, list[tuple[int, int]]]:
    """A stretch of a text around its first hit, cut between words, with the hits in it.

    An ellipsis marks cut ends. A text without hits is shown from its beginning.
    """
    first = places[0] if places else (0, 0)
    start = max(0, first[0] - width // 3)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = max(first[1], start + width)
    end = text.find(" ", end) if end < len(text) else -1
    end = len(text) if end < 0 else end
    before, after = "… " if start else "", " …" if end < len(text) else ""
    shift = len(before) - start
    inside = [(a + shift, b + shift) for a, b in places if a >= start and b <= end]
    return before + text[start:end] + after, inside
