"""Triomphe as in the provinces: four, five or more play, each for himself."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_play
from executable_rules.mechanics.results import Silence
from executable_rules.triomphe import facts
from executable_rules.triomphe.dealing import MOST
from executable_rules.triomphe.playing import TO_WIN, marks
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

LEAST = 4
"""Players."""


class Marks(NamedTuple):
    """Who marks, by his seat from 0, and how many games."""

    seat: int
    games: int


@law(
    "bellecour.triomphe.provinces.5",
    "academie.triomphe.provinces.5",
    "bellecour.triomphe.ace.1",
    "academie.triomphe.ace.1",
    says=yes_no("So many may play.", "So many do not play: it is four, five or six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? Four, five or more; the pack of Piquet suffices for six, and no
    more.
    """
    return LEAST <= players <= MOST


@law(
    "bellecour.triomphe.provinces.5",
    "academie.triomphe.provinces.5",
    "bellecour.triomphe.provinces.6",
    "academie.triomphe.provinces.6",
    says=text("The {.seat:seat} player marks {.games:game}."),
)
def marks_the_game(*, winners: facts.Winners) -> Marks | Silence:
    """Who marks, by the seats that won the five tricks, and what: each plays for himself.

    A player with three tricks or more does, as at Paris. If two have two each, the one who made his
    two first (*celui qui les a plutôt faites*). The books say nothing of other divisions.
    """
    most = max(winners, key=winners.count)
    if winners.count(most) >= TO_WIN:
        return Marks(most, marks(tricks=winners.count(most)))
    twos = [seat for seat in set(winners) if winners.count(seat) == 2]
    if not met(
        "each of them two Tricks",
        len(twos) == 2,
        "lorsque deux des Joueurs font deux levées chacun",
    ):
        return Silence.NOT_SAID
    first = next(seat for n, seat in enumerate(winners) if seat in winners[:n])
    return Marks(first, marks(tricks=TO_WIN))


@law(
    "bellecour.triomphe.provinces.7",
    says=text(
        "He scores {:game}; the others score nothing for his fault.",
        nothing="He scores nothing; the others score nothing for his fault.",
    ),
)
def scores_after_fault(*, points: facts.Points, games_won: of_play.GamesWon) -> int:
    """Games that a player may still score of those won since a fault that cost him this many
    points.

    First he gives full satisfaction to the others, who add nothing for his fault. In the French,
    ``marque_apres_faute``, this is said of a player who had no point to lose.
    """
    return max(0, games_won - points)


@law(
    "academie.triomphe.provinces.7",
    says=text(
        "He has {:game} marked; the others mark nothing for his fault.",
        nothing="He has no game marked; the others mark nothing for his fault.",
    ),
)
def marque_apres_faute(
    *, points_before: facts.PointsBefore, points: facts.Points, games_won: of_play.GamesWon
) -> int:
    """Games that a player has marked who lost this many points by a fault and has won games since.

    He loses them from those that he had. *S'il n'en a point*, he owes them, and marks no game until
    he has satisfied the others, who add nothing. In the English, ``scores_after_fault``, he pays
    from what he wins, and it is not asked what he had.
    """
    return max(0, points_before + games_won - points)
