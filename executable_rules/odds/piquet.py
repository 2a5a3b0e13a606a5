"""Piquet: what is taken in, of 20 cards that are not in one's hand before the discard."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.odds import facts
from executable_rules.odds.hands import holds
from lawsofplay.rules import law, like
from lawsofplay.sentences import text

PACK = 32
HAND = 12


class Hand(Enum):
    """The two players, and how many cards each may take in."""

    ELDER = 5
    YOUNGER = 3


TheHand = Annotated[Hand, like(of_cards.Hand)]


@law(
    "seymour.piquet.strategy.2",
    "seymour.piquet.strategy.3",
    "seymour.piquet.strategy.4",
    "seymour.piquet.strategy.10",
    "seymour.piquet.strategy.18",
    "seymour.piquet.cases.1",
    "seymour.piquet.cases.3",
    "seymour.piquet.cases.5",
    "seymour.piquet.cases.6",
    "seymour.piquet.cases.7",
    "seymour.piquet.cases.9",
    "seymour.piquet.cases.10",
    "seymour.piquet.cases.13",
    says=text(
        "He has {:chance} to take in one of these cards, or more.",
        nothing="He has no chance to take in any of these cards.",
    ),
)
def takes_in(
    *,
    certain_cards: facts.CertainCards,
    hand: TheHand = Hand.ELDER,
    cards_left: of_cards.CardsLeft = 0,
) -> Fraction:
    """The chance to take in one, or more, of these ``certain`` cards, none of which is seen.

    The younger is counted with the three cards that are surely his, of the 20 that he cannot see.
    """
    takes = hand.value - whole_number("cards_left", cards_left, 0, hand.value)
    return holds(wanted=certain_cards, hand=takes, unseen=PACK - HAND)


@law(
    "seymour.piquet.cases.1",
    says=text(
        "He has {:chance} to leave the good card.",
        nothing="He has no chance to leave the good card.",
    ),
)
def leaves_it(
    *, cards_taken: of_cards.CardsTaken = Hand.ELDER.value, cards_left: of_cards.CardsLeft = 1
) -> Fraction:
    """The chance that a good card, one of those he may take in, is among those he leaves."""
    return holds(wanted=1, hand=cards_left, unseen=cards_taken)


@law(
    "seymour.piquet.strategy.9",
    says=text("He stakes {0:point} to gain {1:point}."),
)
def holding_back(
    *, card_count: of_cards.CardCount = 10, place: of_play.Place = 1
) -> tuple[int, int]:
    """Points staked and to be gained by not playing a winning card after six tricks of twelve.

    At stake are the ten for winning the ``Cards``, which a seventh trick wins, and the point of
    that trick; to be gained is the point that the last trick counts. The print lacks a "not".
    """
    return card_count + place, place
