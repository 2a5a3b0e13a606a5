"""Export in which documents words stand, and where in them, as two kinds of buckets.

Most queries need only the documents that have a word, and how often; that is a third of the data.
The places in a document are needed only for phrases and neighbours, and only in documents that have
all their words. So the places of frequent words are cut into stretches of documents. Words of one
class of spellings stand together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar

from lawsofplay.finding.export_words import Words, back
from lawsofplay.finding.packing import bits, steps
from lawsofplay.finding.wordings import MOST

T = TypeVar("T")
Postings = list[tuple[int, list[int]]]
"""The documents that have a word, by number, each with the places of the word."""
Parts = list[list[tuple[int, Any]]]
"""Buckets: rows of data, each with the number by which it is looked up."""

POSTINGS, PLACES = 250, 1_150
"""Letters in a bucket before packing. They keep what a search loads within its budget."""
SETS = sorted(range(1, 1 << MOST), key=lambda chosen: (chosen.bit_count(), chosen))
"""Every choice of wordings, the smaller ones first, each as a sum of powers of two."""
SPAN = 1_000_000
"""The key of a word and a document is the word's number times this, plus the document's."""


def cut(items: Iterable[tuple[T, Any]], limit: int) -> Iterator[list[tuple[T, Any]]]:
    """Divide keyed data, in order, into parts of about ``limit`` letters.

    Rows with one key stay together.
    """
    part: list[tuple[T, Any]] = []
    size = 0
    for _, group in groupby(items, key=lambda item: item[0]):
        fresh = list(group)
        length = sum(len(json.dumps(data, ensure_ascii=False)) for _, data in fresh)
        if part and size + length > limit:
            yield part
            part, size = [], 0
        part += fresh
        size += length
    yield part


def in_documents(postings: list[Postings], words: Words, worded: int) -> Parts:
    """The buckets that say which documents have each word, and how often.

    ``worded`` is the number from which on documents are the wordings of a text.
    A row has the word's number, its documents and the word. If the word is not alone in its
    classes, it also has how far back these begin.
    """
    order = sorted(range(len(postings)), key=lambda word: (words.group[word], word))
    rows = ((words.group[at], [at, coded_documents(postings[at], worded)], at) for at in order)
    return list(cut(((group, [*row, *_named(words, at)]) for group, row, at in rows), POSTINGS))


def _named(words: Words, at: int) -> list[str | int]:
    far = back(words, at)
    return [words.printed[at], *(far if any(far) else ())]


def in_places(postings: list[Postings], group: list[int]) -> Parts:
    """The buckets that say where words stand, in stretches of documents.

    A stretch has the word, the first of the word's documents in it (counted from 0), how many there
    are, and the places in them. Its key is made of its class and its first document.
    """
    order = sorted(range(len(postings)), key=lambda word: (group[word], word))
    stretches = (
        stretch
        for first, words in groupby(order, key=group.__getitem__)
        for stretch in _stretches(first, list(words), postings)
    )
    return list(cut(stretches, PLACES))


def _stretches(
    first: int, words: list[int], postings: list[Postings]
) -> Iterator[tuple[int, list[Any]]]:
    """The places of the words of one class, by stretches of documents and then by words."""
    begins = _begins([postings[word] for word in words])
    for start, end in zip(begins, [*begins[1:], SPAN], strict=True):
        for word in words:
            inside = [at for at, (text, _) in enumerate(postings[word]) if start <= text < end]
            if inside:
                places = (postings[word][at][1] for at in inside)
                yield first * SPAN + start, [word, inside[0], len(inside), coded_places(places)]


def _begins(together: list[Postings]) -> list[int]:
    """The documents at which stretches begin.

    Each stretch has about as many places as fill a bucket.
    """
    sizes: dict[int, int] = {}
    for postings in together:
        for text, places in postings:
            sizes[text] = sizes.get(text, 0) + len(places)
    begins, filled = [0], 0
    for text in sorted(sizes):
        if filled + sizes[text] > PLACES:
            begins.append(text)
            filled = 0
        filled += sizes[text]
    return begins


def coded_documents(postings: Postings, worded: int = SPAN) -> str:
    """Which documents have a word, and how often, as packed numbers with points between the lists.

    First comes for each document the number of documents skipped since the last, then how many
    times more than once the word stands there (nothing if it stands once in all). From the number
    ``worded`` on, documents are the wordings of a text. For these there are two more lists: how
    many are skipped, and which wordings have the word, as the place among all `SETS`.
    """
    texts = [posting for posting in postings if posting[0] < worded]
    sets = [posting for posting in postings if posting[0] >= worded]
    more = [len(places) - 1 for _, places in texts]
    lists = (
        _skipped(texts, -1),
        more if any(more) else [],
        _skipped(sets, worded - 1),
        [SETS.index(sum(1 << place for place in places)) for _, places in sets],
    )
    return ".".join(bits(own) if own else "" for own in lists).rstrip(".")


def _skipped(postings: Postings, last: int) -> list[int]:
    return [step - 1 for step in steps(document - last for document, _ in postings)]


def coded_places(places: Iterable[list[int]]) -> str:
    """The places of a word in documents, in each the steps from one to the next, packed."""
    return bits([step for own in places for step in steps(own)])
