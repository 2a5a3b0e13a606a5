"""The reading pages: the text of the books with page numbers, laws and notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.citing import Citation, page_range
from lawsofplay.citing.links import page_file, relative
from lawsofplay.citing.sheets import Sheet
from lawsofplay.model.leaves import is_leaf, leaves_in
from lawsofplay.model.tei import XML_ID, Element, state_of, tag
from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.parts import Abreast, Part
from lawsofplay.site.blocks import blocks, footnotes, heading, heads_of
from lawsofplay.site.books import states_of
from lawsofplay.site.citing import CitedValues, cited_sheet, citing
from lawsofplay.site.escaping import text
from lawsofplay.site.explaining import BookWords, Explained, explained, wording, words_of_book
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.scans import scan_path
from lawsofplay.site.writing import STATE_TITLES, Writing
from lawsofplay.transcription.model import STATES

Link = tuple[str, str]
"""The words of a link, and where it leads."""


@dataclass(frozen=True)
class ReadingValues(CitedValues):
    """What a reading page shows.

    ``above`` are the divisions that hold its division, ``begun`` the page on which that begins, if
    it is another. ``identity`` is the address that the text bears, ``terms`` are those explained
    below it. ``regularised`` counts the words in regular spelling. ``part`` says whether the
    division is a part of the book, ``headed`` whether the book prints its ``heading``. ``states``
    and ``mark`` tell the state of the pages. ``files`` are those that an editor mends.
    """

    template: ClassVar[str] = "reading.html"

    title: str
    witness: Witness
    above: list[Link]
    identity: str
    body: Markup
    footnotes: Markup
    terms: list[Explained]
    regularised: int
    contents: list[Link]
    part: bool
    states: list[tuple[int, str]]
    mark: str
    heading: str
    pages: str
    files: list[str]
    scans: list[Link]
    headed: bool
    begun: str
    games: list[Link]
    previous: Link | None
    next: Link | None
    abreast: list[Part]


def reading_pages(library: Library) -> Iterator[Page]:
    """A page for every sheet, each linked with the one before and after it in its book."""
    sheets = library.map.sheets
    words = {siglum: words_of_book(library, siglum) for siglum in library.witnesses}
    abreast = Abreast(library)
    for number, sheet in enumerate(sheets):
        before = sheets[number - 1] if number else None
        after = sheets[number + 1] if number + 1 < len(sheets) else None
        steps = _neighbour(library, sheet, before), _neighbour(library, sheet, after)
        beside = abreast.by_sheet.get(sheet.path, [])
        values = _values(library, sheet, words[sheet.witness], steps, beside)
        yield Page(sheet.path, values, "books")


def _values(
    library: Library,
    sheet: Sheet,
    book_words: BookWords,
    steps: tuple[Link | None, Link | None],
    beside: list[Part],
) -> ReadingValues:
    writing = library.writing(sheet.path)
    writing.wording = words = wording(library, book_words, sheet.path, sheet.division)
    writing.received = lambda name: relative(sheet.path, scan_path(*name.split(".", 1)))
    writing.page = sheet.page.get("n", "") if sheet.page is not None else ""
    body = _body(library, sheet, writing)
    notes = footnotes(writing)
    witness = library.witnesses[sheet.witness]
    link = library.link(sheet.path)
    above = [(library.label(name), link(name)) for name in library.ancestors(sheet.division)]
    return ReadingValues(
        title=title(library, sheet),
        witness=witness,
        above=above,
        identity="" if sheet.continued else sheet.division,
        body=Markup(body),
        footnotes=Markup(notes),
        terms=explained(library, sheet.path, words.used.values()),
        regularised=words.regularised,
        contents=_contents(library, sheet),
        part=sheet.element.get("type") == "part",
        states=states_of(_breaks(sheet)),
        mark=_mark(_breaks(sheet)),
        heading=library.label(sheet.division),
        pages=pages(sheet),
        files=_files(sheet),
        scans=_scans(sheet),
        headed=library.headed(sheet.division),
        begun=link(sheet.division) if sheet.continued else "",
        games=_games(library, sheet),
        previous=steps[0],
        next=steps[1],
        abreast=beside,
        **citing(_cited(library, sheet)),
    )


def _cited(library: Library, sheet: Sheet) -> Citation:
    name = title(library, sheet)
    state = _state(_breaks(sheet))
    return cited_sheet(library, sheet.division, name, pages(sheet), state, sheet.path)


def title(library: Library, sheet: Sheet) -> str:
    """The heading of the division; on its later pages, also that of the first part on the page."""
    label = library.label(sheet.division)
    first = sheet.parts[0].get(XML_ID, "") if sheet.continued else ""
    return f"{label} {library.label(first)}" if first in library.edition.divisions else label


def pages(sheet: Sheet) -> str:
    """The range of printed pages of a sheet, such as ``20-29``."""
    breaks = [page.get("n", "") for page in _breaks(sheet)]
    return page_range(breaks)


def _breaks(sheet: Sheet) -> list[Element]:
    begun = [sheet.page] if sheet.page is not None and not _begins_page(sheet) else []
    return [*begun, *(page for part in sheet.parts for page in part.iter(tag("pb")))]


def _mark(breaks: list[Element]) -> str:
    """The lowest state of the pages on the sheet, in words of `STATE_TITLES`."""
    return STATE_TITLES[_state(breaks)]


def _state(breaks: list[Element]) -> str:
    return min(map(state_of, breaks), key=STATES.index, default=STATES[0])


def _leaves(sheet: Sheet) -> list[Element]:
    """The beginnings of the page files that hold the text of a sheet."""
    begun = [sheet.leaf] if sheet.leaf is not None and not _begins_file(sheet) else []
    return [*begun, *(leaf for part in sheet.parts for leaf in leaves_in(part))]


def _files(sheet: Sheet) -> list[str]:
    """The first and the last page file of the sheet; one file where both are the same."""
    names = [page_file(str(leaf.get(XML_ID))) for leaf in _leaves(sheet)]
    return list(dict.fromkeys([names[0], names[-1]])) if names else []


def _scans(sheet: Sheet) -> list[Link]:
    """The pages of the sheet, each with the link to the same page as received."""
    breaks = [(leaf.get("n", ""), str(leaf.get(XML_ID))) for leaf in _leaves(sheet)]
    return [(label, relative(sheet.path, scan_path(*name.split(".", 1)))) for label, name in breaks]


def _begins_page(sheet: Sheet) -> bool:
    """Whether the sheet begins with a new page of print."""
    begun = _first_begun(sheet)
    return bool(begun) and begun[-1].tag == tag("pb")


def _begins_file(sheet: Sheet) -> bool:
    """Whether the sheet begins with a new page file."""
    return any(map(is_leaf, _first_begun(sheet)))


def _first_begun(sheet: Sheet) -> list[Element]:
    """What begins before the first words of a sheet: a page, a page file, or both."""
    parts: Sequence[Element] = sheet.parts
    while parts and parts[0].tag == tag("div"):
        parts = list(parts[0])
    return list(takewhile(lambda part: part.tag in (tag("milestone"), tag("pb")), parts))


def _body(library: Library, sheet: Sheet, writing: Writing) -> str:
    heads = heads_of(sheet.element) if not sheet.continued else []
    cut = sheet.parts.index(heads[0]) if heads else 0
    writing.depth = 1
    lead = blocks(sheet.parts[:cut], writing)
    above = heading(heads, writing) or _editorial(library, sheet)
    writing.depth = 2
    return _page_begun(sheet) + lead + above + blocks(sheet.parts[cut:], writing)


def _editorial(library: Library, sheet: Sheet) -> str:
    """The editors' heading, for a page on which the book prints none."""
    shown = text(library.label(sheet.division))
    more = ' <small lang="en">continued</small>' if sheet.continued else ""
    lang = "" if library.headed(sheet.division) else ' lang="en"'
    return f'<h1 class="editorial"{lang}>{shown}{more}</h1>\n'


