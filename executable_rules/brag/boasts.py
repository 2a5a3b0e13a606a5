"""Brag: what a hand is to brag of, and how good a boast it is."""

from __future__ import annotations

from collections import Counter

from executable_rules.brag.terms import (
    CARDS,
    KNAVE_OF_CLUBS,
    NINE_OF_DIAMONDS,
    Better,
    Boast,
    Hand,
    Kind,
)
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.orders import ACE_HIGH


def boast_of(hand: Hand) -> Boast:
    """What a hand can boast of in bragging, when the Knave of Clubs is the only favourite.

    >>> from executable_rules.mechanics.cards import cards
    >>> boast_of(cards("AS 5D JC"))
    Boast(kind=<Kind.PAIR: 2>, of=<Rank.ACE: 1>, natural=False)
    """
    if len(set(hand)) != CARDS or len(hand) != CARDS:
        raise ValueError(f"a hand of {len(hand)} cards cannot be: it has three, each once")
    favourite = KNAVE_OF_CLUBS in hand
    counts = Counter(card.rank for card in hand if card != KNAVE_OF_CLUBS)
    rank, alike = min(counts.items(), key=lambda entry: (-entry[1], ACE_HIGH.index(entry[0])))
    kind = Kind(alike + favourite)
    return Boast(kind, None if kind is Kind.OTHER else rank, not favourite)


def order_of(boast: Boast) -> tuple[int, ...]:
    """How good a boast is; the greater the better."""
    kind = boast.kind.value
    return (kind, -ACE_HIGH.index(boast.of)) if boast.of else (kind,)


def better_of(yours: tuple[int, ...], others: tuple[int, ...]) -> Better:
    """Whose is the greater."""
    if yours > others:
        return Better.YOURS
    return Better.OTHERS if yours < others else Better.NOT_SAID


def two_hands(yours: Hand, others: Hand) -> None:
    """Raises ValueError when a card is in both hands."""
    if set(yours) & set(others):
        raise ValueError("hand and other_hand cannot hold the same card: there is one pack")


def nice_order(hand: Hand) -> tuple[int, ...]:
    """How good a hand is with two favourites; natural aces are above all."""
    aces = sum(card.rank is Rank.ACE for card in hand)
    if KNAVE_OF_CLUBS in hand and NINE_OF_DIAMONDS in hand and aces == 1:
        return (*order_of(Boast(Kind.PAIR_ROYAL, Rank.ACE)), 0)
    return (*order_of(boast_of(hand)), int(aces == CARDS))
