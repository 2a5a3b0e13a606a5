"""Whist: what the partner, or an adversary, holds of the cards that one does not see.

Before a card is played 39 are unseen, 38 when a card turned up is seen in another's hand; in the
middle of a deal three hands of as many cards are counted, since the book tells no more.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.odds import facts
from executable_rules.odds.hands import holds, holds_better, holds_just
from lawsofplay.rules import law, like
from lawsofplay.sentences import text

HAND = 13
OTHERS = 3
"""Players whose cards are not seen."""


class Counted(Enum):
    """Whether exactly this many of the certain cards are meant, or at least this many."""

    OR_MORE = "or more"
    JUST = "just"

    @property
    def phrase(self) -> str:
        """How many are meant, before their number.

        >>> Counted.OR_MORE.phrase, Counted.JUST.phrase
        ('at least', 'just')
        """
        return "at least" if self is Counted.OR_MORE else "just"


Thing = Annotated[Counted, like(of_play.Thing)]


@law(
    "seymour.whist.rules.3",
    "seymour.whist.rules.23",
    "seymour.whist.sequents.11",
    "seymour.whist.cases.7",
    "seymour.whist.cases.12",
    "seymour.whist.cases.13",
    "seymour.whist.cases.16",
    "seymour.whist.cases.21",
    "seymour.whist.particular-cases.1",
    "seymour.whist.ten-or-nine.1",
    "seymour.whist.ten-or-nine.4",
    "seymour.whist.second-hand.3",
    "seymour.whist.second-hand.7",
    says=text(
        "The hand has {:chance} to hold {thing} {number:card} of these.",
        nothing="The hand has no chance to hold {thing} {number:card} of these.",
    ),
)
def one_hand_has(
    *,
    certain_cards: facts.CertainCards,
    number: of_play.Number = 1,
    thing: Thing = Counted.OR_MORE,
    card_count: of_cards.CardCount = HAND,
    cards_seen: of_cards.CardsSeen = 0,
) -> Fraction:
    """The chance that one hand, the partner's or an adversary's, has this many of certain cards.

    ``card_count``: how many are in each hand. ``cards_seen``: those of the two other hands that are
    seen, as a card turned up or played.
    """
    unseen = OTHERS * card_count - cards_seen
    if thing is Counted.JUST:
        return holds_just(held=number, wanted=certain_cards, hand=card_count, unseen=unseen)
    return holds(wanted=certain_cards, hand=card_count, unseen=unseen, at_least=number)


@law(
    "seymour.whist.sequents.14",
    "seymour.whist.sequents.17",
    "seymour.whist.cases.7",
    "seymour.whist.cases.14",
    "seymour.whist.cases.15",
    "seymour.whist.cases.16",
    "seymour.whist.cases.21",
    "seymour.whist.ten-or-nine.5",
    "seymour.whist.command.6",
    "seymour.whist.second-hand.6",
    "seymour.whist.second-hand.7",
    says=text(
        "The partner has {:chance} to hold a better card of the suit than that adversary.",
        nothing="The partner has no chance to hold a better card of the suit than that adversary.",
    ),
)
def partner_better(
    *,
    certain_cards: facts.CertainCards,
    card_count: of_cards.CardCount = HAND,
    cards_out: facts.CardsOut = 0,
) -> Fraction:
    """The chance that the partner's best card of a suit beats that of one adversary.

    ``certain_cards``: how many cards of the suit are unseen. ``cards_out`` is 1 where the other
    adversary has led one of his. If neither has any it is not counted as better.
    """
    unseen = OTHERS * whole_number("card_count", card_count, 1, HAND) - whole_number(
        "cards_out", cards_out, 0, 1
    )
    return holds_better(better=certain_cards, hand=card_count, other=card_count, unseen=unseen)


@law(
    "seymour.whist.rules.19",
    "seymour.whist.rules.21",
    "seymour.whist.rules.33",
    says=text(
        "The trump has {:chance} to fall in {rounds:round} of trumps.",
        nothing="The trump has no chance to fall in {rounds:round} of trumps.",
    ),
)
def must_fall(*, cards_out: facts.CardsOut, rounds: facts.Rounds = 2) -> Fraction:
    """The chance that a certain trump, of this many out, must fall in this many rounds of trumps.

    The player who has it keeps it while he has another; it must fall when he has no more trumps
    than rounds.
    """
    others = whole_number("cards_out", cards_out) - 1
    unseen = OTHERS * HAND - 1
    few = range(min(rounds, cards_out))
    chances = (
        holds_just(held=number, wanted=others, hand=HAND - 1, unseen=unseen) for number in few
    )
    return sum(chances, Fraction(0))


@law(
    "seymour.whist.sequents.9",
    "seymour.whist.cases.3",
    "seymour.whist.particular-cases.1",
    says=text(
        "The card has {:chance} to lie among these cards.",
        nothing="The card has no chance to lie among these cards.",
    ),
)
def lies_with(*, card_count: of_cards.CardCount, cards_out: facts.CardsOut) -> Fraction:
    """The chance that one certain card lies among these cards and not among those against them."""
    return holds(wanted=1, hand=card_count, unseen=card_count + cards_out)


@law(
    "seymour.whist.cases.20",
    says=text(
        "Either hand has {:chance} to hold one of these cards, or more.",
        nothing="Either hand has no chance to hold any of these cards.",
    ),
)
def one_of_two_has(
    *, certain_cards: facts.CertainCards, card_count: of_cards.CardCount = HAND
) -> Fraction:
    """The chance that one of two hands has one, or more, of cards that lie between the two."""
    return holds(wanted=certain_cards, hand=card_count, unseen=2 * card_count)


@law(
    "seymour.whist.odd-trick.5",
    says=text(
        "The card has {:chance} to be alone of its suit in one of the two hands.",
        nothing="The card has no chance to be alone of its suit in one of the two hands.",
    ),
)
def lies_single(
    *, cards_out: facts.CardsOut = 3, card_count: of_cards.CardCount = HAND
) -> Fraction:
    """The chance that a certain card, of this many left of its suit, is alone in one of two
    hands.
    """
    return holds_just(held=0, wanted=cards_out - 1, hand=card_count - 1, unseen=2 * card_count - 1)
