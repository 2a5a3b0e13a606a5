"""What is searched: every law, rule and paragraph of the edition, in reading order."""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.edition import Edition, Law, Paragraph
from lawsofplay.encode.tei import XML_ID


@dataclass(frozen=True)
class Document:
    """A text that a search can find.

    ``address`` is a law's address or a paragraph's anchor; ``kind`` a law's kind or what the
    paragraph is (``p``, ``lg``, ``table``, ``entry``...); ``pages`` the printed pages.
    """

    address: str
    witness: str
    game: str
    section: str
    kind: str
    pages: tuple[str, ...]
    state: str
    language: str
    law: bool
    text: str


def documents(edition: Edition) -> list[Document]:
    """Return all documents: by book, and in a book as they stand on its pages."""
    found = [*map(_of_law, edition.laws.values()), *map(_of_paragraph, edition.paragraphs)]
    place = _places(edition)
    # A rule in prose stands inside its paragraph, and comes after it.
    return sorted(found, key=lambda document: place[document.address])


def _places(edition: Edition) -> dict[str, int]:
    names = (el.get(XML_ID) for root in edition.roots.values() for el in root.iter())
    return {str(name): number for number, name in enumerate(names) if name}


def _of_law(law: Law) -> Document:
    return Document(
        address=law.address,
        witness=law.witness,
        game=law.game,
        section=law.division,
        kind=law.kind,
        pages=law.pages,
        state=law.state,
        language=law.language,
        law=True,
        text=law.text,
    )


def _of_paragraph(paragraph: Paragraph) -> Document:
    return Document(
        address=paragraph.anchor,
        witness=paragraph.witness,
        game=paragraph.game,
        section=paragraph.division,
        kind=paragraph.kind,
        pages=(paragraph.page,),
        state=paragraph.state,
        language=paragraph.language,
        law=False,
        text=paragraph.text,
    )
