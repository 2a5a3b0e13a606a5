"""Old Quintille, of the beginning: counters, places, stakes, the deal, and tricks to win."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_play
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Ruling, Verdict
from executable_rules.quintille import FRIENDS_TRICKS, HAND, PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, parts, pays, text, yes_no

COUNTERS_TAKEN = (20, 30)
"""Counters that a player takes: so many, or so many."""

STAKE = 1
"""Counters that each lays down in a deal."""


class Taken(NamedTuple):
    """What a player takes when they sit down: fishes, counters, and what the counters are worth."""

    fishes: int
    counters: int
    worth: int


class Dealt(NamedTuple):
    """Cards of each player, cards left for a stock, and whether a discard must be made."""

    each: int
    stock: int
    discards: bool


class Step(Worded):
    """What is done before the play."""

    PLACES = "they draw for the places"
    DEALER = "they see who is to deal"
    STAKES = "each player lays a counter before him"
    DEAL = "the cards are dealt"


class Manner(Worded):
    """Which game is followed."""

    QUADRILLE = "it is done as at Quadrille, which is Ombre by four"


Counters = Annotated[int, like(of_money.Counters, least=20, most=30)]
HandSizes = Annotated[
    tuple[int, ...], like(of_cards.HandSizes, least=0, most=40, fewest=PLAYERS, size=PLAYERS)
]
Place = Annotated[int, like(of_play.Place, least=1, most=len(Step))]
Price = Annotated[int, like(of_money.Price, least=1)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=HAND)]


@law(
    "seymour.quintille.2",
    "bellecour.quintille.1",
    "academie.quintille.1",
    says=parts(
        fishes=text("He takes {:fish}.", nothing="He takes no fishes."),
        counters=text("He takes {:counter}."),
        worth=text("They are worth {:coin} together, pence in England and sols in France."),
    ),
)
def player_takes(*, counters: Counters, price: Price) -> Taken:
    """What a player takes: no fishes, twenty or thirty counters, at the ``price`` agreed on.

    The price is in pence, in the French in sols; the books name five, ten and so on to thirty.
    """
    if counters not in COUNTERS_TAKEN:
        raise ValueError(f"counters={counters} cannot be: a player takes twenty or thirty")
    return Taken(0, counters, counters * price)


@law("seymour.quintille.3", "bellecour.quintille.2", "academie.quintille.2")
def comes_in_its_place(*, place: Place) -> Step:
    """What they do first, second, third and fourth, before they play."""
    return tuple(Step)[place - 1]


@law(
    "seymour.quintille.3",
    "bellecour.quintille.2",
    "academie.quintille.2",
    says=pays("each of the five players", "the Game", "counter"),
)
def lays_down() -> int:
    """Counters that each player lays before him for the deal: one."""
    return STAKE


@law(
    "seymour.quintille.3",
    "bellecour.quintille.2",
    "academie.quintille.2",
    says=parts(
        each=text("Each of the five players has {:card}."),
        stock=text("There remain {:card}.", nothing="No cards are left for a stock."),
        discards=yes_no("A discard must be made.", "No discard need be made."),
    ),
)
def dealt() -> Dealt:
    """How the forty cards go to five players: all are dealt, and nothing is left to take in.

    Two books say that there is no discard, the French that nobody is obliged to make one.
    """
    stock = stock_left(len(OMBRE_PACK), PLAYERS, HAND)
    return Dealt(HAND, stock, discards=stock > 0)


@law("seymour.quintille.4", "bellecour.quintille.3", "academie.quintille.3")
def manner_of_speaking() -> Manner:
    """Which game is followed in speaking and in beginning to play."""
    return Manner.QUADRILLE


@law(
    "seymour.quintille.4",
    "bellecour.quintille.3",
    "academie.quintille.3",
    "seymour.quintille.5",
    "bellecour.quintille.4",
    "academie.quintille.4",
    says=yes_no("He who plays, or his side, wins.", "He who plays, or his side, does not win."),
)
def wins(*, tricks: Tricks) -> bool:
    """Does the side that plays win, with this many of the eight tricks? Five are needed.

    It is the same for a player who plays alone, ``sans prendre``.
    """
    return tricks >= FRIENDS_TRICKS


@law("seymour.quintille.22", "bellecour.quintille.21", "academie.quintille.21")
def dealt_wrong(*, hand_sizes: HandSizes) -> Ruling:
    """What follows of a lost deal: no penalty, and the cards are shuffled and dealt again.

    What is wrong the books do not say: here that a player has more or fewer than eight cards.
    """
    wrong = met(
        "For losing Deal", set(hand_sizes) != {HAND}, "for a lost Deal", "A cartes mal données"
    )
    return Ruling(Verdict.DEAL_AGAIN if wrong else Verdict.NOTHING_FOLLOWS)
