"""Where two texts of one language are worded differently, word by word."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import groupby

from rapidfuzz.distance import Indel

ALIKE = 0.35
"""Laws worded less alike have no words worth marking: another author wrote them."""


@dataclass(frozen=True)
class Run:
    """Words that stand together: in both texts, or in this one only."""

    words: str
    shared: bool


def worded(first: str, second: str) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """Both texts in runs of words that they share and words that only one has.

    Capitals, accents and points make no difference; the words are given as they stand.

    >>> first, _ = worded("must deal again; but is not to be Beasted", "Deals again, not beasted")
    >>> [(run.words, run.shared) for run in first]
    [('must deal', False), ('again;', True), ('but is', False), ('not', True), ('to be', False), \
('Beasted', True)]
    """
    left, right = first.split(), second.split()
    keys = [_key(word) for word in left], [_key(word) for word in right]
    same: tuple[set[int], set[int]] = (set(), set())
    for step in Indel.opcodes(*keys):
        if step.tag == "equal":
            same[0].update(range(step.src_start, step.src_end))
            same[1].update(range(step.dest_start, step.dest_end))
    return _runs(left, same[0]), _runs(right, same[1])


def likeness(first: str, second: str) -> float:
    """How much of two texts is worded alike: 1 for the same words, 0 for no word in common."""
    keys = ([_key(word) for word in text.split()] for text in (first, second))
    return float(Indel.normalized_similarity(*keys))


def _runs(words: list[str], same: set[int]) -> tuple[Run, ...]:
    grouped = groupby(enumerate(words), key=lambda item: item[0] in same)
    return tuple(Run(" ".join(word for _, word in held), shared) for shared, held in grouped)


def _key(word: str) -> str:
    """A word without capitals, accents and points; the word itself where nothing else is left."""
    bare = unicodedata.normalize("NFD", word).casefold()
    return "".join(sign for sign in bare if sign.isalnum()) or word
