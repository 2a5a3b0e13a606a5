"""How common words are: in how many texts they stand, or would stand in texts of today.

A reader asks in words of today. The books print some of these seldom (*my*, *comment*), though they
help little to find a text. Such a word counts as being as common as it is in the language of today
(`wordfreq`). A word of one language is as common as in the books of that language, not in all
books.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from wordfreq import word_frequency

from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.lexicon import Language

FREQUENT = 5
"""A word is frequent if it stands in more than one of so many texts."""
SELDOM = 20
"""If less than one of so many texts of today has a word, the count in the books is used."""
LENGTH = 60
"""How many words a text of today is taken to have."""

Counted = Mapping[Language, Mapping[str, int]]
"""For each language the number of texts in which each class of words stands."""


@dataclass(frozen=True)
class Words:
    """The words of the books: for each language its texts, and how many have each class."""

    sizes: Mapping[Language, int]
    counts: Counted = field(repr=False)
    forms: Mapping[tuple[Language, str], set[str]] = field(repr=False)

    def most(self, one_in: int) -> frozenset[tuple[Language, str]]:
        """The words that stand, in one language, in more than one of ``one_in`` texts."""
        total = sum(self.sizes.values())
        every = ((lang, word) for lang in LANGUAGES for word in self.counts[lang])
        return frozenset(
            (lang, word) for lang, word in every if self.counts[lang][word] * one_in > total
        )


def words_of(texts: Iterable[tuple[Language, Iterable[str], Iterable[str]]]) -> Words:
    """Count the words of texts.

    Each text comes with its language, its words as printed, and the classes of these.
    """
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
    """For each language its common words, with the number of texts in which each would stand.

    A word is common if it is frequent in the books, or more frequent in texts of today.
    """
    total = sum(words.sizes.values())
    by_language: dict[str, dict[str, int]] = {}
    for lang in LANGUAGES:
        size = max(1, words.sizes[lang])
        books = {key: count * total // size for key, count in words.counts[lang].items()}
        today = {key: _of_today(words.forms[lang, key], lang, total) for key in books}
        by_language[lang] = {
            key: max(books[key], today[key])
            for key in sorted(books)
            if books[key] * FREQUENT > total or today[key] > max(books[key], total // SELDOM)
        }
    return by_language


def _of_today(forms: Iterable[str], lang: Language, total: int) -> int:
    share = max(word_frequency(form, lang) for form in forms)
    return int((1 - (1 - share) ** LENGTH) * total)
