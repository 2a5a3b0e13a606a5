"""What is sure when all hands are open: every way of playing is tried (`mechanics.solve`)."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.judgements import facts
from executable_rules.mechanics.cards import OMBRE_PACK, Suit
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.replay import Position, ombre
from executable_rules.mechanics.solve import Solver
from lawsofplay.rules import judges
from lawsofplay.sentences import text, yes_no

ENOUGH = 4
"""Tricks with which one of the two who are not Ombre may win codille."""


@judges(
    "sure_tricks",
    "ombre.playing.may_demand_gano",
    "ombre.playing.may_support",
    "ombre.playing.peut_faire_appuyer",
    says=text("He is sure of {:trick}.", nothing="He is sure of no trick."),
)
def sure_tricks(
    *,
    hands: facts.OpenHands,
    seat: facts.OmbreSeat,
    seat_in_turn: facts.SeatInTurn,
    trump: of_cards.Trump,
    tricks: facts.Tricks = 0,
) -> int:
    """How many tricks a player is sure of: those won (``tricks``), and those that he can force.

    ``hands``: the cards left, of at most seven tricks. ``seat_in_turn`` leads. He is supposed to
    see all hands, and the others to play together against him.
    """
    return tricks + _forced(hands, seat, seat_in_turn, trump)


@judges(
    "is_sure",
    "ombre.playing.codille_by_gano",
    "ombre.playing.company_of_him_who_draws",
    "ombre.playing.compagnie_des_coureurs",
    says=yes_no("He is sure of his fourth trick.", "He is not sure of his fourth trick."),
)
def fourth_trick_is_sure(
    *,
    hands: facts.OpenHands,
    seat: facts.OmbreSeat,
    seat_in_turn: facts.SeatInTurn,
    trump: of_cards.Trump,
    tricks: facts.Tricks = 0,
) -> bool:
    """Whether a player is sure of his fourth trick, as ``sure_tricks`` counts them."""
    return tricks + _forced(hands, seat, seat_in_turn, trump) >= ENOUGH


def _forced(hands: tuple[Held, ...], seat: int, leader: int, trump: Suit) -> int:
    """How many of the tricks left he can force."""
    size = _checked(hands)
    start = Position(tuple(frozenset(hand.cards) for hand in hands), leader, (), (0, 0, 0))
    for number in range(size, 0, -1):
        if _can_force(start, seat, number, trump):
            return number
    return 0


def _can_force(start: Position, seat: int, number: int, trump: Suit) -> bool:
    def wants(won: tuple[int, ...]) -> bool:
        return won[seat] >= number

    return Solver(ombre(trump), side=frozenset({seat}), wants=wants).can_force(start)


def _checked(hands: tuple[Held, ...]) -> int:
    """How many cards each hand has. Raises ValueError where they cannot be so."""
    every = [card for hand in hands for card in hand.cards]
    if len(set(every)) < len(every) or any(card not in OMBRE_PACK for card in every):
        raise ValueError("hands cannot be: each card is one of the forty, and in one hand")
    size = max(len(hand.cards) for hand in hands)
    if size > facts.MOST or min(len(hand.cards) for hand in hands) < size:
        raise ValueError(f"hands cannot be: each has as many cards, at most {facts.MOST}")
    return size
