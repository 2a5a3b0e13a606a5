"""What a hit weighs: whole numbers, worked out when the index is built and the same in the browser.

A word in few texts weighs more than one in many (``rarity``). A word weighs more in a short text
than in a long one, and more when it stands there twice (``often``). A law weighs more than prose,
prose more than the reason of a law, and that more than front matter and contents (``rank``). The
numbers are stored beside the index as tables, so that Python and the browser need no logarithms:
sums and products of whole numbers are the same everywhere.
"""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from operator import neg
from pathlib import Path
from typing import Any

from lawsofplay.base.files import read_text, write_text
from lawsofplay.finding.common import FREQUENT
from lawsofplay.finding.documents import Document
from lawsofplay.finding.sisters import sisters
from lawsofplay.finding.things import PLACES, WORDINGS, Thing, standing
from lawsofplay.model.relations import Relation

STEPS = 12
"""How many sizes of texts are distinguished."""
COUNTS = 8
"""A word that stands in a text more often than this weighs no more."""
FINE = 16
"""Steps of rarity for each factor of e."""
SCALE = 90
"""What each step of rarity weighs."""
SATURATION, LENGTH = 1.2, 0.7
"""The constants k1 and b of BM25: how soon repetition is enough, and how much length counts."""

LAW, PROSE, REASON, FRONT = 12, 10, 6, 4
"""The ranks, by which the weight of a text is multiplied."""
NO_LAW = {"front", "back", "titlepage", "preface", "contents"}
"""Types of divisions that have neither laws nor the prose of a game."""


