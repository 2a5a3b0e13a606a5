"""What a book tells of its own words, for its reading pages: terms with their definitions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from lawsofplay.lexicon.regular import Regular, regular
from lawsofplay.lexicon.store import Language
from lawsofplay.model.tei import tag
from lawsofplay.site.dictionary import entries
from lawsofplay.site.inline import content
from lawsofplay.site.library import Library
from lawsofplay.site.terms import Entry, Index, index
from lawsofplay.site.wording import Wording
from lawsofplay.site.writing import Writing


@dataclass(frozen=True)
class Speech:
    """The words of one book: its regular spellings, its terms, the game of each division."""

    regular: Regular
    index: Index | None
    games: dict[str, str]


@dataclass(frozen=True)
class Explained:
    """A term below a reading page: its entry, what it says first, the link to all of it."""

    entry: Entry
    head: str
    definition: Markup
    more: bool
    href: str


def speech(library: Library, siglum: str) -> Speech:
    """What the reading pages of a book add to its words."""
    language: Language = "fr" if library.witnesses[siglum].language == "fr" else "en"
    divisions = (name for name in library.edition.divisions if name.partition(".")[0] == siglum)
    return Speech(
        regular(language, library.project.root),
        index(entries(library, siglum), language),
        {name: _game(library, name) for name in divisions},
    )


def _game(library: Library, address: str) -> str:
    """The game of a division, or of the nearest one above it that has one."""
    chain = [address, *reversed(library.ancestors(address))]
    return next((game for name in chain if (game := library.edition.divisions[name].game)), "")


def wording(library: Library, spoken: Speech, path: str, division: str) -> Wording:
    """How the words of a reading page are written, from its division on."""
    link = library.link(path)

    def to(entry: Entry) -> str:
        place = link(entry.address)
        return place if place.startswith("#") else f"#term-{entry.address}"

    made = Wording(spoken.regular, spoken.index, spoken.games, to)
    made.section(division)
    return made


def explained(library: Library, path: str, used: Iterable[Entry]) -> list[Explained]:
    """The terms linked on a page whose entries stand on another, in the order of the alphabet."""
    link = library.link(path)
    away = (entry for entry in used if not link(entry.address).startswith("#"))
    return [_explained(entry, link(entry.address)) for entry in sorted(away, key=lambda it: it.key)]


def _explained(entry: Entry, href: str) -> Explained:
    found = definitions(entry)
    return Explained(entry, entry.heads[0], found[0], len(found) > 1, href)


def definitions(entry: Entry) -> list[Markup]:
    """What an entry says, a piece a paragraph, without marks of pages and notes."""
    writing = Writing(lambda name: "", names=False, notes=False)
    return [Markup(content(found, writing).strip()) for found in entry.element.iter(tag("def"))]
