"""The full-text index, asked; `making` makes it.

A word of a query is sought in both languages' classes, or as printed when spelling is exact.
`store` tells where each word stands; `evaluate` joins its places, `ranking` weighs what was found.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import islice
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.finding import limits
from lawsofplay.finding.compounds import Compounds, parse_groups
from lawsofplay.finding.direct import games_in
from lawsofplay.finding.documents import Document
from lawsofplay.finding.evaluate import Evaluation, Matched, Places
from lawsofplay.finding.known import Known, is_told
from lawsofplay.finding.making import COMPOUNDS, GAMES, SENSES, SPELLING, WEIGHTS
from lawsofplay.finding.matching import Reader, nearest
from lawsofplay.finding.naming import Naming
from lawsofplay.finding.parts import Part, parts_of
from lawsofplay.finding.query import And, Leaf, Node, Not, Slot, slots, typed
from lawsofplay.finding.ranking import THINGS, Ranking
from lawsofplay.finding.senses import Senses, read_senses
from lawsofplay.finding.spans import Span
from lawsofplay.finding.spelling import bare, read_spelling
from lawsofplay.finding.store import Store
from lawsofplay.finding.things import Thing
from lawsofplay.finding.weights import read_weights
from lawsofplay.finding.widening import Widening

MANY = 100
"""Values of a filter too many to be told: then only the nearest are."""


@dataclass(frozen=True)
class Found:
    """A document found, its weight, its number in reading order, and every hit in it.

    ``lacks`` are the parts of the query that neither it has nor what it stands under.
    """

    number: int
    score: int
    document: Document
    hits: list[Span]
    read: str = field(repr=False)
    """Its words, folded, with a blank between them."""
    lacks: tuple[Node, ...] = ()

    @cached_property
    def forms(self) -> list[str]:
        """Its words, folded."""
        return self.read.split(" ") if self.read else []

    @cached_property
    def plain(self) -> list[str]:
        """Its words, folded and without accents, by which lines are sorted."""
        return list(map(bare, self.forms))


class Engine:
    """An open index. Raises InputError when it was not built."""

    def __init__(self, folder: Path) -> None:
        if not (folder / SPELLING).is_file():
            raise InputError(folder.name, "", "not built yet; run: laws build")
        self._store = Store(folder)
        self._read: dict[tuple[tuple[str, str], ...], Places] = {}
        self._last: dict[Node, tuple[list[Part], Ranking]] = {}
        self.spelling = read_spelling(folder / SPELLING)
        self.weights = read_weights(folder / WEIGHTS)
        self.vocabulary = tuple(self._store.terms("printed"))
        written = parse_groups(read_text(folder / COMPOUNDS, COMPOUNDS))
        self.compounds = Compounds(written, frozenset(self.vocabulary))
        told = read_text(folder / SENSES, SENSES).splitlines()
        self.senses = Senses(read_senses(told), self.spelling)
        names = read_text(folder / GAMES, GAMES).splitlines()
        self.game_names = tuple(tuple(line.split("\t")) for line in names)
        """What each name of a game is compared by (`direct.game_key`), whether it may say something
        else (`making.is_doubtful`), and the games it names."""

    def values(self, name: str) -> list[str]:
        """Return the values that documents have in a field for filters, sorted."""
        return self._store.terms(name)

    @property
    def _placed(self) -> int:
        """Texts and things before this number are read for phrases and neighbours."""
        return self.total + self.weights.told

    @property
    def total(self) -> int:
        """How many texts there are."""
        return len(self.weights.ranks)

    def documents(self) -> list[Document]:
        """Return all documents in reading order."""
        stored = islice(self._store.all_stored(), self.total)
        return [Document(**it["document"]) for it in stored]

    def things(self) -> list[Thing]:
        """Return all things; the first is numbered after the last text."""
        stored = islice(self._store.all_stored(), self.total, None)
        return [Thing(**it["document"]) for it in stored]

    def postings(self) -> Iterator[tuple[str, list[tuple[int, list[int]]]]]:
        """Yield every word with the numbers of its texts and things, and its positions in each."""
        for term in self._store.terms("printed"):
            there = sorted(self._store.read([("printed", term)]).items())
            yield term, [(text, [*places]) for text, places in there]

    def reader(self, exact: bool = False) -> Reader:
        """Return how this index reads queries."""
        return Reader(self.spelling, self.vocabulary, exact)

    def forget(self) -> None:
        """Forget the places that were read: what one answer has read, the next may not need."""
        self._read.clear()
        self._last.clear()

    def search(self, node: Node, exact: bool = False, **filters: str) -> list[Found]:
        """Return every document that matches a query and all filters, the likeliest first.

        Raises InputError for a filter value that no document has, naming those there are, and for
        a query that is too wide.
        """
        asked, wanted = node, self._wanted(filters)
        ranking = self._plainly(node, True)
        if not exact:
            node = self.compounds.widened(self.senses.widened(node))
            ranking = self._ranking(asked, node)
        kept = ranking.evaluation.texts(node) & wanted
        if not kept:
            return []
        hits = ranking.evaluation.hits(node, kept)
        by_words = ranking.scores(node, kept)
        scores = by_words if exact else self._scores(asked, kept) or by_words
        order = sorted(kept, key=lambda text: (-scores[text], -by_words[text], text))
        return [self._found(text, scores[text], hits[text]) for text in order]

    def _scores(self, node: Node, kept: Collection[int]) -> dict[int, int]:
        """What texts weigh with all that may stand for the words asked; nothing if too wide."""
        try:
            parts, ranking = self._asked(node)
            return ranking.in_parts(parts, kept)
        except InputError:
            return {}

    def loosely(self, node: Node, **filters: str) -> list[Found]:
        """Return documents that match a query in part, the likeliest first; see `ranking`.

        Raises InputError as `search` does.
        """
        wanted = self._wanted(filters)
        parts, ranking = self._asked(node)
        ranked = ranking.loosely(parts, self._excluded(node), wanted)
        told = And(tuple(leaf for part in parts for leaf, _ in part.leaves))
        hits = ranking.evaluation.hits(told, [it.number for it in ranked])
        return [self._found(it.number, it.score, hits[it.number], it.lacks) for it in ranked]

    def _asked(self, node: Node) -> tuple[list[Part], Ranking]:
        """The parts of a query that tell texts apart, with what may stand for them."""
        if node not in self._last:
            parts = list(Widening(self.senses, self.compounds).parts(node))
            sought = [leaf for part in parts for leaf, _ in part.sought]
            read = And((*sought, *self._excluded(node)))
            known = frozenset(part.leaves[0][0] for part in parts if part.apart)
            ranking = self._ranking(node, read, known)
            self._last = {node: (ranking.telling(parts), ranking)}
        return self._last[node]

    def matched(self, leaf: Leaf) -> Matched:
        """Return, by text and thing, where words stand side by side or near each other."""
        reader = self.reader()
        return Evaluation(
            lambda slot: self._places(reader.terms(slot)), self.total, placed=self._placed
        ).matched(leaf)

    @cached_property
    def known(self) -> Known:
        """The phrases of which is known, without their words being read, where they stand."""
        return Known(self.senses, self.vocabulary)

    def _excluded(self, node: Node) -> list[Node]:
        nots = [part for part in parts_of(node) if isinstance(part, Not)]
        return [self.compounds.widened(part.part) for part in nots]

    def named(self, query: str) -> list[Found]:
        """Return the texts that a query names by address, number or page; see `direct`."""
        return [self._found(text, score, []) for text, score in self._naming.named(query)]

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self._store, self.game_names, self._plainly)

    def _plainly(self, node: Node, exact: bool = False) -> Ranking:
        """How texts are weighed by words alone: the games that they name count for nothing."""
        return Ranking(self.weights, self._evaluation(node, exact))

    @cached_property
    def _sure(self) -> dict[str, list[str]]:
        return {key: list(slugs) for key, doubtful, *slugs in self.game_names if not doubtful}

    def near_spellings(self, node: Node) -> dict[str, list[str]]:
        """Return, for each word of a query that leads nowhere, the nearest words of the books."""
        reader = self.reader()
        words = {slot.form: slot for slot in typed(node) if slot.how == "word"}
        lost = (
            form
            for form, slot in words.items()
            if not self.compounds.others((form,))
            and not self._is_frequent(reader, slot)
            and not self._store.has(reader.terms(slot))
        )
        return {form: reader.nearest(form) for form in lost}

    def suggest(self, node: Node, query: str) -> list[Thing]:
        """Return a few things that most of a query stands in, the likeliest first.

        Where a query, as it was typed, names a game and asks no more, the game itself comes first.
        """
        games = self._naming.games_called(query)
        parts, ranking = self._asked(node)
        numbers = dict.fromkeys([*map(self._games.__getitem__, games), *ranking.things(parts)])
        return [self._thing(number) for number in islice(numbers, THINGS)]

    @cached_property
    def _games(self) -> dict[str, int]:
        """The place of each game among the things: after headings and books, by name."""
        slugs = sorted({slug for _, _, *named in self.game_names for slug in named})
        return {slug: self.weights.places + at for at, slug in enumerate(slugs)}

    def _ranking(self, node: Node, read: Node, known: Collection[Leaf] = frozenset()) -> Ranking:
        """How texts are weighed for a query, of which so much is read."""
        words = [slot.form for slot in typed(node) if slot.how == "word"]
        named = games_in(words, self._sure)
        texts = (self._store.texts("game", slug) for slug in sorted(named.slugs))
        there = frozenset[int]().union(*texts)
        naming = named.words if named.words < set(words) else frozenset[str]()
        evaluation, common = (
            self._evaluation(read, False, known),
            partial(self._common, self.reader()),
        )
        return Ranking(self.weights, evaluation, there, naming, common=common)

    def _evaluation(
        self, node: Node, exact: bool, phrases: Collection[Leaf] = frozenset()
    ) -> Evaluation:
        """How a query is asked; ``phrases`` are made of its words, and may be known."""
        reader = self.reader(exact)
        words = dict.fromkeys(slots(node))
        wide = [word for word in words if word.how in ("wild", "near")]
        limits.LISTED.keep(sum(len(reader.forms(word)) for word in wide))
        places = 0

        def read(slot: Slot) -> Places:
            nonlocal places
            found = self._places(reader.terms(slot))
            places += sum(map(len, found.values()))
            limits.PLACES.keep(places)
            return found

        def known(leaf: Leaf) -> Matched | None:
            nonlocal places
            if not is_told(leaf) and not (leaf in phrases and self.known.has(leaf)):
                return None
            found = self.matched(leaf)
            places += sum(map(len, found.values()))
            limits.PLACES.keep(places)
            return found

        frequent = partial(self._is_frequent, reader)
        return Evaluation(read, self.total, frequent, self._placed, known)

    def _places(self, terms: tuple[tuple[str, str], ...]) -> Places:
        """Where words stand; what one query asks several times is read once."""
        if terms not in self._read:
            self._read[terms] = self._store.read(terms)
        return self._read[terms]

    def _common(self, reader: Reader, slot: Slot) -> int:
        return self.weights.common(reader.classes(slot)) if reader.by_class(slot) else 0

    def _is_frequent(self, reader: Reader, slot: Slot) -> bool:
        return reader.by_class(slot) and self.weights.is_frequent(reader.classes(slot))

    def _thing(self, number: int) -> Thing:
        return Thing(**self._store.stored(self.total + number)["document"])

    def _found(
        self, text: int, score: int, hits: list[Span], lacks: tuple[Node, ...] = ()
    ) -> Found:
        stored = self._store.stored(text)
        document = Document(**stored["document"])
        return Found(text, score, document, hits, stored["forms"], lacks)

    def _wanted(self, filters: dict[str, str]) -> set[int]:
        wanted = (
            self._store.texts(name, self._known(name, value)) for name, value in filters.items()
        )
        return set(range(self.total)).intersection(*wanted)

    def _known(self, name: str, value: str) -> str:
        known = [it for it in self.values(name) if it]
        if value not in known:
            near = nearest(value, known)
            there = f"; there are {', '.join(known)}" if len(known) <= MANY else near and (
                f"; the nearest is {near}")  # fmt: skip
            raise InputError(value, "", f"no such {name}{there}")
        return value
