"""Which words of the books a slot of a query stands for, and what of a text is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rapidfuzz.distance import Levenshtein

from lawsofplay.search.query import Slot
from lawsofplay.search.spelling import Spelling, bare

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
        found = self.vocabulary
        return (form for form in found if test(form) or (not self.exact and test(bare(form))))

    def test(self, slot: Slot, language: str) -> Test:
        """Return the test of a folded word for a slot, in books of a language."""
        if self.by_class(slot):
            sought = self.spelling.of(slot.form, language)
            return lambda form: self.spelling.of(form, language) == sought
        return self.forms(slot).__contains__


def wildcard(pattern: str) -> Test:
    """Return the test for a pattern: ``*`` is any letters or none, ``?`` is one letter."""
    parts = {"*": ".*", "?": "."}
    compiled = re.compile("".join(parts.get(sign) or re.escape(sign) for sign in pattern))
    return lambda form: compiled.fullmatch(form) is not None


def within(word: str, distance: int) -> Test:
    """Return the test for forms that so many letters put, dropped or changed turn into a word."""
    return lambda form: Levenshtein.distance(word, form, score_cutoff=distance) <= distance


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
