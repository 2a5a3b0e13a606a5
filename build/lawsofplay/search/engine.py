"""The full-text index: made from the edition, and asked.

A word of a query is sought in both languages' classes, or as printed when spelling is exact.
`store` tells where each word stands; `evaluate` joins its places, `ranking` weighs what was found.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import chain, islice
from pathlib import Path
from typing import Any

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.files import read_text, write_text
from lawsofplay.outline import load_games
from lawsofplay.project import Project
from lawsofplay.search import limits
from lawsofplay.search.compounds import Compounds, groups, parse_groups, rendered
from lawsofplay.search.direct import Address, Reference, address, game_key, reference
from lawsofplay.search.documents import Document, documents
from lawsofplay.search.evaluate import Evaluation, Places
from lawsofplay.search.matching import Reader, nearest
from lawsofplay.search.query import And, Node, Phrase, Slot, slots, typed
from lawsofplay.search.ranking import Ranking
from lawsofplay.search.spans import Span
from lawsofplay.search.spelling import LANGUAGES, Spelling, bare, decide, read_spelling
from lawsofplay.search.store import FILTERS, NAMING, Store, write
from lawsofplay.search.things import Thing, names_of, things
from lawsofplay.search.weights import read_weights, weighed, write_weights
from lawsofplay.search.words import forms

SPELLING, WEIGHTS = "spelling.tsv", "weights.json"
COMPOUNDS, GAMES = "compounds.tsv", "games.tsv"
"""What is kept beside Whoosh's own files."""
FIRST = 2
"""Texts of each book that are told first when a query is the name of a game."""
NAMED = 10
"""Texts that are told at most when a query names a place."""
MANY = 100
"""Values of a filter too many to be told: then only the nearest are."""


def build_index(project: Project, edition: Edition) -> None:
    """Index the edition into ``project.index``, which must not be there yet."""
    found = documents(edition)
    every = things(project, edition, found)
    read = [forms(document.text) for document in found]
    languages = [document.language for document in found]
    spelling = decide(project.root, zip(languages, read, strict=True))
    classes = [
        [spelling.of(form, lang) for form in printed]
        for lang, printed in zip(languages, read, strict=True)
    ]
    types = {name: division.type for name, division in edition.divisions.items()}
    project.index.mkdir(parents=True)
    write(project.index, [*_texts(found, read, classes), *_things(every, spelling)])
    write_text(project.index / SPELLING, spelling.render())
    write_weights(weighed(found, classes, every, types), project.index / WEIGHTS)
    write_text(project.index / GAMES, _game_names(project))
    texts = chain((it.text for it in found), (it.words for it in every))
    write_text(project.index / COMPOUNDS, rendered(groups(project.root, texts, chain(*read))))


def _game_names(project: Project) -> str:
    named: dict[str, list[str]] = {}
    for slug, game in sorted(load_games(project).items()):
        for key in {game_key(part) for part in names_of(game)} - {""}:
            named.setdefault(key, []).append(slug)
    return "".join("\t".join((key, *named[key])) + "\n" for key in sorted(named))


def _texts(
    found: list[Document], read: list[list[str]], classes: list[list[str]]
) -> Iterator[dict[str, Any]]:
    for document, printed, own in zip(found, read, classes, strict=True):
        filters = {name: getattr(document, name) for name in FILTERS}
        filters |= {name: str(getattr(document, name)) for name in NAMING}
        filters["section"] = list(document.within)
        # The words are kept as they were read, so that no search reads its texts anew.
        kept = {"document": vars(document), "forms": " ".join(printed)}
        yield {**kept, "printed": printed, document.language: own, **filters}


