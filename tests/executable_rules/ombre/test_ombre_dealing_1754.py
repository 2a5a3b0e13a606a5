"""Ombre in 1754, laws XVI-XXIII: the deal, and where the prose and the other books rule else."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.dealing import card_turned_in_dealing
from executable_rules.ombre.dealing_1754 import Turner, faced_or_turned, turned_up_by
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

BLACK_ACE, KING = Card.parse("AC"), Card.parse("KH")


@pytest.mark.quotes(
    "seymour.ombre.laws.16",
    "Whether the Dealer, or another, turns up the Card, it is the same Thing.",
)
def test_whoever_turns_it_up_it_is_the_same() -> None:
    for turned, by in itertools.product(OMBRE_PACK, Turner):
        assert turned_up_by(turned_card=turned, who=by) is card_turned_in_dealing(
            turned_card=turned
        )
    assert turned_up_by(turned_card=BLACK_ACE, who=Turner.ANOTHER) is Verdict.DEAL_AGAIN
    assert turned_up_by(turned_card=KING, who=Turner.DEALER) is Verdict.STANDS
    told = [explain(turned_up_by, turned_card=KING, who=by).call.steps[0] for by in Turner]
    words = "Whether the Dealer, or another, turns up the Card"
    assert told == [Proviso(words, True), Proviso(words, True), Proviso(words, False)]


@pytest.mark.quotes(
    "seymour.ombre.laws.15", "If the Card seen be any thing but a Black Ace, the Deal is good."
)
@pytest.mark.quotes("seymour.ombre.laws.16", "it is the same Thing")
@pytest.mark.quotes("seymour.ombre.dealing.10", "it is at the Choice of him it belongs to")
def test_the_laws_of_1754_contradict_their_own_prose_on_a_card_the_dealer_turns() -> None:
    assert card_turned_in_dealing(turned_card=KING) is Verdict.STANDS
    assert turned_up_by(turned_card=KING, who=Turner.DEALER) is Verdict.STANDS
    assert faced_or_turned(turned_card=KING, who=Turner.DEALER) is Verdict.MAY_CHOOSE
    differ = {
        by
        for turned, by in itertools.product(OMBRE_PACK, Turner)
        if faced_or_turned(turned_card=turned, who=by)
        is not turned_up_by(turned_card=turned, who=by)
    }
    assert differ == {Turner.DEALER, Turner.ANOTHER}
