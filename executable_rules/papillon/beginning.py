"""Papillon, before the play: players, pack, who deals, the deal, the board, the box, who begins.

Seats go to the right, as the play does.
"""

from __future__ import annotations

from enum import Enum

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import Card, pack
from executable_rules.mechanics.deals import next_player, packets_make
from executable_rules.mechanics.lifting import LEAST_FIRST, carried_by
from executable_rules.mechanics.results import Silence, said
from executable_rules.papillon import facts
from executable_rules.papillon.terms import HAND, ON_BOARD, takings_of
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, text, yes_no


class Settled(Enum):
    """What the players agree on before it is seen who deals."""

    TOURS = "the number of “tours” (rounds) that they will play"
    STAKES = "the value of the stakes"
    OTHER = "the other things that are left to choice"


@law(
    "bellecour.papillon.1",
    "academie.papillon.1",
    says=yes_no("So many may play.", "So many do not play: it is three or four."),
)
def may_play(*, players: of_people.Players) -> bool:
    """Whether this many players may play: three, which is common, or four."""
    return met("either three or four", players in ON_BOARD, "au moins trois & au plus quatre")


@law(
    "bellecour.papillon.2",
    "academie.papillon.2",
    says=text("The pack they play with has {:pack}."),
)
def plays_with() -> tuple[Card, ...]:
    """The pack they play with: an entire one, of fifty-two cards."""
    return pack()


@law(
    "bellecour.papillon.3",
    "academie.papillon.3",
    says=text("Before it is seen who deals they agree on {}."),
)
def settled_first() -> tuple[Settled, ...]:
    """What the players agree on before it is seen who deals, in its order."""
    return tuple(Settled)


@law(
    "bellecour.papillon.4",
    "academie.papillon.4",
    says=text("The {:seat} player deals."),
)
def deals_first(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """The seat that deals first: the player who cut the lowest card, the ace being the lowest.

    An ace counts one point in the play. It is not said who deals of two that cut alike.
    """
    return said(carried_by(cards_cut_by_seat, LEAST_FIRST))


@law("bellecour.papillon.5", "academie.papillon.5", says=text("The {:seat} player cuts the cards."))
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat of the player who cuts: the left-hand man of the dealer."""
    return next_player(dealer, players, players - 1)


@law(
    "bellecour.papillon.5",
    "academie.papillon.5",
    says=yes_no(
        "The cards may be dealt so.",
        "The cards may not be dealt so: each has three, which are dealt one and one.",
    ),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Whether a hand may be dealt by packets of this many cards: three cards, one by one."""
    three = met(
        "three Cards",
        packets_make(HAND, packets),
        "donne à chacun des Joueurs, & prend pour lui trois cartes",
    )
    return (
        met(
            "in no other manner", set(packets) <= {1}, "qu'il ne peut donner autrement qu'une à une"
        )
        and three
    )


@law(
    "bellecour.papillon.6",
    "academie.papillon.6",
    says=text("These are turned up on the board: {}."),
)
def turned_on_board(*, pack: facts.Pack, players: facts.Players) -> tuple[Card, ...]:
    """The cards turned up on the board: the next of the stock, seven for three, four for four.

    ``pack`` are the fifty-two cards as they lie to be dealt: three for each player come first.
    """
    dealt = HAND * players
    three = met("when there are three Players", players == 3, "lorsque l'on joue à trois personnes")
    return pack[dealt : dealt + (ON_BOARD[3] if three else ON_BOARD[4])]


@law(
    "bellecour.papillon.7",
    "academie.papillon.7",
    says=moves(
        text("The players together put {:fish} into the box."),
        "the players together",
        "the box",
        "fish",
    ),
)
def put_into_the_box(*, players: facts.Players, fishes: facts.Fishes = 1) -> int:
    """Fishes in the ``box`` (*corbillon*) at the beginning: of each one, or more to play high.

    *More or less* the books say; less than one fish is no number of fishes.
    """
    return players * fishes


@law(
    "bellecour.papillon.8",
    "academie.papillon.8",
    says=text("The {:seat} player has the first turn."),
)
def plays_first(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat that looks first for what it can take: on the right of the dealer."""
    return next_player(dealer, players)


@law(
    "bellecour.papillon.8",
    "academie.papillon.8",
    says=text(
        "These of his cards agree with the board: {}.",
        nothing="No card of his agrees with the board.",
    ),
)
def agreeing(*, hand: facts.HandOfThree, board: of_cards.Board) -> tuple[Card, ...]:
    """The cards of a hand that ``agree`` with some card of the board, that is can take of it."""
    return tuple(card for card in hand if takings_of(card, board))
