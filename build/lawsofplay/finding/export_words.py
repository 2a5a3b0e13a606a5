"""The words of the books as browsers read them: a few at a time, or all for a pattern.

A word is known by its number, its place among all words, sorted without their accents, so that all
that begin alike stand together. The words of a class of spellings
stand in one bucket of `postings`, whichever language makes them one class: ``group`` is the first
of all that go together so.
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

Told = tuple[str, tuple[int, ...]]
"""A word, and what a browser must know of it."""

WORDS = 32
"""Words in a bucket, about."""
UNPRINTED = "="
"""What a word that no book prints begins with, where others are told by their numbers."""


@dataclass(frozen=True)
class Words:
    """The words of the books, in the order of `in_order`, and their classes.

    ``place`` has for each class of a language the number of its first word, ``firsts`` for each
    language that of each word's class; ``group`` has for each word the first of its group.
    """

    printed: Sequence[str] = field(repr=False)
    place: dict[tuple[Language, str], int] = field(repr=False)
    firsts: dict[Language, list[int]] = field(repr=False)
    group: list[int] = field(repr=False)

    def token(self, language: Language, word: str) -> str:
        """Return a class as a browser looks it up; one that no book prints stands for itself."""
        at = self.place.get((language, word))
        return f"{UNPRINTED}{word}" if at is None else str(at)

    def row(self, language: Language, row: Row) -> str:
        """Return words side by side as a browser looks them up."""
        return " ".join(self.token(language, word) for word in row)

    def near(self, token: str) -> int:
        """Return the number of a word; of one that no book prints, that of the word before it."""
        if token.startswith(UNPRINTED):
            sought = in_order(token.removeprefix(UNPRINTED))
            return max(0, bisect_right(self.printed, sought, key=in_order) - 1)
        return int(token)

    def far(self, number: int) -> int:
        """Return how far back the first of a word's group stands."""
        return number - self.group[number]


def in_order(word: str) -> tuple[str, str]:
    """Return by what words are sorted."""
    return bare(word), word


def words_of(printed: Sequence[str], spelling: Spelling) -> Words:
    """Return the words of the books with their classes."""
    place: dict[tuple[Language, str], int] = {}
    firsts: dict[Language, list[int]] = {lang: [] for lang in LANGUAGES}
    for lang in LANGUAGES:
        for at, word in enumerate(printed):
            firsts[lang].append(place.setdefault((lang, spelling.of(word, lang)), at))
    return Words(printed, place, firsts, groups(firsts.values()))


def groups(firsts: Collection[Sequence[int]]) -> list[int]:
    """Return for each word the first of all that are in a class with it, were it through others.

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


def words_cut(words: Words, sensed: Collection[int]) -> list[list[tuple[str, Told]]]:
    """Return the buckets of words, by these without accents.

    Of each is told twice how far back its group begins, and 1 more if others say the same
    (``sensed`` are the first words of such classes); then how far back its class begins in each
    language.
    """
    rows = ((bare(word), (word, _told(words, at, sensed))) for at, word in enumerate(words.printed))
    parts: list[list[tuple[str, Told]]] = [[]]
    for _, alike in groupby(rows, key=itemgetter(0)):
        if len(parts[-1]) >= WORDS:
            parts.append([])
        parts[-1] += alike
    return parts


def _told(words: Words, at: int, sensed: Collection[int]) -> tuple[int, ...]:
    is_sensed = any(own[at] in sensed for own in words.firsts.values())
    return 2 * words.far(at) + is_sensed, *back(words, at)


def back(words: Words, at: int) -> list[int]:
    """Return how far back the class of a word begins in each language."""
    return [at - own[at] for own in words.firsts.values()]


def coded_words(part: Sequence[Told]) -> list[str]:
    """Write a bucket of words: these, and what is told of them, one thing after the other."""
    columns = zip(*(told for _, told in part), strict=True)
    return [front_coded([word for word, _ in part]), *map(numbers, columns)]


def whole(words: Words) -> list[str]:
    """Write all words, for patterns: these, and how far back the group of each begins."""
    every = map(words.far, range(len(words.printed)))
    return [front_coded(list(words.printed)), numbers(every)]


def spellings(
    words: Words, spelling: Spelling, sensed: Collection[int], begun: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield forms that the books lack, each with what a browser must know to ask for it.

    Whether others say the same; then for each language the first word of its class, counted from
    1, and how far before that the group begins; 0 and 0 for none. ``begun`` are the forms by which
    a row of words that others say the same as begins.
    """
    known = set(words.printed)
    asked = {form for table in spelling.table.values() for it in table.items() for form in it}
    for form in sorted(asked - known):
        places = [words.place.get((lang, spelling.of(form, lang)), -1) for lang in LANGUAGES]
        told = (it for at in places for it in (at + 1, words.far(at) if at >= 0 else 0))
        has_senses = f"{UNPRINTED}{form}" in begun or any(at in sensed for at in places)
        yield form, numbers([has_senses, *told])
