"""How common words are: in how many texts they stand, or would stand if the books were of today.

A reader asks in words of today. Of these the books print some seldom (*my*, *comment*), though they
tell nothing: such a word is taken for as common as it is in the language of today (`wordfreq`).
And a word of one language is as common as in the books of that language, not in all books.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from wordfreq import word_frequency

from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.lexicon import Language

FREQUENT = 5
"""A word is frequent that stands in more than one text of so many."""
SELDOM = 20
"""A word that stands in fewer texts of today than one of so many is as common as in the books."""
LENGTH = 60
"""Words of a text of today."""

Counted = Mapping[Language, Mapping[str, int]]
"""For each language, the texts in which each class of words stands."""


@dataclass(frozen=True)
class Words:
    """The words of the books: for each language its texts, and by class how many have it."""

    sizes: Mapping[Language, int]
    counts: Counted = field(repr=False)
    forms: Mapping[tuple[Language, str], set[str]] = field(repr=False)

    def most(self, one_in: int) -> frozenset[tuple[Language, str]]:
        """Return the words that one language's texts have in more than one of so many of all."""
        total = sum(self.sizes.values())
        every = ((lang, word) for lang in LANGUAGES for word in self.counts[lang])
        return frozenset(it for it in every if self.counts[it[0]][it[1]] * one_in > total)


def words_of(texts: Iterable[tuple[Language, Iterable[str], Iterable[str]]]) -> Words:
    """Count texts, each given with its language, its words as printed, and the classes of these."""
    sizes = dict.fromkeys(LANGUAGES, 0)
    counts: dict[Language, Counter[str]] = {lang: Counter() for lang in LANGUAGES}
    forms: dict[tuple[Language, str], set[str]] = defaultdict(set)
    for lang, printed, classes in texts:
        own = list(classes)
        sizes[lang] += 1
        counts[lang].update(set(own))
        for form, key in zip(printed, own, strict=True):
            forms[lang, key].add(form)
    return Words(sizes, counts, forms)


def common(words: Words) -> dict[str, dict[str, int]]:
    """Return, for each language, its common words, and in how many of all texts each would stand.

    Common are those that are frequent, and those of which a text of today has more than the books.
    """
    total = sum(words.sizes.values())
    found: dict[str, dict[str, int]] = {}
    for lang in LANGUAGES:
        size = max(1, words.sizes[lang])
        books = {key: count * total // size for key, count in words.counts[lang].items()}
        today = {key: _of_today(words.forms[lang, key], lang, total) for key in books}
        found[lang] = {
            key: max(books[key], today[key])
            for key in sorted(books)
            if books[key] * FREQUENT > total or today[key] > max(books[key], total // SELDOM)
        }
    return found


def _of_today(forms: Iterable[str], lang: Language, total: int) -> int:
    share = max(word_frequency(form, lang) for form in forms)
    return int((1 - (1 - share) ** LENGTH) * total)
