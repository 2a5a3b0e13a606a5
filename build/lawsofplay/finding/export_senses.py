"""The senses of words and the texts that go together, as browsers read them."""

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
    """Return the buckets of senses, by the number of the first word (`Words.near`).

    A row has the words, as the language and they are looked up, and packed, for each sense: the
    language, the worth, how many words and which, and of what is proved the two laws. A word is
    told by the first of its class and how far before that its group begins. ``texts`` are the
    numbers of laws by address.
    """
    rows = sorted(
        (words.near(first_of(row)), f"{lang} {row}", told)
        for lang, row, told in (
            (key[0], words.row(*key), "".join(_coded(sense, words, texts) for sense in senses))
            for key, senses in table.items()
        )
    )
    return list(cut(((at, [row, told]) for at, row, told in rows), SENSES))


def first_of(row: str) -> str:
    """Return the first of some words, as a browser looks them up."""
    return row.partition(" ")[0]


def beginnings(table: Table, words: Words) -> frozenset[str]:
    """Return the first words of all that others say the same as, as a browser looks them up."""
    return frozenset(words.token(lang, row[0]) for lang, row in table)


def _coded(it: Sense, words: Words, texts: Mapping[str, int]) -> str:
    own = [words.place[it.language, word] for word in it.words]
    proof = [texts[address] for address in it.proof]
    head = [LANGUAGES.index(it.language), it.worth, len(own)]
    return numbers([*head, *(it for at in own for it in (at, words.far(at))), *proof])


def related(sisters: Sequence[Sequence[int]]) -> str:
    """Return the texts that go together, each pair once, from the first.

    For each text that has some after it: the step from the last such text, how many, and how far
    on each stands, told as the difference from the one at its place before; a number below
    nought is told by an odd one.
    """
    return numbers(_related(sisters))


def _related(sisters: Sequence[Sequence[int]]) -> Iterator[int]:
    last, before = 0, list[int]()
    for text, every in enumerate(sisters):
        if on := [it - text for it in every if it > text]:
            yield from (text - last, len(on))
            padded = [*before, *[0] * len(on)]
            for far, was in zip(on, padded, strict=False):
                yield 2 * (far - was) if far >= was else 2 * (was - far) - 1
            last, before = text, on
