"""The search page, and the names that its script reads from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypedDict

from lawsofplay.finding.today import otherwise, proposals
from lawsofplay.finding.words import fold
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

PATH = "search.html"


class SearchNames(TypedDict):
    """What the script of the search page reads.

    ``section``, ``witness`` and ``game`` have the names of sections, books and games, by address.
    ``proposed`` are queries for words of today that find nothing. ``otherwise`` has words that the
    books print in another sense: language, sense, address of an example, its link, what to ask.
    """

    otherwise: dict[str, list[str]]
    proposed: dict[str, str]
    section: dict[str, str]
    witness: dict[str, str]
    game: dict[str, str]


@dataclass(frozen=True)
class SearchValues(PageValues):
    """What the search page shows: names for its script, and the core of the index that it asks."""

    template: ClassVar[str] = PATH

    names: SearchNames
    core: str


def search_page(library: Library, core: str) -> Page:
    """The page that asks the exported index; ``core`` is the file of the index that it reads."""
    return Page(PATH, SearchValues(search_names(library), core), "search")


def search_names(library: Library) -> SearchNames:
    """The names of the edition for the script of the search page."""
    link = library.link(PATH)
    return {
        "otherwise": {
            fold(word.word): [word.language, word.there, word.where, link(word.where), word.ask]
            for word in otherwise(library.project)
            if word.where in library.map.places
        },
        "proposed": proposals(library.project),
        "section": {address: library.label(address) for address in library.edition.divisions},
        "witness": {siglum: book.short_title for siglum, book in library.witnesses.items()},
        "game": {slug: str(game["en"]) for slug, game in library.games.items()},
    }
