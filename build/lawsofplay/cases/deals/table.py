"""The table of a deal: which cards lie where. Every move checks that the cards can make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Suit, cards

Hand = tuple[Card, ...]


class Table:
    """The cards of each place while a deal is played.

    Every move raises ValueError for what cannot be.
    """

    def __init__(self, places: Iterable[str], pack: Counter[Card]) -> None:
        self._left = pack.copy()
        self._held: dict[str, list[Card]] = {name: [] for name in places}

    def at(self, place: str) -> Hand:
        """The cards that lie at a place."""
        return tuple(self._of(place))

    def deal(self, place: str, dealt: Hand) -> None:
        """Bring cards from the pack to a place."""
        for card in dealt:
            if not self._left[card]:
                raise ValueError(f"{card} cannot be dealt to {place}: {self._why_not(card)}")
            self._left[card] -= 1
        self._of(place).extend(dealt)

    def discard(self, place: str, thrown: Hand) -> None:
        """Take cards of a place out of play."""
        for card in thrown:
            if card not in self._of(place):
                raise ValueError(f"{card} is not with {place}: {self._why_not(card)}")
            self._of(place).remove(card)

    def take(self, place: str, taken: Hand) -> None:
        """Move cards to a place from wherever they lie."""
        for card in taken:
            self.discard(self._holder(card, place), (card,))
            self._of(place).append(card)

    def _of(self, place: str) -> list[Card]:
        if place not in self._held:
            raise ValueError(f"{place} is no place; add it to names")
        return self._held[place]

    def _holder(self, card: Card, taker: str) -> str:
        holders = [name for name, held in self._held.items() if card in held and name != taker]
        if not holders:
            raise ValueError(f"{card} cannot come to {taker}: it lies nowhere else")
        return holders[0]

    def _why_not(self, card: Card) -> str:
        holders = [name for name, held in self._held.items() if card in held]
        if holders:
            return f"it lies with {holders[0]}"
        return "it is still in the pack" if self._left[card] else "it is no longer in the pack"


def pack_of(ranks: str, without: str, packs: int) -> Counter[Card]:
    """The pack of a deal: the cards of some ranks in each suit, without single ones.

    >>> sum(pack_of("A K", "KS", 1).values()), sum(pack_of("A", "AS", 2).values())
    (7, 6)

    Raises ValueError for an unknown rank or card.
    """
    whole = [Card.parse(f"{rank}{suit.value}") for rank in ranks.split() for suit in Suit]
    return Counter({card: packs for card in whole if card not in cards(without)})


class Trick(NamedTuple):
    """Who plays which card, in order, and who wins the trick (empty where that is not stated).

    With ``is_taken`` nothing is played: between two tricks each player takes a card into his hand.
    """

    plays: tuple[tuple[str, Card], ...]
    winner: str = ""
    is_taken: bool = False

    @property
    def cards(self) -> Hand:
        """The cards of the trick."""
        return tuple(card for _, card in self.plays)

    @classmethod
    def parse(cls, text: str) -> Trick:
        """Read a trick such as ``elder KS, younger 7S: elder``, or a card taken in, ``+elder 9D``.

        >>> Trick.parse("elder KS, younger 7S").cards == cards("KS 7S")
        True
        """
        played, _, winner = text.removeprefix("+").partition(": ")
        parts = (part.split() for part in played.split(", "))
        plays = tuple((who, Card.parse(card)) for who, card in parts)
        return cls(plays, winner, text.startswith("+"))


class Tricks:
    """The tricks that each player has won."""

    def __init__(self) -> None:
        self._won: list[Trick] = []

    def add(self, trick: Trick) -> None:
        """Add a trick.

        Raises ValueError where somebody leads who did not win the trick before, and for a winner
        who does not play to the trick.
        """
        if trick.winner and trick.winner not in dict(trick.plays):
            raise ValueError(f"{trick.winner} wins a trick but plays no card to it")
        before = self._won[-1].winner if self._won else ""
        leader = trick.plays[0][0]
        if before and leader != before:
            raise ValueError(f"{leader} leads, but {before} won the trick before")
        self._won.append(trick)

    def of(self, player: str) -> Sequence[Trick]:
        """The tricks of a player."""
        return [trick for trick in self._won if trick.winner == player]