def _page_begun(sheet: Sheet) -> str:
    if sheet.page is None or _begins_page(sheet):
        return ""
    number = text(sheet.page.get("n", ""))
    shown = f'<span class="pb begun" title="page {number}, continued">{number}</span>'
    return f'<div class="break">{shown}</div>\n'


def _contents(library: Library, sheet: Sheet) -> list[Link]:
    inside = [str(part.get(XML_ID)) for part in sheet.parts if part.get(XML_ID)]
    named = [name for name in inside if name in library.edition.divisions]
    if not named and sheet.element.get("type") == "part":
        named = [
            name for name in library.edition.divisions if library.parent(name) == sheet.division
        ]
    link = library.link(sheet.path)
    return [(library.label(name), link(name)) for name in named]


def _games(library: Library, sheet: Sheet) -> list[Link]:
    """The games that the page treats, with links to their pages."""
    names = [sheet.division, *(str(part.get(XML_ID)) for part in sheet.parts)]
    slugs = [library.edition.divisions[n].game for n in names if n in library.edition.divisions]
    return [
        (library.games[slug]["en"], relative(sheet.path, f"games/{slug}.html"))
        for slug in dict.fromkeys(slugs)
        if slug
    ]


def _neighbour(library: Library, sheet: Sheet, other: Sheet | None) -> Link | None:
    if other is None or other.witness != sheet.witness:
        return None
    return title(library, other), relative(sheet.path, other.path)
