"""The games: an index, a page for each game, and a page for the laws of each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from markupsafe import Markup

from lawsofplay.citing import page_range
from lawsofplay.model.edition import Law
from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.parts import Abreast, Part
from lawsofplay.site.around import GameContext, GameContexts
from lawsofplay.site.examples import page_label
from lawsofplay.site.kin import Kin, kin
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.pictures.listed import Picture, drawn_of
from lawsofplay.site.taught import TaughtPart, Teaching
from lawsofplay.site.told import ToldDeal, told_deal


@dataclass(frozen=True)
class LawsColumn:
    """One book's list of laws, at the head of a column."""

    witness: str
    short_title: str
    language: str
    label: str
    href: str


@dataclass(frozen=True)
class LawLists:
    """One list of laws, or two parallel lists; each row holds the laws of one number."""

    columns: tuple[LawsColumn, ...]
    rows: tuple[tuple[Law, ...], ...]


@dataclass(frozen=True)
class GamePlace:
    """A division of a book that treats a game, and the pages of print on which it stands."""

    book: str
    language: str
    label: str
    href: str
    pages: str


@dataclass(frozen=True)
class GameRow:
    """A game in a list: its names, its places in the books, and how many laws and rules it has.

    ``prose`` counts the rules in prose; ``runs`` counts the laws and rules that have a function.
    """

    slug: str
    name: str
    french: str
    places: list[GamePlace]
    laws: int
    prose: int
    runs: int


@dataclass(frozen=True)
class GamesValues(PageValues):
    """What the index of the games shows; ``kin`` are the families of the games."""

    template: ClassVar[str] = "games.html"

    games: list[GameRow]
    kin: tuple[Kin, ...]
    page_label: Callable[[str], str]
    book_of: Callable[[str], Witness]


@dataclass(frozen=True)
class GameValues(PageValues):
    """What the page of a game shows.

    ``names`` is its record in corpus/games.toml; ``laws_page`` is empty for a game without laws.
    A ``deal`` is told after the part of the game that ``deal_after`` names. The functions give a
    book by its siglum, a law by its address, and how the page names a book, a page and a law.
    """

    template: ClassVar[str] = "game.html"

    slug: str
    name: str
    french: str
    names: Mapping[str, Any]
    places: list[GamePlace]
    laws_page: str
    parts: tuple[TaughtPart, ...]
    pictures: list[tuple[Picture, Markup]]
    deal: ToldDeal | None
    deal_after: str
    around: GameContext
    abreast: list[Part]
    page_label: Callable[[str], str]
    book_name: Callable[[Witness], str]
    book_of: Callable[[str], Witness]
    resting: Callable[[Law], str]
    law_of: Callable[[str], Law]


@dataclass(frozen=True)
class GameLawsValues(PageValues):
    """What the page of a game's laws shows.

    ``running`` are the addresses of the laws that have a function; ``words`` gives a law in a line.
    """

    template: ClassVar[str] = "gamelaws.html"

    name: str
    game_page: str
    lists: list[LawLists]
    running: set[str]
    words: Callable[[Law], Markup]


def game_pages(library: Library) -> Iterator[Page]:
    """The index of games and a page for each."""
    rows = [game_row(library, slug, "games.html") for slug in library.games]
    surroundings, teaching = GameContexts(library), Teaching(library)
    abreast = Abreast(library).by_game
    book_of = library.witnesses.__getitem__
    yield Page("games.html", GamesValues(rows, kin(library), page_label, book_of), "games")
    for slug, game in library.games.items():
        path, lists = game_path(slug), list(_lists(library, slug, laws_path(slug)))
        parts = teaching.of(slug)
        values = GameValues(
            slug=slug,
            name=game["en"],
            french=game["fr"],
            names=game,
            places=_places(library, slug, path),
            laws_page=laws_path(slug) if lists else "",
            parts=parts,
            pictures=drawn_of(library.pictures, slug),
            deal=told_deal(library, slug),
            deal_after=_deal_after(parts),
            around=surroundings.of(slug),
            abreast=abreast.get(slug, []),
            page_label=page_label,
            book_name=book_name,
            book_of=book_of,
            resting=resting,
            law_of=library.edition.laws.__getitem__,
        )
        yield Page(path, values, "games")
        if lists:
            yield _laws_page(library, slug, lists)


