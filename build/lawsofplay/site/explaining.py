"""The terms that a book explains itself, for its reading pages, with their definitions."""

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
class BookWords:
    """The words of one book: its regular spellings, its terms, the game of each division."""

    regular: Regular
    index: Index | None
    games: dict[str, str]


@dataclass(frozen=True)
class Explained:
    """A term below a reading page: its entry, the first definition, the link to the whole entry."""

    entry: Entry
    head: str
    definition: Markup
    more: bool
    href: str


def words_of_book(library: Library, siglum: str) -> BookWords:
    """The spellings, terms and games that the reading pages of a book add to its words."""
    language: Language = "fr" if library.witnesses[siglum].language == "fr" else "en"
    divisions = (name for name in library.edition.divisions if name.partition(".")[0] == siglum)
    return BookWords(
        regular(language, library.project.root),
        index(entries(library, siglum), language),
        {name: _game(library, name) for name in divisions},
    )


def _game(library: Library, address: str) -> str:
    """The game of a division, or of the nearest one above it that has one."""
    chain = [address, *reversed(library.ancestors(address))]
    return next((game for name in chain if (game := library.edition.divisions[name].game)), "")


def wording(library: Library, words: BookWords, path: str, division: str) -> Wording:
    """How the words of a reading page are written; ``division`` is where the page begins."""
    link = library.link(path)

    def to(entry: Entry) -> str:
        place = link(entry.address)
        return place if place.startswith("#") else f"#term-{entry.address}"

    begun = Wording(words.regular, words.index, words.games, to)
    begun.section(division)
    return begun


def explained(library: Library, path: str, used: Iterable[Entry]) -> list[Explained]:
    """The terms that a page links and another page explains, in the order of the alphabet."""
    link = library.link(path)
    away = (entry for entry in used if not link(entry.address).startswith("#"))
    in_order = sorted(away, key=lambda entry: entry.key)
    return [_explained(entry, link(entry.address)) for entry in in_order]


def _explained(entry: Entry, href: str) -> Explained:
    first, *more = definitions(entry)
    return Explained(entry, entry.heads[0], first, bool(more), href)


def definitions(entry: Entry) -> list[Markup]:
    """The definitions of an entry, without marks of pages and notes."""
    writing = Writing(lambda name: "", names=False, notes=False)
    return [Markup(content(part, writing).strip()) for part in entry.element.iter(tag("def"))]
