"""Until when a Beast may be demanded and a mistake in counting it mended: XXXIII, XXXIX, XL."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_money, of_play, of_state
from executable_rules.quadrille.telling import OWED_STILL
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded


class Due(Enum):
    """What a winner may demand."""

    GAME = "the Game"
    STAKE = "the stake"
    CONSOLATION = "the consolation, or reward"
    BEAST = "the Beast"
    MATADORS = "the matadors, the highest trumps in sequence"
    SANS_PRENDRE = "the premium for having played alone"


class Claim(Worded):
    """What becomes of a demand."""

    DUE = "it must be paid"
    LOST = "nothing need be paid: the demand comes too late, or is lost"
    NOT_ASKED = "it need not be paid unless it is demanded"
    NOT_SAID = "the law does not say"


DueClaimed = Annotated[Due, like(of_money.DueClaimed)]
Later = Annotated[int, like(of_play.DealsAfter, least=1)]


@law(
    "bellecour.quadrille.laws.39",
    "seymour.quadrille.laws.39",
    "academie.quadrille.laws.39",
)
def may_be_demanded(
    *,
    due_claimed: DueClaimed,
    deals_after: of_play.DealsAfter,
    cards_cut: of_state.CardsCut = False,
) -> Claim:
    """Whether a winner may still demand his ``due`` deals later: all but matadors and sans prendre.

    The Game, the stake, the consolation and the Beasts: at any time. The matadors and the ``sans
    prendre`` are lost when the cards are ``cut`` for the next deal (law XXXIII, which has
    exceptions of its own).
    """
    confined = due_claimed in (Due.MATADORS, Due.SANS_PRENDRE)
    too_late = met("the cards are cut for the next Deal", deals_after > 0 or cards_cut)
    return Claim.LOST if confined and too_late else Claim.DUE


@law(
    "bellecour.quadrille.decisions-beast.1",
    "seymour.quadrille.decisions-beaste.1",
    "academie.quadrille.decisions-beast.1",
)
def beast_with_proof(*, was_proved: of_state.WasProved, deals_after: Later) -> Claim:
    """Whether a Beast may be demanded several deals later: yes, if he proves that he won it.

    The proof is that he won in the very deal in which the Beast ought to have gone. The numbered
    law asks for no proof.
    """
    whether(
        "it may be demanded several Deals after",
        deals_after > 1,
        "on est en droit de la demander plusieurs coups aprés",
    )
    won = met(
        "it can be proved that it was won that Deal",
        was_proved,
        "can prove that he won it in the same Deal",
        "en prouvant que l'on a gagné sur le coup où elle devoit naturellement aller",
    )
    return Claim.DUE if won else Claim.LOST


@law(
    "bellecour.quadrille.laws.40",
    "academie.quadrille.laws.40",
    "bellecour.quadrille.decisions-beast.2",
    "seymour.quadrille.decisions-beaste.2",
    "academie.quadrille.decisions-beast.2",
    "bellecour.ombre.laws.60",
    "academie.ombre.laws.60",
    says=OWED_STILL,
)
def mistake_until_the_next_deal(
    *, sum_due: of_money.SumDue, sum_paid: of_money.SumPaid, deals_after: of_play.DealsAfter
) -> int:
    """What is still to be paid after a mistake in counting a Beast: nothing after the next deal.

    Below nought it is given back.

    The law speaks of mistakes of either kind; the decision's example is a Beast counted too low.
    ``deals_after``: the deals finished since the Beast was drawn. After the first it is too late.

    >>> mistake_until_the_next_deal(sum_due=56, sum_paid=42, deals_after=0)
    14
    """
    late = met(
        "after the next Deal",
        deals_after > 0,
        "if the next Deal has been played out",
        "passé le coup d'aprés",
        "si le coup d'aprés étoit joué",
    )
    return 0 if late else sum_due - sum_paid


@law(
    "seymour.quadrille.laws.40",
    says=OWED_STILL,
)
def mistake_until_the_deal_is_over(
    *, sum_due: of_money.SumDue, sum_paid: of_money.SumPaid, is_finished: of_state.IsFinished
) -> int:
    """What is still to be paid, in 1754, after a mistake in counting: nothing after that deal.

    Below nought it is given back. It is too late when the deal in which the Beast was drawn is
    over. The same book's decision on the Beaste gives one deal more, as all the other books do:
    ``mistake_until_the_next_deal``.
    """
    return 0 if met("after the Deal is over", is_finished) else sum_due - sum_paid