def _deal_after(parts: tuple[TaughtPart, ...]) -> str:
    """The part of a game after which its deal is told: the play, or else the last part."""
    names = [part.name for part in parts]
    return "play" if "play" in names else names[-1] if names else ""


def _laws_page(library: Library, slug: str, lists: list[LawLists]) -> Page:
    """The page of a game's laws in the order of the books, with parallel lists side by side."""
    path = laws_path(slug)
    values = GameLawsValues(
        name=library.games[slug]["en"],
        game_page=game_path(slug),
        lists=lists,
        running=set(library.rules),
        words=partial(library.in_line, path=path),
    )
    return Page(path, values, "games")


def game_path(slug: str) -> str:
    """The file of a game's page."""
    return f"games/{slug}.html"


def laws_path(slug: str) -> str:
    """The file of a game's laws in order."""
    return f"games/laws/{slug}.html"


def game_row(library: Library, slug: str, path: str) -> GameRow:
    """A game as a list on the page ``path`` shows it."""
    record = library.coverage["games"].get(slug, {})
    prose = record.get("prose", {})
    return GameRow(
        slug=slug,
        name=library.games[slug]["en"],
        french=library.games[slug]["fr"],
        places=_places(library, slug, path),
        laws=record.get("numbered", 0),
        prose=prose.get("rules", 0),
        runs=record.get("with_rule", 0) + prose.get("with_rule", 0),
    )


def book_name(book: Witness) -> str:
    """The name of a book's author, or its short title where no author is known."""
    return book.author.partition(",")[0] or book.short_title


def resting(law: Law) -> str:
    """A law as the ground of a sentence: its number or, for a rule in prose, its printed page."""
    return f"law {law.numeral or law.number}" if law.numbered else f"p. {law.pages[0]}"


def _places(library: Library, slug: str, path: str) -> list[GamePlace]:
    """The outermost divisions that treat a game."""
    link = library.link(path)
    places = []
    for name, division in library.edition.divisions.items():
        above = library.parent(name)
        if division.game != slug or (above and library.edition.divisions[above].game == slug):
            continue
        witness = library.witnesses[name.partition(".")[0]]
        places.append(
            GamePlace(
                book=witness.short_title,
                language=witness.language,
                label=library.label(name),
                href=link(name),
                pages=page_range(division.pages),
            )
        )
    return places


def _lists(library: Library, slug: str, path: str) -> Iterator[LawLists]:
    """The lists of a game in the order of the books, with a sister list beside its twin."""
    shown: set[str] = set()
    for division, laws in library.lists.items():
        if laws[0].game != slug or division in shown:
            continue
        twin = library.sister_list(division)
        names = [division, twin] if twin else [division]
        shown.update(names)
        columns = tuple(_column(library, name, path) for name in names)
        yield LawLists(columns, _rows([library.lists[name] for name in names]))


def _rows(lists: list[list[Law]]) -> tuple[tuple[Law, ...], ...]:
    """Laws of the same number side by side; then the rules in prose, each alone."""
    numbered = zip(*([law for law in laws if law.numbered] for laws in lists), strict=True)
    prose = [(law,) for laws in lists for law in laws if not law.numbered]
    return (*numbered, *prose)


def _column(library: Library, division: str, path: str) -> LawsColumn:
    witness = library.witnesses[division.partition(".")[0]]
    return LawsColumn(
        witness.siglum,
        witness.short_title,
        witness.language,
        library.label(division),
        library.link(path)(division),
    )
