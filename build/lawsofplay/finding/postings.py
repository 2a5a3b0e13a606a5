"""In which documents words stand, and where in these: two kinds of buckets, read one by one.

Most queries ask only which documents have a word, and how often; that is a third of what there is
to tell. Where in a document a word stands is asked for phrases and neighbours alone, and only of
documents that have all their words: so the places of frequent words are cut by documents.
Words of one class of spellings stand together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, TypeVar

from lawsofplay.finding.export_words import Words, back
from lawsofplay.finding.packing import bits, steps

T = TypeVar("T")
Postings = list[tuple[int, list[int]]]
"""Documents by number, each with the places of a word in it."""
Parts = list[list[tuple[int, Any]]]
"""Buckets: data, each with the number by which it is looked for."""

POSTINGS, PLACES = 250, 1_300
"""Letters in a bucket before packing: so a search stays within its budget of transfer."""
SPAN = 1_000_000
"""What a word's number is multiplied by to be a key together with that of a document."""


def cut(items: Iterable[tuple[T, Any]], limit: int) -> Iterator[list[tuple[T, Any]]]:
    """Divide keyed data, in order, into parts of about so many letters; a key stays whole."""
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


def in_documents(postings: list[Postings], words: Words) -> Parts:
    """Return the buckets that tell which documents have each word, and how often.

    A row has the word's number, its documents, itself and, unless it is alone in its classes, how
    far back these begin.
    """
    order = sorted(range(len(postings)), key=lambda word: (words.group[word], word))
    rows = ((words.group[at], [at, coded_documents(postings[at])], at) for at in order)
    return list(cut(((group, [*row, *_named(words, at)]) for group, row, at in rows), POSTINGS))


def _named(words: Words, at: int) -> list[str | int]:
    far = back(words, at)
    return [words.printed[at], *(far if any(far) else ())]


def in_places(postings: list[Postings], group: list[int]) -> Parts:
    """Return the buckets that tell where words stand, in stretches of documents.

    A stretch has the word, the first of the word's documents in it, counted from 0, how many they
    are, and the places in these. Its key is that of its class and its first document.
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
                told = (postings[word][at][1] for at in inside)
                yield first * SPAN + start, [word, inside[0], len(inside), coded_places(told)]


def _begins(together: list[Postings]) -> list[int]:
    """The documents at which stretches begin, each of about so many places as fill a bucket."""
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


def coded_documents(postings: Postings) -> str:
    """Write which documents have a word, and how often.

    For each: twice how many documents are passed over since the last, and 1 more if the word
    stands there several times; then how many times more than two.
    """
    return bits([*_documents(postings)])


def _documents(postings: Postings) -> Iterator[int]:
    last = -1
    for document, places in postings:
        several = len(places) > 1
        yield 2 * (document - last - 1) + several
        if several:
            yield len(places) - 2
        last = document


def coded_places(places: Iterable[list[int]]) -> str:
    """Write the places of a word in documents, in each the steps from one to the next."""
    return bits([step for own in places for step in steps(own)])
