"""Bankafalet (in 1754 Bank Affalet, "a French game"): heaps of cards, and money on each."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.mechanics.cards import Card, Suit, pack
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from lawsofplay.rules import Fact, law, met, offered
from lawsofplay.sentences import pays, yes_no

SUITS = (Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS, Suit.SPADES)
"""The suits, best first, where the rank is the same."""

Heap = Annotated[int, Fact("which heap it is, the first being 0", least=0)]
Heaps = Annotated[int, Fact("how many heaps there are", unit="heaps", least=0)]


@law(
    "cotton.bankafalet.1",
    "seymour.bankafalet.1",
    says=yes_no(
        "The cards may be cut into so many heaps.", "The cards may not be cut into so many heaps."
    ),
)
def may_be_cut(*, players: of_people.Players, heaps: Heaps) -> bool:
    """Whether the pack may be cut into this many heaps: one for each player, or more."""
    return players <= heaps <= len(pack())


@law(
    "cotton.bankafalet.1",
    "seymour.bankafalet.1",
    says=yes_no(
        "He may lay money on that heap.",
        "He may not lay money on that heap: it is another player's.",
    ),
)
def may_lay_on(
    *, heap: Heap, seat: of_people.Seat, players: of_people.Players, heaps: Heaps
) -> bool:
    """Whether a player may lay money on a heap: on his own, or on a ``supernumerary`` one.

    Heaps and seats are told from 0: the heap of a seat has its number, those after the players'
    are nobody's. How much he lays is as he thinks fit.
    """
    if not may_be_cut(players=players, heaps=heaps):
        raise ValueError(f"heaps={heaps} cannot be: as many as players, or more")
    own = met("on his own Card", heap == whole_number("seat", seat, 0, players - 1))
    over = met(
        "on the supernumerary heaps",
        whole_number("heap", heap, 0, heaps - 1) >= players,
        "on the supernumerary Heaps",
    )
    return own or over


@law(
    "cotton.bankafalet.2",
    "seymour.bankafalet.2",
    says=pays("the rest of the company", "the Dealer", "piece of money"),
)
def dealer_gains(*, card: of_cards.Card, lots: of_money.Lots) -> int:
    """What the Dealer gains by his card and what is laid on the others; below zero he pays."""
    won = sum(money for other, money in lots.items() if superior(card=card, other_card=other))
    paid = sum(money for other, money in lots.items() if superior(card=other, other_card=card))
    return won - paid


@law(
    "cotton.bankafalet.3",
    "seymour.bankafalet.3",
    says=yes_no("{card} is superior to {other_card}.", "{card} is not superior to {other_card}."),
)
def superior(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Whether a card is superior to another: by rank, the ace best, then by suit.

    The four aces come before all other cards; so, it is taken, the four of each lower rank come
    before the next. A card is not superior to itself.
    """
    return _place(card) < _place(other_card)


def _place(card: Card) -> tuple[int, int]:
    return ACE_HIGH.index(card.rank), SUITS.index(card.suit)


__all__ = offered(__name__)
