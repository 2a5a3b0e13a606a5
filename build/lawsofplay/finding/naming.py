"""Find the texts that a query names: by an address, a law's number, a page, or the name of a game.

`direct` reads such queries; this module looks their texts up. The browser's
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
"""How many texts of each book come first when a query is the name of a game."""
NAMED = 10
"""How many texts are shown at most when a query names a place."""


@dataclass(frozen=True)
class Naming:
    """Looks names up in the stored texts and the names of games; ``weigh`` ranks the texts.

    ``games`` has for each name its key (`direct.game_key`), whether it may mean something else, and
    the games that it names.
    """

    store: Store
    games: Sequence[Sequence[str]]
    weigh: Callable[[Node], Ranking]

    def named(self, query: str) -> Iterator[tuple[int, int]]:
        """The numbers of the texts that a query names, each with its weight."""
        if whole := address(query):
            yield from ((text, 0) for text in self._addressed(whole))
        elif referred := reference(query):
            yield from self._referred(referred)
        else:
            yield from ((text, 0) for text in self._beginnings(query))

    def _beginnings(self, query: str) -> list[int]:
        """The first texts on a game that a query names, in each book that has the game."""
        slugs = self.games_called(query)
        texts: list[int] = []
        for slug in slugs:
            own = self.store.texts("game", slug)
            for book in self.store.terms("witness"):
                texts += sorted(own & self.store.texts("witness", book))[:FIRST]
        return sorted(texts)[:NAMED]

    def games_called(self, query: str) -> Sequence[str]:
        """The games that a query names, if it is the name of a game and nothing else."""
        return {key: slugs for key, _, *slugs in self.games}.get(game_key(query), ())

    def _addressed(self, named: Address) -> list[int]:
        if texts := self.store.texts("address", named.whole):
            return sorted(texts)
        if named.leaf:
            book = self.store.texts("witness", named.whole.partition(".")[0])
            return sorted(book & self.store.texts("leaf", named.leaf))[:NAMED]
        return sorted(self.store.texts("section", named.whole))[:NAMED]

    def _referred(self, named: Reference) -> list[tuple[int, int]]:
        """The texts that a reference names, each with its weight, the heaviest first."""
        by, value = ("leaf", named.leaf) if named.leaf else ("number", str(named.number))
        texts = self.store.texts(by, value)
        where = [Phrase((Slot(form),)) for form in named.where]
        mark = [Phrase((Slot(named.mark),))] if named.mark else []
        weights = self.weigh(And((*where, *mark))).named(where, mark, texts)
        return sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))[:NAMED]
