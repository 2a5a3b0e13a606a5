"""Ma Commère: the Point, the Sequence and the Tricon, by which hands are compared."""

from __future__ import annotations

from executable_rules.ma_commere.terms import ACE, HAND, Kind
from executable_rules.mechanics.cards import Card, Rank, pips
from executable_rules.mechanics.ladder import Hand, Height, Ladder, alike, face, point, runs_of


def _counts(card: Card) -> int:
    return ACE if card.rank is Rank.ACE else pips(card)


def _place(card: Card) -> int:
    return face(card) + (len(Rank) if card.rank is Rank.ACE else 0)


def _follow(hand: Hand) -> Height | None:
    (first, *others) = runs_of(hand, _place)
    return None if others else (_place(first[-1]),)


LADDER = Ladder(
    {
        Kind.POINT: point(HAND, HAND, _counts),
        Kind.SEQUENCE: _follow,
        Kind.TRICON: alike(HAND, _place),
    }
)
"""The three kinds, the lowest first. Three cards that follow are in one run."""
