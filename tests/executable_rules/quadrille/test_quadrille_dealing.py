"""Quadrille, laws I-IV: the deal and the pack."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille.dealing import deals_that_stand, may_deal_by, two_of_the_same_sort

TWICE = (*OMBRE_PACK[1:], OMBRE_PACK[-1])


@pytest.mark.quotes(
    "bellecour.quadrille.laws.1",
    "The Cards are to be dealt by Four and Threes, and no otherwise",
    "the Dealer is at liberty to begin by Four or Three",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.1",
    "not permitted to deal the Cards any otherwise than by 4 and 3",
    "at Liberty to begin with which of those Numbers he please",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.1",
    "autrement que par quatre & trois",
    "de commencer par quatre ou par trois",
)
@pytest.mark.example("deals.quadrille")
def test_the_cards_are_dealt_by_four_and_threes_and_no_otherwise() -> None:
    packets = [
        dealt
        for number in range(1, 6)
        for dealt in itertools.product(range(1, 6), repeat=number)
        if may_deal_by(packets=dealt)
    ]
    assert sorted(packets) == [(3, 3, 4), (3, 4, 3), (4, 3, 3)]
    assert not may_deal_by(packets=(4, 4, 3))
    assert not may_deal_by(packets=())


@pytest.mark.quotes(
    "bellecour.quadrille.laws.3",
    "If there are two Cards of the same sort, and it is perceived, before the Deal is finished",
    "if all the Cards are played, it stands good",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.3",
    "it is perceived before the Deal is played out, it is null",
    "if the Cards are all played, the Deal is good",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.3",
    "qu'on s'en aperçoive avant le coup achevé, le coup est nul",
    "si toutes les cartes sont jouées, le coup est bon",
)
def test_two_cards_alike_make_the_deal_void_until_all_the_cards_are_played() -> None:
    assert [two_of_the_same_sort(pack=TWICE, tricks=tricks) for tricks in (0, 9, 10)] == [
        Verdict.VOID,
        Verdict.VOID,
        Verdict.STANDS,
    ]
    assert two_of_the_same_sort(pack=OMBRE_PACK, tricks=0) is Verdict.NOTHING_FOLLOWS
    assert two_of_the_same_sort(pack=(*OMBRE_PACK, OMBRE_PACK[0]), tricks=9) is Verdict.VOID
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="tricks"):
            two_of_the_same_sort(pack=TWICE, tricks=tricks)


@pytest.mark.quotes("bellecour.quadrille.laws.3", "it stands good, as well as any preceding ones")
@pytest.mark.quotes("seymour.quadrille.laws.3", "as well as all those which may have preceded it")
@pytest.mark.quotes("academie.quadrille.laws.3", "de même que les précédens qui ont été joués")
def test_the_deals_before_stand() -> None:
    assert deals_that_stand(pack=TWICE, deals=5, tricks=10) == 5
    assert deals_that_stand(pack=TWICE, deals=5, tricks=9) == 4
    assert deals_that_stand(pack=TWICE, deals=1, tricks=0) == 0
    assert deals_that_stand(pack=OMBRE_PACK, deals=5, tricks=0) == 5
    with pytest.raises(ValueError, match="deals=0"):
        deals_that_stand(pack=OMBRE_PACK, deals=0, tricks=0)
