"""The Comet: packs, deals, a wrong deal, discards, and what may not be looked at."""

from __future__ import annotations

import pytest

from executable_rules.comet.dealing import (
    comet_of,
    comet_pack,
    dealt_of_forty,
    dealt_to_two,
    porte_la_main_au_talon,
)
from executable_rules.comet.discarding import shares_of_the_stock
from executable_rules.comet.many import dealt_to_many
from executable_rules.mechanics.cards import Card, Rank


@pytest.mark.quotes(
    "bellecour.comet.8",
    "The nine of Diamonds is put into the black Pack, and the nine of Clubs into the "
    "red one, which are the two Comets",
)
@pytest.mark.quotes(
    "academie.comet.8",
    "L'on met dans le Jeu noir le neuf de carreau, & dans le jeu rouge le neuf de "
    "trefle pour servir de Cométe",
)
def test_the_comet_is_a_nine_of_the_other_colour() -> None:
    assert comet_of(is_red=False) == Card.parse("9D")
    assert comet_of(is_red=True) == Card.parse("9C")
    for red in (False, True):
        cards = comet_pack(red=red)
        assert len(cards) == 48
        assert [card.suit.red for card in cards if card == comet_of(is_red=red)] == [not red]
        nines = [card for card in cards if card.rank is Rank.NINE]
        assert len(nines) == 4
        assert sum(card.suit.red == red for card in nines) == 3


@pytest.mark.quotes(
    "academie.comet.3",
    "porte la main sur le talon pour l'examiner, il paye la peine dont on est convenu "
    "en commençant",
)
def test_in_french_the_hand_must_be_there_to_examine_it() -> None:
    def paye(porte: bool, examiner: bool, convenue: int = 5) -> int:
        return porte_la_main_au_talon(wants_it=porte, on_purpose=examiner, sum_agreed=convenue)

    assert paye(True, True) == 5
    assert paye(True, True, 0) == 0
    assert paye(True, False) == paye(False, True) == paye(False, False) == 0
    with pytest.raises(ValueError, match="sum_agreed=-1"):
        paye(True, True, -1)


@pytest.mark.quotes(
    "bellecour.comet.discard.5",
    "When there are three Players, there remains, as was said, a Stock compos'd "
    "likewise of twelve Cards; of which the eldest may take six, and the two others, "
    "three each",
)
@pytest.mark.quotes(
    "academie.comet.discard.5",
    "Lorsque l'on joue trois ensemble, il reste, comme on l'a dit, un talon composé "
    "aussi de douze cartes; le premier en peut prendre six, & les deux autres chacun "
    "trois",
)
@pytest.mark.example("comet.shares")
def test_three_share_the_stock() -> None:
    assert shares_of_the_stock(players=3) == (6, 3, 3)
    assert sum(shares_of_the_stock(players=3)) == dealt_to_many(players=3).stock
    with pytest.raises(ValueError, match="from 3 to 5"):
        shares_of_the_stock(players=2)


@pytest.mark.quotes(
    "bellecour.comet.discard.6",
    "When there are four Players, the Stock consists of eight Cards; the eldest then "
    "takes four, the second Player two; and the two others, one Card each",
)
@pytest.mark.quotes(
    "academie.comet.discard.6",
    "Lorsqu'on joue quatre ensemble, le talon est composé de huit cartes, le premier en "
    "prend quatre, le second deux, & les deux autres chacun une",
)
@pytest.mark.example("comet.shares")
def test_four_share_the_stock() -> None:
    assert shares_of_the_stock(players=4) == (4, 2, 1, 1)
    assert sum(shares_of_the_stock(players=4)) == dealt_to_many(players=4).stock


@pytest.mark.quotes("bellecour.comet.2", "there remain twelve in the Stock")
@pytest.mark.quotes("academie.comet.2", "il en reste douze au talon")
@pytest.mark.example("comet.deals")
def test_the_deals_of_the_books_come_out_even() -> None:
    deals = {2: dealt_to_two()} | {n: dealt_to_many(players=n) for n in (3, 4, 5)}
    assert deals == {2: (18, 12), 3: (12, 12), 4: (10, 8), 5: (9, 3)}
    assert {n * each + stock for n, (each, stock) in deals.items()} == {48}
    each, stock = dealt_of_forty()
    assert 2 * each + stock == 40
