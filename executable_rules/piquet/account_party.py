"""Account Piquet: who plays with whom, how long, and in what columns the losses are written."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_money, of_people, of_play
from executable_rules.mechanics.results import Silence
from executable_rules.piquet import facts
from executable_rules.piquet.account import scored, set_up
from executable_rules.piquet.dealing import dealt_too_many
from executable_rules.piquet.terms import HAND, Deal
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

FEWEST, MOST = 3, 7
"""Players of a party, at least and at most."""

AT_ONCE = 2
"""Players who play at the same time."""

PlayerNames = Annotated[tuple[str, ...], like(of_people.PlayerNames, fewest=FEWEST, size=MOST)]
Players = Annotated[int, like(of_people.Players, least=FEWEST, most=MOST)]
Dealer = Annotated[int, like(of_people.Dealer, least=0, most=1)]
Number = Annotated[int, like(of_play.Number, least=1)]
Price = Annotated[int, like(of_money.Price, least=1)]
Seat = Annotated[int, like(of_people.Seat, least=0, most=MOST - 1)]


@law(
    "bellecour.account-piquet.1",
    "academie.account-piquet.1",
    says=yes_no("So many may be of the party.", "So many may not be of the party."),
)
def may_be_of_the_party(*, players: of_people.Players) -> bool:
    """Whether this many may be of one ``party``, the whole game: three to seven may."""
    return met(
        "three, four, five, six or seven persons",
        FEWEST <= players <= MOST,
        "trois, quatre, cinq, six & sept personnes",
    )


@law(
    "bellecour.account-piquet.1",
    "academie.account-piquet.1",
    says=text("So many wait for their turn: {:player}."),
)
def wait(*, players: Players) -> int:
    """How many wait for their turn: all but the two who play."""
    return players - AT_ONCE


@law(
    "bellecour.account-piquet.2",
    says=text("In this order they now play, the first two at once, and the others wait: {}."),
)
def loser_goes_out(
    *,
    player_names: PlayerNames,
    first_deal_points: facts.FirstDealPoints,
    second_deal_points: facts.SecondDealPoints,
) -> tuple[str, ...] | Silence:
    """The order of the players after a ``coup`` (two deals): the loser goes out and another takes
    his place.

    The first two named play. The loser waits last; the player who has waited longest takes his
    place. In French, ``malheureux``, the winner goes out.
    """
    marks = set_up(first_deal_points=first_deal_points, second_deal_points=second_deal_points)
    return _relieved(player_names, marks.index(max(marks))) if any(marks) else Silence.NOT_SAID


@law(
    "academie.account-piquet.2",
    says=text("In this order they now play, the first two at once, and the others wait: {}."),
)
def malheureux(
    *,
    player_names: PlayerNames,
    first_deal_points: facts.FirstDealPoints,
    second_deal_points: facts.SecondDealPoints,
) -> tuple[str, ...] | Silence:
    """The order of the players ``au malheureux``, where the loser stays: the winner is relieved by
    the next who waits.

    The player who is marked, the loser, plays on. The player who marks him is relieved by the next
    who waits. In English, ``loser_goes_out``, the loser goes out.
    """
    ahead = set_up(first_deal_points=first_deal_points, second_deal_points=second_deal_points)
    marks = tuple(scored(points=points) for points in ahead)
    return _relieved(player_names, marks.index(min(marks))) if any(marks) else Silence.NOT_SAID


def _relieved(names: tuple[str, ...], out: int) -> tuple[str, ...]:
    """The players after one of the first two has gone out: the next who waits takes his place."""
    return (names[1 - out], *names[AT_ONCE:], names[out])


@law(
    "bellecour.account-piquet.3",
    "academie.account-piquet.3",
    says=text(
        "The {0:seat} player, counted to the right from him who began, plays this coup with the "
        "{1:seat}."
    ),
)
def play_by_turns(*, players: Players, number: Number = 1) -> tuple[int, int]:
    """Which two play the ``coup`` of this number when they play by turns (*à tourner*).

    The seats go round to the right from the player who begins. He plays with the person on his
    right, who plays the next coup with the person on his own right, and so on.
    """
    return (number - 1) % players, number % players


@law(
    "bellecour.account-piquet.4",
    "academie.account-piquet.4",
    says=yes_no("They may begin.", "They have first to agree on that."),
)
def may_begin(
    *, games_agreed: of_play.GamesAgreed | None = None, price: Price | None = None
) -> bool:
    """Whether they may begin: when they have agreed on the number of ``rois`` and on the price.

    ``games_agreed``: the number of rois. ``price``: what each point is worth. Both may be anything.
    """
    rois = met(
        "you are to settle how many Rois or Tours you intend to play",
        games_agreed is not None,
        "il faut convenir combien l'on joüera de rois ou de tours",
    )
    value = met(
        "to settle the value of each Point",
        price is not None,
        "l'on convient ensuite de la valeur de chaque point",
    )
    return rois and value


@law("bellecour.account-piquet.4", says=text("They play {:deal}."))
def deals_of_rois(*, games_agreed: of_play.GamesAgreed) -> int:
    """The deals of so many ``rois``: a roi is two tours, a tour two coups, a coup two deals.

    In French, ``coups_de_rois``, a coup is one deal, and a roi has half as many.
    """
    tours = 2 * games_agreed
    coups = 2 * tours
    return 2 * coups


@law("academie.account-piquet.4", says=text("They play {:deal}."))
def coups_de_rois(*, games_agreed: of_play.GamesAgreed) -> int:
    """The deals (*coups*) of so many ``rois``: a roi is two tours, a tour two coups.

    A tour is played when each of the two has dealt once. In English, ``deals_of_rois``, a coup is
    two deals.
    """
    tours = 2 * games_agreed
    return 2 * tours


@law(
    "bellecour.account-piquet.8",
    "academie.account-piquet.9",
    says=text("The {0:seat} player deals first, the {1:seat} after him."),
)
def deal_once_each(*, dealer: Dealer = 0) -> tuple[int, int]:
    """Who deals first and who second, when two play: each deals once."""
    return dealer, 1 - dealer


@law(
    "bellecour.account-piquet.8",
    "academie.account-piquet.9",
    "bellecour.account-piquet.third-way.3",
    "academie.account-piquet.third-way.3",
)
def misdealt(
    *, elder_hand_size: facts.ElderHandSize = HAND, younger_hand_size: facts.YoungerHandSize = HAND
) -> Deal:
    """What follows a deal of too many cards: as at common Piquet, whose rules hold here."""
    return dealt_too_many(elder_hand_size=elder_hand_size, younger_hand_size=younger_hand_size)


@law(
    "bellecour.account-piquet.7",
    "academie.account-piquet.8",
    says=text("In the columns, in the order of the players, now stand {:point}."),
)
def columns(
    *, points_by_seat: facts.PointsBySeat, seat: Seat, points: of_play.Points
) -> tuple[int, ...]:
    """The columns, one for each player, after the player at ``seat`` has lost these points.

    ``points_by_seat``: what stood in the columns before.
    """
    if seat >= len(points_by_seat):
        raise ValueError(f"seat={seat} cannot be: points_by_seat has {len(points_by_seat)} columns")
    lost = scored(points=points)
    return tuple(mark + lost * (it == seat) for it, mark in enumerate(points_by_seat))
