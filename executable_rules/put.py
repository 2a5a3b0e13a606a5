"""Put, the ordinary rooking game, as the books of 1687 and 1754 tell it in the same words.

Two play, or three, with three cards each. He that plays first ``puts``, that is wagers the whole
set upon his hand; the other ``sees`` him and plays, or gives up one point. No suit need be
followed, as far as the books tell, and cards alike tie.

``put.high-game`` holds a packet prepared by a cheat: tests/executable_rules/test_put.py deals it.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import alone_most, one_or_more, whole_number
from executable_rules.mechanics.orders import A, J, K, Q
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells, parts, told, yes_no

HAND = 3
"""Cards of each player, and so the tricks."""

SMALL = tuple(Rank(pips) for pips in range(10, 3, -1))
"""From the ten to the four."""


class Set(Tells):
    """Who wins the set, that is the whole game, when a put is seen and played out."""

    PUTTER = "he who put wins the set"
    SEER = "he who saw him wins the set"
    NEITHER = "neither wins: it is trick and tie"
    NOT_SAID = "the law does not say"


class Dealt(NamedTuple):
    """The hands of a deal."""

    antagonist: tuple[Card, ...]
    dealer: tuple[Card, ...]


@law(
    "cotton.put.9",
    "seymour.put.9",
    says=told("The Put-cards are, from the best to the meanest, {}."),
)
def order() -> tuple[Rank, ...]:
    """The ``Put-cards``, the ranks from the best to the meanest: the suits do not matter.

    >>> " ".join(rank.letter for rank in order())
    '3 2 A K Q J 10 9 8 7 6 5 4'
    """
    return (Rank.THREE, Rank.TWO, A, K, Q, J, *SMALL)


def best_put_card(lifted: tuple[Card, ...]) -> int | None:
    """The place, from 0, of the best Put-card of some; None where two or more are the best."""
    return carried_by(lifted, order())


@law("cotton.put.1", "seymour.put.1", says=told("The {:seat} player deals."))
def deals(*, lifted: tuple[Card, ...]) -> int | Silence:
    """Which of two or three players, from 0, deals by the card that he lifted.

    Of two alike it is not said. That they lift for it is told of All-Fours, not here.
    """
    whole_number("lifted", len(lifted), 2, 3)
    return said(best_put_card(lifted))


@law("cotton.put.2", "seymour.put.2", says=told("The {:seat} player cuts."))
def cuts(*, dealer: int) -> int:
    """Who cuts the pack when it is shuffled: the dealer's adversary, of two players, from 0."""
    return next_player(dealer, 2)


@law(
    "cotton.put.2",
    "seymour.put.2",
    says=parts(antagonist=told("The antagonist has {}."), dealer=told("The dealer has {}.")),
)
def dealt(*, pack: tuple[Card, ...]) -> Dealt:
    """The hands from a pack as cut: one to the antagonist, one to the dealer, till each has three.

    The antagonist, or adversary, is the eldest. Raises ValueError if the cards do not suffice.
    """
    whole_number("pack", len(pack), 2 * HAND)
    given = pack[: 2 * HAND]
    return Dealt(given[::2], given[1::2])


@law("cotton.put.3", "seymour.put.3", says=yes_no("The game is won.", "The game is not won yet."))
def game_won(*, points: int, put_won: bool = False, game: int = 5) -> bool:
    """Whether the game is won: by points, commonly five, or by a ``put`` that is seen and won."""
    up = met("Five up", whole_number("points", points, 0) >= whole_number("game", game), "5 up")
    return met("or a Putt", put_won, "or a Put") or up


@law(
    "cotton.put.4",
    "seymour.put.4",
    says=told("The eldest wins {:point}.", none="Nothing is won at once: the cards are played."),
)
def wins_unseen(*, put: bool, seen: bool) -> int | None:
    """What the eldest wins at once who ``puts`` and whom the other does not ``see``: one.

    None when he does not put, or is seen: then the cards are played.
    """
    return (
        1
        if put and met("will not or dare not see him", not seen, "will not, or dare not see him")
        else None
    )


@law("cotton.put.5", "seymour.put.5", "cotton.put.6", "seymour.put.6")
def set_won(*, putter: int, seer: int) -> Set:
    """Who wins the set, a put being seen, by the tricks of each; the rest of the three are ties.

    He that has two tricks or three; neither, where each has one and the third is ``tyed``, the
    cards being alike. What one trick and two ties are worth, or three ties, the books do not say.
    """
    whole_number("seer", seer, 0, HAND - whole_number("putter", putter, 0, HAND))
    if met(
        "he that wins two tricks, or all three",
        max(putter, seer) >= 2,
        "he who wins 2 Tricks, or all 3",
    ):
        return Set.PUTTER if putter >= 2 else Set.SEER
    each_one = met(
        "if each win a trick, and the third tyed",
        putter == seer == 1,
        "if each win a Trick, and Third tied",
    )
    return Set.NEITHER if each_one else Set.NOT_SAID


@law(
    "cotton.put.7",
    "seymour.put.7",
    says=told("The {:seat} player wins.", none="Nobody wins, since none has most tricks alone."),
)
def wins_without_putting(*, tricks: tuple[int, ...]) -> int | None:
    """Which player, from 0, wins without a put: he of most tricks; None where two have alike."""
    whole_number("tricks", sum(one_or_more("tricks", tricks)), 0, HAND)
    player = alone_most(tricks)
    return player if met("wins most tricks", player is not None, "wins most Tricks") else None


@law(
    "cotton.put.8",
    "seymour.put.8",
    says=yes_no(
        "He may still play without a “put” (a wager of the whole set).",
        "He cannot recall his “put” (the wager of the whole set).",
    ),
)
def may_unsay_it(*, put: bool) -> bool:
    """Whether the eldest may still play without a put: once put, it is not recalled."""
    return not met("cannot recall his putting", put, "cannot recal his Putting")


def tricks_won(*, led: tuple[Card, ...], answered: tuple[Card, ...]) -> tuple[int, int]:
    """The tricks of two players who play their cards in this order; a tie is nobody's.

    >>> from executable_rules.mechanics.cards import cards
    >>> tricks_won(led=cards("3S KH 5C"), answered=cards("2S KD 4C"))
    (2, 0)
    """
    winners = [best_put_card(pair) for pair in zip(led, answered, strict=True)]
    return winners.count(0), winners.count(1)


def forced_tricks(*, mine: tuple[Card, ...], other: tuple[Card, ...]) -> int:
    """The fewest tricks of ``mine``, in whatever order either plays: what nobody can take away."""
    orders = permutations(other)
    return min(tricks_won(led=mine, answered=answered)[0] for answered in orders)
