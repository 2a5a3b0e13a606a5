"""Ombre in the book of 1754, of the trump that is not named: laws I and XXV-XXVII.

Laws II-V say what the other books do: ``calling``, and ``quadrille.naming``.
"""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_state
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, met
from lawsofplay.sentences import yes_no


@law(
    "seymour.ombre.laws.1",
    says=yes_no("Another may name the trump for him.", "Nobody may name the trump for him."),
)
def may_be_named_for_him(
    *, was_forgotten: of_state.WasForgotten, has_looked: of_conduct.HasLooked
) -> bool:
    """May another name the trump that the Ombre forgot to name?

    When he has ``looked`` at the cards he took in. The other books do not wait for that:
    ``calling.named_by_others``.
    """
    forgot = met("If the Ombre forgets to name his Trump", was_forgotten)
    return forgot and met("has looked at the Cards he took in", has_looked)


@law(
    "seymour.ombre.laws.25",
    says=yes_no("He must have named a trump.", "He may take up the stake without naming a trump."),
)
def must_name_before_showing(
    *, is_sure: of_state.IsSure, plays_sans_prendre: of_conduct.PlaysSansPrendre
) -> bool:
    """Must he have named a trump who shews his game, and would take up the stake?

    Not if it is sure, and he plays ``sans-prendre``, without taking in. The other books except him
    who is obliged to play, when the others would discard: ``contre.must_name_at_ombre``.
    """
    sure = met("If he that has a sure Game", is_sure)
    return not (sure and met("plays Sans-prendre", plays_sans_prendre))


@law("seymour.ombre.laws.26", "seymour.ombre.laws.27")
def named_without_leave(
    *,
    asked_leave: of_conduct.AskedLeave,
    is_last: of_state.IsLast = False,
    all_passed: of_state.AllPassed = False,
) -> Says:
    """How he plays who names his trump: without ``leave`` asked, he plays ``sans-prendre``.

    Not the youngest hand, if the others have passed. In the other books,
    ``calling.names_without_asking``, it is enough to be the youngest, or to have discarded.
    """
    if not met("without first having asked Leave", not asked_leave):
        return Says.ASKS_LEAVE
    passed = met("if the others have passed", all_passed)
    excused = met("If the youngest Hand names his Trump", is_last) and passed
    return Says.ASKS_LEAVE if excused else Says.SANS_PRENDRE
