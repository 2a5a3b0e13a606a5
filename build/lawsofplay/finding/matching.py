"""Which words of the books a slot of a query stands for, and what of a text is shown."""

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
"""Letters put, dropped or changed that part a value from one proposed in its stead."""

SHORT, PROPOSED = 5, 3
"""Letters of a word in which only one may differ; near spellings that are proposed."""

Test = Callable[[str], bool]


@dataclass(frozen=True)
class Reader:
    """How queries are read: the classes of spellings, the words of the books, the switch."""

    spelling: Spelling = field(repr=False)
    vocabulary: tuple[str, ...] = field(repr=False)
    exact: bool = False
    _listed: dict[Slot, frozenset[str]] = field(default_factory=dict, repr=False, compare=False)

    def by_class(self, slot: Slot) -> bool:
        """Tell whether a slot stands for a class of spellings, and not for listed words."""
        return slot.how == "word" and not self.exact

    def classes(self, slot: Slot) -> dict[str, str]:
        """Return the class of a slot's word in each language."""
        return {lang: self.spelling.of(slot.form, lang) for lang in LANGUAGES}

    def terms(self, slot: Slot) -> tuple[tuple[str, str], ...]:
        """Return the words that a slot stands for, each with its field of the index."""
        if self.by_class(slot):
            return tuple(self.classes(slot).items())
        if slot.how in LANGUAGES:
            return ((slot.how, self.spelling.of(slot.form, slot.how)),)
        return tuple(("printed", form) for form in sorted(self.forms(slot)))

    def forms(self, slot: Slot) -> frozenset[str]:
        """Return the words that a slot lists.

        Patterns and distances do not mind accents, unless spelling is exact.
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
        found = zip(self.vocabulary, self._plain, strict=True)
        return (form for form, plain in found if test(form) or (plain != form and test(plain)))

    def nearest(self, word: str) -> list[str]:
        """Return a few words that are spelt nearly so and begin alike, the nearest first.

        Of a short word at most one letter is put, dropped or changed, of others two.
        """
        most = 1 if len(word) <= SHORT else 2
        plainly = bare(word)
        far = (
            (Levenshtein.distance(plainly, plain, score_cutoff=most), it)
            for it, plain in zip(self.vocabulary, self._plain, strict=True)
            if plain[:1] == plainly[:1]
        )
        return [it for _, it in sorted(pair for pair in far if pair[0] <= most)[:PROPOSED]]

    @cached_property
    def _plain(self) -> tuple[str, ...]:
        """The words of the books without their accents."""
        return tuple(map(bare, self.vocabulary))


def wildcard(pattern: str) -> Test:
    """Return the test for a pattern: ``*`` is any letters or none, ``?`` is one letter.

    Whatever the pattern, the time grows no faster than its length times the word's: what stands
    between two stars is sought once, and never given up for a later place.
    """
    compiled = re.compile(fnmatch.translate(pattern))
    return lambda form: compiled.match(form) is not None


def within(word: str, distance: int) -> Test:
    """Return the test for forms that so many letters put, dropped or changed turn into a word."""
    return lambda form: Levenshtein.distance(word, form, score_cutoff=distance) <= distance


def nearest(value: str, known: Iterable[str]) -> str:
    """Return the first of the values that the fewest letters part from one; "" if none is near.

    >>> nearest("bellecour.piket", ["bellecour.ombre", "bellecour.piquet", "cotton.chess"])
    'bellecour.piquet'
    """
    near = [(far, it) for it in known if (far := Levenshtein.distance(value, it)) <= NEAR]
    return min(near)[1] if near else ""


def snippet(
    text: str, places: list[tuple[int, int]], width: int = 160
) -> tuple[str, list[tuple[int, int]]]:
    """Return a stretch of a text around its first hit, cut between words, with the hits in it.

    Cut ends are marked by an ellipsis. A text without hits is shown from its beginning.
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
