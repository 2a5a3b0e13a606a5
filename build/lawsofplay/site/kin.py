"""Which game comes from which, as the books say: families of games, from the eldest down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lawsofplay.cases.kinship import HOW, GameKin
from lawsofplay.site.library import Library


@dataclass(frozen=True)
class Claim:
    """What books claim of a game: a key of `HOW`, the claim in words, the books' words by page."""

    how: str
    told: str
    words: dict[str, str]


@dataclass(frozen=True)
class Kin:
    """A game in its family: its name, what books claim of it, and the games below it.

    ``slug`` is empty for a game of which no book here treats. The first of the ``claims`` is the
    one that sets the game below the game above it.
    """

    name: str
    slug: str
    claims: tuple[Claim, ...]
    below: tuple[Kin, ...]


def kin(library: Library) -> tuple[Kin, ...]:
    """The families of the games, the largest first.

    A game with several claims stands below the game that its first claim names.
    """
    claims = library.kinship.games
    above = _first_of(claims)
    eldest = dict.fromkeys(claim.other for claim in claims if claim.other not in above)
    families = [_family(library, claims, name) for name in eldest]
    return tuple(sorted(families, key=_size, reverse=True))


def _first_of(claims: Sequence[GameKin]) -> dict[str, GameKin]:
    """The first claim made of each game."""
    first: dict[str, GameKin] = {}
    for claim in claims:
        first.setdefault(claim.game, claim)
    return first


def _family(library: Library, claims: Sequence[GameKin], name: str) -> Kin:
    """A game with all that stands below it."""
    below = [claim.game for claim in _first_of(claims).values() if claim.other == name]
    return Kin(
        _named(library, name),
        name if name in library.games else "",
        tuple(_claim(library, claim) for claim in claims if claim.game == name),
        tuple(_family(library, claims, game) for game in below),
    )


def _claim(library: Library, claim: GameKin) -> Claim:
    return Claim(claim.how, f"{HOW[claim.how]} {_named(library, claim.other)}", claim.words)


def _named(library: Library, name: str) -> str:
    return str(library.games[name]["en"]) if name in library.games else name


def _size(family: Kin) -> int:
    return 1 + sum(map(_size, family.below))
