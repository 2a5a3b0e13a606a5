"""Quadrille: what the partner holds, of 30 cards that are not in one's hand."""

from __future__ import annotations

from fractions import Fraction

from executable_rules.facts import of_cards
from executable_rules.odds import facts
from executable_rules.odds.hands import holds
from lawsofplay.rules import law
from lawsofplay.sentences import text

PACK = 40
HAND = 10


@law(
    "seymour.quadrille.calculations.1",
    "seymour.quadrille.calculations.2",
    "seymour.quadrille.calculations-explained.1",
    "seymour.quadrille.calculations-explained.2",
    "seymour.quadrille.calculations-explained.3",
    says=text(
        "The partner has {:chance} to hold one of these cards, or more.",
        nothing="The partner has no chance to hold any of these cards.",
    ),
)
def partner_holds(
    *, certain_cards: facts.CertainCards, card_count: of_cards.CardCount = 0
) -> Fraction:
    """The chance that the partner holds one, or more, of these ``certain`` cards.

    The King called shows who is partner, and is then one of his ten cards. With ``called=1`` it is
    taken out, and he has nine of 29 left. The book does not take it out.
    """
    return holds(wanted=certain_cards, hand=HAND - card_count, unseen=PACK - HAND - card_count)
