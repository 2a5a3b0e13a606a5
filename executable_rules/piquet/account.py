"""Account Piquet (*le Piquet à écrire*): what the loser is marked, and how the marks are settled.

It is played by three and more, two at a time; what a player loses is written in his column.
"""

from __future__ import annotations

from executable_rules.facts import of_money, of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.piquet import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, shares, text

COUNTER = 10
"""Points of a counter (*jetton*), and counters of a fish (*fiche*)."""


@law(
    "bellecour.account-piquet.5",
    "academie.account-piquet.5",
    says=text("The first player is marked {0:point}, the second {1:point}."),
)
def set_up(
    *, first_deal_points: facts.FirstDealPoints, second_deal_points: facts.SecondDealPoints
) -> tuple[int, int]:
    """How many points are written against the loser of two deals, of which each player dealt one:
    those that the other has made more.

    A pair of numbers is what the one and the other made in a deal. Nothing is written against the
    winner. The book calls the two deals a ``coup``.
    """
    before, now = (
        first_deal_points[0] - first_deal_points[1],
        second_deal_points[0] - second_deal_points[1],
    )
    ahead = before + now
    return max(-ahead, 0), max(ahead, 0)


@law(
    "bellecour.account-piquet.6",
    "academie.account-piquet.6",
    "academie.account-piquet.7",
    says=text("He is marked {:point}.", nothing="No point is marked."),
)
def scored(*, points: of_play.Points) -> int:
    """The points that are written: full tens. Five or more over a ten count as ten, fewer as
    nothing.
    """
    tens, over = divmod(points, 10)
    return 10 * (
        tens
        + met("five Points or more, score ten", over >= 5, "cinq points ou au-dessus valent dix")
    )


@law("bellecour.account-piquet.addition.2", says=shares("the {:seat} player", unit="point"))
def takes_their_reward(*, points_by_seat: facts.PointsBySeat) -> tuple[int, ...] | Silence:
    """What each player wins (below nought: loses) in the end: what his marks lack of an equal part
    of all the marks.

    Points that cannot be divided go to the player who has lost most. The French, ``retribution``,
    divides by tens, so that tens are left over. Neither book says who has them when two have lost
    most.
    """
    return divided(points_by_seat, least=1)


@law("academie.account-piquet.addition.2", says=shares("the {:seat} player", unit="point"))
def retribution(*, points_by_seat: facts.PointsBySeat) -> tuple[int, ...] | Silence:
    """What each player wins (below nought: loses) by his ``rétribution``: what his marks lack of an
    equal part of all the marks.

    What is left over is a ``dixaine``, ten points, since the marks are tens. In English,
    ``takes_their_reward``, it is odd points.
    """
    return divided(points_by_seat, least=COUNTER)


def divided(marked: tuple[int, ...], least: int) -> tuple[int, ...] | Silence:
    """The equal part less what each is marked; what cannot be divided goes to the greatest loser.

    Whose it is where two have lost most is not said.
    """
    part = sum(marked) // len(marked) // least * least
    odd = sum(marked) - part * len(marked)
    most = max(marked)
    if met("any odd Points remaining", odd > 0) and marked.count(most) > 1:
        return Silence.NOT_SAID
    return tuple(part - mark + (odd if mark == most else 0) for mark in marked)


@law(
    "bellecour.account-piquet.addition.3",
    "academie.account-piquet.addition.3",
    says=pays("the player who is marked", "the others", "point"),
)
def with_consolation(*, points: of_play.Points, consolation: of_money.Consolation = 20) -> int:
    """What a player loses if he is marked these points: the ``consolation``, twenty points or what
    is agreed, is added to each mark.
    """
    return whole_number("points", points) + consolation


@law(
    "bellecour.account-piquet.second-way.2",
    "academie.account-piquet.second-way.2",
    says=text("The fishes and counters are worth {:point}."),
)
def worth(*, fishes: of_money.Fishes = 5, counters: of_money.Counters = 10) -> int:
    """How many points ``fishes`` and ``counters`` are worth: a counter ten, a fish ten counters.
    Each player takes 600 points.
    """
    held = COUNTER * fishes + counters
    return COUNTER * held


@law(
    "bellecour.account-piquet.second-way.2",
    "academie.account-piquet.second-way.2",
    says=text("He is marked {:counter}."),
)
def counters_for(*, points: of_play.Points) -> int:
    """The counters that are set up for this many points, which are full tens."""
    if points % COUNTER:
        raise ValueError(f"points={points} cannot be: marks are full tens")
    return points // COUNTER
