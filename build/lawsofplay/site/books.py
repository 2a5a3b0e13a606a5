"""The books: a list of them, and for each its record and its contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.cases.introductions import load_introduction
from lawsofplay.citing import page_range
from lawsofplay.citing.embedded import book_ld
from lawsofplay.model.licences import terms_of
from lawsofplay.model.tei import Element, state_of, tag
from lawsofplay.site.citing import in_script
from lawsofplay.site.examples import page_label
from lawsofplay.site.history import history
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.writing import STATE_TOLD
from lawsofplay.transcription.model import STATES


@dataclass(frozen=True)
class Item:
    """A line of a table of contents, with the lines below it."""

    label: str
    href: str
    pages: str
    laws: int
    running: int
    below: tuple[Item, ...]


def book_pages(library: Library) -> Iterator[Page]:
    """The list of books and a page for each."""
    listed = {"books": books(library), "history": history(library), "page_label": page_label}
    of = {"book_of": library.witnesses.__getitem__}
    yield Page("books.html", "books.html", "books", listed | of)
    for siglum, witness in library.witnesses.items():
        path = f"{siglum}/index.html"
        values = {
            "witness": witness,
            "facts": _record(library, siglum),
            "terms": terms_of(siglum),
            "contents": contents(library, siglum, "", path),
            "states": states(library, siglum),
            "counts": counts(library, siglum),
            "introduction": load_introduction(library.project, siglum),
            "page_label": page_label,
            "json_ld": in_script(book_ld(witness)),
        }
        yield Page(path, "book.html", "books", values)


def books(library: Library) -> list[dict[str, object]]:
    """The five books as the lists on the home page and on the books page show them."""
    return [
        {
            "siglum": siglum,
            "witness": witness,
            "states": states(library, siglum),
            "counts": counts(library, siglum),
        }
        for siglum, witness in library.witnesses.items()
    ]


def counts(library: Library, siglum: str) -> dict[str, int]:
    """How many pages, numbered laws, and laws with a function a book has."""
    record = library.coverage["witnesses"][siglum]
    breaks = library.edition.roots[siglum].iter(tag("pb"))
    return {
        "pages": sum(1 for _ in breaks),
        "laws": record["numbered"],
        "running": record["with_rule"],
    }


def states(library: Library, siglum: str) -> list[tuple[int, str]]:
    """How many of a book's pages are in which state, in words."""
    return states_of(library.edition.roots[siglum].iter(tag("pb")))


def states_of(breaks: Iterable[Element]) -> list[tuple[int, str]]:
    """How many of the pages that begin there are in which state, in words; none is left out."""
    count = Counter(map(state_of, breaks))
    return [(count[state], STATE_TOLD[state]) for state in STATES if count[state]]


def contents(library: Library, siglum: str, parent: str, path: str) -> tuple[Item, ...]:
    """The divisions of a book below one division (below the book itself for an empty one)."""
    link = library.link(path)
    return tuple(
        Item(
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
    """The bibliographic record as pairs of a term and what is known."""
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