def _things(every: list[Thing], spelling: Spelling) -> Iterator[dict[str, Any]]:
    for it in every:
        read = forms(it.words)
        row: dict[str, Any] = {"document": vars(it), "printed": read}
        yield row | {lang: [spelling.of(form, lang) for form in read] for lang in LANGUAGES}


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
        self.spelling = read_spelling(folder / SPELLING)
        self.weights = read_weights(folder / WEIGHTS)
        self.vocabulary = tuple(self._store.terms("printed"))
        written = parse_groups(read_text(folder / COMPOUNDS, COMPOUNDS))
        self.compounds = Compounds(written, frozenset(self.vocabulary))
        names = read_text(folder / GAMES, GAMES).splitlines()
        self.game_names = tuple(tuple(line.split("\t")) for line in names)
        """What each name of a game is compared by (`direct.game_key`), and the games it names."""

    def values(self, name: str) -> list[str]:
        """Return the values that documents have in a field for filters, sorted."""
        return self._store.terms(name)

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

    def search(self, node: Node, exact: bool = False, **filters: str) -> list[Found]:
        """Return every document that matches a query and all filters, the likeliest first.

        Raises InputError for a filter value that no document has, naming those there are, and for
        a query that is too wide.
        """
        wanted = self._wanted(filters)
        node = node if exact else self.compounds.widened(node)
        evaluation = self._evaluation(node, exact)
        kept = evaluation.texts(node) & wanted
        scores = Ranking(self.weights, evaluation).scores(node, kept)
        hits = evaluation.hits(node, kept)
        order = sorted(kept, key=lambda text: (-scores[text], text))
        return [self._found(text, scores[text], hits[text]) for text in order]

    def loosely(self, node: Node, **filters: str) -> list[Found]:
        """Return documents that match a query in part, the likeliest first; see `ranking`.

        Raises InputError as `search` does.
        """
        wanted = self._wanted(filters)
        node = self.compounds.widened(node)
        evaluation = self._evaluation(node, False)
        ranking = Ranking(self.weights, evaluation)
        ranked = ranking.loosely(node, wanted)
        told = And(tuple(ranking.telling(node)))
        hits = evaluation.hits(told, [it.number for it in ranked])
        return [self._found(it.number, it.score, hits[it.number], it.lacks) for it in ranked]

    def named(self, query: str) -> list[Found]:
        """Return the texts that a query names by address, number or page; see `direct`."""
        if whole := address(query):
            return [self._found(text, 0, []) for text in self._addressed(whole)]
        if it := reference(query):
            return [self._found(*pair, []) for pair in self._referred(it)]
        return [self._found(text, 0, []) for text in self._beginnings(query)]

    def _beginnings(self, query: str) -> list[int]:
        """The first texts on a game that a query names, in each book that has it."""
        found: list[int] = []
        for slug in self._games.get(game_key(query), ()):
            own = self._store.texts("game", slug)
            for book in self.values("witness"):
                found += sorted(own & self._store.texts("witness", book))[:FIRST]
        return sorted(found)[:NAMED]

    @cached_property
    def _games(self) -> dict[str, list[str]]:
        return {key: list(slugs) for key, *slugs in self.game_names}

    def _addressed(self, it: Address) -> list[int]:
        if found := self._store.texts("address", it.whole):
            return sorted(found)
        if it.leaf:
            book = self._store.texts("witness", it.whole.partition(".")[0])
            return sorted(book & self._store.texts("leaf", it.leaf))[:NAMED]
        return sorted(self._store.texts("section", it.whole))[:NAMED]

    def _referred(self, it: Reference) -> list[tuple[int, int]]:
        """The texts that a reference names, each with what its place weighs, the heaviest first."""
        by, value = ("leaf", it.leaf) if it.leaf else ("number", str(it.number))
        there = self._store.texts(by, value)
        where = [Phrase((Slot(form),)) for form in it.where]
        mark = [Phrase((Slot(it.mark),))] if it.mark else []
        ranking = Ranking(self.weights, self._evaluation(And((*where, *mark)), False))
        weights = ranking.named(where, mark, there)
        return sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))[:NAMED]

    def near_spellings(self, node: Node) -> dict[str, list[str]]:
        """Return, for each word of a query that leads nowhere, the nearest words of the books."""
        reader = self.reader()
        words = {slot.form: slot for slot in typed(node) if slot.how == "word"}
        lost = (
            form
            for form, slot in words.items()
            if not self.compounds.others((form,)) and not self._store.read(_terms(slot, reader))
        )
        return {form: reader.nearest(form) for form in lost}

    def suggest(self, node: Node) -> list[Thing]:
        """Return a few things that most of a query stands in, the likeliest first."""
        node = self.compounds.widened(node)
        ranking = Ranking(self.weights, self._evaluation(node, False))
        return [self._thing(number) for number in ranking.things(node)]

    def _evaluation(self, node: Node, exact: bool) -> Evaluation:
        reader = self.reader(exact)
        words = dict.fromkeys(slots(node))
        limits.LISTED.keep(sum(len(reader.forms(it)) for it in words if it.how != "word"))
        places = 0

        def read(slot: Slot) -> Places:
            nonlocal places
            found = self._places(tuple(_terms(slot, reader)))
            places += sum(map(len, found.values()))
            limits.PLACES.keep(places)
            return found

        return Evaluation(read, self.total, partial(self._is_frequent, reader))

    def _places(self, terms: tuple[tuple[str, str], ...]) -> Places:
        """Where words stand; what one query asks several times is read once."""
        if terms not in self._read:
            self._read[terms] = self._store.read(terms)
        return self._read[terms]

    def _is_frequent(self, reader: Reader, slot: Slot) -> bool:
        if not reader.by_class(slot):
            return False
        return self.weights.is_frequent(
            {lang: reader.spelling.of(slot.form, lang) for lang in LANGUAGES}
        )

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


def _terms(slot: Slot, reader: Reader) -> list[tuple[str, str]]:
    """The words that a slot stands for, each with its field."""
    if reader.by_class(slot):
        return [(lang, reader.spelling.of(slot.form, lang)) for lang in LANGUAGES]
    return [("printed", form) for form in sorted(reader.forms(slot))]
