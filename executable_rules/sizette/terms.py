"""What the laws of Sizette speak of: its players and cards, and what their answers hold.

Each stands here because several functions read it; the function that cites its words is named.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeVar

from executable_rules.mechanics.cards import WHOLE_PACK, Rank, Suit
from executable_rules.mechanics.orders import Ranking, ranking
from executable_rules.mechanics.results import (
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Silence,
    Unit,
    Verdict,
)
from lawsofplay.sentences import parts, text

T = TypeVar("T")

RANKS = (Rank.KING, Rank.QUEEN, Rank.KNAVE, *(Rank(number) for number in range(10, 5, -1)))
"""King to six, highest first (``dealing.is_higher``)."""

PLAYERS = 6
"""Players (``dealing.may_be_played_by``), and cards of each of them (``dealing.deals``)."""

BY_THREES = (3, 3)
"""The packets of a hand of six (law XIII, ``may_deal_by``)."""

ORDERS = (
    (Rank.KING, Rank.ACE, *RANKS[1:-1], Rank.SIX),
    (Rank.KING, *RANKS[1:-1], Rank.ACE, Rank.SIX),
)
"""King highest, six lowest (``dealing.is_higher``), with the ace as high and as low as it can be.

The books count the aces in and do not say where they stand between the two.
"""

THIRTY_SIX = tuple(card for card in WHOLE_PACK if card.rank in ORDERS[0])
"""The pack (``dealing.pack_played_with``)."""

TO_WIN = 3
"""Tricks that win the game (``playing.wins_game``)."""

ONE_GAME = Forfeit(1, Unit.GAME, Payee.ADVERSARY)
TWO_GAMES = Forfeit(2, Unit.GAME, Payee.ADVERSARY)


class LosesTheGame(NamedTuple):
    """What becomes of the deal, and what the dealer loses with it."""

    verdict: Verdict
    penalty: Penalty


class Renounced(NamedTuple):
    """What follows from a renounce, and who deals next."""

    ruling: Ruling
    dealer: int


RENOUNCED = parts(ruling=None, dealer=text("The {:seat} player deals next."))
"""Words for what follows from a renounce."""


PLAYED = {
    Verdict.STANDS: "The card is played, and may not be taken back.",
    Verdict.MAY_TAKE_BACK: "The card may be taken back.",
}
"""Whether a card is judged to be played."""


class NextDeal(NamedTuple):
    """What becomes of a deal, and who deals next."""

    verdict: Verdict
    dealer: int


class Fault(Enum):
    """A fault, by the law that prices it in games; both books have these at one price."""

    MISDEAL = "he deals wrong (law III)"
    TRUMP_JOINED = "he joins the trump to his hand unturned (law IV)"
    RENOUNCE = "he renounces (law VI)"
    BEFORE_TURN = "before his turn he does not follow, though he could (law XIV)"
    TRICKS_TURNED = "he turns tricks of his adversaries (law XVI)"

    @property
    def price(self) -> Forfeit:
        """The games that it costs: a renounce two, the others one."""
        return TWO_GAMES if self is Fault.RENOUNCE else ONE_GAME


@cache
def sizette_ranking(trump: Suit, order: tuple[Rank, ...] = ORDERS[0]) -> Ranking:
    """The thirty-six cards in one of the orders that the books allow."""
    return ranking(order, trump)


def wherever_the_ace_stands(found: Callable[[tuple[Rank, ...]], T]) -> T | Silence:
    """What the order of the cards shows, if it is the same wherever the ace stands.

    >>> wherever_the_ace_stands(lambda order: order[0]).name
    'KING'
    >>> wherever_the_ace_stands(lambda order: order[1]).name
    'NOT_SAID'
    """
    highest, lowest = (found(order) for order in ORDERS)
    return highest if highest == lowest else Silence.NOT_SAID
