"""The full-text index: the only module that knows Whoosh.

Every document has three fields of words: ``printed`` (the folded words as they stand) and, by its
language, ``en`` or ``fr`` (the classes of spellings of the same words, at the same positions). A
word of a query is sought in both languages' classes, or in ``printed`` when spelling is exact.
Whoosh tells where each word stands and how likely a text it makes; `evaluate` joins them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from whoosh import fields
from whoosh.analysis import Token, Tokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.index import EmptyIndexError, FileIndex, create_in, open_dir

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.files import write_text
from lawsofplay.project import Project
from lawsofplay.search import limits
from lawsofplay.search.documents import Document, documents
from lawsofplay.search.evaluate import Evaluation, Postings
from lawsofplay.search.matching import Reader, nearest
from lawsofplay.search.query import Node, Slot, slots
from lawsofplay.search.spans import Span
from lawsofplay.search.spelling import LANGUAGES, Spelling, bare, decide, read_spelling
from lawsofplay.search.words import forms

SPELLING = "spelling.tsv"
FILTERS = ("witness", "game", "kind", "section", "language")
"""What a search can be narrowed by; a section holds what its own sections hold."""
MANY = 100
"""Values of a filter too many to be told: then only the nearest are."""
WEIGHTS = {"law": 1.5, "rule": 1.5}
"""Kinds that come before others of the same likelihood: readers look for laws first."""


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
    filters["section"] = fields.TEXT(analyzer=_Words(), phrase=False)
    kept = {name: fields.STORED() for name in ("number", "document", "forms")}
    return fields.Schema(**kept, **word_fields, **filters)


def build_index(project: Project, edition: Edition) -> None:
    """Index the edition into ``project.index``, which must not be there yet."""
    found = documents(edition)
    read = [forms(document.text) for document in found]
    languages = (document.language for document in found)
    spelling = decide(project.root, zip(languages, read, strict=True))
    project.index.mkdir(parents=True)
    _write(project.index, found, read, spelling)
    write_text(project.index / SPELLING, spelling.render())


def _write(folder: Path, found: list[Document], read: list[list[str]], spelling: Spelling) -> None:
    writer = create_in(folder, _schema()).writer(limitmb=256, codec=W3Codec(compression=0))
    for number, (document, printed) in enumerate(zip(found, read, strict=True)):
        lang = document.language
        classes = {lang: [spelling.of(form, lang) for form in printed]}
        filters = {name: getattr(document, name) for name in FILTERS}
        filters["section"] = list(document.within)
        # The words are kept as they were read, so that no search reads its texts anew.
        kept = {"number": number, "document": vars(document), "forms": " ".join(printed)}
        writer.add_document(**kept, printed=printed, **classes, **filters)
    writer.commit()


@dataclass(frozen=True)
class Found:
    """A document found, its score, its number in reading order, and every hit in it."""

    number: int
    score: float
    document: Document
    hits: list[Span]
    read: str = field(repr=False)
    """Its words, folded, with a blank between them."""

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
        self.vocabulary = tuple(self._terms("printed"))

    def _terms(self, name: str) -> list[str]:
        return [term.decode("utf-8") for term in self._searcher.reader().lexicon(name)]

    def values(self, name: str) -> list[str]:
        """Return the values that documents have in a field for filters, sorted."""
        return self._terms(name)

    def documents(self) -> list[Document]:
        """Return all documents in reading order."""
        stored = sorted(self._searcher.reader().all_stored_fields(), key=lambda it: it["number"])
        return [Document(**it["document"]) for it in stored]

    def postings(self) -> Iterator[tuple[str, list[tuple[int, list[int]]]]]:
        """Yield every printed word with its documents' numbers and its positions in each."""
        stored = self._searcher.reader().iter_docs()
        number = {place: fields["number"] for place, fields in stored}
        for term in self._terms("printed"):
            matcher = self._searcher.postings("printed", term)
            found = []
            while matcher.is_active():
                found.append((number[matcher.id()], list(matcher.value_as("positions"))))
                matcher.next()
            yield term, sorted(found)

    def reader(self, exact: bool = False) -> Reader:
        """Return how this index reads queries."""
        return Reader(self.spelling, self.vocabulary, exact)

    def search(self, node: Node, exact: bool = False, **filters: str) -> list[Found]:
        """Return every document that matches a query and all filters, the likeliest first.

        Raises InputError for a filter value that no document has, naming those there are, and for
        a query that is too wide.
        """
        wanted = [self._texts(name, self._known(name, value)) for name, value in filters.items()]
        evaluation = Evaluation(self._read(node, self.reader(exact)), self._total)
        scores = evaluation.scores(node)
        kept = set(scores).intersection(*wanted)
        hits = evaluation.hits(node, kept)
        found = [self._found(text, scores[text], hits[text]) for text in kept]
        return sorted(found, key=lambda it: (-round(it.score, 6), it.number))

    @property
    def _total(self) -> int:
        return int(self._searcher.doc_count_all())

    def _found(self, text: int, score: float, hits: list[Span]) -> Found:
        stored = self._searcher.stored_fields(text)
        document = Document(**stored["document"])
        weight = WEIGHTS.get(document.kind, 1.0)
        return Found(stored["number"], weight * score, document, hits, stored["forms"])

    def _known(self, name: str, value: str) -> str:
        known = [it for it in self.values(name) if it]
        if value not in known:
            near = nearest(value, known)
            there = f"; there are {', '.join(known)}" if len(known) <= MANY else near and (
                f"; the nearest is {near}")  # fmt: skip
            raise InputError(value, "", f"no such {name}{there}")
        return value

    def _texts(self, name: str, value: str) -> set[int]:
        return set(self._searcher.postings(name, value).all_ids())

    def _read(self, node: Node, reader: Reader) -> dict[Slot, Postings]:
        """Read where every word of a query stands. Raises InputError when that is too much."""
        words = dict.fromkeys(slots(node))
        limits.LISTED.keep(sum(len(reader.forms(it)) for it in words if it.how != "word"))
        read: dict[Slot, Postings] = {}
        places = 0
        for slot in words:
            read[slot] = self._any_of(_terms(slot, reader))
            places += sum(map(len, read[slot].places.values()))
            limits.PLACES.keep(places)
        return read

    def _any_of(self, terms: Iterable[tuple[str, str]]) -> Postings:
        """Read where any of some words of fields stands."""
        scores: dict[int, float] = {}
        places: dict[int, list[int]] = {}
        for name, term in terms:
            if (name, term) not in self._searcher.reader():
                continue
            matcher = self._searcher.postings(name, term)
            while matcher.is_active():
                text = matcher.id()
                scores[text] = scores.get(text, 0.0) + matcher.score()
                places.setdefault(text, []).extend(matcher.value_as("positions"))
                matcher.next()
        return Postings(scores, places)


def _terms(slot: Slot, reader: Reader) -> list[tuple[str, str]]:
    """The words that a slot stands for, each with its field."""
    if reader.by_class(slot):
        return [(lang, reader.spelling.of(slot.form, lang)) for lang in LANGUAGES]
    return [("printed", form) for form in sorted(reader.forms(slot))]
