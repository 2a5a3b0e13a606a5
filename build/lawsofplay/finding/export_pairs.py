"""Export the places of common words that a hyphen or an apostrophe joins, as browsers read them.

*doit-on* and *n'a* are phrases of two words that each stand in very many places. To read the places
of both words costs more than everything else that a search loads. The pair itself stands in few
places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from lawsofplay.finding.engine import Engine
from lawsofplay.finding.evaluate import Matched
from lawsofplay.finding.export_phrases import coded_ways
from lawsofplay.finding.export_words import Words
from lawsofplay.finding.postings import SPAN, cut
from lawsofplay.finding.query import Phrase, Slot
from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.finding.words import APOSTROPHES
from lawsofplay.finding.words import words as words_in

COMMON = 300
"""How many places each word of a pair has at least."""
JOINING = {*"-‐‑", *APOSTROPHES}
PAIRS = 700
"""Letters in a bucket before packing."""

Row = list[Any]


def pairs_cut(
    engine: Engine, words: Words, printed: Sequence[Sequence[str]]
) -> list[list[tuple[int, Row]]]:
    """The buckets of pairs, by the first words of both classes in English.

    A row has the numbers of these first words, and of those in French. For each way to print the
    pair it has the numbers of the words, the documents and the places. ``printed`` are the words of
    each text and thing.
    """
    rows = sorted(_rows(engine, words, printed), key=lambda row: row[0])
    keyed = ((row[0][0] * SPAN + row[0][1], row) for row in rows)
    return list(cut(keyed, PAIRS))


def _rows(engine: Engine, words: Words, printed: Sequence[Sequence[str]]) -> Iterator[Row]:
    number = {word: at for at, word in enumerate(words.printed)}
    texts = (document.text for document in engine.documents())
    pairs: dict[tuple[int, ...], Phrase] = {}
    for pair in sorted(joined_pairs(texts)):
        own = tuple(map(Slot, pair))
        rows = zip(LANGUAGES, engine.known.rows(own), strict=True)
        key = tuple(words.place[lang, word] for lang, row in rows for word in row)
        pairs.setdefault(key, Phrase(own))
    sizes: dict[Slot, int] = {}
    for key, leaf in pairs.items():
        for slot in leaf.slots:
            if slot not in sizes:
                sizes[slot] = _size(engine.matched(Phrase((slot,))))
        if min(sizes[slot] for slot in leaf.slots) >= COMMON:
            yield [[*key], coded_ways(engine.matched(leaf), number, printed)]


def _size(places: Matched) -> int:
    return sum(map(len, places.values()))


def joined_pairs(texts: Iterable[str]) -> set[tuple[str, str]]:
    """The pairs of words that a hyphen or an apostrophe joins.

    >>> sorted(joined_pairs(["Doit-on jouer, s'il n'a rien ?"]))
    [('doit', 'on'), ('n', 'a'), ('s', 'il')]
    """
    return {
        (first.form, second.form)
        for text in texts
        for first, second in pairwise(words_in(text))
        if text[first.end : second.start] in JOINING
    }
