"""How long a Beast may be demanded, and a mistake in counting it be mended: XXXIII, XXXIX, XL."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.telling import OWED_STILL
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells


class Due(Enum):
    """What a winner may demand."""

    GAME = "the Game"
    STAKE = "the stake"
    CONSOLATION = "the consolation, or reward"
    BEAST = "the Beast"
    MATADORS = "the matadors, the highest trumps in sequence"
    SANS_PRENDRE = "the premium for having played alone"


class Claim(Tells):
    """What becomes of a demand."""

    DUE = "it must be paid"
    LOST = "nothing need be paid: the demand comes too late, or is lost"
    NOT_ASKED = "it need not be paid unless it is demanded"
    NOT_SAID = "the law does not say"


@law(
    "bellecour.quadrille.laws.39",
    "seymour.quadrille.laws.39",
    "academie.quadrille.laws.39",
)
def may_be_demanded(*, due: Due, deals_after: int, cut: bool = False) -> Claim:
    """Whether a winner may still demand his ``due``, so many deals after he won it.

    The Game, the stake, the consolation and the Beasts at any time; not so the matadors and the
    ``sans prendre``, which are lost when the cards are ``cut`` for the next deal (law XXXIII, which
    has its own exceptions).
    """
    whole_number("deals_after", deals_after, 0)
    confined = due in (Due.MATADORS, Due.SANS_PRENDRE)
    too_late = met("the cards are cut for the next Deal", deals_after > 0 or cut)
    return Claim.LOST if confined and too_late else Claim.DUE


@law(
    "bellecour.quadrille.decisions-beast.1",
    "seymour.quadrille.decisions-beaste.1",
    "academie.quadrille.decisions-beast.1",
)
def beast_with_proof(*, proved: bool) -> Claim:
    """Whether a Beast may be demanded several deals after: when he proves that he won it.

    The proof is that he won in the very deal in which the Beast ought to have gone. The numbered
    law asks for none.
    """
    won = met(
        "it can be proved that it was won that Deal",
        proved,
        "can prove that he won it in the same Deal",
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
def mistake_until_the_next_deal(*, owed: int, counted: int, deals_played: int) -> int:
    """What is still to be paid after a mistake in counting a Beast; below nothing, given back.

    The law speaks of mistakes, whichever way; the decision's example is a Beast counted too low.
    ``deals_played`` counts those finished since it was drawn: after the first it is too late.

    >>> mistake_until_the_next_deal(owed=56, counted=42, deals_played=0)
    14
    """
    late = met(
        "after the next Deal",
        whole_number("deals_played", deals_played, 0) > 0,
        "if the next Deal has been played out",
    )
    return 0 if late else owed - counted


@law(
    "seymour.quadrille.laws.40",
    says=OWED_STILL,
)
def mistake_until_the_deal_is_over(*, owed: int, counted: int, deal_over: bool) -> int:
    """What is still to be paid after a mistake in counting, by the numbered law of 1754.

    Below nothing it is given back. It is too late when the very deal in which it was drawn is over.
    The same book's decision on the Beaste, as all the other books, gives one deal more:
    ``mistake_until_the_next_deal``.
    """
    return 0 if met("after the Deal is over", deal_over) else owed - counted
