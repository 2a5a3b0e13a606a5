"""Ombre, of demanding what was won: laws LVI, LVIII and LIX.

What Ombre has word for word with Quadrille is in ``quadrille.claims`` and ``quadrille.matadors``.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.ombre import facts
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import after_the_cut, demands_one_for_the_other
from executable_rules.quadrille.matadors import matadors_paid
from lawsofplay.rules import law, like
from lawsofplay.sentences import text

DueClaimed = Annotated[Due, like(of_money.DueClaimed)]
DueWon = Annotated[Due, like(of_money.DueWon)]


@law(
    "bellecour.ombre.laws.56",
    "academie.ombre.laws.56",
    "seymour.ombre.laws.10",
    says=text("The others pay for {:matador}.", nothing="No matadors are paid."),
)
def matadors_of_the_ombre(*, ombre_hand: facts.OmbreHand, trump: of_cards.Trump) -> int:
    """How many ``matadors``, the highest trumps in sequence, are paid: those in the Ombre's hand.

    He has no friend whose hand is counted with his, as at Quadrille.
    """
    return matadors_paid(ombre_hand=ombre_hand, trump=trump)


@law("bellecour.ombre.laws.58", "academie.ombre.laws.58")
def claims_one_for_the_other(*, due_won: DueWon, due_claimed: DueClaimed) -> Claim:
    """What becomes of matadors or ``sans prendre`` when a player demands one for the other: lost.

    He receives neither. Quadrille excepts a player who plays with calling; Ombre knows no calling.
    """
    return demands_one_for_the_other(due_won=due_won, due_claimed=due_claimed)


@law("bellecour.ombre.laws.59", "academie.ombre.laws.59")
def may_be_claimed(
    *,
    due_claimed: DueClaimed,
    deals_after: of_play.DealsAfter,
    cards_cut: of_state.CardsCut = False,
) -> Claim:
    """Whether a winner may claim his ``due`` some deals later: Game, Consolation and Beasts, yes.

    The law of Quadrille, ``quadrille.beast_claims.may_be_demanded``, names the Stake besides, of
    which this one says nothing. Matadors and sans prendre follow law LV. In 1754 it is said of the
    Beaste alone: ``settling_1754.may_still_demand``.
    """
    if due_claimed is Due.STAKE:
        raise ValueError("due_claimed may not be STAKE: the law names Game, Consolation and Beasts")
    late = deals_after > 0 or cards_cut
    if due_claimed in (Due.MATADORS, Due.SANS_PRENDRE):
        return after_the_cut(cards_cut=late)
    return Claim.DUE
