"""The books: a list of them, and for each its record and its contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.cases.introductions import Introduction, load_introduction
from lawsofplay.citing import page_range
from lawsofplay.citing.embedded import book_ld
from lawsofplay.model.licences import Terms, terms_of
from lawsofplay.model.tei import Element, state_of, tag
from lawsofplay.model.witness import Witness
from lawsofplay.site.citing import in_script
from lawsofplay.site.examples import page_label
from lawsofplay.site.history import History, history
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.writing import STATE_PHRASES
from lawsofplay.transcription.model import STATES


@dataclass(frozen=True)
class ContentsItem:
    """A division in a table of contents, with the divisions below it."""

    label: str
    href: str
    pages: str
    laws: int
    running: int
    below: tuple[ContentsItem, ...]


@dataclass(frozen=True)
class BookCounts:
    """How many pages, numbered laws, and laws with a function a book has."""

    pages: int
    laws: int
    running: int


@dataclass(frozen=True)
class BookRow:
    """A book in a list: its record, its counts, and how many pages are in which state."""

    siglum: str
    witness: Witness
    states: list[tuple[int, str]]
    counts: BookCounts


@dataclass(frozen=True)
class BooksValues(PageValues):
    """What the list of the books shows.

    ``book_of`` gives a book by its siglum, ``page_label`` the name of a page for readers.
    """

    template: ClassVar[str] = "books.html"

    books: list[BookRow]
    history: History
    page_label: Callable[[str], str]
    book_of: Callable[[str], Witness]


@dataclass(frozen=True)
class BookValues(PageValues):
    """What the page of a book shows; ``facts`` are its record in pairs of a term and a value.

    ``json_ld`` describes the book for search engines.
    """

    template: ClassVar[str] = "book.html"

    witness: Witness
    facts: list[tuple[str, str]]
    terms: Terms
    contents: tuple[ContentsItem, ...]
    states: list[tuple[int, str]]
    counts: BookCounts
    introduction: tuple[Introduction, ...]
    page_label: Callable[[str], str]
    json_ld: Markup


def book_pages(library: Library) -> Iterator[Page]:
    """The list of books and a page for each."""
    listed = BooksValues(
        books(library), history(library), page_label, library.witnesses.__getitem__
    )
    yield Page("books.html", listed, "books")
    for siglum, witness in library.witnesses.items():
        path = f"{siglum}/index.html"
        values = BookValues(
            witness=witness,
            facts=_record(library, siglum),
            terms=terms_of(siglum),
            contents=contents(library, siglum, "", path),
            states=states(library, siglum),
            counts=counts(library, siglum),
            introduction=load_introduction(library.project, siglum),
            page_label=page_label,
            json_ld=in_script(book_ld(witness)),
        )
        yield Page(path, values, "books")


def books(library: Library) -> list[BookRow]:
    """The five books as the lists on the home page and on the books page show them."""
    return [
        BookRow(siglum, witness, states(library, siglum), counts(library, siglum))
        for siglum, witness in library.witnesses.items()
    ]


def counts(library: Library, siglum: str) -> BookCounts:
    """The counts of a book's pages and laws."""
    record = library.coverage["witnesses"][siglum]
    breaks = library.edition.roots[siglum].iter(tag("pb"))
    return BookCounts(sum(1 for _ in breaks), record["numbered"], record["with_rule"])


def states(library: Library, siglum: str) -> list[tuple[int, str]]:
    """How many of a book's pages have each state; the states in words."""
    return states_of(library.edition.roots[siglum].iter(tag("pb")))


def states_of(breaks: Iterable[Element]) -> list[tuple[int, str]]:
    """How many pages have each state, in words; ``breaks`` are the page breaks of the TEI."""
    count = Counter(map(state_of, breaks))
    return [(count[state], STATE_PHRASES[state]) for state in STATES if count[state]]


def contents(library: Library, siglum: str, parent: str, path: str) -> tuple[ContentsItem, ...]:
    """The divisions below one division of a book; at the top of the book if ``parent`` is empty."""
    link = library.link(path)
    return tuple(
        ContentsItem(
            library.label(name),
            link(name),
            page_range(library.edition.divisions[name].pages),
            sum(law.numbered for law in library.lists.get(name, ())),
            sum(law.address in library.rules for law in library.lists.get(name, ())),
            contents(library, siglum, name, path),
        )
        for name in library.edition.divisions
        if name.partition(".")[0] == siglum and library.parent(name) == parent
    )


def _record(library: Library, siglum: str) -> list[tuple[str, str]]:
    """The bibliographic record: each term with what is known."""
    witness = library.witnesses[siglum]
    date = witness.date if witness.date_certain else f"{witness.date} (uncertain)"
    facts = [
        ("Title", witness.title),
        ("Author", witness.author),
        ("Editor", witness.editor),
        ("Edition", witness.edition),
        ("Place", witness.place),
        ("Publisher", witness.publisher),
        ("Printer", witness.printer),
        ("Date", date),
        ("Language", witness.language_name),
        ("Extent", witness.extent),
        ("Source", witness.provenance),
        ("File, SHA-256", witness.sha256),
        ("Notice", witness.notice),
    ]
    return [(term, value) for term, value in facts if value]
