"""The full-text index: the only module that knows Whoosh.

Every document has three fields of words: ``printed`` (the folded words as they stand) and, by its
language, ``en`` or ``fr`` (the classes of spellings of the same words, at the same positions). A
word of a query is sought in both languages' classes, or in ``printed`` when spelling is exact.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from whoosh import fields
from whoosh import query as wq
from whoosh.analysis import Token, Tokenizer
from whoosh.codec.whoosh3 import W3Codec
from whoosh.index import EmptyIndexError, FileIndex, create_in, open_dir
from whoosh.matching import ListMatcher
from whoosh.query.spans import Span, SpanNear

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.files import write_text
from lawsofplay.project import Project
from lawsofplay.search import spans
from lawsofplay.search.documents import Document, documents
from lawsofplay.search.matching import Reader
from lawsofplay.search.query import And, Near, Node, Not, Or, Phrase, Slot
from lawsofplay.search.spelling import LANGUAGES, Spelling, decide, read_spelling
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
    return fields.Schema(number=fields.STORED(), document=fields.STORED(), **word_fields, **filters)


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
        writer.add_document(
            number=number, document=vars(document), printed=printed, **classes, **filters
        )
    writer.commit()


@dataclass(frozen=True)
class Found:
    """A document found, its score, and its number in reading order."""

    number: int
    score: float
    document: Document


def _found(hit: Any) -> Found:
    document = Document(**hit["document"])
    weight = WEIGHTS.get(document.kind, 1.0)
    return Found(hit["number"], weight * (hit.score or 0.0), document)


class Engine:
    """An open index. Raises InputError when it was not built."""

    def __init__(self, folder: Path) -> None:
        if not (folder / SPELLING).is_file():
            raise InputError(folder.name, "", "not built yet; run: laws build")
        try:
            index: FileIndex = open_dir(folder)
        except (EmptyIndexError, OSError, ValueError) as error:
            raise InputError(folder.name, "", f"unreadable ({error}); run: laws build") from None
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

        Raises InputError for a filter value that no document has, naming those there are.
        """
        wanted = [wq.Term(name, self._known(name, value)) for name, value in filters.items()]
        built = _query(node, self.reader(exact))
        results = self._searcher.search(wq.And([built, *wanted]), limit=None)
        found = [_found(hit) for hit in results]
        return sorted(found, key=lambda it: (-round(it.score, 6), it.number))

    def _known(self, name: str, value: str) -> str:
        known = self.values(name)
        if value not in known:
            near = get_close_matches(value, known, 3) if len(known) > MANY else known
            there = f"; there are {', '.join(filter(None, near))}" if near else ""
            raise InputError(value, "", f"no such {name}{there}")
        return value


def _query(node: Node, reader: Reader) -> Any:
    match node:
        case Phrase(slots):
            return _phrase(slots, reader)
        case Near(left, right, distance):
            return _Near(_query(left, reader), _query(right, reader), slop=distance)
        case And(parts):
            return wq.And([_query(part, reader) for part in parts])
        case Or(parts):
            return wq.Or([_query(part, reader) for part in parts])
        case Not(part):
            return wq.And([wq.Every(), wq.Not(_query(part, reader))])


def _phrase(slots: tuple[Slot, ...], reader: Reader) -> Any:
    if len(slots) == 1:
        return _slot(slots[0], reader)
    if all(map(reader.by_class, slots)):
        spelt = {lang: [reader.spelling.of(s.form, lang) for s in slots] for lang in LANGUAGES}
        return wq.Or([wq.Phrase(lang, classes) for lang, classes in spelt.items()])
    if all(slot.how == "word" for slot in slots):
        return wq.Phrase("printed", [slot.form for slot in slots])
    joined = _slot(slots[0], reader)
    for slot in slots[1:]:
        joined = _Beside(joined, _slot(slot, reader), slop=1, ordered=True)
    return joined


class _Beside(SpanNear):  # type: ignore[misc]
    """Whoosh's query of neighbours, able to stand among others in a conjunction."""

    def estimate_size(self, ixreader: Any) -> int:
        return int(self.q.estimate_size(ixreader))


class _Near(_Beside):
    """Neighbours as ``spans.near`` tells them: Whoosh's own forget which words were sought."""

    def matcher(self, searcher: Any, context: Any = None) -> Any:
        sides = (side.matcher(searcher, context) for side in (self.a, self.b))
        return _NearMatcher(*sides, slop=self.slop)


class _Place(Span):  # type: ignore[misc]
    """A place in a text with the words in it that were sought."""

    def __init__(self, start: int, end: int, words: frozenset[int]) -> None:
        super().__init__(start, end)
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Place) and _place(self) == _place(other)

    def __hash__(self) -> int:
        return hash(_place(self))


def _place(span: Any) -> spans.Span:
    if isinstance(span, _Place):
        return span.start, span.end, span.words
    return span.start, span.end, frozenset(range(span.start, span.end + 1))


class _NearMatcher(SpanNear.SpanNearMatcher):  # type: ignore[misc]
    """Finds the places of neighbours in each document that has both sides."""

    def _get_spans(self) -> list[_Place]:
        left, right = ([*map(_place, side.spans())] for side in (self.a, self.b))
        return sorted(_Place(*place) for place in spans.near(left, right, self.slop))


def _slot(slot: Slot, reader: Reader) -> Any:
    if reader.by_class(slot):
        return wq.Or([wq.Term(lang, reader.spelling.of(slot.form, lang)) for lang in LANGUAGES])
    terms = [wq.Term("printed", form) for form in sorted(reader.forms(slot))]
    return _AnyOf(terms) if terms else wq.NullQuery()


class _AnyOf(wq.Or):  # type: ignore[misc]
    """Whoosh's OR of many words, read once: its own tree of them is walked anew at each step."""

    def _matcher(self, subs: list[Any], searcher: Any, context: Any) -> Any:
        read: dict[int, tuple[float, list[Span]]] = {}
        for matcher in (sub.matcher(searcher, context) for sub in subs):
            while matcher.is_active():
                score, places = read.get(matcher.id(), (0.0, []))
                read[matcher.id()] = score + matcher.score(), places + matcher.spans()
                matcher.next()
        return _ReadMatcher(sorted(read), read)


class _ReadMatcher(ListMatcher):  # type: ignore[misc]
    """Documents with their scores and the places of the words that were sought."""

    _i: int

    def __init__(self, ids: list[int], read: dict[int, tuple[float, list[Span]]]) -> None:
        super().__init__(ids, [read[number][0] for number in ids])
        self._read = read

    def copy(self) -> _ReadMatcher:
        fresh = _ReadMatcher(self._ids, self._read)
        fresh._i = self._i
        return fresh

    def skip_to(self, number: int) -> None:
        self._i = bisect_left(self._ids, number, self._i)

    def spans(self) -> list[Span]:
        return sorted(self._read[self.id()][1])
