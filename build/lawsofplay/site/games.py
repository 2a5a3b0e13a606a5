"""The games: an index; each game told part by part; its laws in order, parallel lists beside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lawsofplay.citing import page_range
from lawsofplay.model.edition import Law
from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.parts import Abreast
from lawsofplay.site.around import Surroundings
from lawsofplay.site.examples import page_label
from lawsofplay.site.kin import kin
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.pictures.listed import drawn_of
from lawsofplay.site.taught import TaughtPart, Teaching
from lawsofplay.site.told import told_deal


@dataclass(frozen=True)
class Column:
    """A list of laws as one book has it."""

    witness: str
    short_title: str
    language: str
    label: str
    href: str


@dataclass(frozen=True)
class Lists:
    """One list, or two parallel ones: each row holds the laws of one number."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Law, ...], ...]


def game_pages(library: Library) -> Iterator[Page]:
    """The index of games and a page for each."""
    rows = [game_row(library, slug, "games.html") for slug in library.games]
    surroundings, teaching = Surroundings(library), Teaching(library)
    abreast = Abreast(library).by_game
    index = {"games": rows, "page_label": page_label, "book_of": library.witnesses.__getitem__}
    yield Page("games.html", "games.html", "games", index | {"kin": kin(library)})
    for slug, game in library.games.items():
        path, lists = game_path(slug), list(_lists(library, slug, laws_path(slug)))
        parts, deal = teaching.of(slug), told_deal(library, slug)
        values = game_row(library, slug, path) | {
            "names": game,
            "laws_page": laws_path(slug) if lists else "",
            "parts": parts,
            "pictures": drawn_of(library.pictures, slug),
            "page_label": page_label,
            "deal": deal,
            "deal_after": _deal_after(parts),
            "around": surroundings.of(slug),
            "abreast": abreast.get(slug, ()),
            "book_name": book_name,
            "book_of": library.witnesses.__getitem__,
            "resting": resting,
            "law_of": library.edition.laws.__getitem__,
        }
        yield Page(path, "game.html", "games", values)
        if lists:
            yield _laws_page(library, slug, lists)


def _deal_after(parts: tuple[TaughtPart, ...]) -> str:
    """The part of a game after which a deal is told: the play, or the last that there is."""
    names = [part.name for part in parts]
    return "play" if "play" in names else names[-1] if names else ""


def _laws_page(library: Library, slug: str, lists: list[Lists]) -> Page:
    """The laws of a game in the order of the books, parallel lists side by side."""
    path = laws_path(slug)
    values = {
        "name": library.games[slug]["en"],
        "game_page": game_path(slug),
        "lists": lists,
        "running": set(library.rules),
        "words": partial(library.in_line, path=path),
    }
    return Page(path, "gamelaws.html", "games", values)


def game_path(slug: str) -> str:
    """The file of a game's page."""
    return f"games/{slug}.html"


def laws_path(slug: str) -> str:
    """The file of a game's laws in order."""
    return f"games/laws/{slug}.html"


def game_row(library: Library, slug: str, path: str) -> dict[str, object]:
    """A game: its names, the places in the books that treat it, and how many laws it has."""
    record = library.coverage["games"].get(slug, {})
    return {
        "slug": slug,
        "name": library.games[slug]["en"],
        "french": library.games[slug]["fr"],
        "places": _places(library, slug, path),
        "laws": record.get("numbered", 0),
        "prose": record.get("prose", {}).get("rules", 0),
        "runs": record.get("with_rule", 0) + record.get("prose", {}).get("with_rule", 0),
    }


def book_name(book: Witness) -> str:
    """A book by the name of its author; by its own short title where no author is known."""
    return book.author.partition(",")[0] or book.short_title


def resting(law: Law) -> str:
    """A law as a sentence rests on it: its number or, for a rule in prose, its page in print."""
    return f"law {law.numeral or law.number}" if law.numbered else f"p. {law.pages[0]}"


def _places(library: Library, slug: str, path: str) -> list[dict[str, str]]:
    """The divisions that treat the game and do not lie within another one that does."""
    link = library.link(path)
    found = []
    for name, division in library.edition.divisions.items():
        above = library.parent(name)
        if division.game != slug or (above and library.edition.divisions[above].game == slug):
            continue
        witness = library.witnesses[name.partition(".")[0]]
        found.append(
            {
                "book": witness.short_title,
                "language": witness.language,
                "label": library.label(name),
                "href": link(name),
                "pages": page_range(division.pages),
            }
        )
    return found


def _lists(library: Library, slug: str, path: str) -> Iterator[Lists]:
    """The lists of the game in the order of the books; a sister list stands beside its twin."""
    shown: set[str] = set()
    for division, laws in library.lists.items():
        if laws[0].game != slug or division in shown:
            continue
        twin = library.sister_list(division)
        names = [division, twin] if twin else [division]
        shown.update(names)
        columns = tuple(_column(library, name, path) for name in names)
        yield Lists(columns, _rows([library.lists[name] for name in names]))


def _rows(lists: list[list[Law]]) -> tuple[tuple[Law, ...], ...]:
    """Numbered laws by their number, side by side; rules in prose, of one book only, after them."""
    numbered = zip(*([law for law in laws if law.numbered] for laws in lists), strict=True)
    prose = [(law,) for laws in lists for law in laws if not law.numbered]
    return (*numbered, *prose)


def _column(library: Library, division: str, path: str) -> Column:
    witness = library.witnesses[division.partition(".")[0]]
    return Column(
        witness.siglum,
        witness.short_title,
        witness.language,
        library.label(division),
        library.link(path)(division),
    )
