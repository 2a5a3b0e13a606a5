"""Commerce: the Point, the Sequence and the Tricon, and which of them wins."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

from executable_rules.commerce import facts
from executable_rules.commerce.dealing import HAND, count_of
from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.ladder import Hand, Height, Ladder, alike, by_suit, runs_of
from executable_rules.mechanics.orders import ACE_HIGH
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text


class Game(Enum):
    """The three parts of the game, the lowest first."""

    POINT = "Point: two or three cards of one suit"
    SEQUENCE = "Sequence: three cards of one suit that follow one another"
    TRICON = "Tricon: three cards of one rank"


Hands = Annotated[tuple[Held, ...], like(of_cards.Hands, size=52)]


@law(
    "bellecour.commerce.5",
    "academie.commerce.5",
    says=text("The Point of the hand counts {:point}.", none="The hand has no Point."),
)
def point(*, hand: facts.Hand) -> int | None:
    """What a hand's Point counts: two or three cards of the same suit (*couleur*), if it has one.

    It is high by what the cards count, the ace eleven: Commerce gives them a value for nothing
    else. That three cards go before two that count more is told at Ambigu (p. 176), not here.
    """
    value = _point(checked(hand))
    several = met(
        "two or three Cards of the same Suit",
        value is not None,
        "deux ou trois cartes de même couleur",
    )
    return value[0] if several and value else None


@law(
    "bellecour.commerce.6",
    "academie.commerce.6",
    says=text("The hand has a Sequence with the {} at its head.", none="The hand has no Sequence."),
)
def sequence(*, hand: facts.Hand) -> Rank | None:
    """The highest card of a hand's Sequence, at Piquet a Tierce (*tierce*), if it has one.

    As at Piquet the three are of one suit. The ace is above the king: ace, two, three is none.
    """
    top = _sequence(checked(hand))
    tierce = met(
        "what at Piquet is called Teirce", top is not None, "ce qu'on apelle au piquet tierce"
    )
    return ACE_HIGH[-top[0]] if tierce and top else None


@law(
    "bellecour.commerce.7",
    "academie.commerce.7",
    says=text("The hand has a Tricon of the rank of {}.", none="The hand has no Tricon."),
)
def tricon(*, hand: facts.Hand) -> Rank | None:
    """The rank of a hand's Tricon, three aces, three kings and so on, if it has one."""
    ranks = {card.rank for card in checked(hand)}
    same = met(
        "three Aces, three Kings, three Queens, &c.",
        len(ranks) == 1,
        "trois as, trois Rois, trois dames",
    )
    return ranks.pop() if same else None


def _point(hand: Hand) -> Height | None:
    held = max(by_suit(hand).values(), key=len)
    return (sum(map(count_of, held)),) if len(held) > 1 else None


def _sequence(hand: Hand) -> Height | None:
    run, *broken = runs_of(hand, _place)
    return (_place(run[-1]),) if len(by_suit(run)) == 1 and not broken else None


def _place(card: Card) -> int:
    return -ACE_HIGH.index(card.rank)


LADDER = Ladder({Game.POINT: _point, Game.SEQUENCE: _sequence, Game.TRICON: alike(HAND, _place)})
"""The three with their heights: the Tricon before the Sequence, the Sequence before the Point."""


@law(
    "bellecour.commerce.8",
    "academie.commerce.8",
    says={
        Game.POINT: "The hand is shown for its Point.",
        Game.SEQUENCE: "The hand is shown for its Sequence.",
        Game.TRICON: "The hand is shown for its Tricon.",
        None: "The hand has no Point, Sequence or Tricon.",
    },
)
def game(*, hand: facts.Hand) -> Game | None:
    """The game for which a hand is shown, the best that it makes, if it makes one."""
    standing = LADDER.standing(checked(hand))
    return standing[0] if standing else None


@law(
    "bellecour.commerce.5",
    "academie.commerce.5",
    "bellecour.commerce.6",
    "academie.commerce.6",
    "bellecour.commerce.7",
    "academie.commerce.7",
    "bellecour.commerce.8",
    "academie.commerce.8",
    says=text(
        "The highest hand is that of the {:seat} player.",
        several="The highest hands, alike, are those of the {:seat} players.",
        nothing="Nobody has a Point, a Sequence or a Tricon.",
    ),
)
def highest(*, hands: Hands) -> tuple[int, ...]:
    """The seats of the highest hands: one, several when they are equal, none where none has a game.

    The higher Tricon, without one the higher Sequence, without that the higher Point.
    """
    dealt = [card for hand in hands for card in checked(hand.cards)]
    if len(set(dealt)) < len(dealt):
        raise ValueError("hands may not have the same card twice")
    return LADDER.best([hand.cards for hand in hands])


def checked(hand: Sequence[Card]) -> Sequence[Card]:
    """A hand of three cards. Raises ValueError for any other number, and for a card twice."""
    if len(hand) != HAND or len(set(hand)) != HAND:
        raise ValueError("a hand is of three cards, each once")
    return hand
