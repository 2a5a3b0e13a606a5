"""The Comet by three, four and five: the deal, what the two losers pay, who goes on.

The players are the eldest, 0, and the others to the right.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.comet import facts
from executable_rules.comet.dealing import CARDS, DEALT, Deal
from executable_rules.facts import of_conduct
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.results import Silence, said
from lawsofplay.rules import law, met
from lawsofplay.sentences import Payment, text
from lawsofplay.sentences.payments import flow, paid

HANDS = {3: 12, 4: 10, 5: 9}
"""Cards of each, by the number of players."""


class InThree(NamedTuple):
    """What each of two losers pays: points to the player who is out of cards, counters to
    the poul.
    """

    points: tuple[int, int]
    poul: tuple[int, int]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What each pays to the winner and to the poul."""
        of = (("the winner", "point", self.points), ("the poul", "counter", self.poul))
        return tuple(
            it
            for payee, unit, amounts in of
            for loser, amount in zip(("the first loser", "the second"), amounts, strict=True)
            for it in flow(loser, payee, amount, unit)
        )

    @property
    def sentence(self) -> str:
        """The payments as a sentence."""
        return paid(self.payments)


@law(
    "bellecour.comet.many-players.1",
    "academie.comet.many-players.1",
    "bellecour.comet.many-players.5",
    "academie.comet.many-players.5",
    "bellecour.comet.many-players.6",
    "academie.comet.many-players.6",
    says=DEALT,
)
def dealt_to_many(*, players: facts.Players) -> Deal:
    """What three, four or five players are each dealt (12, 10, 9), and the stock (12, 8, 3).

    The rules of play stay.
    """
    each = HANDS[whole_number("players", players, min(HANDS), max(HANDS))]
    return Deal(each, stock_left(CARDS, players, each))


@law(
    "bellecour.comet.many-players.1",
    "academie.comet.many-players.1",
    "bellecour.comet.many-players.2",
    "academie.comet.many-players.2",
    "bellecour.comet.many-players.3",
    "academie.comet.many-players.3",
)
def losers_pay(*, points_by_seat: facts.PointsBySeat) -> InThree:
    """What two of three players with cards left pay: all their points, to the winner, at once.

    The one who has most puts two counters into the ``poul`` (*la queue*); with the same number each
    puts one.
    """
    first, second = (whole_number("points_by_seat", points, 0) for points in points_by_seat)
    if met("exactly the same Number of Points", first == second, "le même nombre de points"):
        return InThree(points_by_seat, (1, 1))
    return InThree(
        points_by_seat,
        (2, 0)
        if met("has the most Points", first > second, "est marqué d'un plus grand nombre de points")
        else (0, 2),
    )


@law(
    "bellecour.comet.many-players.2",
    "academie.comet.many-players.2",
    says=text("The “poul”, the pool, belongs to the {:seat} player."),
)
def poul_goes_to(*, counters_by_seat: facts.CountersBySeat) -> int | Silence:
    """Who has the ``poul`` at the end of the party: the greatest winner, by his place.

    It is not said whose it is when two won equally much.
    """
    return said(alone_most(counters_by_seat))


@law(
    "bellecour.comet.many-players.4",
    "academie.comet.many-players.4",
    says=text("The {:seat} player goes on, he that stopped being the first."),
)
def who_goes_on(*, has_it: of_conduct.HasIt, other_has_it: of_conduct.OtherHasIt) -> int:
    """Who plays when one of three stops: whoever has the card wanted, first the one on his right.

    The answer is 1 for the player on his right, 2 for the third, 0 for himself.

    The player on his right plays the card that is wanted if he has it, else the third. If neither
    has it, the first begins again with what card he pleases. It is not said what a Comet in
    another's hand does here.
    """
    if met(
        "the Player on his Right, plays it, if he has it",
        has_it,
        "le Joueur qui est à sa droite, jette cette carte s'il l'a",
    ):
        return 1
    return (
        2
        if met(
            "the third Player if he has it",
            other_has_it,
            "le troisiéme Joueur qui l'a dans son jeu",
        )
        else 0
    )
