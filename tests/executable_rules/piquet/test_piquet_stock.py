"""Piquet, laws XX and XXI: cards of the stock seen or left."""

from __future__ import annotations

import pytest

from executable_rules.piquet.discarding import (
    Seen,
    Shows,
    leaves_a_card,
    sees_the_stock,
)
from executable_rules.piquet.terms import Deal, Hand


@pytest.mark.quotes(
    "bellecour.piquet.laws.20",
    "is to play, in what Suit his adversary pleases, as often as he has seen Cards",
    "once, if there has been only one Card turned; twice, if there are two, &c.",
)
@pytest.mark.quotes("academie.piquet.laws.20", "deux s'il y en a eu deux, &c.")
@pytest.mark.parametrize("seen", [1, 2, 3])
def test_he_leads_at_the_adversarys_pleasure_once_a_card_seen(seen: int) -> None:
    assert sees_the_stock(offender=Hand.ELDER, cards_seen=seen) == Seen(seen, Deal.STANDS, 0)


@pytest.mark.quotes("bellecour.piquet.laws.20", "turns or sees a Card belonging to the Stock")
@pytest.mark.quotes("academie.piquet.laws.20", "tourne ou voit une carte du talon")
def test_who_saw_no_card_is_not_judged() -> None:
    with pytest.raises(ValueError, match="under one"):
        sees_the_stock(offender=Hand.ELDER, cards_seen=0)


@pytest.mark.quotes("bellecour.piquet.laws.20", "turns or sees a Card belonging to the Stock")
@pytest.mark.quotes("academie.piquet.laws.20", "tourne ou voit une carte du talon")
@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.20",
    "This rule regards the Elder",
    "if the Younger turns or sees a Card belonging to the Elder",
    "at liberty, either to play the Cards, or to have",
)
@pytest.mark.quotes_reason(
    "academie.piquet.laws.20", "il seroit libre au premier de jouer le coup ou de refaire"
)
def test_when_the_younger_sees_the_elders_cards_the_elder_chooses() -> None:
    fault = sees_the_stock(offender=Hand.YOUNGER, cards_seen=1)
    assert fault == Seen(0, Deal.ELDER_CHOOSES, 0)


@pytest.mark.quotes("bellecour.piquet.laws.20", "turns or sees a Card belonging to the Stock")
@pytest.mark.quotes("academie.piquet.laws.20", "tourne ou voit une carte du talon")
@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.20", "in Provence and Languedoc, they condemn a man to the Grand Coup"
)
@pytest.mark.quotes_reason("academie.piquet.laws.20", "en Provence & en Languedoc condamner au")
def test_in_provence_and_languedoc_he_loses_the_grand_coup() -> None:
    # 170 points, says the first chapter; both books blame it, so it is not the usual value.
    severe = sees_the_stock(offender=Hand.ELDER, cards_seen=1, grand_coup=True)
    assert severe == Seen(0, Deal.STANDS, 170)
    assert sees_the_stock(offender=Hand.ELDER, cards_seen=1).points_lost == 0


@pytest.mark.quotes(
    "bellecour.piquet.laws.21",
    "mixes it with his Discard, without shewing it to his adversary",
    "to show all his Discard",
)
@pytest.mark.quotes("academie.piquet.laws.21", "montrer tout son écart")
def test_who_mixes_the_card_he_left_must_show_all_his_discard() -> None:
    # Without shewing it, says the English; before having shown it, the French.
    assert leaves_a_card(mixed=True, shown=False) is Shows.ALL_HIS_DISCARD
    assert leaves_a_card(mixed=True, shown=True) is Shows.NOTHING


@pytest.mark.quotes(
    "bellecour.piquet.laws.21", "he may oblige him, after he has named the Suit that he will lead"
)
@pytest.mark.quotes("academie.piquet.laws.21", "la couleur dont il commencera à jouer")
def test_the_elder_first_names_the_suit_that_he_leads() -> None:
    assert leaves_a_card(mixed=True, shown=False, suit_named=False) is Shows.NOTHING
    assert leaves_a_card(mixed=True, shown=False, suit_named=True) is Shows.ALL_HIS_DISCARD


@pytest.mark.quotes(
    "bellecour.piquet.laws.21",
    "He that leaves a Card, is at liberty, not to see or shew it, provided, he does not mix it",
)
@pytest.mark.quotes("academie.piquet.laws.21", "pourvu qu'il ne la mêle point à son écart")
def test_he_need_not_show_a_card_that_he_does_not_mix() -> None:
    assert leaves_a_card(mixed=False, shown=False) is Shows.NOTHING
    assert leaves_a_card(mixed=False, shown=True) is Shows.NOTHING
