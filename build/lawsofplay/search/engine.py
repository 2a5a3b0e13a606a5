"""The full-text index: the only module that knows Whoosh.

Every document has three fields of words: ``printed`` (the folded words as they stand) and, by its
language, ``en`` or ``fr`` (the classes of spellings of the same words, at the same positions). A
word of a query is sought in both languages' classes, or in ``printed`` when spelling is exact.
After the texts come the things (`things`), which stand in both languages' classes. Whoosh tells
where each word stands; `evaluate` joins its places, `ranking` weighs what was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import chain, islice
from pathlib import Path
from typing import Any

from whoosh import fields
from whoosh.analysis import Token, Tokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.index import EmptyIndexError, FileIndex, create_in, open_dir

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.files import read_text, write_text
from lawsofplay.project import Project
from lawsofplay.search import limits
from lawsofplay.search.compounds import Compounds, groups, parse_groups, rendered
from lawsofplay.search.direct import Address, Reference, address, reference
from lawsofplay.search.documents import Document, documents
from lawsofplay.search.evaluate import Evaluation, Places
from lawsofplay.search.matching import Reader, nearest
from lawsofplay.search.query import And, Node, Phrase, Slot, slots, typed
from lawsofplay.search.ranking import Ranking
from lawsofplay.search.spans import Span
from lawsofplay.search.spelling import LANGUAGES, Spelling, bare, decide, read_spelling
from lawsofplay.search.things import Thing, things
from lawsofplay.search.weights import read_weights, weighed, write_weights
from lawsofplay.search.words import forms

SPELLING, WEIGHTS, COMPOUNDS = "spelling.tsv", "weights.json", "compounds.tsv"
"""What is kept beside Whoosh's own files."""
FILTERS = ("witness", "game", "kind", "section", "language")
"""What a search can be narrowed by; a section holds what its own sections hold."""
NAMING = ("address", "leaf", "number")
"""What a query may name a text by; see `direct`."""
NAMED = 10
"""Texts that are told at most when a query names a place."""
MANY = 100
"""Values of a filter too many to be told: then only the nearest are."""


class _Words(Tokenizer):  # type: ignore[misc]
    """Whoosh's view of a list of words: each in its place, none stopped."""

    def __call__(self, value: list[str], **kwargs: Any) -> Iterator[Token]:
        token = Token(positions=True, mode=kwargs.get("mode", ""))
        for place, word in enumerate(value):
            token.text = token.original = word
            token.pos, token.stopped, token.boost = place, False, 1.0
            yield token


def _schema() -> fields.Schema:
    text = fields.TEXT(analyzer=_Words(), phrase=True)
    word_fields = dict.fromkeys(("printed", *LANGUAGES), text)
    filters = {name: fields.ID() for name in FILTERS}
    filters |= {name: fields.ID() for name in NAMING}
    filters["section"] = fields.TEXT(analyzer=_Words(), phrase=False)
    kept = {name: fields.STORED() for name in ("document", "forms")}
    return fields.Schema(**kept, **word_fields, **filters)


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
    _write(project.index, [*_texts(found, read, classes), *_things(every, spelling)])
    write_text(project.index / SPELLING, spelling.render())
    write_weights(weighed(found, classes, every, types), project.index / WEIGHTS)
    texts = chain((it.text for it in found), (it.words for it in every))
    write_text(project.index / COMPOUNDS, rendered(groups(project.root, texts, chain(*read))))


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
        classes = {lang: [spelling.of(form, lang) for form in read] for lang in LANGUAGES}
        yield {"document": vars(it), "printed": read, **classes}


