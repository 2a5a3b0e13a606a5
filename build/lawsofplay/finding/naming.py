"""The texts that a query names: by an address, a law's number, a page, or the name of a game.

`direct` reads such queries; here their texts are looked up. The browser's
``site_templates/scripts/naming.js`` does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lawsofplay.finding.direct import Address, Reference, address, game_key, reference
from lawsofplay.finding.query import And, Node, Phrase, Slot
from lawsofplay.finding.ranking import Ranking
from lawsofplay.finding.store import Store

FIRST = 2
"""Texts of each book that are told first when a query is the name of a game."""
NAMED = 10
"""Texts that are told at most when a query names a place."""


@dataclass(frozen=True)
class Naming:
    """What names are looked up in: the stored texts, the names of games, how words are weighed.

    ``games`` has for each name its key (`direct.game_key`), whether it may say something else, and
    the games that it names.
    """

    store: Store
    games: Sequence[Sequence[str]]
    weigh: Callable[[Node], Ranking]

    def named(self, query: str) -> Iterator[tuple[int, int]]:
        """Yield the numbers of the texts that a query names, each with what its place weighs."""
        if whole := address(query):
            yield from ((text, 0) for text in self._addressed(whole))
        elif it := reference(query):
            yield from self._referred(it)
        else:
            yield from ((text, 0) for text in self._beginnings(query))

    def _beginnings(self, query: str) -> list[int]:
        """The first texts on a game that a query names, in each book that has it."""
        slugs = self.games_called(query)
        found: list[int] = []
        for slug in slugs:
            own = self.store.texts("game", slug)
            for book in self.store.terms("witness"):
                found += sorted(own & self.store.texts("witness", book))[:FIRST]
        return sorted(found)[:NAMED]

    def games_called(self, query: str) -> Sequence[str]:
        """Return the games that a query names, where it names one and asks no more."""
        return {key: slugs for key, _, *slugs in self.games}.get(game_key(query), ())

    def _addressed(self, it: Address) -> list[int]:
        if found := self.store.texts("address", it.whole):
            return sorted(found)
        if it.leaf:
            book = self.store.texts("witness", it.whole.partition(".")[0])
            return sorted(book & self.store.texts("leaf", it.leaf))[:NAMED]
        return sorted(self.store.texts("section", it.whole))[:NAMED]

    def _referred(self, it: Reference) -> list[tuple[int, int]]:
        """The texts that a reference names, each with what its place weighs, the heaviest first."""
        by, value = ("leaf", it.leaf) if it.leaf else ("number", str(it.number))
        there = self.store.texts(by, value)
        where = [Phrase((Slot(form),)) for form in it.where]
        mark = [Phrase((Slot(it.mark),))] if it.mark else []
        weights = self.weigh(And((*where, *mark))).named(where, mark, there)
        return sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))[:NAMED]
