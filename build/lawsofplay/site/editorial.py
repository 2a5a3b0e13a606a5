"""The editorial report of each book: what the editors did, and which places stay doubtful."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from markdown_it import MarkdownIt
from markupsafe import Markup

from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.citing.links import relative
from lawsofplay.model.witness import Witness
from lawsofplay.proof.answers import load_answers
from lawsofplay.proof.places import KINDS, Place, places
from lawsofplay.site.books import states
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.scans import log_path, scan_path
from lawsofplay.transcription import load_pages

_LISTED = 1500
"""The most places that a page lists; beyond them it is too heavy, and the table has them all."""

_COLUMNS = ("page", "kind", "before", "reading", "after", "meant", "ground")


def editorial_path(siglum: str) -> str:
    """The file of a book's editorial report."""
    return f"{siglum}/editorial.html"


def places_path(siglum: str) -> str:
    """The file that lists a book's doubtful, lost, supplied and misprinted places."""
    return f"{siglum}/places.tsv"


@dataclass(frozen=True)
class EditorialValues(PageValues):
    """What a book's editorial report shows.

    ``places`` is empty where they are too many for a page; ``scan`` has the page as received for
    each page. ``table`` and ``log`` lead to the tables of places and of emendations. ``evidence``
    has the figures of two editors' readings; None where they were not compared.
    """

    template: ClassVar[str] = "editorial.html"

    witness: Witness
    report: Markup
    states: list[tuple[int, str]]
    counts: list[tuple[str, int]]
    places: list[Place]
    scan: Mapping[str, str]
    table: str
    log: str
    evidence: Mapping[str, Any] | None


def editorial_pages(library: Library, evidence: Mapping[str, Mapping[str, Any]]) -> Iterator[Page]:
    """A report for each book; ``evidence`` has by siglum the figures of two editors' readings."""
    for siglum, witness in library.witnesses.items():
        held = book_places(library.project, siglum)
        counted = Counter(place.kind for place in held)
        values = EditorialValues(
            witness=witness,
            report=Markup(report_html(library.project, siglum)),
            states=states(library, siglum),
            counts=[(kind, counted[kind]) for kind in KINDS],
            places=held if len(held) <= _LISTED else [],
            scan={place.page: f"../{scan_path(siglum, place.page)}" for place in held},
            table=places_path(siglum).rpartition("/")[2],
            log=relative(editorial_path(siglum), log_path(siglum)),
            evidence=evidence.get(siglum),
        )
        yield Page(editorial_path(siglum), values, "books")


def places_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """The lists of places as tab-separated tables: for each its path and its bytes."""
    for siglum in library.witnesses:
        rows = [
            (place.label, place.kind, place.before, place.reading, place.after, place.meant,
             place.ground)
            for place in book_places(library.project, siglum)
        ]  # fmt: skip
        text = "\n".join("\t".join(row) for row in (_COLUMNS, *rows))
        yield places_path(siglum), f"{text}\n".encode()


def book_places(project: Project, siglum: str) -> list[Place]:
    """The doubtful, lost, supplied and misprinted places of a book, in reading order."""
    return [
        place
        for page in load_pages(project, siglum)
        for place in places(page, load_answers(project, siglum, page.name))
    ]


def report_html(project: Project, siglum: str) -> str:
    """The report of docs/editorial/<siglum>.md as HTML; empty where there is no such file."""
    path, shown = project.docs / "editorial" / f"{siglum}.md", f"docs/editorial/{siglum}.md"
    if not path.is_file():
        return ""
    # The page has its own first heading.
    _, _, body = read_text(path, shown).partition("\n")
    # Tags of HTML in a report are shown as typed: a report is text.
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return str(reader.render(body))
