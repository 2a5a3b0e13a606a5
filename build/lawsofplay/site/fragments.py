"""The TEI of one law alone: a document of its own, that says from which it was taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy

from lxml import etree

from lawsofplay.edition import Law
from lawsofplay.encode.tei import XML_ID, Element, make, sub, tag
from lawsofplay.release import TITLE
from lawsofplay.site.citing import cited_law
from lawsofplay.site.library import Library


def fragment_path(address: str) -> str:
    """The file of a law's TEI, beside its page."""
    return f"law/{address}.xml"


def fragment_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """A TEI file for every law and rule."""
    books = {siglum: _Book(root) for siglum, root in library.edition.roots.items()}
    for law in library.edition.laws.values():
        yield fragment_path(law.address), _fragment(library, law, books[law.witness])


class _Book:
    """What the fragments of one book share: the breaks of its pages by name, and its licence."""

    def __init__(self, root: Element) -> None:
        self.pages = {str(page.get(XML_ID)): page for page in root.iter(tag("pb"))}
        (self.availability,) = root.iter(tag("availability"))


def _fragment(library: Library, law: Law, book: _Book) -> bytes:
    """A law as a document of TEI; what its pointers name stands in the TEI of its book."""
    root = make("TEI")
    root.append(_header(library, law, book))
    body = sub(sub(root, "text", xml_lang=law.language), "body")
    element = library.elements[law.address]
    page = book.pages.get(f"{law.witness}.{law.anchor}")
    if page is not None and element not in page.iterancestors():
        body.append(_alone(page, law.witness))
    (body if law.numbered else sub(body, "p")).append(_alone(element, law.witness))
    etree.cleanup_namespaces(root)
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n"


def _alone(element: Element, siglum: str) -> Element:
    """A copy without what follows it; its pointers lead to the TEI of the book."""
    copied = deepcopy(element)
    copied.tail = None
    for inner in copied.iter(etree.Element):
        for name in _POINTERS.intersection(map(str, inner.keys())):
            inner.set(name, re.sub(r"(?<!\S)#", f"{siglum}.xml#", inner.get(name, "")))
    return copied


_POINTERS = frozenset({"ana", "resp", "corresp", "target"})


def _header(library: Library, law: Law, book: _Book) -> Element:
    cited = cited_law(library, law)
    header = make("teiHeader")
    description = sub(header, "fileDesc")
    sub(sub(description, "titleStmt"), "title", f"{cited.title} [{law.address}]")
    sub(sub(description, "editionStmt"), "edition", f"{cited.release.shown}; {cited.state}")
    published = sub(description, "publicationStmt")
    sub(published, "publisher", TITLE)
    published.append(_alone(book.availability, law.witness))
    source = sub(sub(description, "sourceDesc"), "bibl")
    if cited.witness.author:
        sub(source, "author", cited.witness.author)
    sub(source, "title", cited.witness.title)
    sub(source, "date", cited.witness.date)
    sub(source, "biblScope", cited.pages, unit="page")
    sub(source, "ref", f"tei/{law.witness}.xml", target=f"{law.witness}.xml#{law.address}")
    return header
