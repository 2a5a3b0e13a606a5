"""The documents that are searched: every law, rule and paragraph, in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lawsofplay.finding.words import forms
from lawsofplay.model.edition import Edition, Law, Paragraph, law_elements
from lawsofplay.model.tei import XML_ID


@dataclass(frozen=True)
class Document:
    """A text that a search can find.

    ``address`` is a law's address or a paragraph's anchor. ``kind`` is a law's kind, or what the
    paragraph is (``p``, ``lg``, ``table``, ``entry``...). ``pages`` are the printed pages.
    ``within`` are the section and the sections that contain it, the innermost first. ``leaf`` names
    the page where the text begins (``p021``). ``number`` is the last part of a law's address, 0 for
    a paragraph.

    A rule in prose is part of a paragraph, which is a document too. Then ``held`` is that
    paragraph's address, and ``before`` how many of its words stand before the rule.
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
    within: tuple[str, ...] = ()
    held: str = ""
    before: int = 0
    leaf: str = ""
    number: int = 0


def documents(edition: Edition) -> list[Document]:
    """All documents: book by book, in the order of the text."""
    made = [*map(_of_law, edition.laws.values()), *map(_of_paragraph, edition.paragraphs)]
    place = _places(edition)
    # A rule in prose comes after its paragraph, in which it stands.
    made.sort(key=lambda document: place[document.address])
    held = _held(edition, {document.address: document.text for document in made})
    return [_placed(edition, document, held) for document in made]


def _placed(edition: Edition, document: Document, held: dict[str, tuple[str, int]]) -> Document:
    within = tuple(_upwards(edition, document.section))
    paragraph, before = held.get(document.address, ("", 0))
    return replace(document, within=within, held=paragraph, before=before)


def _upwards(edition: Edition, section: str) -> Iterator[str]:
    while section in edition.divisions:
        yield section
        section = f"{section.partition('.')[0]}.{edition.divisions[section].parent}"


def _held(edition: Edition, texts: dict[str, str]) -> dict[str, tuple[str, int]]:
    """For rules in prose by address: the paragraph, and at which of its words the rule begins."""
    holders = {}
    reached: dict[str, int] = {}
    for root in edition.roots.values():
        for element in law_elements(root):
            address = str(element.get(XML_ID))
            above = (str(parent.get(XML_ID)) for parent in element.iterancestors())
            holder = next((name for name in above if name in texts), "")
            if holder:
                before = _begins(
                    forms(texts[holder]), forms(texts[address]), reached.get(holder, 0)
                )
                reached[holder] = before + 1
                holders[address] = (holder, before)
    return holders


def _begins(whole: list[str], part: list[str], start: int) -> int:
    """Where one sequence of words begins in another, sought from a place on."""
    places = range(start, len(whole) - len(part) + 1)
    return next(place for place in places if whole[place : place + len(part)] == part)


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
        leaf=law.anchor,
        number=law.number,
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
        leaf=paragraph.anchor.split(".")[1],
    )
