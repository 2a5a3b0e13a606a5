"""Hoc, hoc.1 to 7: the deal, the six cards, the stake."""

from __future__ import annotations

import pytest

from executable_rules.hoc.terms import (
    HOCS,
    Privilege,
    dealt_to_each,
    hoc_pack,
    is_hoc,
    privileges,
    worth_when_played,
)
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.deals import stock_left


@pytest.mark.example("hoc.deal")
@pytest.mark.quotes("bellecour.hoc.2", "all the fifty-two cards")
@pytest.mark.quotes("bellecour.hoc.1", "fifteen cards to each, and in the other twelve")
def test_cards_are_left_of_either_deal() -> None:
    left = {n: stock_left(len(hoc_pack()), n, dealt_to_each(players=n)) for n in (2, 3)}
    assert left == {2: 22, 3: 16}


@pytest.mark.quotes("bellecour.hoc.4", "he may play them for what other cards he pleases")
@pytest.mark.quotes("academie.hoc.4", "peut s'en servir pour telles cartes que bon lui semble")
def test_the_six_cards_go_for_any_other() -> None:
    for card in pack():
        assert (Privilege.ANY_CARD in privileges(card=card)) is (card in HOCS)


@pytest.mark.quotes(
    "bellecour.hoc.5", "the four Kings, the Queen of spades, and the Knave of diamonds"
)
@pytest.mark.quotes("academie.hoc.5", "les quatre rois, la dame de pique & le valet de carreau")
def test_there_are_six_hocs() -> None:
    assert [card for card in hoc_pack() if is_hoc(card=card)] == list(cards("QS KS KH JD KD KC"))
    for other in cards("QH QD QC JS JH JC AS 10D"):
        assert not is_hoc(card=other)


@pytest.mark.quotes("bellecour.hoc.5", "either of which are worth a counter to him that plays them")
@pytest.mark.quotes("academie.hoc.5", "chacune de ces cartes vaut un jetton à celui qui la jette")
def test_a_hoc_is_worth_a_counter() -> None:
    assert sum(worth_when_played(card=card) for card in hoc_pack()) == 6
    assert worth_when_played(card=Card.parse("QS")) == 1
    assert worth_when_played(card=Card.parse("QH")) == 0
