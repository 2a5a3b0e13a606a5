"""A pack of cards in a sentence: the ranks that each suit has, not every single card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from enum import Enum
from itertools import product
from typing import Protocol

from lawsofplay.sentences.phrases import counted, listed

SUITS = 4
"""The number of suits; of a pack that has all of them the sentence says *of each suit*."""


class Held(Protocol):
    """A card of any game."""

    @property
    def rank(self) -> Enum:
        """Its rank; the member's name is a word."""

    @property
    def suit(self) -> Enum:
        """Its suit; the member's name is a word."""

    @property
    def phrase(self) -> str:
        """The card as words in a sentence."""


def pack_told(cards: Collection[Held]) -> str:
    """A pack in words: how many cards, the ranks that all suits have, and the other cards.

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
    besides = [names[card] for card in product(ranks, suits) if left[card]]
    if not shared:
        return f"{counted(len(cards), 'card')}: {listed(besides)}"
    text = f"{counted(len(cards), 'card')}: of {_suits(suits)} the {_names(shared)}"
    text += f", each {counted(times, 'time')}" if times > 1 else ""
    return text + (f"; besides, {listed(besides)}" if besides else "")


def _in_order(members: Iterable[Enum]) -> tuple[Enum, ...]:
    """Ranks or suits in the order of their enum, so that a set always gives the same words."""
    present = set(members)
    kinds = {type(member) for member in present}
    return tuple(member for kind in kinds for member in kind if member in present)


def _suits(suits: Collection[Enum]) -> str:
    return "each suit" if len(suits) == SUITS else _names(suits)


def _names(members: Collection[Enum]) -> str:
    return listed(member.name.casefold() for member in members)
