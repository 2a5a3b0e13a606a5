"""Quadrille of 1822, who deals and plays in which order: articles 12 to 15.

The seats are counted as they play, to the right. The laws of the older Quadrille have who cuts and
in which order they speak: ``quadrille.opening``.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.dealing import order_of_dealing
from executable_rules.quadrille_1822.terms import PLAYERS
from lawsofplay.rules import law, met, whether
from lawsofplay.rules.fact import like
from lawsofplay.sentences import Worded, text


class Beforehand(Enum):
    """What must be settled before the first deal."""

    PLACES = "the places at the table"
    DEAL = "who deals first"
    STAKE = "how much the stake is"


class Settled(Worded):
    """How it is settled."""

    BY_DRAWING = "the players draw for it"
    BY_AGREEMENT = "the players fix upon it"


Thing = Annotated[Beforehand, like(of_play.Thing)]
OtherSeat = Annotated[int, like(of_people.OtherSeat, least=0, most=3)]
Winner = Annotated[int, like(of_people.Winner, least=0, most=3)]


@law("quanti.quadrille.game.6")
def settled_before_the_deal(*, thing: Thing) -> Settled:
    """How it is settled where each player sits, who deals first, and how much is played for.

    The book does not say how they draw, and which card gives the deal.
    """
    drawn = met(
        "drawn for their places at the table, and for the deal", thing is not Beforehand.STAKE
    )
    return Settled.BY_DRAWING if drawn else Settled.BY_AGREEMENT


@law("quanti.quadrille.game.8", says=text("The {:seat} player deals next."))
def deals_next(*, dealer: facts.Dealer) -> int:
    """The seat of the next dealer: the player who received the first cards in the deal before."""
    return order_of_dealing(dealer=dealer)[0]


@law(
    "quanti.quadrille.game.6",
    "quanti.quadrille.game.9",
    "quanti.quadrille.game.10",
    "quanti.quadrille.game.11",
    only={
        "winner": ("quanti.quadrille.game.11",),
        "other_seat": ("quanti.quadrille.game.10",),
    },
    says=text("They play to the trick in this order: {:seat}."),
)
def order_of_playing(
    *, dealer: facts.Dealer, winner: Winner | None = None, other_seat: OtherSeat | None = None
) -> tuple[int, ...]:
    """The players, 0 to 3, in the order in which they play to a trick.

    To the first trick they play in the order of the deal, the eldest hand first and the dealer
    last, whoever is the hombre. To each after it they play from the ``winner`` of the trick before,
    to the right.
    """
    eldest = order_of_dealing(dealer=dealer)[0]
    whether("let whoever may be the hombre", other_seat == eldest)
    first = eldest if winner is None else winner
    return tuple(next_player(first, PLAYERS, after) for after in range(PLAYERS))


@law("quanti.quadrille.game.7", says=text("The trump suit is {}."))
def trump_suit(
    *, suit_named: of_cards.SuitNamed, turned_card: of_cards.TurnedCard | None = None
) -> Suit:
    """The suit that is trumps: the one that is named, and not that of a card turned up.

    The dealer turns up none; where one is turned for the favourite suit, it makes no trumps.
    """
    whether("He does not turn up any card for trumps", turned_card is None)
    return suit_named
