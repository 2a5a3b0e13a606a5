"""The Farm, its second manner: each deals in his turn, and what is overrun makes up the Farm."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.ferme import facts
from executable_rules.ferme.first_manner import gives_more, reimbursed
from executable_rules.ferme.terms import SEIZE, Served, Wins, Won, all_points, nearest_below
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text


@law(
    "bellecour.ferme.second-way.1",
    "academie.ferme.second-way.1",
    "bellecour.ferme.second-way.6",
    "academie.ferme.second-way.6",
    says=text("The {:seat} player deals."),
)
def deals(*, players: facts.Players, seat: of_people.Seat, deals: of_play.Deals) -> int:
    """Who deals in the other manner: the player on whom the ``cut`` falls, then every one in turn.

    It is not said how the cut decides. The French *revoit à qui fera* has a doubtful word.
    """
    return next_player(seat, players, deals)


@law(
    "bellecour.ferme.second-way.2",
    "academie.ferme.second-way.2",
    says=parts(
        order=text(
            "A further card goes to the {:seat} player.",
            several="Further cards go, one after another, to these: the {:seat} players.",
            nothing="Nobody is given a further card.",
        ),
        whence=text("Further cards are given {}."),
    ),
)
def gives_himself_too(
    *, demands_by_seat: of_cards.DemandsBySeat, cards_taken: of_cards.CardsTaken
) -> Served:
    """How the cards are given in the other manner: the dealer has of them as well, in his turn.

    His turn is the last, and his seat the number of the others. He takes as many as he finds
    convenient; the pack's end is as in the first manner.
    """
    return gives_more(demands_by_seat=(*demands_by_seat, cards_taken))


@law(
    "bellecour.ferme.second-way.3",
    "academie.ferme.second-way.3",
    says=text("The Farm holds {:counter}.", nothing="The Farm holds nothing."),
)
def farm_holds(*, points_by_seat: of_play.PointsBySeat, price: of_money.Price | None = None) -> int:
    """What the Farm holds: what a Farmer ``furnished``, when there is one, else the counters paid.

    Those who overrun the Seize pay them, as many as their points exceed it. In French nothing else
    makes it up (*il n'y a rien autrement qui compose la ferme*).
    """
    if met(
        "the Farmer that furnishes it when there is one",
        price is not None,
        "c'est au fermier, lorsqu'il y en a un",
    ):
        return whole_number("price", price or 0)
    return reimbursed(points_by_seat=points_by_seat)


@law(
    "bellecour.ferme.second-way.4",
    "bellecour.ferme.second-way.5",
    says=text(
        "The {.player:seat} player wins {.wins.farm:counter} of the Farm and "
        "{.wins.staked:counter} of what is staked.",
        none="Nobody is the nearest: one is as near to sixteen from below as another from above.",
    ),
)
def wins_another_way(*, points_by_seat: of_play.PointsBySeat, pool: of_money.Pool) -> Won | None:
    """Who wins in the other manner, and what: by the Seize the Farm, and the counter of each.

    When nobody wins the Farm, "he who comes nearest to the Seize" wins the counters, from below or
    from above, as it is worded. The French has only from below, ``gagne_autrement``. Of equal
    points the elder hand has it. None where one is as near below as another above.
    """
    all_points(points_by_seat)
    away = min(abs(points - SEIZE) for points in points_by_seat)
    near = [points for points in points_by_seat if abs(points - SEIZE) == away]
    if not met("the point is equal", len(set(near)) == 1):
        return None
    return _won(points_by_seat, near[0], pool)


@law(
    "academie.ferme.second-way.4",
    "academie.ferme.second-way.5",
    says=text(
        "The {.player:seat} player wins {.wins.farm:counter} of the Farm and "
        "{.wins.staked:counter} of what is staked.",
        none="Nobody wins as the nearest from below: all have more than sixteen.",
    ),
)
def gagne_autrement(*, points_by_seat: of_play.PointsBySeat, pool: of_money.Pool) -> Won | None:
    """Who wins in the other manner, and what: by sixteen the Farm, and the *jetton* of each.

    When nobody wins the Farm, the one nearest to sixteen from below (*au-dessous*) wins the
    *jettons*; the English has no such word: ``wins_another_way``. Of equal points *la primauté* has
    it. None if all have more than sixteen.
    """
    all_points(points_by_seat)
    gagne = met("celui qui gagne la ferme", SEIZE in points_by_seat)
    seat = points_by_seat.index(SEIZE) if gagne else nearest_below(points_by_seat)
    return None if seat is None else _won(points_by_seat, points_by_seat[seat], pool)


def _won(points: tuple[int, ...], best: int, farm: int) -> Won:
    whole_number("farm", farm, 0)
    return Won(points.index(best), Wins(farm if best == SEIZE else 0, len(points)))
