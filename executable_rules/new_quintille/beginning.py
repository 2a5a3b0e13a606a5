"""New Quintille, of the beginning: whose laws it follows, stakes, cut, deal, and speaking."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics.deals import next_player
from executable_rules.quadrille.terms import FISH
from executable_rules.quintille import PLAYERS
from lawsofplay.rules import law, like
from lawsofplay.sentences import Worded, shares, text, yes_no

COUNTER = 1
"""Counters that a player lays down for the Game."""

PACKETS = (4, 4)
"""Cards given at a time."""


OF_ALL = (
    "seymour.new-quintille.1",
    "bellecour.new-quintille.1",
    "academie.new-quintille.1",
    "seymour.new-quintille.18",
    "bellecour.new-quintille.18",
    "academie.new-quintille.18",
)
"""The laws that speak of the whole game."""

OF_STAKES = (
    "seymour.new-quintille.2",
    "bellecour.new-quintille.2",
    "academie.new-quintille.2",
)
"""The laws that speak of stakes, marking and paying alone."""

OF_SANS_PRENDRE = (
    "seymour.new-quintille.10",
    "bellecour.new-quintille.10",
    "academie.new-quintille.10",
)
"""The laws that speak of playing alone."""


class Matter(Worded):
    """What a question of New Quintille is about."""

    STAKES = "the stakes"
    MARKING = "the marking of the Game"
    PAYING = "the paying of the Game"
    SANS_PRENDRE = "the “sans prendre”, playing alone"
    RENOUNCE = "the renounce, not following suit"
    WITHOUT_RULE = "a thing of which New Quintille has no rule of its own"
    WITH_RULE = "a thing of which New Quintille has a rule of its own"


class Followed(Worded):
    """Which game's laws are followed."""

    QUADRILLE = "the laws of Quadrille are followed"
    ITS_OWN = "New Quintille’s own rule is followed"


class Step(Worded):
    """What is done before the play."""

    VALUE = "they settle the value of the fish"
    PLACES = "they draw for the places"
    DEALER = "they see who is to deal"
    STAKES = "they lay down their stakes"
    CUT = "the cards are cut"
    DEAL = "the cards are dealt"


Dealer = Annotated[int, like(of_people.Dealer, least=0, most=PLAYERS - 1)]
Packets = Annotated[tuple[int, ...], like(of_cards.Packets, least=0, most=40)]
Place = Annotated[int, like(of_play.Place, least=1, most=len(Step))]
PlaceInTurn = Annotated[int, like(of_play.Place, least=1, most=PLAYERS)]
Thing = Annotated[Matter, like(of_play.Thing)]


@law(
    *OF_ALL,
    *OF_STAKES,
    *OF_SANS_PRENDRE,
    only={
        "thing=stakes": OF_ALL + OF_STAKES,
        "thing=marking": OF_ALL + OF_STAKES,
        "thing=paying": OF_ALL + OF_STAKES,
        "thing=sans-prendre": OF_ALL + OF_SANS_PRENDRE,
        "thing=renounce": OF_ALL,
        "thing=without-rule": OF_ALL,
        "thing=with-rule": OF_ALL,
    },
)
def whose_laws(*, thing: Thing) -> Followed:
    """Whose laws are followed: those of Quadrille, but where this game has a rule of its own."""
    return Followed.ITS_OWN if thing is Matter.WITH_RULE else Followed.QUADRILLE


@law("seymour.new-quintille.3", "bellecour.new-quintille.3", "academie.new-quintille.3")
def comes_in_its_place(*, place: Place) -> Step:
    """What they do first, second and so on, before they play."""
    return tuple(Step)[place - 1]


@law(
    "bellecour.new-quintille.3",
    "academie.new-quintille.3",
    says=shares("the {:seat} player", unit="counter", others="the Game"),
)
def stakes_by_seat(*, dealer: Dealer) -> tuple[int, ...]:
    """What each lays down, below zero: the dealer a fish, and each of the players a counter.

    A fish is ten counters. The dealer is one of the players, and lays a counter too; the book of
    1754 has the counters of the others alone.
    """
    return tuple(-COUNTER - (FISH if seat == dealer else 0) for seat in range(PLAYERS))


@law(
    "seymour.new-quintille.3",
    says=shares("the {:seat} player", unit="counter", others="the Game"),
)
def stakes_by_seat_1754(*, dealer: Dealer) -> tuple[int, ...]:
    """What each lays down, below zero: the dealer a fish, each of the others a counter.

    A fish is ten counters. The two other books have a counter of the dealer besides.
    """
    return tuple(-(FISH if seat == dealer else COUNTER) for seat in range(PLAYERS))


@law(
    "seymour.new-quintille.3",
    "bellecour.new-quintille.3",
    "academie.new-quintille.3",
    says=text("The {:seat} player cuts."),
)
def cuts(*, dealer: Dealer) -> int:
    """The seat that cuts: on the dealer's left.

    Seats are counted in the order of play, which at Quadrille goes to the right.
    """
    return next_player(dealer, PLAYERS, -1)


@law(
    "seymour.new-quintille.3",
    "bellecour.new-quintille.3",
    "academie.new-quintille.3",
    says=yes_no("A hand may be dealt so.", "A hand may not be dealt so."),
)
def may_deal_by(*, packets: Packets) -> bool:
    """May a hand be dealt in these packets: eight cards by twice four, and in no other manner."""
    return packets == PACKETS


@law(
    "seymour.new-quintille.4",
    "bellecour.new-quintille.4",
    "academie.new-quintille.4",
    says=text("The {:seat} player speaks."),
)
def speaks(*, dealer: Dealer, place: PlaceInTurn) -> int:
    """The seat of the player who speaks first, second and so on, from the eldest hand on."""
    return next_player(dealer, PLAYERS, place)
