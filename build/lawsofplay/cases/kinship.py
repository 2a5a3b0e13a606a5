"""Which book or game comes from which, as the books say it: corpus/kinship.toml."""

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
"""What a claim says of a game; the name of the other game follows."""


@dataclass(frozen=True)
class BookKin:
    """A book that takes from an earlier one: a sentence, and the printed words that show it.

    Without ``sure`` the link is only supposed, or the earlier book is another copy than ours.
    """

    later: str
    earlier: str
    sure: bool
    told: str
    words: dict[str, str]


@dataclass(frozen=True)
class GameKin:
    """A claim (one of `HOW`) about a game and another, which need not be a game of the edition."""

    game: str
    other: str
    how: str
    words: dict[str, str]


@dataclass(frozen=True)
class Kinship:
    """All that the books say of where books and games come from."""

    books: tuple[BookKin, ...]
    games: tuple[GameKin, ...]


def load_kinship(project: Project) -> Kinship:
    """What the file holds, in its order.

    Raises InputError for a malformed file.
    """
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
    """Faults of the claims.

    They are unknown games, a game that would come from itself, and words that do not stand on their
    pages.
    """
    games, texts = load_games(project), texts_by_page(edition)
    kinship = load_kinship(project)
    for book in kinship.books:
        yield from ground_faults(book.words, texts, SHOWN, f"{book.later} from {book.earlier}")
    for game in kinship.games:
        place = f"{game.game} and {game.other}"
        if game.game not in games:
            yield InputError(SHOWN, place, f"no such game in corpus/games.toml: {game.game}")
        if game.game in _above(game.game, kinship.games):
            mend = f"{game.game} would come from itself; take out one of the claims"
            yield InputError(SHOWN, place, mend)
        yield from ground_faults(game.words, texts, SHOWN, place)


def _above(game: str, claims: Iterable[GameKin]) -> set[str]:
    """All games from which a game is said to come, directly or through others."""
    claims, ancestors = list(claims), set[str]()
    new = {game}
    while new := {claim.other for claim in claims if claim.game in new} - ancestors:
        ancestors |= new
    return ancestors
