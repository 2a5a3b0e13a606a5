"""The glossary: the entries of the books' dictionaries for each term, with the editors' gloss."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.finding.words import fold
from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.model.witness import Witness
from lawsofplay.site.dictionary import entries
from lawsofplay.site.explaining import definitions
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.terms import Entry

PATH = "glossary.html"

SAME = {
    "ami": "friend",
    "demander": "ask leave",
    "espadille force": "forced spadill",
    "forcer": "force",
    "marquer le jeu": "mark",
    "partie": "party",
    "passe": "pass",
    "riporte": "repuesta",
    "sans prendre force": "forced sans prendre",
    "tours": "tour",
}
"""French headwords with the English ones that translate them, where the lexicon has no link."""


@dataclass(frozen=True)
class Explanation:
    """An entry of one book: siglum, printed page, headwords, definitions, link to its place."""

    siglum: str
    page: str
    heads: str
    definitions: list[Markup]
    href: str


@dataclass(frozen=True)
class TermRow:
    """A term: its name, the editors' gloss, its games, and the entries of the books."""

    name: str
    gloss: str
    games: list[str]
    explanations: list[Explanation]

    @property
    def letter(self) -> str:
        """The capital letter under which it stands, without accent."""
        return fold(self.name)[:1].upper()


@dataclass(frozen=True)
class GlossaryValues(PageValues):
    """What the glossary shows: terms that ``books`` explain, and ``others`` that none explains."""

    template: ClassVar[str] = "glossary.html"

    rows: list[TermRow]
    others: list[TermRow]
    books: list[Witness]


def glossary_page(library: Library) -> Page:
    """The page of all entries, then the terms that no dictionary explains, with their gloss."""
    by_term: dict[str, list[tuple[str, Entry]]] = defaultdict(list)
    for siglum in library.witnesses:
        for entry in entries(library, siglum):
            if entry.heads:
                by_term[SAME.get(entry.key, entry.key)].append((siglum, entry))
    terms = {term.term: term for term in read_terms(library.project.root)}
    rows = [_row(library, key, terms.get(key), by_term[key]) for key in sorted(by_term)]
    others = [_row(library, key, terms[key], []) for key in sorted(terms.keys() - by_term.keys())]
    books = [library.witnesses[siglum] for siglum in _with_entries(by_term)]
    return Page(PATH, GlossaryValues(rows, others, books), "books")


def _with_entries(by_term: Mapping[str, list[tuple[str, Entry]]]) -> list[str]:
    """The books that have an entry."""
    return list(dict.fromkeys(siglum for held in by_term.values() for siglum, _ in held))


def _row(library: Library, key: str, term: Term | None, held: list[tuple[str, Entry]]) -> TermRow:
    link = library.link(PATH)
    games = (
        [library.games[slug]["en"] for slug in term.games if slug in library.games] if term else []
    )
    return TermRow(
        key,
        term.gloss if term else "",
        games,
        [
            Explanation(
                siglum, entry.page, ", ".join(entry.heads), definitions(entry), link(entry.address)
            )
            for siglum, entry in held
        ],
    )
