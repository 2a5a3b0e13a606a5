"""The forms of citation of a book, written once for all its pages.

`lawsofplay.citing` makes each form from a citation with placeholders: a sign stands for each thing
that differs from page to page. On a page, `site_templates/scripts/cite.js` puts the things in. The
forms differ by kind: for a law and a division, without page numbers, with one, and with a range.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TypedDict

from markupsafe import Markup

from lawsofplay import citing as cite
from lawsofplay.citing.sources import STATE_WORDS
from lawsofplay.citing.styles import STYLES, Title
from lawsofplay.model.release import TITLE, Release
from lawsofplay.model.witness import Witness
from lawsofplay.site.library import Library
from lawsofplay.site.reports import report

STYLE_NAMES = {
    "chicago": "Chicago, note",
    "bibliography": "Chicago, bibliography",
    "mla": "MLA",
    "text": "By address",
}
"""The styles in the order of the page, with their names for readers."""

# Placeholders: characters that no book has. A letter stands before that of the state: where a form
# writes it as a capital, the state begins a sentence.
ADDRESS, NAME, LOCUS, FIRST, LAST, WORDS, PATH, FILES = map(chr, range(0xE000, 0xE008))
STATE = "s\ue009"

PAGES: Mapping[str, str] = {"none": "", "one": FIRST, "some": f"{FIRST}-{LAST}"}
"""The printed pages of a citation: none, one page, or a range."""


class CitationForms(TypedDict):
    """The forms of citation for one kind of page.

    ``styles`` has for each style its name and the pieces of the citation; a title is a list of its
    own. ``bib``, ``ris`` and ``csl`` are for programs; ``report`` is the text of an error report.
    """

    styles: list[tuple[str, list[str | list[str]]]]
    bib: str
    ris: str
    csl: str
    report: str


class BookForms(TypedDict):
    """The forms of a book by kind of page, its language, and the words for states of a text."""

    language: str
    states: list[str]
    kinds: dict[str, CitationForms]


def citable_path(siglum: str) -> str:
    """The script that holds the forms of a book."""
    return f"cite/{siglum}.js"


def citable_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """A script for each book."""
    for siglum, witness in library.witnesses.items():
        books = library.witnesses.items()
        known = {
            **forms(witness, library.release),
            "version": library.version,
            "french": [siglum for siglum, book in books if book.language == "fr"],
        }
        data = json.dumps(known, ensure_ascii=False, indent=0)
        yield citable_path(siglum), f"(globalThis.lawsofplay ??= {{}}).book = {data};\n".encode()


def forms(witness: Witness, release: Release) -> BookForms:
    """The forms of a book."""
    places = {"": PATH, LOCUS: f"law/{ADDRESS}.html"}
    return {
        "language": witness.language,
        "states": list(STATE_WORDS.values()),
        "kinds": {
            f"{number} {'law' if locus else 'division'}": _forms(
                cite.Citation(ADDRESS, NAME, locus, pages, witness, STATE, release, path)
            )
            for number, pages in PAGES.items()
            for locus, path in places.items()
        },
    }


def _forms(cited: cite.Citation) -> CitationForms:
    return {
        "styles": [
            (name, [_marked(piece) for piece in STYLES[style](cited) if piece])
            for style, name in STYLE_NAMES.items()
        ],
        "bib": cite.as_bibtex(cited) + "\n",
        "ris": cite.as_ris(cited),
        "csl": json.dumps(cite.as_csl(cited), ensure_ascii=False, indent=1),
        "report": report(cited, WORDS, PATH, [FILES]),
    }


def _marked(piece: str) -> str | list[str]:
    """A piece of a citation; a title stands in a list, so that the page can set it apart."""
    return [str(piece)] if isinstance(piece, Title) else piece


def line(words: Iterable[str], language: str) -> Markup:
    """A citation as HTML, with its titles set apart and marked with the book's language."""
    return Markup("".join(_piece(piece, language) for piece in words))


def _piece(piece: str, language: str) -> str:
    shown = html.escape(piece, quote=False)
    if not isinstance(piece, Title):
        return shown
    own = language != "en" and piece != TITLE
    return f'<cite lang="{language}">{shown}</cite>' if own else f"<cite>{shown}</cite>"
