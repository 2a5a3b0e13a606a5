"""Ambigu, laws II-IV: the ``Revy`` (*renvi*), counters set above those that are on the Game."""

from __future__ import annotations

from enum import Enum

from executable_rules.ambigu import facts
from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


class Answer(Enum):
    """What the first may do when another has revied."""

    OF_IT = "he may be of the Revy with the others"
    ABOVE = "he may revy above them"


@law(
    "bellecour.ambigu.laws.2",
    "academie.ambigu.laws.2",
    says=yes_no(
        "He may “revy”, or raise, above the others.",
        "He may not “revy”, or raise, above the others.",
    ),
)
def may_revy_above(*, is_second: of_state.IsSecond, is_last: of_state.IsLast) -> bool:
    """May a player revy above what has been made? The player of the second Revy not after the last
    deal.

    The French says: above the others who had a part in it.
    """
    second = met("He that makes the second Revy", is_second, "Celui qui a fait le second renvi")
    return not (
        met(
            "after the Cards are dealt for the last time",
            is_last,
            "si tôt que les cartes sont données pour la derniére fois",
        )
        and second
    )


@law(
    "bellecour.ambigu.laws.3",
    "academie.ambigu.laws.3",
    says=yes_no(
        "He may “revy”, or raise, over the others.", "He may not “revy”, or raise, over the others."
    ),
)
def may_revy_over(*, all_passed: of_state.AllPassed, has_staked: of_conduct.HasStaked) -> bool:
    """May a player revy over the others? When all have passed and are ``engaged``, have staked."""
    passed = met("when they have all passed", all_passed, "quand ils ont tous passé")
    return met("are engaged in it", has_staked, "qu'ils s'y sont engagez") and passed


@law(
    "bellecour.ambigu.laws.3",
    "academie.ambigu.laws.3",
    says=text("{}.", nothing="He may neither be of the “Revy”, or raise, nor revy above it."),
)
def first_answers(
    *,
    all_passed: of_state.AllPassed,
    has_staked: of_conduct.HasStaked,
    is_better: of_state.IsBetter,
) -> frozenset[Answer]:
    """What the first player may answer to a Revy over him: be of it, or, if strong, revy above."""
    if not may_revy_over(all_passed=all_passed, has_staked=has_staked):
        return frozenset()
    if met(
        "if he has a Game sufficiently strong to do it",
        is_better,
        "s'il a assez beau jeu pour cela",
    ):
        return frozenset({Answer.OF_IT, Answer.ABOVE})
    return frozenset({Answer.OF_IT})


@law(
    "bellecour.ambigu.laws.3",
    "academie.ambigu.laws.3",
    says=text("The “Revy”, or raise, is of {:counter}."),
)
def regulated_revy(*, bid: facts.Bid, sum_agreed: facts.SumAgreed | None = None) -> int:
    """How great a Revy of this many counters may be when the players agreed on a highest sum."""
    if sum_agreed is None or not met(
        "by common consent, regulate the Revys",
        bid > sum_agreed,
        "d'un commun consentement régler les renvis",
    ):
        return bid
    return whole_number("sum_agreed", sum_agreed, 1)


@law(
    "bellecour.ambigu.laws.4",
    "academie.ambigu.laws.4",
    says=text("He can win or lose {:counter} of the “Revy”, or raise."),
)
def stands_to(
    *, bid: facts.Bid, counters_before_him: of_money.CountersBeforeHim, sum_due: of_money.SumDue = 0
) -> int:
    """How many counters of a Revy a player can win or lose: those before him or due to him."""
    has = counters_before_him + sum_due
    return (
        has
        if met(
            "cannot oblige him to stand to more",
            bid > has,
            "on ne peut l'obliger de tenir pour davantage",
        )
        else bid
    )
