"""The TEI of one law alone: a document that names the book from which it was taken."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from lxml import etree

from lawsofplay.citing.links import relative
from lawsofplay.encode.header import book_date, publish, source_terms
from lawsofplay.model.edition import Law
from lawsofplay.model.pointers import led_to
from lawsofplay.model.tei import XML_ID, Element, make, sub, tag
from lawsofplay.site.citing import cited_law
from lawsofplay.site.download import FOLDER
from lawsofplay.site.library import Library


def fragment_path(address: str) -> str:
    """The file of a law's TEI, among the downloads."""
    return f"{FOLDER}/law/{address}.xml"


def fragment_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """A TEI file for every law and rule."""
    breaks = {siglum: _breaks(root) for siglum, root in library.edition.roots.items()}
    for law in library.edition.laws.values():
        yield fragment_path(law.address), _fragment(library, law, breaks[law.witness])


def _breaks(root: Element) -> dict[str, Element]:
    """The breaks of a book's pages by name."""
    return {str(page.get(XML_ID)): page for page in root.iter(tag("pb"))}


def _fragment(library: Library, law: Law, breaks: dict[str, Element]) -> bytes:
    """A law as a document of TEI, with its pointers leading into the TEI of its book."""
    book = relative(fragment_path(law.address), f"{FOLDER}/{law.witness}.xml")
    root = make("TEI")
    root.append(_header(library, law, book))
    body = sub(sub(root, "text", xml_lang=law.language), "body")
    element = library.elements[law.address]
    page = breaks.get(f"{law.witness}.{law.anchor}")
    if page is not None and element not in page.iterancestors():
        body.append(_alone(page))
    (body if law.numbered else sub(body, "p")).append(_alone(element))
    led_to(body, book)
    etree.cleanup_namespaces(root)
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n"


def _alone(element: Element) -> Element:
    """A copy of an element without the text after it."""
    copied = deepcopy(element)
    copied.tail = None
    return copied


def _header(library: Library, law: Law, book: str) -> Element:
    """The header of a law; ``book`` is the relative path of its book's TEI."""
    cited = cited_law(library, law)
    header = make("teiHeader")
    description = sub(header, "fileDesc")
    sub(sub(description, "titleStmt"), "title", f"{cited.title} [{law.address}]")
    edition = f"{cited.release.shown}; {cited.state}"
    publish(description, law.witness, law.address, cited.release, edition)
    source = sub(sub(description, "sourceDesc"), "bibl")
    if cited.witness.author:
        sub(source, "author", cited.witness.author)
    sub(source, "title", cited.witness.short_title)
    book_date(source, cited.witness)
    sub(source, "biblScope", cited.pages, unit="page")
    sub(source, "ref", f"tei/{law.witness}.xml", target=f"{book}#{law.address}")
    source_terms(source, cited.witness)
    return header
