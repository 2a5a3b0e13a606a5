"""The Beast, La Bête, a French game, as the books of 1687 and 1754 tell it.

It has three heaps, the King, the Play and the Triolet, and is not the beast that is laid down at
Ombre and Quadrille. The end of the chapter of 1687 is lost: the Triolet is told in 1754 alone.
Neither book says how trumps are made, nor which King it is that takes the heap: it is a fact here.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, NamedTuple

from executable_rules import french_ruff
from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Ruling, Silence
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import text, yes_no

HAND = 5
"""Cards of each player, and so the tricks."""

Hand = tuple[Card, ...]


class Heaps(NamedTuple):
    """What lies on the three heaps, in counters."""

    king: int
    play: int
    triolet: int


HandSizes = Annotated[tuple[int, ...], like(of_cards.HandSizes, least=0, most=52, size=52)]
King = Annotated[Card, like(of_cards.King)]
Players = Annotated[int, like(of_people.Players, least=3, most=52)]
Stake = Annotated[int, like(of_money.Stake, least=1)]
Trick = Annotated[Hand, like(of_cards.Trick, size=52, pack=WHOLE_PACK)]
TricksBySeat = Annotated[tuple[int, ...], like(of_play.TricksBySeat, least=0, size=52)]


@law(
    "cotton.beast.1",
    "seymour.beast.1",
    says=yes_no("It is the better card.", "It is not the better card."),
)
def is_better(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Whether a card is better than another of its suit: King, Queen, "and so forwards".

    Raises ValueError for an Ace, whose place the books do not tell, and for two suits.
    """
    if Rank.ACE in (card.rank, other_card.rank) or card.suit is not other_card.suit:
        raise ValueError(f"{card} and {other_card} cannot be: two cards of one suit, and no Ace")
    return card.rank.value > other_card.rank.value


@law(
    "cotton.beast.2",
    "seymour.beast.2",
    "cotton.beast.4",
    "seymour.beast.4",
    says=text(
        "On each of the heaps called the King, the Play and the Triolet lie {.king:counter}."
    ),
)
def staked(*, players: Players, stake: Stake) -> Heaps:
    """The heaps before the cards are dealt: everyone stakes to the three, how much is not said."""
    lying = players * stake
    return Heaps(king=lying, play=lying, triolet=lying)


@law(
    "cotton.beast.3",
    "seymour.beast.3",
    says=text("When all have their five, the cards left are {:bare}."),
)
def stock(*, players: Players) -> int:
    """Cards left when each of three, four, five players or more has his five."""
    return stock_left(len(pack()), players, HAND)


@law(
    "cotton.beast.3",
    says=text("He may play this card alone: {}.", several="He may play one of these: {}."),
)
def plays(*, hand: of_cards.Hand, trick: Trick, trump: of_cards.Trump) -> Hand:
    """What may be played: "as at French Ruff, with the same rigour"; 1754 does not say so."""
    return french_ruff.plays(hand=hand, trick=trick, trump=trump)


@law("cotton.beast.3")
def deals_wrong(*, hand_sizes: HandSizes) -> Ruling:
    """What becomes of a wrong deal: as at French-Ruff in its rigour; 1754 does not say so."""
    return french_ruff.deals_wrong(hand_sizes=hand_sizes, is_agreed=True)


@law(
    "cotton.beast.5",
    "seymour.beast.5",
    says=text("The {:seat} player takes up the heap called the Play."),
)
def takes_play(*, tricks_by_seat: TricksBySeat) -> int | Silence:
    """Which player, from 0, takes the heap called the Play: the one with most of the five tricks.

    The books say nothing where two or more have as many.
    """
    whole_number("tricks_by_seat", sum(tricks_by_seat), HAND, HAND)
    most = max(tricks_by_seat)
    alone = met("wins most tricks", tricks_by_seat.count(most) == 1, "wins most Tricks")
    return tricks_by_seat.index(most) if alone else Silence.NOT_SAID


@law(
    "cotton.beast.6",
    says=yes_no(
        "He takes up the heap called the King.", "He does not take up the heap called the King."
    ),
)
def hath_the_king(*, hand: of_cards.Hand, king: King) -> bool:
    """Whether a player takes the heap called the King who was dealt these cards: if he has that
    King.

    In 1754 the player takes it who wins the King: ``wins_the_king``.
    """
    return met("He that hath the King", _king(king) in hand)


@law(
    "seymour.beast.6",
    says=yes_no(
        "He takes up the heap called the King.", "He does not take up the heap called the King."
    ),
)
def wins_the_king(*, cards_taken_in_tricks: of_cards.CardsTakenInTricks, king: King) -> bool:
    """Whether a player takes the heap called the King who won these cards: if the King is among
    them.

    In 1687 the player takes it who hath the King: ``hath_the_king``.
    """
    return met("He who wins the King", _king(king) in cards_taken_in_tricks)


@law(
    "seymour.beast.7",
    says=yes_no(
        "He takes up the heap called the Triolet.",
        "He does not take up the heap called the Triolet.",
    ),
)
def takes_triolet(*, hand: of_cards.Hand) -> bool:
    """Whether a player takes up the Triolet: if he has three of any rank, as three fours; four too.

    The end of this in 1687 is lost.
    """
    sorts = Counter(card.rank for card in hand)
    return met("3 of any Sort", any(many >= 3 for many in sorts.values()))


def _king(card: Card) -> Card:
    if card.rank is not Rank.KING:
        raise ValueError(f"king={card} cannot be: it is a King")
    return card


__all__ = offered(__name__)
