"""One EPUB 3 for each book: divisions as files, contents, printed pages and metadata."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict

from lxml import etree

from lawsofplay.citing.sheets import Sheet
from lawsofplay.downloads.archive import pack
from lawsofplay.downloads.xhtml import OPS, XHTML, Writer, child, element
from lawsofplay.model.licences import terms_of
from lawsofplay.model.release import Release
from lawsofplay.model.tei import Element, state_of, tag
from lawsofplay.model.witness import Witness
from lawsofplay.site import templates
from lawsofplay.site.library import Library
from lawsofplay.site.reading import title
from lawsofplay.site.writing import STATE_PHRASES
from lawsofplay.transcription.model import STATES

_NAMESPACE = uuid.UUID("6f5c3f5e-5d8b-5e0c-9d0a-1a5f0c1b7e42")
"""With a book's short name it gives the identifier of the EPUB, the same in all versions."""

_WORDS = {
    "en": {"contents": "Contents", "pages": "Printed pages", "landmarks": "Places", "text": "Text"},
    "fr": {
        "contents": "Table",
        "pages": "Pages imprimées",
        "landmarks": "Repères",
        "text": "Texte",
    },
}


@dataclass(frozen=True)
class _File:
    """A file of the text: its name, its document, and the sheet of the site that it shows."""

    name: str
    document: Element
    sheet: Sheet

    @property
    def id(self) -> str:
        return f"x-{self.name.removesuffix('.xhtml')}"


@dataclass(frozen=True)
class _Entry:
    """A line of the contents, with the lines below it."""

    label: str
    href: str
    printed: bool
    below: list[_Entry]


class _BookValues(TypedDict):
    """What the templates show about a book; ``words`` are the headings in its language."""

    book: Witness
    words: dict[str, str]
    identifier: uuid.UUID
    release: Release
    imprint: str
    edition: str
    state: str
    terms: str


def epub(library: Library, siglum: str) -> bytes:
    """A book as EPUB 3. The same edition always gives the same bytes."""
    files = [
        _File(_name(sheet), _document(library, sheet), sheet)
        for sheet in library.map.sheets
        if sheet.witness == siglum
    ]
    values = {
        **_values(library, siglum),
        "files": files,
        "entries": _entries(library, siglum, _places(files)),
        "pages": list(_pages(files)),
    }
    folder = library.project.templates / "epub"
    environment = templates.environment(folder)

    def made(name: str) -> bytes:
        with templates.locating_faults(folder, name):
            return (environment.get_template(name).render(values).strip() + "\n").encode()

    packed = {
        "META-INF/container.xml": made("container.xml"),
        "book/about.xhtml": made("about.xhtml"),
        "book/nav.xhtml": made("nav.xhtml"),
        "book/package.opf": made("package.opf"),
        "book/style.css": (folder / "style.css").read_bytes(),
    }
    packed |= {f"book/{file.name}": _serialised(file.document) for file in files}
    first = ("mimetype", b"application/epub+zip")
    return pack([first, *sorted(packed.items())], stored=frozenset({"mimetype"}))


def _name(sheet: Sheet) -> str:
    """The file of a sheet: ``piquet.laws.xhtml``."""
    return sheet.path.rpartition("/")[2].removesuffix(".html") + ".xhtml"


def _document(library: Library, sheet: Sheet) -> Element:
    """The document of a sheet: heading, text and footnotes."""
    book = library.witnesses[sheet.witness]
    root = element("html", lang=book.language)
    head = child(root, "head")
    child(head, "title", f"{title(library, sheet)} – {book.short_title}")
    child(head, "link", rel="stylesheet", type="text/css", href="style.css")
    identity = "" if sheet.continued else sheet.division
    section = child(child(root, "body"), "section", id=identity)
    writer = Writer()
    heads = [] if sheet.continued else sheet.element.findall(tag("head"))
    first = sheet.parts.index(heads[0]) if heads else 0
    writer.blocks(sheet.parts[:first], section)
    if heads:
        writer.heads(heads, section)
    else:
        foreign = "" if library.headed(sheet.division) else "en"
        child(section, "h1", library.label(sheet.division), css="editorial", lang=foreign)
    writer.depth = 2
    writer.blocks(sheet.parts[first:], section)
    writer.footnotes(section)
    return root


def _serialised(document: Element) -> bytes:
    etree.cleanup_namespaces(document, keep_ns_prefixes=["epub"])
    text = etree.tostring(document, encoding="UTF-8", xml_declaration=True)
    return text.replace(b"?>\n", b"?>\n<!DOCTYPE html>\n", 1) + b"\n"


def _places(files: list[_File]) -> dict[str, str]:
    """The place of every element that has an id in the text."""
    places = {
        str(named.get("id")): f"{file.name}#{named.get('id')}"
        for file in files
        for named in file.document.iter(etree.Element)
        if named.get("id")
    }
    return places | {f.sheet.division: f.name for f in files if not f.sheet.continued}


def _entries(library: Library, siglum: str, places: dict[str, str]) -> list[_Entry]:
    """The contents: the divisions of the book, each below the one that contains it."""
    below: dict[str, list[_Entry]] = {"": []}
    for address in library.edition.divisions:
        if address.partition(".")[0] == siglum and address in places:
            entry = _Entry(library.label(address), places[address], library.headed(address), [])
            below[address] = entry.below
            below.get(library.parent(address), below[""]).append(entry)
    return below[""]


def _pages(files: list[_File]) -> Iterator[tuple[str, str]]:
    """The printed pages in order, each with its place and its number."""
    for file in files:
        for mark in file.document.iter(f"{{{XHTML}}}span", f"{{{XHTML}}}div"):
            if mark.get(f"{{{OPS}}}type") == "pagebreak":
                number = str(mark.get("aria-label"))
                yield f"{file.name}#{mark.get('id')}", number


def _values(library: Library, siglum: str) -> _BookValues:
    book = library.witnesses[siglum]
    root = library.edition.roots[siglum]
    state = min(map(state_of, root.iter(tag("pb"))), key=STATES.index)
    return {
        "book": book,
        "words": _WORDS[book.language],
        "identifier": uuid.uuid5(_NAMESPACE, siglum),
        "release": library.release,
        "imprint": _imprint(book),
        "edition": f"{book.title} {_imprint(book)}".strip(),
        "state": f"Every page was {STATE_PHRASES[state]}.",
        "terms": terms_of(siglum).name,
    }


def _imprint(book: Witness) -> str:
    """Place, publisher and date, as far as they are known."""
    named = ": ".join(part for part in (book.place, book.publisher) if part)
    return ", ".join(part for part in (book.author, book.edition, named, book.date) if part)
