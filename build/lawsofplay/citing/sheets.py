"""How a book is cut into reading pages, and where on the site everything stands.

A reading page (`Sheet`) holds one division of the top level. A part of the book has a page of its
own and one for each of its games. A long division is spread over several pages. Its inner divisions
fill one page after another, and each page is named after its first division.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from lxml import etree

from lawsofplay.model.edition import Edition
from lawsofplay.model.leaves import leaves_in
from lawsofplay.model.tei import XML_ID, Element, tag

FULL = 50_000
"""Characters of text on a reading page: some 20 kB when compressed, a third of the limit."""


@dataclass(frozen=True)
class Sheet:
    """One reading page: its file, the division that it shows, and which parts of it.

    ``parts`` are children of the division's element, in order. ``continued`` is false on the page
    where the division begins. ``page`` is the last page break before the sheet, ``leaf`` the
    beginning of the last page file before it.
    """

    path: str
    witness: str
    division: str
    element: Element
    parts: tuple[Element, ...]
    continued: bool
    page: Element | None = None
    leaf: Element | None = None


@dataclass(frozen=True)
class SiteMap:
    """All reading pages in order, and the place of every identifier of the edition on the site."""

    sheets: tuple[Sheet, ...]
    places: dict[str, str]


def site_map(edition: Edition) -> SiteMap:
    """Cut the books into sheets, and note where every law, division, page and paragraph stands."""
    sheets = tuple(sheet for siglum in edition.roots for sheet in _book(edition, siglum))
    places = {siglum: f"{siglum}/index.html" for siglum in edition.roots}
    for sheet in sheets:
        places |= {name: f"{sheet.path}#{name}" for name in _identifiers(sheet)}
        if not sheet.continued:
            places[sheet.division] = sheet.path
    places |= {address: f"law/{address}.html" for address in edition.laws}
    return SiteMap(sheets, places)


def _identifiers(sheet: Sheet) -> Iterator[str]:
    for part in sheet.parts:
        for element in part.iter(etree.Element):
            if name := element.get(XML_ID):
                yield name


def _book(edition: Edition, siglum: str) -> Iterator[Sheet]:
    text = edition.roots[siglum].find(tag("text"))
    page: Element | None = None
    leaf: Element | None = None
    for section in text if text is not None else ():
        for division in section.iter(tag("div")):
            if division.getparent() is section:
                for sheet in _sheets(siglum, division):
                    yield replace(sheet, page=page, leaf=leaf)
                    page = _last(
                        (element for part in sheet.parts for element in part.iter(tag("pb"))), page
                    )
                    leaf = _last(
                        (element for part in sheet.parts for element in leaves_in(part)), leaf
                    )


def _last(begun: Iterable[Element], before: Element | None) -> Element | None:
    """The last page that begins on a sheet, or the one before where none begins on it."""
    pages = list(begun)
    return pages[-1] if pages else before


def _sheets(siglum: str, division: Element) -> Iterator[Sheet]:
    """The sheets of one division, in order."""
    whole = division.get("type") != "part" and _length(division) <= FULL
    groups = [tuple(division)] if whole else _groups(division)
    for number, group in enumerate(groups):
        only = group[0] if len(group) == 1 and number else None
        if only is not None and _opens(only, division):
            yield from _sheets(siglum, only)
            continue
        name = str(division.get(XML_ID))
        file = _first_name(group) or f"{name}-{number + 1}" if number else name
        path = f"{siglum}/{file.removeprefix(f'{siglum}.')}.html"
        yield Sheet(path, siglum, name, division, group, bool(number))


def _opens(child: Element, parent: Element) -> bool:
    """Whether a division that is alone in its group is cut into sheets of its own."""
    return _named(child) and (parent.get("type") == "part" or _length(child) > FULL)


def _groups(division: Element) -> list[tuple[Element, ...]]:
    """The children of a long division in groups.

    The first group may be only the division's own text.
    """
    apart = division.get("type") == "part"
    groups: list[list[Element]] = [[]]
    filled = 0
    for child in division:
        length = _length(child)
        if _named(child) and (apart or filled + length > FULL):
            groups.append([])
            filled = 0
        groups[-1].append(child)
        filled += length
        if _named(child) and (apart or length > FULL):
            groups.append([])
            filled = 0
    return [tuple(group) for number, group in enumerate(groups) if group or not number]


def _named(element: Element) -> bool:
    """Whether an element is a division with an address, and not plain text or a law."""
    named = element.tag == tag("div") and element.get(XML_ID) is not None
    return named and element.get("type") != "law"


def _first_name(group: tuple[Element, ...]) -> str:
    return str(group[0].get(XML_ID)) if _named(group[0]) else ""


def _length(element: Element) -> int:
    return sum(len(text) for text in element.itertext())
