"""Who comes from whom, as the books say it: corpus/kinship.toml, whose head explains it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.examples import texts_by_page
from lawsofplay.cases.grounds import ground_faults
from lawsofplay.model.edition import Edition
from lawsofplay.model.outline import load_games

SHOWN = "corpus/kinship.toml"

HOW = {
    "from": "comes from",
    "way": "is a way of playing",
    "like": "is much like",
}
"""What is claimed of a game and another one, whose name follows."""


@dataclass(frozen=True)
class BookKin:
    """A book leans on an earlier one: in words, and the words by page that say so.

    Unless it is ``sure``, the earlier book is not that very copy, or it is only supposed.
    """

    later: str
    earlier: str
    sure: bool
    told: str
    words: dict[str, str]


@dataclass(frozen=True)
class GameKin:
    """What is claimed (one of `HOW`) of a game and another: a slug, or a name of no game here."""

    game: str
    other: str
    how: str
    words: dict[str, str]


@dataclass(frozen=True)
class Kinship:
    """All that the books say of it."""

    books: tuple[BookKin, ...]
    games: tuple[GameKin, ...]


def load_kinship(project: Project) -> Kinship:
    """What the file holds, in its order. Raises InputError for a wrong file."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.cases.schemas.pictures import KinshipFile

    held = read_as(project.root / SHOWN, SHOWN, KinshipFile)
    return Kinship(
        tuple(
            BookKin(book.later, book.earlier, book.sure, book.told, book.words)
            for book in held.books
        ),
        tuple(GameKin(game.game, game.other, game.how, game.words) for game in held.games),
    )


def check_kinship(project: Project, edition: Edition) -> Iterator[InputError]:
    """Games that are not there, one that would come from itself, words not on their pages."""
    games, texts = load_games(project), texts_by_page(edition)
    kinship = load_kinship(project)
    for book in kinship.books:
        yield from ground_faults(book.words, texts, SHOWN, f"{book.later} from {book.earlier}")
    for game in kinship.games:
        place = f"{game.game} and {game.other}"
        if game.game not in games:
            yield InputError(SHOWN, place, f"no such game in corpus/games.toml: {game.game}")
        if game.game in _above(game.game, kinship.games):
            mend = f"{game.game} would come from itself; take one of the claims out"
            yield InputError(SHOWN, place, mend)
        yield from ground_faults(game.words, texts, SHOWN, place)


def _above(game: str, claims: Iterable[GameKin]) -> set[str]:
    """All games from which one is told to come, over however many others."""
    claims, found = list(claims), set[str]()
    new = {game}
    while new := {claim.other for claim in claims if claim.game in new} - found:
        found |= new
    return found
