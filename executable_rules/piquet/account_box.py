"""Account Piquet of the second and third way: without pen and ink, with a box, or two alone."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_money, of_people, of_play, of_state
from executable_rules.mechanics.results import Silence
from executable_rules.piquet import facts
from executable_rules.piquet.account import (
    COUNTER,
    counters_for,
    divided,
    scored,
    set_up,
    with_consolation,
)
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, dues, pays, shares, text, yes_no

REFAIT = 20
"""Points that each refait before it adds to a mark."""

TO_HIM_WHO_MARKS = 2
"""Counters of the second consolation that go to the adversary; each other player has one."""


class Coup(Enum):
    """How a coup of two deals ended."""

    REFAIT = "a refait: nobody is marked"
    MARKED = "one of the two is marked"


class Sides(Worded):
    """In what sides the third way is played."""

    COMMON = "it is played two against two, the common party"
    CHOUETTE = "it is played two against one; who plays alone is called the “chouette”, the owl"
    NOT_SAID = "the law does not say"


Adversaries = Annotated[int, like(of_people.Adversaries, least=1, most=6)]
CountersBySeat = Annotated[tuple[int, ...], like(of_money.CountersBySeat, least=0, fewest=1)]
DealResult = Annotated[tuple[Coup, ...], like(of_play.DealResult, fewest=1)]
Mark = Annotated[int, like(of_play.Points, least=10)]
Players = Annotated[int, like(of_people.Players, least=3, most=7)]
PlayersIn = Annotated[int, like(of_people.PlayersIn, least=1, most=6)]


@law(
    "bellecour.account-piquet.second-way.3",
    "academie.account-piquet.second-way.3",
    says=text("The box gives {:counter} to each player."),
)
def drawn_from_box(*, counters_by_seat: CountersBySeat) -> int:
    """The counters that each has from the box (*corbillon*) at the end: it is divided equally.

    ``counters_by_seat``: what each has put in for what he was marked. ``box_settled`` tells whose
    the odd counters are.
    """
    return sum(counters_by_seat) // len(counters_by_seat)


@law(
    "bellecour.account-piquet.second-way.7",
    "academie.account-piquet.second-way.7",
    says=shares("the {:seat} player", unit="counter"),
)
def box_settled(*, counters_by_seat: CountersBySeat) -> tuple[int, ...] | Silence:
    """What each has won (below nought: lost) when the box is divided after the last tour.

    ``counters_by_seat``: what each has put in. Odd counters go to the greatest loser. Whose they
    are where two have lost most is not said.
    """
    return divided(counters_by_seat, least=1)


@law(
    "bellecour.account-piquet.second-way.4",
    "academie.account-piquet.second-way.4",
    says=dues(
        ("the player who is marked", "the box"),
        ("the player who is marked", "the other of the two"),
        ("the player who is marked", "the players who do not play, together"),
        unit="counter",
    ),
)
def pays_when_marked(*, points: Mark, players: Players) -> tuple[int, int, int]:
    """What a player pays when he is marked: to the box, to the player who marks him, and to the
    others.

    Into the box he pays a counter for each ten points, the first consolation of twenty points
    included. The second consolation is two counters to the player who marks him and one to each of
    the others.
    """
    mark = COUNTER * counters_for(points=points)
    box = counters_for(points=with_consolation(points=mark))
    return box, TO_HIM_WHO_MARKS, players - 2


@law(
    "bellecour.account-piquet.second-way.5",
    "academie.account-piquet.second-way.5",
    "academie.account-piquet.second-way.6",
    only={"is_agreed": ("bellecour", "academie.account-piquet.second-way.6")},
    says=yes_no("It is a “refait”: nobody is marked.", "It is no “refait”: the loser is marked."),
)
def is_refait(
    *,
    first_deal_points: facts.FirstDealPoints,
    second_deal_points: facts.SecondDealPoints,
    is_agreed: of_state.IsAgreed = False,
) -> bool:
    """Whether two deals are a ``refait``, for which nobody is marked: the players count alike, or
    at most four points apart.

    They are one when both players count alike, or when one has at most four points more.
    ``is_agreed``: the players have agreed that one point more is marked; then it is a refait only
    when both are even.
    """
    ahead = max(set_up(first_deal_points=first_deal_points, second_deal_points=second_deal_points))
    if met(
        "the Player shall Mark to one Point",
        is_agreed,
        "l'on ne soit convenu auparavant que pour empêcher les refaits, on marquera à un point",
    ):
        return ahead == 0
    return met(
        "there are only four Points difference",
        scored(points=ahead) == 0,
        "plus de quatre points plus qu'à l'autre",
    )


@law(
    "bellecour.account-piquet.second-way.5",
    "academie.account-piquet.second-way.5",
    says=pays("the player who is marked", "the box", "point", nothing="He pays nothing more."),
)
def pays_after_refaits(*, deal_result: DealResult) -> int:
    """How many points more a marked player pays to the box: twenty for each ``refait`` (deals that
    marked nobody) just before.

    Each refait that goes before it, with no marked coup between, adds twenty.
    """
    *before, last = deal_result
    if last is not Coup.MARKED:
        raise ValueError("deal_result cannot be: its last is the coup in which he is marked")
    marked = [place for place, coup in enumerate(before, 1) if coup is Coup.MARKED]
    return REFAIT * (len(before) - max(marked, default=0))


@law(
    "bellecour.account-piquet.third-way.1",
    "academie.account-piquet.third-way.1",
    says=shares("the {:seat} player", unit="point"),
)
def pay_each_other(
    *,
    first_deal_points: facts.FirstDealPoints,
    second_deal_points: facts.SecondDealPoints,
    consolation: of_money.Consolation,
) -> tuple[int, int]:
    """What each of two players wins (below nought: loses) when they pay each other what is marked.

    ``consolation``: what they have agreed on, as high as they please.
    """
    ahead = set_up(first_deal_points=first_deal_points, second_deal_points=second_deal_points)
    lost, won = (
        with_consolation(points=mark, consolation=consolation) if mark else 0
        for mark in (scored(points=points) for points in ahead)
    )
    return won - lost, lost - won


@law(
    "bellecour.account-piquet.third-way.2",
    "academie.account-piquet.third-way.2",
)
def in_sides(*, players_in: PlayersIn, adversaries: Adversaries) -> Sides:
    """How the sides are called: two against two are the common party, one alone against two is the
    ``chouette``.

    It is for more than two players. The sentence before it tells of one against one
    (``pay_each_other``).
    """
    few, many = sorted((players_in, adversaries))
    if (few, many) == (2, 2):
        return Sides.COMMON
    return Sides.CHOUETTE if (few, many) == (1, 2) else Sides.NOT_SAID