def _write(folder: Path, rows: Iterable[dict[str, Any]]) -> None:
    """Write one segment: a text or thing has in it the number of its place among all."""
    writer = create_in(folder, _schema()).writer(limitmb=256, codec=W3Codec(compression=0))
    for row in rows:
        writer.add_document(**row)
    writer.commit()


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
        try:
            index: FileIndex = open_dir(folder)
        except (EmptyIndexError, OSError, ValueError) as error:
            raise InputError(folder.name, "", f"unreadable ({error}); run: laws build") from None
        if index.schema.names() != _schema().names():
            raise InputError(folder.name, "", "made by another version; run: laws build")
        self._searcher = index.searcher()
        self.spelling = read_spelling(folder / SPELLING)
        self.weights = read_weights(folder / WEIGHTS)
        self.vocabulary = tuple(self._terms("printed"))
        written = parse_groups(read_text(folder / COMPOUNDS, COMPOUNDS))
        self.compounds = Compounds(written, frozenset(self.vocabulary))

    def _terms(self, name: str) -> list[str]:
        return [term.decode("utf-8") for term in self._searcher.reader().lexicon(name)]

    def values(self, name: str) -> list[str]:
        """Return the values that documents have in a field for filters, sorted."""
        return self._terms(name)

    @property
    def total(self) -> int:
        """How many texts there are."""
        return len(self.weights.ranks)

    def documents(self) -> list[Document]:
        """Return all documents in reading order."""
        stored = islice(self._searcher.reader().all_stored_fields(), self.total)
        return [Document(**it["document"]) for it in stored]

    def things(self) -> list[Thing]:
        """Return all things; the first is numbered after the last text."""
        stored = islice(self._searcher.reader().all_stored_fields(), self.total, None)
        return [Thing(**it["document"]) for it in stored]

    def postings(self) -> Iterator[tuple[str, list[tuple[int, list[int]]]]]:
        """Yield every word with the numbers of its texts and things, and its positions in each."""
        for term in self._terms("printed"):
            yield term, sorted(self._read([("printed", term)]).items())

    def reader(self, exact: bool = False) -> Reader:
        """Return how this index reads queries."""
        return Reader(self.spelling, self.vocabulary, exact)

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
        return []

    def _addressed(self, it: Address) -> list[int]:
        if found := self._texts("address", it.whole):
            return sorted(found)
        if it.leaf:
            book = self._texts("witness", it.whole.partition(".")[0])
            return sorted(book & self._texts("leaf", it.leaf))[:NAMED]
        return sorted(self._texts("section", it.whole))[:NAMED]

    def _referred(self, it: Reference) -> list[tuple[int, int]]:
        """The texts that a reference names, each with what its place weighs, the heaviest first."""
        there = self._texts("leaf", it.leaf) if it.leaf else self._texts("number", str(it.number))
        where, mark = ([Phrase((Slot(form),)) for form in words if form] for words in (it.where, (it.mark,)))
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
            if not self.compounds.others((form,)) and not self._read(_terms(slot, reader))
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
            found = self._read(_terms(slot, reader))
            places += sum(map(len, found.values()))
            limits.PLACES.keep(places)
            return found

        return Evaluation(read, self.total, partial(self._is_frequent, reader))

    def _is_frequent(self, reader: Reader, slot: Slot) -> bool:
        if not reader.by_class(slot):
            return False
        return self.weights.is_frequent(
            {lang: reader.spelling.of(slot.form, lang) for lang in LANGUAGES}
        )

    def _thing(self, number: int) -> Thing:
        return Thing(**self._searcher.stored_fields(self.total + number)["document"])

    def _found(
        self, text: int, score: int, hits: list[Span], lacks: tuple[Node, ...] = ()
    ) -> Found:
        stored = self._searcher.stored_fields(text)
        document = Document(**stored["document"])
        return Found(text, score, document, hits, stored["forms"], lacks)

    def _wanted(self, filters: dict[str, str]) -> set[int]:
        wanted = (self._texts(name, self._known(name, value)) for name, value in filters.items())
        return set(range(self.total)).intersection(*wanted)

    def _known(self, name: str, value: str) -> str:
        known = [it for it in self.values(name) if it]
        if value not in known:
            near = nearest(value, known)
            there = f"; there are {', '.join(known)}" if len(known) <= MANY else near and (
                f"; the nearest is {near}")  # fmt: skip
            raise InputError(value, "", f"no such {name}{there}")
        return value

    def _texts(self, name: str, value: str) -> set[int]:
        if (name, value) not in self._searcher.reader():
            return set()
        return set(self._searcher.postings(name, value).all_ids())

    def _read(self, terms: Iterable[tuple[str, str]]) -> Places:
        """Read where any of some words of fields stands."""
        found: dict[int, set[int]] = {}
        for name, term in terms:
            if (name, term) not in self._searcher.reader():
                continue
            matcher = self._searcher.postings(name, term)
            while matcher.is_active():
                found.setdefault(matcher.id(), set()).update(matcher.value_as("positions"))
                matcher.next()
        return {text: sorted(places) for text, places in found.items()}


def _terms(slot: Slot, reader: Reader) -> list[tuple[str, str]]:
    """The words that a slot stands for, each with its field."""
    if reader.by_class(slot):
        return [(lang, reader.spelling.of(slot.form, lang)) for lang in LANGUAGES]
    return [("printed", form) for form in sorted(reader.forms(slot))]
