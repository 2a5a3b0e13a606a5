"""Finds good words in the wrong place, which a comparison with ocr.txt cannot show.

The scanner itself wrote these words. A flag asks about two kinds. One is a word that a scanner
writes for a likelier one (*chafe* for *chase*, ``twins`` in corpus/proof.toml). The other is a
spelling of today where the book elsewhere has the old one (*Surprise* beside *Surprize*).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping

from lawsofplay.proof.flags import Flag
from lawsofplay.proof.words import PageWord

_FEW = 3
"""A spelling of today in more places than this is the book's own."""

_TIMES = 3
"""How many times oftener the old spelling must stand before today's is questioned."""


def of_twins(words: Iterable[PageWord], twins: Mapping[str, str]) -> Iterator[Flag]:
    """The unmarked words that may be misread; a flag's ``source`` is the word that may be meant."""
    for word in words:
        spelling = _spelling(word)
        if spelling in twins and not _marked(word):
            yield Flag("twin", twins[spelling], spelling, word.line)


def of_spellings(words: Iterable[PageWord], today: Container[str]) -> Iterator[Flag]:
    """The unmarked words whose spelling is among ``today``."""
    for word in words:
        if _spelling(word) in today and not _marked(word):
            yield Flag("today", "", _spelling(word), word.line)


def spelt_as_today(words: Iterable[PageWord], regular: Callable[[str], str]) -> frozenset[str]:
    """The spellings of today that a book has in few places, beside the old one far oftener.

    ``regular`` gives today's spelling of any word, or the word itself.
    """
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for word in words:
        spelling = _spelling(word)
        counts[regular(spelling)][spelling] += 1
    return frozenset(
        today
        for today, forms in counts.items()
        if 0 < forms[today] <= _FEW and forms.total() - forms[today] >= _TIMES * forms[today]
    )


def _spelling(word: PageWord) -> str:
    """A word as it is spelt, with accents and apostrophes, in small letters."""
    return word.text.casefold().strip('.,;:!?()"')


def _marked(word: PageWord) -> bool:
    return word.doubtful or word.sic or word.supplied
