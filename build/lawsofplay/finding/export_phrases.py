"""Export the places of phrases made of common words, as browsers read them; see `known`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from lawsofplay.finding.engine import Engine
from lawsofplay.finding.evaluate import Matched
from lawsofplay.finding.export_words import Words
from lawsofplay.finding.packing import numbers
from lawsofplay.finding.postings import SPAN, Postings, coded_documents, coded_places, cut
from lawsofplay.lexicon import Language

PHRASES = 700
"""Letters in a bucket before packing."""


def phrases_cut(
    engine: Engine, words: Words, printed: Sequence[Sequence[str]]
) -> list[list[tuple[int, Any]]]:
    """The buckets of phrases, by the numbers of their first two words.

    A phrase from the table of senses has a row with, for each way to print it, the numbers of its
    words, the documents and the places. A phrase that words of a query make has only the
    documents. ``printed`` are the words of each text and thing.
    """
    rows = dict([*_of_senses(engine, words, printed), *_of_queries(engine, words)])
    keyed = sorted((_begins(key), key) for key in rows)
    return list(cut(((begins, [key, rows[key]]) for begins, key in keyed), PHRASES))


def _begins(key: str) -> int:
    """The numbers of the first two words of a phrase, as one number."""
    first, second = key.removeprefix("en ").removeprefix("fr ").partition("/")[0].split(" ")[:2]
    return int(first) * SPAN + int(second)


def _of_senses(
    engine: Engine, words: Words, printed: Sequence[Sequence[str]]
) -> Iterator[tuple[str, Any]]:
    number = {word: at for at, word in enumerate(words.printed)}
    for leaf in engine.known.other_phrases:
        language: Language = "fr" if leaf.slots[0].how == "fr" else "en"
        key = words.row(language, tuple(slot.form for slot in leaf.slots))
        row = coded_ways(engine.matched(leaf), number, printed)
        yield f"{language} {key}", row


def coded_ways(
    matched: Matched, number: dict[str, int], printed: Sequence[Sequence[str]]
) -> list[list[str]]:
    """For each way to print a phrase: the numbers of its words, its documents and its places."""
    return [
        [
            numbers(number[word] for word in way),
            coded_documents(texts),
            coded_places(places for _, places in texts),
        ]
        for way, texts in sorted(_ways(matched, printed).items())
    ]


def _ways(matched: Matched, printed: Sequence[Sequence[str]]) -> dict[tuple[str, ...], Postings]:
    """For each way in which the words are printed: the texts and things, and the places in each."""
    ways: dict[tuple[str, ...], dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for text, spans in sorted(matched.items()):
        for first, last, _ in sorted(spans):
            ways[tuple(printed[text][first : last + 1])][text].append(first)
    return {way: [*places.items()] for way, places in ways.items()}


def _of_queries(engine: Engine, words: Words) -> Iterator[tuple[str, str]]:
    for (english, french), leaf in engine.known.asked.items():
        key = f"{words.row('en', english)}/{words.row('fr', french)}"
        texts = sorted(engine.matched(leaf).items())
        row = coded_documents([(text, [0] * len(spans)) for text, spans in texts])
        yield key, row
