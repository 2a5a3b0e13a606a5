"""Which game comes from which, as the books say it: families, each from its eldest game down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lawsofplay.cases.kinship import HOW, GameKin
from lawsofplay.site.library import Library


@dataclass(frozen=True)
class Claim:
    """What is claimed of a game: one of `HOW`, in words with the other's name, its grounds."""

    how: str
    told: str
    words: dict[str, str]


@dataclass(frozen=True)
class Kin:
    """A game in its family: its name, its page (none for a game of no book here), what is claimed
    of it (first that which sets it below the one above), and the games below it."""

    name: str
    slug: str
    claims: tuple[Claim, ...]
    below: tuple[Kin, ...]


def kin(library: Library) -> tuple[Kin, ...]:
    """The families of the games, the largest first.

    A game of several claims stands below the game of its first one, and tells the others.
    """
    claims = library.kinship.games
    above = _first_of(claims)
    eldest = dict.fromkeys(claim.other for claim in claims if claim.other not in above)
    families = [_family(library, claims, name) for name in eldest]
    return tuple(sorted(families, key=_size, reverse=True))


def _first_of(claims: Sequence[GameKin]) -> dict[str, GameKin]:
    """The first claim made of each game."""
    found: dict[str, GameKin] = {}
    for claim in claims:
        found.setdefault(claim.game, claim)
    return found


def _family(library: Library, claims: Sequence[GameKin], name: str) -> Kin:
    """A game with all that stands below it."""
    below = [game_kin.game for game_kin in _first_of(claims).values() if game_kin.other == name]
    return Kin(
        _named(library, name),
        name if name in library.games else "",
        tuple(_claim(library, claim) for claim in claims if claim.game == name),
        tuple(_family(library, claims, it) for it in below),
    )


def _claim(library: Library, it: GameKin) -> Claim:
    return Claim(it.how, f"{HOW[it.how]} {_named(library, it.other)}", it.words)


def _named(library: Library, name: str) -> str:
    return str(library.games[name]["en"]) if name in library.games else name


def _size(family: Kin) -> int:
    return 1 + sum(map(_size, family.below))