@dataclass(frozen=True)
class Weights:
    """The tables of an index.

    ``rarities`` has at place ``r`` the greatest number of texts for a word of rarity ``r``.
    ``often`` has for each size what one, two, three occurrences weigh. ``sizes`` are those of the
    texts and then of the things; ``ranks`` are those of the texts. ``standing`` has the things to
    which each text belongs, counted from 0; ``sisters`` the texts that go with each. ``french``
    says whether each text is in French. ``frequent`` has for each language the common classes of
    words, and in how many texts such a word would stand (`common`). The first ``places`` things are
    headings and books. Things before ``told`` are shown to readers; the others have the
    wordings of one text each.
    """

    rarities: tuple[int, ...]
    often: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...] = field(repr=False)
    ranks: tuple[int, ...] = field(repr=False)
    standing: tuple[tuple[int, ...], ...] = field(repr=False)
    sisters: tuple[tuple[int, ...], ...] = field(repr=False)
    french: tuple[bool, ...] = field(repr=False)
    frequent: dict[str, dict[str, int]] = field(repr=False)
    places: int
    told: int

    @cached_property
    def under(self) -> tuple[tuple[int, ...], ...]:
        """For each thing the texts that belong to it."""
        texts: list[list[int]] = [[] for _ in range(len(self.sizes) - len(self.ranks))]
        for text, things in enumerate(self.standing):
            for thing in things:
                texts[thing].append(text)
        return tuple(map(tuple, texts))

    def common(self, classes: Mapping[str, str]) -> int:
        """In how many texts a word, given by its classes, would stand at least."""
        return max(self.frequent[language].get(key, 0) for language, key in classes.items())

    def is_frequent(self, classes: Mapping[str, str]) -> bool:
        """Whether a word, given by its class in each language, stands in very many texts."""
        return self.common(classes) * FREQUENT > len(self.ranks)

    @cached_property
    def _sides(self) -> tuple[tuple[int, bytes], ...]:
        """For each language its number of texts, and for each number whether it is one of them."""
        things = bytes(len(self.sizes) - len(self.ranks))
        sides = (bytes(own == french for own in self.french) for french in (False, True))
        return tuple((max(1, sum(side)), side + things) for side in sides)

    def spread(self, found: Collection[int]) -> int:
        """In how many texts a word would stand if all texts were in the language that has it most.

        ``found`` are the texts and things in which it stands.
        """
        total = len(self.ranks)
        return max(sum(map(side.__getitem__, found)) * total // size for size, side in self._sides)

    def rarity(self, texts: int) -> int:
        """What a word in so many texts and things weighs."""
        return SCALE * (bisect_right(self.rarities, -texts, key=neg) - 1)

    def weight(self, rarity: int, number: int, count: int) -> int:
        """What a word weighs in a text or thing in which it stands ``count`` times."""
        return rarity * self.often[self.sizes[number]][min(count, COUNTS) - 1]

    def weights(self, rarity: int, found: Mapping[int, Collection[object]]) -> dict[int, int]:
        """What a word weighs in each text in which it was found; things are left out."""
        total, sizes = len(self.ranks), self.sizes
        rows = [[rarity * weight for weight in row] for row in self.often]
        return {
            text: rows[sizes[text]][min(len(places), COUNTS) - 1]
            for text, places in found.items()
            if text < total
        }


def weighed(
    found: Sequence[Document],
    frequent: dict[str, dict[str, int]],
    things: Sequence[Thing],
    types: Mapping[str, str],
    relations: Iterable[Relation],
) -> Weights:
    """The tables for documents and things.

    ``frequent`` are the common words (`common`), ``types`` the types of the edition's divisions,
    and ``relations`` the relations of its laws.
    """
    steps = [size(document.text) for document in found]
    together = sisters(found, relations)
    return Weights(
        rarities=_rarities(len(found)),
        often=_often(steps),
        sizes=(
            *steps,
            *(GLOSS if thing.kind == WORDINGS else size(thing.words) for thing in things),
        ),
        ranks=tuple(_rank(document, types) for document in found),
        standing=tuple(standing(found, things, together)),
        sisters=together,
        french=tuple(document.language == "fr" for document in found),
        frequent=frequent,
        places=sum(thing.kind in PLACES for thing in things),
        told=sum(thing.kind != WORDINGS for thing in things),
    )


def size(text: str) -> int:
    """The size of a text in steps of a factor 2, from forty letters on."""
    return min(bisect_right(_BOUNDS, len(text)), STEPS - 1)


_BOUNDS = [40 * 2**step for step in range(STEPS)]
GLOSS = size(80 * " ")
"""The size of a wording. Each is one line, so all have this size."""


def _rank(document: Document, types: Mapping[str, str]) -> int:
    if document.law:
        return LAW
    if any(types.get(name) in NO_LAW for name in document.within):
        return FRONT
    return REASON if document.kind == "reason" else PROSE


def _rarities(total: int) -> tuple[int, ...]:
    # The number of texts from which on a word of rarity r + 1 would fit better.
    steps = range(1, round(FINE * math.log(1 + total)) + 1)
    bounds = [math.floor(total / math.expm1((step - 0.5) / FINE)) for step in steps]
    return (max(2 * total, *bounds), *bounds)


def _often(steps: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    lengths = [40 * 2**step for step in range(STEPS)]
    average = sum(lengths[step] for step in steps) / max(1, len(steps))
    return tuple(
        tuple(
            round(100 * count / (count + SATURATION * (1 - LENGTH + LENGTH * length / average)))
            for count in range(1, COUNTS + 1)
        )
        for length in lengths
    )


def write_weights(weights: Weights, path: Path) -> None:
    """Write the tables beside an index."""
    write_text(path, json.dumps(asdict(weights), separators=(",", ":")) + "\n")


def read_weights(path: Path) -> Weights:
    """Read the tables of an index."""
    held: dict[str, Any] = json.loads(read_text(path, path.name))
    rows: dict[str, Any] = {
        name: tuple(map(tuple, held[name])) for name in ("often", "standing", "sisters")
    }
    flat: dict[str, Any] = {
        name: tuple(held[name]) for name in ("rarities", "sizes", "ranks", "french")
    }
    return Weights(
        **flat, **rows, frequent=held["frequent"], places=held["places"], told=held["told"]
    )
