"""The senses of words and the texts that go together, as browsers read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawsofplay.lexicon import Language
from lawsofplay.search.packing import numbers, steps
from lawsofplay.search.postings import cut
from lawsofplay.search.senses import Row, Sense, Table
from lawsofplay.search.spelling import LANGUAGES, Spelling

SENSES = 800
"""Letters in a bucket before packing."""


class Firsts:
    """The first word of the books, sorted, in each class: by it a browser knows the class."""

    def __init__(self, words: Sequence[str], spelling: Spelling) -> None:
        self.place: dict[tuple[Language, str], int] = {}
        self._words = words
        for lang in LANGUAGES:
            for at, word in enumerate(words):
                self.place.setdefault((lang, spelling.of(word, lang)), at)

    def row(self, lang: Language, row: Row) -> str:
        """Return words as a browser looks them up; one that is not printed stands for itself."""
        places = (self.place.get((lang, word)) for word in row)
        told = zip(places, row, strict=True)
        return " ".join(word if at is None else self._words[at] for at, word in told)


def senses_cut(
    table: Table, firsts: Firsts, texts: Mapping[str, int]
) -> list[list[tuple[str, Any]]]:
    """Return the buckets of senses: words, sorted, those of one first word together.

    A row has the words, as the language and they are looked up, and packed, for each sense: the
    language, the worth, how many words and which, and of what is proved the two laws.
    ``texts`` are the numbers of laws by address.
    """
    rows = sorted(
        (firsts.row(*key), key[0], "".join(_coded(it, firsts, texts) for it in senses))
        for key, senses in table.items()
    )
    keyed = ((words.partition(" ")[0], [f"{lang} {words}", told]) for words, lang, told in rows)
    return list(cut(keyed, SENSES))


def _coded(it: Sense, firsts: Firsts, texts: Mapping[str, int]) -> str:
    words = [firsts.place[it.language, word] for word in it.words]
    proof = [texts[address] for address in it.proof]
    head = [LANGUAGES.index(it.language), it.worth, len(words)]
    return numbers([*head, *words, *proof])


def known_words(parts: list[list[tuple[str, Any]]], words: Sequence[str]) -> str:
    """Return, as steps, which words of the books have senses or begin a phrase that has some."""
    have = {key for part in parts for key, _ in part}
    return numbers(steps(at for at, word in enumerate(words) if word in have))


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
