"""What the rules of Reversis speak of: the pack, the deal, Quinola, what is won of others.

Seats are 0 to the number of players less one, in the order of play, which goes to the right: the
eldest hand is 0, the dealer the last. The dealer gives the cards to cut on his left.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from lawsofplay.sentences import Payment
from lawsofplay.sentences.payments import flow, paid

PACK = pack((Rank.TEN,))
"""Forty-eight cards: the tens are thrown out. In some places all fifty-two are kept."""

QUINOLA = Card(Rank.KNAVE, Suit.HEARTS)
"""The knave of hearts."""

NATURAL: Ranking = ranking(ACE_HIGH)
"""The natural order, the ace highest, and no trump."""


class End(Enum):
    """How a deal ended."""

    IN_RENOUNCE = "Quinola was played in renounce"
    REVERSE = "a player made the Reverse"
    DISCARDED = "Quinola was laid out (écarté)"
    FORCED = "Quinola was forced out"


@dataclass(frozen=True)
class Winnings:
    """What a player draws from the box, from one other player, from each of the others.

    Counters; by rule VI marks, of which the books do not say what they are worth.

    >>> won = Winnings(box=20, from_each=2)
    >>> print(won, Winnings(), won.total(players=4), sep="; ")
    20 of the box, 2 of each of the others; nothing; 26
    """

    box: int = 0
    from_one: int = 0
    from_each: int = 0

    ONE = "one of the others"
    WINNER = "the player"

    def __str__(self) -> str:
        drawn = (
            (self.box, "of the box"),
            (self.from_one, "of one player"),
            (self.from_each, "of each of the others"),
        )
        said = [f"{amount} {whence}" for amount, whence in drawn if amount]
        return ", ".join(said) or "nothing"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player is paid, by whom, in counters."""
        payers = (
            ("the box", self.box),
            (self.ONE, self.from_one),
            ("each of the others", self.from_each),
        )
        return tuple(
            pay for payer, won in payers for pay in flow(payer, self.WINNER, won, "counter")
        )

    @property
    def sentence(self) -> str:
        """The winnings as a sentence."""
        return paid(self.payments)

    def total(self, players: int) -> int:
        """All that he draws where this many play."""
        return self.box + self.from_one + self.from_each * (players - 1)


class WonByReverse(Winnings):
    """What a player wins if he makes the Reverse: what he paid is returned by those who had it."""

    ONE = "whoever was paid by him"
    WINNER = "the player who makes the Reverse"


class WonByForcing(Winnings):
    """What a player wins if he forces Quinola out, of the player who had it above all."""

    ONE = "the player of Quinola"
    WINNER = "the player who forces it out"
