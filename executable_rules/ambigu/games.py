"""Ambigu: the Games that a hand makes, which takes place of which, and what each is paid."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from executable_rules.ambigu import facts
from executable_rules.mechanics.ladder import (
    Hand,
    Ladder,
    alike,
    both,
    face,
    flush,
    point,
    prime,
    sequence,
)
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text, yes_no

GRAND = 30
"""Above so many points a prime is a Grand Prime."""


class Game(Enum):
    """The Games of Ambigu, the lowest first; before the comma stands the name."""

    POINT = "the Point, two or three cards of one suit"
    PRIME = "the Prime, four cards of different suits"
    SEQUENCE = "the Sequence, three in a row of one suit"
    TRICON = "the Tricon, three of a rank"
    FLUX = "the Flux, four cards of one suit"
    TRICON_WITH_PRIME = "the Tricon with the Prime, three of a rank and a card of the fourth suit"
    FLUX_WITH_SEQUENCE = "the Flux with the Sequence, four of one suit, three or four in a row"
    FREDON = "the Fredon, four of a rank"


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
so of the other Games only, and of the Flux that an equal one is the elder's. Of two double Games
the higher Tricon, or Sequence, decides."""

PRICES = {
    Game.POINT: 1,
    Game.PRIME: 2,
    Game.SEQUENCE: 3,
    Game.TRICON: 4,
    Game.FLUX: 5,
    Game.FREDON: 8,
}
"""Counters of each player; the Grand Prime is paid one more."""

PARTS = {
    Game.TRICON_WITH_PRIME: (Game.TRICON, Game.PRIME),
    Game.FLUX_WITH_SEQUENCE: (Game.FLUX, Game.SEQUENCE),
    Game.FREDON: (Game.FREDON, Game.PRIME),
}
"""The Games that are paid separately of those that hold two."""


@law(
    "bellecour.ambigu.terms.1",
    "academie.ambigu.terms.1",
    "bellecour.ambigu.terms.2",
    "academie.ambigu.terms.2",
    "bellecour.ambigu.terms.3",
    "academie.ambigu.terms.3",
    "bellecour.ambigu.terms.4",
    "academie.ambigu.terms.4",
    "bellecour.ambigu.terms.5",
    "academie.ambigu.terms.5",
    "bellecour.ambigu.terms.6",
    "academie.ambigu.terms.6",
    "bellecour.ambigu.terms.8",
    "academie.ambigu.terms.8",
    "bellecour.ambigu.terms.11",
    "academie.ambigu.terms.11",
    says=text("The hand makes {}.", nothing="The hand makes no Game."),
)
def game_of(*, hand: facts.Hand) -> Game | None:
    """The highest Game that a hand of one to four cards makes, if it makes one.

    Raises ValueError for a hand of none or of more, and for a figure.
    """
    standing = LADDER.standing(_checked(hand))
    return standing[0] if standing else None


@law(
    "bellecour.ambigu.terms.1",
    "academie.ambigu.terms.1",
    "bellecour.ambigu.terms.2",
    "academie.ambigu.terms.2",
    "bellecour.ambigu.terms.3",
    "academie.ambigu.terms.3",
    "bellecour.ambigu.terms.4",
    "academie.ambigu.terms.4",
    "bellecour.ambigu.terms.5",
    "academie.ambigu.terms.5",
    "bellecour.ambigu.terms.6",
    "academie.ambigu.terms.6",
    "bellecour.ambigu.terms.7",
    "academie.ambigu.terms.7",
    "bellecour.ambigu.terms.8",
    "academie.ambigu.terms.8",
    "bellecour.ambigu.terms.9",
    "academie.ambigu.terms.9",
    "bellecour.ambigu.terms.10",
    "academie.ambigu.terms.10",
    "bellecour.ambigu.terms.11",
    "academie.ambigu.terms.11",
    says=yes_no("It takes place of the other hand.", "It does not take place of the other hand."),
)
def takes_place(*, hand: facts.Hand, other_hand: facts.OtherHand) -> bool:
    """Does a hand go before another: is its Game the higher, or the same and higher within it?

    A Point and a Sequence go by their number of cards, then by their points; a Prime by its points;
    a Tricon and a Fredon by the rank. Of equal hands neither goes before.
    """
    if set(hand) & set(other_hand):
        raise ValueError("hand and other_hand cannot hold the same card")
    return LADDER.best((_checked(hand), _checked(other_hand))) == (0,)


@law(
    "bellecour.ambigu.terms.1",
    "academie.ambigu.terms.1",
    "bellecour.ambigu.terms.3",
    "academie.ambigu.terms.3",
    "bellecour.ambigu.terms.4",
    "academie.ambigu.terms.4",
    "bellecour.ambigu.terms.5",
    "academie.ambigu.terms.5",
    "bellecour.ambigu.terms.6",
    "academie.ambigu.terms.6",
    "bellecour.ambigu.terms.8",
    "academie.ambigu.terms.8",
    "bellecour.ambigu.terms.9",
    "academie.ambigu.terms.9",
    "bellecour.ambigu.terms.11",
    "academie.ambigu.terms.11",
    says=pays("each of the other players", "the winner", "counter"),
)
def paid_by_each(*, hand: facts.Hand) -> int:
    """Counters that each player pays to the winner for his hand, besides Poul, Vade and Revys.

    A hand that holds two Games is paid for both. For the Fredon the books count *points*.
    """
    game = game_of(hand=hand)
    if game is None:
        return 0
    paid = PARTS.get(game, (game,))
    great = sum(map(face, hand)) > GRAND
    grand = Game.PRIME in paid and met(
        "above thirty", great, "si les points qui la composent sont au-dessus de trente"
    )
    return sum(PRICES[part] for part in paid) + int(grand)


@law(
    "bellecour.ambigu.terms.12",
    "academie.ambigu.terms.12",
    says=text("The {:seat} hand wins, the eldest’s being the first."),
)
def elder_wins(*, hands: facts.Hands) -> int:
    """Which hand wins, the eldest's being 0: of equal Games his, by right of seniority.

    Law I excepts a Point of two cards in sequence: ``equality.wins``.
    """
    return best_hands(hands)[0]


def best_hands(hands: Sequence[Hand]) -> tuple[int, ...]:
    """The places of the best hands, several when they are equal. Raises ValueError for none."""
    best = LADDER.best([_checked(hand) for hand in hands])
    if not best:
        raise ValueError("hands may not all be without a Game: nobody wins")
    return best


def _checked(hand: Hand) -> Hand:
    whole_number("cards in a hand", len(hand), 1, 4)
    if any(card.rank.court for card in hand) or len(set(hand)) < len(hand):
        raise ValueError("a hand may be of the pack without figures, each card once")
    return hand
