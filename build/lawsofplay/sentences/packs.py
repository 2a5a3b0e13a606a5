"""A pack of cards within a sentence: what each suit has, not card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from enum import Enum
from itertools import product
from typing import Protocol

from lawsofplay.sentences.phrases import counted, listed

SUITS = 4
"""So many suits there are; a pack that has all of them has its cards *of each suit*."""


class Held(Protocol):
    """A card, whatever game has it."""

    @property
    def rank(self) -> Enum:
        """Its rank, whose name is a word."""

    @property
    def suit(self) -> Enum:
        """Its suit, whose name is a word."""

    @property
    def phrase(self) -> str:
        """The card within a sentence."""


def pack_told(cards: Collection[Held]) -> str:
    """How many cards there are, the ranks that all their suits have, and the cards beside these.

    >>> from executable_rules.mechanics.cards import PIQUET_PACK, cards
    >>> pack_told(PIQUET_PACK)
    '32 cards: of each suit the ace, seven, eight, nine, ten, knave, queen and king'
    >>> pack_told(cards("AS AC AS AC 6C"))
    '5 cards: of spades and clubs the ace, each twice; besides, the six of clubs'
    >>> pack_told(cards("AC 7S"))
    '2 cards: the ace of clubs and the seven of spades'
    """
    suits = _in_order(card.suit for card in cards)
    held = Counter((card.rank, card.suit) for card in cards)
    ranks = _in_order(card.rank for card in cards)
    shared = tuple(rank for rank in ranks if all(held[rank, suit] for suit in suits))
    times = min((held[member, suit] for member in shared for suit in suits), default=0)
    left = held - Counter({(member, suit): times for member in shared for suit in suits})
    names = {(card.rank, card.suit): card.phrase for card in cards}
    besides = [names[it] for it in product(ranks, suits) if left[it]]
    if not shared:
        return f"{counted(len(cards), 'card')}: {listed(besides)}"
    said = f"{counted(len(cards), 'card')}: of {_suits(suits)} the {_names(shared)}"
    said += f", each {counted(times, 'time')}" if times > 1 else ""
    return said + (f"; besides, {listed(besides)}" if besides else "")


def _in_order(members: Iterable[Enum]) -> tuple[Enum, ...]:
    """Ranks or suits in their own order, so that a set of cards is told alike each time."""
    found = set(members)
    return tuple(
        member for kind in {type(member) for member in found} for member in kind if member in found
    )


def _suits(suits: Collection[Enum]) -> str:
    return "each suit" if len(suits) == SUITS else _names(suits)


def _names(members: Collection[Enum]) -> str:
    return listed(member.name.casefold() for member in members)
