"""The Farm's number, its pack, and what is given, demanded and won in either manner."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import seated

SEIZE = 16
"""The number that is exactly to be made."""

BELOW = range(1, SEIZE)
"""The numbers below it."""

BRILLIANT = Card(Rank.SIX, Suit.HEARTS)
"""The only six of the pack (*le brillant*)."""

FARM_PACK = tuple(
    card for card in pack([Rank.EIGHT]) if card.rank is not Rank.SIX or card == BRILLIANT
)


class Agreed(Enum):
    """Who is Farmer when a Farmer was dispossessed: the usual, and what may be agreed on."""

    WHO_DISPOSSESSES = "he that dispossesses him"
    ALWAYS = "the Farmer remains it"
    IN_TURN = "every one in his turn"


class End(Enum):
    """From where of the pack a card is given."""

    TOP = "from the top (du dessus)"
    BOTTOM = "from the bottom (du dessous)"


class FirstCards(NamedTuple):
    """Who deals and who cuts, and the cards that each player is given first."""

    dealer: int
    cuts: int
    each: int
    whence: End


class Served(NamedTuple):
    """Whose card each is that is given, one after another, and from where."""

    order: tuple[int, ...]
    whence: End


class Wins(NamedTuple):
    """What is won: of the price (or what the Farm holds), and of the counters staked."""

    farm: int
    staked: int


class Won(NamedTuple):
    """Who wins, and what."""

    player: int
    wins: Wins

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player has of the Farm and of the stakes."""
        winner = seated(self.player)
        return (
            *flow("the Farm", winner, self.wins.farm, "counter"),
            *flow("the stakes", winner, self.wins.staked, "counter"),
        )


def nearest_below(points: tuple[int, ...]) -> int | None:
    """The seat of the player who is nearest to the Seize from below, the elder of equals; None if
    none.
    """
    below = [count for count in points if count in BELOW]
    return points.index(max(below)) if below else None


def all_points(points: tuple[int, ...]) -> None:
    """Refuse what cannot be the points of players: there is one at least, and each has some."""
    whole_number("players", len(points))
    for number in points:
        whole_number("points", number)
