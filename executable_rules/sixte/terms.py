"""What the laws of Sixte speak of: its numbers, its order of cards, what is lost and won."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from executable_rules.mechanics.results import Forfeit, Unit
from lawsofplay.sentences import Payment

SIX = 6
"""Players, cards of each, tricks of a deal, and games of the party."""


class SetOff(Forfeit):
    """Games taken off the player's own score, which nobody is paid."""

    @property
    def payments(self) -> tuple[Payment, ...]:
        """Nothing: no other player has what he loses."""
        return ()

    @property
    def sentence(self) -> str:
        """The games as a sentence.

        >>> SetOff(1, Unit.GAME).sentence
        'The player at fault loses 1 game.'
        """
        return f"The player at fault loses {self.unit.of(self.amount)}."


ONE_GAME = SetOff(1, Unit.GAME)


class Renounced(NamedTuple):
    """Games set off at once, those that will be when he has them, whether of this party only."""

    at_once: int
    when_he_has_them: int
    this_party_only: bool = False


class Wins(Enum):
    """What the tricks of one player win."""

    NOTHING = "neither a game nor the party"
    GAME = "a game"
    PARTY = "the party"


@cache
def sixte_ranking(trump: Suit) -> Ranking:
    """The fifty-two cards, ace high, of which commonly the thirty-six from the six up are used."""
    return ranking(ACE_HIGH, trump)
