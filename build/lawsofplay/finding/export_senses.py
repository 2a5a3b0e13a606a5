"""Export the senses of words, and the texts that go together, as browsers read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawsofplay.finding.export_words import Words
from lawsofplay.finding.packing import numbers
from lawsofplay.finding.postings import cut
from lawsofplay.finding.senses import Sense, Table
from lawsofplay.finding.spelling import LANGUAGES

SENSES = 800
"""Letters in a bucket before packing."""


def senses_cut(table: Table, words: Words, texts: Mapping[str, int]) -> list[list[tuple[int, Any]]]:
    """The buckets of senses, by the number of the first word (`Words.near`).

    A row has the words with their language, as they are looked up. For each sense it has, packed,
    the language, the worth, how many words and which, and the two laws of a proof. A word is
    written as the first of its class, and how far before that its group begins. ``texts`` are the
    numbers of laws by address.
    """
    rows = sorted(
        (words.near(first_of(row)), f"{lang} {row}", packed)
        for lang, row, packed in (
            (key[0], words.row(*key), "".join(_coded(sense, words, texts) for sense in senses))
            for key, senses in table.items()
        )
    )
    return list(cut(((at, [row, packed]) for at, row, packed in rows), SENSES))


def first_of(row: str) -> str:
    """The first of some words, as a browser looks them up."""
    return row.partition(" ")[0]


def beginnings(table: Table, words: Words) -> frozenset[str]:
    """The first words of all rows that have senses, as a browser looks them up."""
    return frozenset(words.token(lang, row[0]) for lang, row in table)


def _coded(sense: Sense, words: Words, texts: Mapping[str, int]) -> str:
    own = [words.place[sense.language, word] for word in sense.words]
    proof = [texts[address] for address in sense.proof]
    head = [LANGUAGES.index(sense.language), sense.worth, len(own)]
    return numbers([*head, *(number for at in own for number in (at, words.far(at))), *proof])


def related(sisters: Sequence[Sequence[int]]) -> str:
    """The texts that go together, with each pair once, at the first of the two.

    For each text with some after it: the step from the last such text, how many there are, and how
    far on each stands. This distance is written as the difference from the one in the same place of
    the text before; a negative difference is written as an odd number.
    """
    return numbers(_related(sisters))


def _related(sisters: Sequence[Sequence[int]]) -> Iterator[int]:
    last, before = 0, list[int]()
    for text, every in enumerate(sisters):
        if on := [other - text for other in every if other > text]:
            yield from (text - last, len(on))
            padded = [*before, *[0] * len(on)]
            for far, was in zip(on, padded, strict=False):
                yield 2 * (far - was) if far >= was else 2 * (was - far) - 1
            last, before = text, on
