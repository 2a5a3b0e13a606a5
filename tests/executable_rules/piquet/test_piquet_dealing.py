"""Piquet, laws I, VII, XI, XIV, XV and XVI: the deal."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.mechanics.results import Verdict
from executable_rules.piquet.dealing import deals_that_stand, false_pack


@pytest.mark.quotes(
    "bellecour.piquet.laws.14",
    "if there should be two Tens, or any two Cards of the same sort",
    "the Deal shall be void",
)
@pytest.mark.quotes("academie.piquet.laws.14", "qu'il y eût deux dix ou deux autres cartes d'une")
@pytest.mark.parametrize("change", [("9S", "10S"), ("AS", "KH")])
def test_two_cards_of_the_same_sort_make_the_deal_void(change: tuple[str, str]) -> None:
    (out,), (twice,) = cards(change[0]), cards(change[1])
    pack = (*(card for card in PIQUET_PACK if card != out), twice)
    assert len(pack) == 32
    assert deals_that_stand(pack=pack) == 0


@pytest.mark.quotes("bellecour.piquet.laws.14", "there should be a Card too many, or too few")
@pytest.mark.quotes("academie.piquet.laws.14", "une carte de plus ou de moins")
def test_a_card_too_many_or_too_few_makes_it_void() -> None:
    assert deals_that_stand(pack=PIQUET_PACK[1:]) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, *cards("6S"))) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, PIQUET_PACK[0])) == 0
    assert deals_that_stand(pack=PIQUET_PACK) == 1


@pytest.mark.quotes(
    "bellecour.piquet.laws.14",
    "the preceding deals however, if there have been any, shall stand good",
)
@pytest.mark.quotes(
    "academie.piquet.laws.14", "les précédens s'il y en avoit de joués, seroient cependant bons"
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.31",
    "that Deal goes for nothing",
    "if you have played several Deals before, with the same Pack, they are all good",
)
def test_the_deals_before_it_stand() -> None:
    assert deals_that_stand(pack=PIQUET_PACK[1:], deals=5) == 4
    assert deals_that_stand(pack=PIQUET_PACK, deals=5) == 5
    with pytest.raises(ValueError, match="deals"):
        deals_that_stand(pack=PIQUET_PACK, deals=0)


@pytest.mark.quotes(
    "bellecour.piquet.laws.14",
    "If it should happen that the Pack is false, that is, if there should be two Tens, or any two "
    "Cards of the same sort, or that there should be a Card too many, or too few, the Deal shall "
    "be void",
)
@pytest.mark.quotes(
    "academie.piquet.laws.14",
    "S'il arrivoit que le jeu de carte se rencontrât faux: c'est-à-dire, qu'il y eût deux dix ou "
    "deux autres cartes d'une même façon, ou qu'il y eut une carte de plus ou de moins, le coup "
    "seulement demeureroit nul",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.31",
    "If it should happen that the Pack should be false, (as sometimes there may be 2 Cards of a "
    "Sort) when it is found out, that Deal goes for nothing; but",
)
def test_the_deal_with_a_false_pack_is_void_and_no_other() -> None:
    assert false_pack(pack=PIQUET_PACK[1:]) is Verdict.VOID
    assert false_pack(pack=PIQUET_PACK[1:], is_earlier_deal=True) is Verdict.STANDS
    assert false_pack(pack=PIQUET_PACK) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=PIQUET_PACK, is_earlier_deal=True) is Verdict.NOTHING_FOLLOWS
