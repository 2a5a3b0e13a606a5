"""Export the words of the books for browsers: a few at a time, or all for a pattern.

A word is known by its number, its place among all words. They are sorted without their accents, so
that words that begin alike stand together. The words of one class of spellings stand in one bucket
of `postings`, whichever language has the class. ``group`` is the first of all words that go
together in this way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter

from lawsofplay.finding.packing import front_coded, numbers
from lawsofplay.finding.senses import Row
from lawsofplay.finding.spelling import LANGUAGES, Spelling, bare
from lawsofplay.lexicon import Language

WordRow = tuple[str, tuple[int, ...]]
"""A word, and the numbers that a browser must know about it."""

WORDS = 32
"""About how many words a bucket has."""
UNPRINTED = "="
"""The mark before a word that no book prints, where other words are written as numbers."""


@dataclass(frozen=True)
class Words:
    """The words of the books, in the order of `in_order`, and their classes.

    ``place`` has the number of the first word of each class, by language. ``firsts`` has, for each
    language, the first word of each word's class. ``group`` has for each word the first of its
    group.
    """

    printed: Sequence[str] = field(repr=False)
    place: dict[tuple[Language, str], int] = field(repr=False)
    firsts: dict[Language, list[int]] = field(repr=False)
    group: list[int] = field(repr=False)

    def token(self, language: Language, word: str) -> str:
        """A class as a browser looks it up; a class that no book prints stands as its word."""
        at = self.place.get((language, word))
        return f"{UNPRINTED}{word}" if at is None else str(at)

    def row(self, language: Language, row: Row) -> str:
        """Words side by side as a browser looks them up."""
        return " ".join(self.token(language, word) for word in row)

    def near(self, token: str) -> int:
        """The number of a word; for a word that no book prints, that of the word before it."""
        if token.startswith(UNPRINTED):
            sought = in_order(token.removeprefix(UNPRINTED))
            return max(0, bisect_right(self.printed, sought, key=in_order) - 1)
        return int(token)

    def far(self, number: int) -> int:
        """How far back the first word of a word's group stands."""
        return number - self.group[number]


def in_order(word: str) -> tuple[str, str]:
    """The key by which words are sorted: first without accents."""
    return bare(word), word


def words_of(printed: Sequence[str], spelling: Spelling) -> Words:
    """The words of the books with their classes."""
    place: dict[tuple[Language, str], int] = {}
    firsts: dict[Language, list[int]] = {lang: [] for lang in LANGUAGES}
    for lang in LANGUAGES:
        for at, word in enumerate(printed):
            firsts[lang].append(place.setdefault((lang, spelling.of(word, lang)), at))
    return Words(printed, place, firsts, groups(firsts.values()))


def groups(firsts: Collection[Sequence[int]]) -> list[int]:
    """For each word the first of all words in a class with it, directly or through other words.

    >>> groups([[0, 0, 2, 3], [0, 1, 1, 3]])
    [0, 0, 0, 3]
    """
    above = list(range(max(map(len, firsts))))

    def first(word: int) -> int:
        while above[word] != word:
            word = above[word]
        return word

    for own in firsts:
        for word, other in enumerate(own):
            low, high = sorted((first(word), first(other)))
            above[high] = low
    return list(map(first, above))


def words_cut(words: Words, sensed: Collection[int]) -> list[list[tuple[str, WordRow]]]:
    """The buckets of words, by the words without accents.

    Each word has two or three numbers. The first is twice how far back its group begins, plus 1 if
    other words say the same (``sensed`` are the first words of such classes). The others are how
    far back its class begins in each language.
    """
    rows = (
        (bare(word), (word, _coded(words, at, sensed))) for at, word in enumerate(words.printed)
    )
    parts: list[list[tuple[str, WordRow]]] = [[]]
    for _, alike in groupby(rows, key=itemgetter(0)):
        if len(parts[-1]) >= WORDS:
            parts.append([])
        parts[-1] += alike
    return parts


def _coded(words: Words, at: int, sensed: Collection[int]) -> tuple[int, ...]:
    is_sensed = any(own[at] in sensed for own in words.firsts.values())
    return 2 * words.far(at) + is_sensed, *back(words, at)


def back(words: Words, at: int) -> list[int]:
    """How far back the class of a word begins in each language."""
    return [at - own[at] for own in words.firsts.values()]


def coded_words(part: Sequence[WordRow]) -> list[str]:
    """A bucket of words: the words, and then each of their numbers as a list."""
    columns = zip(*(row for _, row in part), strict=True)
    return [front_coded([word for word, _ in part]), *map(numbers, columns)]


def whole(words: Words) -> list[str]:
    """All words, for patterns, and how far back the group of each begins."""
    every = map(words.far, range(len(words.printed)))
    return [front_coded(list(words.printed)), numbers(every)]


def spellings(
    words: Words, spelling: Spelling, sensed: Collection[int], begun: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Forms that the books lack, each with what a browser must know to search for it.

    This is whether other words say the same, and for each language two numbers: the first word of
    its class (from 1), and how far before that the group begins; 0 and 0 if there is no class.
    ``begun`` are the forms with which rows of words that have senses begin.
    """
    known = set(words.printed)
    forms = {form for table in spelling.table.values() for pair in table.items() for form in pair}
    for form in sorted(forms - known):
        places = [words.place.get((lang, spelling.of(form, lang)), -1) for lang in LANGUAGES]
        pairs = ((at + 1, words.far(at) if at >= 0 else 0) for at in places)
        has_senses = f"{UNPRINTED}{form}" in begun or any(at in sensed for at in places)
        yield form, numbers([has_senses, *(number for pair in pairs for number in pair)])
