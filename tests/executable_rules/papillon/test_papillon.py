"""Papillon: dealing and taking."""

from __future__ import annotations

import pytest

from executable_rules.imperial.dealing import deals_that_stand
from executable_rules.mechanics.capture import takings
from executable_rules.mechanics.cards import PIQUET_PACK, Card, cards, pack
from executable_rules.mechanics.results import Verdict
from executable_rules.papillon.dealing import false_pack, must_declare
from executable_rules.papillon.taking import haneton


@pytest.mark.quotes(
    "bellecour.papillon.laws.12",
    "the Deal is still good, provided the number of Cards is right",
)
@pytest.mark.quotes(
    "academie.papillon.laws.12",
    "le coup n'en est pas moins bon, pourvû que le nombre soit tel",
)
def test_a_false_pack_does_no_harm_if_the_number_is_right() -> None:
    twice = (*pack()[1:], pack()[1])
    assert false_pack(cards=twice) is Verdict.STANDS
    assert false_pack(cards=pack()) is Verdict.NOTHING_FOLLOWS
    assert false_pack(cards=pack()[1:]) is Verdict.VOID
    assert false_pack(cards=(*pack(), pack()[0])) is Verdict.VOID


@pytest.mark.quotes("bellecour.papillon.laws.12", "the Deal is still good")
@pytest.mark.quotes("bellecour.imperial.laws.1", "is void; the preceding ones stand good")
def test_a_card_twice_voids_the_deal_at_imperial_and_not_at_papillon() -> None:
    assert deals_that_stand(pack=(*PIQUET_PACK[1:], PIQUET_PACK[1])) == 0
    assert false_pack(cards=(*pack()[1:], pack()[1])) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.papillon.laws.15",
    "is to declare that they are the last Cards",
    "only three Cards for each left in the Stock",
)
@pytest.mark.quotes("academie.papillon.laws.15", "doit avertir que ce sont les derniéres cartes")
def test_the_last_three_for_each_are_declared() -> None:
    for players in (3, 4):
        last = 3 * players
        told = [n for n in range(53) if must_declare(stock_size=n, players=players)]
        assert told == [last]
    for players in (2, 5):
        with pytest.raises(ValueError, match="from 3 to 4"):
            must_declare(stock_size=9, players=players)
    with pytest.raises(ValueError, match="stock_size=-1"):
        must_declare(stock_size=-1, players=3)


@pytest.mark.quotes("bellecour.papillon.laws.5", "draws three Cards of the same sort")
def test_the_haneton_breaks_the_rule_that_a_card_takes_one_of_its_like() -> None:
    """Bellecour p. 169 line 10147: *with an Eight, you cannot take off two Eights*."""
    eight, three = Card.parse("8S"), cards("8H 8D 8C")
    assert haneton(card=eight, cards_drawn=three) == 1
    assert all(len(it) == 1 for it in takings(eight, three))
