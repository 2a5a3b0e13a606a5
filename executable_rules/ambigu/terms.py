"""What the laws of Ambigu speak of: the hands in their order, what each is paid, what is revied.

The order and the prices stand before the laws: *The Academy of Play*, pp. 176-177, lines
10494-10581; *Académie des jeux*, pp. 288-290, lines 14504-14594.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Rank, pack
from executable_rules.mechanics.ladder import (
    Hand,
    Ladder,
    alike,
    both,
    by_suit,
    face,
    flush,
    point,
    prime,
    runs_of,
    sequence,
)
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty, Verdict
from lawsofplay.sentences import Payment

AMBIGU_PACK = pack([rank for rank in Rank if rank.court])
"""Forty cards: the figures are thrown out."""

FINE = 4
"""Counters paid to the Game for a fault; law XIII says Marks, as p. 176 *a Mark or Counter*."""

GRAND = 30
"""Above so many points a prime is a Grand Prime."""


class Game(Enum):
    """The Games of Ambigu, the lowest first."""

    POINT = "two or three cards of one suit"
    PRIME = "four cards of different suits"
    SEQUENCE = "three in a row of one suit"
    TRICON = "three of a rank"
    FLUX = "four cards of one suit"
    TRICON_WITH_PRIME = "three of a rank and a fourth card of a different suit"
    FLUX_WITH_SEQUENCE = "four cards of one suit, three or four of them in a row"
    FREDON = "four of a rank"


LADDER = Ladder(
    {
        Game.POINT: point(),
        Game.PRIME: prime(),
        Game.SEQUENCE: sequence(),
        Game.TRICON: alike(3),
        Game.FLUX: flush(4),
        Game.TRICON_WITH_PRIME: both(alike(3), prime()),
        Game.FLUX_WITH_SEQUENCE: both(sequence(), flush(4)),
        Game.FREDON: alike(4),
    }
)
"""The Games by their heights. The higher Flux takes place of the lower by its points: the books say
so of the other Games only, and of the Flux that an equal one is the elder's."""

_SIMPLE = {Game.POINT: 1, Game.PRIME: 2, Game.SEQUENCE: 3, Game.TRICON: 4, Game.FLUX: 5}
_PARTS = {
    Game.TRICON_WITH_PRIME: (Game.TRICON, Game.PRIME),
    Game.FLUX_WITH_SEQUENCE: (Game.FLUX, Game.SEQUENCE),
    Game.FREDON: (Game.FREDON, Game.PRIME),
}
_FREDON = 8


class Fault(NamedTuple):
    """What he who is at fault suffers and pays, and what becomes of the Coup for the others."""

    penalty: Penalty
    forfeit: Forfeit
    others: Verdict = Verdict.STANDS

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What he who is at fault pays to the Game."""
        return self.forfeit.payments

    @property
    def sentence(self) -> str:
        """The fault as a sentence or more: what he suffers, what he pays, how the others stand.

        >>> NO_FAULT.sentence, Fault(Penalty.NONE, NOTHING).sentence
        ('Nothing follows: what the law speaks of has not happened.', 'There is no penalty.')
        """
        if self.others is Verdict.NOTHING_FOLLOWS:
            return self.others.sentence
        if self.penalty is Penalty.NONE:
            return self.penalty.sentence
        paid = (self.forfeit.sentence,) if self.payments else ()
        return " ".join((self.penalty.sentence, *paid, "For the others the deal stands."))


NO_FAULT = Fault(Penalty.NONE, NOTHING, Verdict.NOTHING_FOLLOWS)
"""What the law speaks of has not happened."""


def game_of(hand: Hand) -> Game | None:
    """The highest Game that a hand of one to four cards makes; None where it makes none.

    Raises ValueError for a hand of none or of more, and for a figure.
    """
    whole_number("cards in a hand", len(hand), 1, 4)
    if not set(hand) <= set(AMBIGU_PACK) or len(set(hand)) < len(hand):
        raise ValueError("a hand may be of the pack without figures, each card once")
    standing = LADDER.standing(hand)
    return standing[0] if standing else None


def value(hand: Hand) -> int:
    """Counters that each Player pays to the winner for his Game, besides Poul, Vade and Revys.

    >>> from executable_rules.mechanics.cards import cards
    >>> [value(cards(hand)) for hand in ("4S 5S", "AS AH AD 2C", "7S 7H 7D 7C", "8S 8H 8D 8C")]
    [1, 6, 10, 11]
    """
    game = game_of(hand)
    return sum(_price(part, hand) for part in _PARTS.get(game, (game,))) if game else 0


def _price(game: Game, hand: Hand) -> int:
    grand = game is Game.PRIME and sum(map(face, hand)) > GRAND
    return _FREDON if game is Game.FREDON else _SIMPLE[game] + grand


def points_in_sequence(hand: Hand) -> bool:
    """Is a Point of two cards made by two that follow each other, as Four and Five?"""
    standing = LADDER.standing(hand)
    pairs = [run for held in by_suit(hand).values() for run in runs_of(held) if len(run) == 2]
    return standing in [(Game.POINT, (2, sum(map(face, pair)))) for pair in pairs]
