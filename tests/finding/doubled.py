"""An index of twice the text: every document and thing a second time, at another address.

The second books have their paragraphs in another order within each section. Otherwise repetition
alone would make the index pack well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from lawsofplay.finding.documents import Document
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.evaluate import Matched
from lawsofplay.finding.postings import Postings
from lawsofplay.finding.query import Leaf
from lawsofplay.finding.things import WORDINGS, Thing
from lawsofplay.finding.weights import Weights

COPY = "z-"
"""The beginning of copies' names, which sorts them after all others."""


def copied(name: str) -> str:
    return COPY + name if name else ""


@dataclass(frozen=True)
class Doubled:
    """All that `export.contents` asks of an engine, twice; the rest comes from the ``engine``."""

    engine: Engine

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    @cached_property
    def _texts(self) -> list[int]:
        """The documents in the order of their copies."""
        rng, found = random.Random(1), self.engine.documents()
        order: list[int] = []
        for _, section in groupby(range(len(found)), key=lambda at: found[at].section):
            # A rule in prose stays after its paragraph, whatever stands between them.
            blocks: dict[str, list[int]] = {}
            for at in section:
                blocks.setdefault(found[at].held or found[at].address, []).append(at)
            shuffled = list(blocks.values())
            rng.shuffle(shuffled)
            order += [at for block in shuffled for at in block]
        return order

    @cached_property
    def _things(self) -> list[tuple[int, bool]]:
        """The things, each with a copy: headings first, then books, others, and wordings last."""
        things = self.engine.things()
        kinds = [thing.kind for thing in things]
        groups = [
            [at for at, kind in enumerate(kinds) if kind == "heading"],
            [at for at, kind in enumerate(kinds) if kind == "book"],
            [at for at, kind in enumerate(kinds) if kind not in ("heading", "book", WORDINGS)],
        ]
        numbers = [(at, copy) for group in groups for copy in (False, True) for at in group]
        worded = [at for at, kind in enumerate(kinds) if kind == WORDINGS]
        # In the order of their texts.
        texts_of = [(self._both[things[at].texts[0]], at) for at in worded]
        first = [(number, (at, False)) for (number, _), at in texts_of]
        second = [(number, (at, True)) for (_, number), at in texts_of]
        return [*numbers, *(entry for _, entry in sorted(first + second))]

    @cached_property
    def _both(self) -> dict[str, tuple[int, int]]:
        """For each document by address, its number and that of its copy."""
        total, found = self.engine.total, self.engine.documents()
        copies = {at: total + place for place, at in enumerate(self._texts)}
        return {document.address: (at, copies[at]) for at, document in enumerate(found)}

    @cached_property
    def _numbers(self) -> list[tuple[int, ...]]:
        """For each document and thing, its number and that of its copy."""
        total = self.engine.total
        copies = {at: total + place for place, at in enumerate(self._texts)}
        texts = [(at, copies[at]) for at in range(total)]
        things: list[tuple[int, ...]] = [()] * len(self.engine.things())
        for place, (at, _) in enumerate(self._things):
            things[at] = (*things[at], 2 * total + place)
        return [*texts, *things]

    def documents(self) -> list[Document]:
        found = self.engine.documents()
        return [*found, *(_copy(found[at]) for at in self._texts)]

    def things(self) -> list[Thing]:
        every = self.engine.things()
        return [_copy_of_thing(every[at]) if copy else every[at] for at, copy in self._things]

    def postings(self) -> Iterator[tuple[str, Postings]]:
        for word, there in self.engine.postings():
            yield word, sorted((both, own) for at, own in there for both in self._numbers[at])

    def matched(self, leaf: Leaf) -> Matched:
        found = self.engine.matched(leaf).items()
        return {both: spans for at, spans in found for both in self._numbers[at]}

    @cached_property
    def weights(self) -> Weights:
        own, total = self.engine.weights, self.engine.total
        things = (own.sizes[total + at] for at, _ in self._things)
        return replace(
            own,
            rarities=tuple(2 * rarity for rarity in own.rarities),
            sizes=(*own.sizes[:total], *(own.sizes[at] for at in self._texts), *things),
            ranks=(*own.ranks, *(own.ranks[at] for at in self._texts)),
            sisters=self._sisters,
            french=(*own.french, *(own.french[at] for at in self._texts)),
            frequent={
                language: {word: 2 * texts for word, texts in counted.items()}
                for language, counted in own.frequent.items()
            },
            places=2 * own.places,
            told=2 * own.told,
        )

    @property
    def _sisters(self) -> tuple[tuple[int, ...], ...]:
        """The sister texts of each document; a copy has copies."""
        own, total = self.engine.weights.sisters, self.engine.total
        copies = {at: total + place for place, at in enumerate(self._texts)}
        second = (tuple(sorted(copies[number] for number in own[at])) for at in self._texts)
        return (*own, *second)


def _copy(document: Document) -> Document:
    return replace(
        document,
        address=copied(document.address),
        witness=copied(document.witness),
        section=copied(document.section),
        within=tuple(map(copied, document.within)),
        held=copied(document.held),
    )


def _copy_of_thing(thing: Thing) -> Thing:
    return replace(thing, name=copied(thing.name), texts=tuple(map(copied, thing.texts)))
