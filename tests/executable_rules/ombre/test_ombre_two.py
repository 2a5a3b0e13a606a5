"""Ombre by two: laws LXXVI-LXXIX."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.results import Verdict
from executable_rules.ombre.terms import Ends, ends
from executable_rules.ombre.two import HAND_BY_TWO, deal_by_two


@pytest.mark.quotes(
    "bellecour.ombre.laws.77",
    "They play with eight Cards, which are to be dealt by twice three, and once two, and in no "
    "other manner; and when the Deal is wrong, it must be redealt.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.77",
    "L'on joue avec huit cartes, qu'on ne sçauroit donner autrement que par deux fois "
    "trois, & une fois deux; & lorsqu'on donne mal, l'on refait",
)
@pytest.mark.example("deals.ombre-by-two")
def test_eight_cards_are_dealt_by_twice_three_and_once_two() -> None:
    good = {
        packets
        for number in (2, 3, 4)
        for packets in itertools.product(range(1, 5), repeat=number)
        if deal_by_two(packets=packets) is Verdict.NOTHING_FOLLOWS
    }
    assert good == {(3, 3, 2), (3, 2, 3), (2, 3, 3)}
    assert {sum(packets) for packets in good} == {HAND_BY_TWO} == {8}
    assert deal_by_two(packets=(4, 4)) is Verdict.DEAL_AGAIN
    assert deal_by_two(packets=(3, 3, 3)) is Verdict.DEAL_AGAIN


def test_five_tricks_win_four_are_a_remise_and_the_other_has_codille() -> None:
    # bellecour p. 143, academie p. 211: "To win, you must make five Tricks; if each makes only
    # four, it is a Beast by Remise: if he that defends the Game makes five, he wins Codill."
    assert ends((5, 3), HAND_BY_TWO) is Ends.WON
    assert ends((4, 4), HAND_BY_TWO) is Ends.REMISE
    assert ends((3, 5), HAND_BY_TWO) is Ends.CODILLE
    assert ends((4, 3), HAND_BY_TWO) is Ends.NOT_PLAYED
