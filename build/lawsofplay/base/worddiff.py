"""The words in which two texts of one language differ."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import groupby

from rapidfuzz.distance import Indel

ALIKE = 0.35
"""The least `likeness` of two laws whose differences are marked.

Below it the laws are the work of two authors, and marks would show nothing.
"""


@dataclass(frozen=True)
class Run:
    """Neighbouring words of a text that are all in both texts, or all in this one only."""

    words: str
    shared: bool


def worded(first: str, second: str) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """Both texts, parted into runs of words that they share and words that only one has.

    Capitals, accents and points make no difference; the words are returned as printed.

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
    """How alike two texts are worded: 1 for the same words, 0 for no word in common."""
    keys = ([_key(word) for word in text.split()] for text in (first, second))
    return float(Indel.normalized_similarity(*keys))


def _runs(words: list[str], same: set[int]) -> tuple[Run, ...]:
    grouped = groupby(enumerate(words), key=lambda item: item[0] in same)
    return tuple(Run(" ".join(word for _, word in run), shared) for shared, run in grouped)


def _key(word: str) -> str:
    """A word without capitals, accents and points; a word of points alone is kept."""
    bare = unicodedata.normalize("NFD", word).casefold()
    return "".join(sign for sign in bare if sign.isalnum()) or word
