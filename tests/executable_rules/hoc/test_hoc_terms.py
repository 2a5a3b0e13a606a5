"""Hoc, hoc.1 to 7: the deal, the six cards, the stake."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.hoc.terms import (
    HOCS,
    Part,
    Privilege,
    Side,
    cuts,
    dealt_to_each,
    hoc_pack,
    is_hoc,
    leve,
    may_deal,
    privileges,
    stake_of_each,
    worth_when_played,
)
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.deals import stock_left


@pytest.mark.quotes(
    "bellecour.hoc.1", "in the first case they deal fifteen cards to each, and in the other twelve"
)
@pytest.mark.quotes(
    "academie.hoc.1", "dans le premier cas on donne quinze cartes à chacun, & dans le second, douze"
)
def test_two_have_fifteen_cards_and_three_twelve() -> None:
    assert dealt_to_each(players=2) == 15
    assert dealt_to_each(players=3) == 12


@pytest.mark.quotes("bellecour.hoc.1", "is played by either two or three persons")
@pytest.mark.quotes("academie.hoc.1", "se joue à deux ou trois personnes")
def test_neither_one_nor_four_play_it() -> None:
    assert [dealt_to_each(players=players) for players in (2, 3)] == [15, 12]
    for players in (1, 4):
        with pytest.raises(ValueError, match="two or three"):
            dealt_to_each(players=players)


@pytest.mark.quotes("bellecour.hoc.2", "consists of all the fifty-two cards")
@pytest.mark.quotes("academie.hoc.2", "composé de toutes les petites")
def test_all_the_cards_are_in_the_pack() -> None:
    assert len(set(hoc_pack())) == len(hoc_pack()) == 52
    assert set(cards("AS 2H 6D KC")) <= set(hoc_pack())


@pytest.mark.example("hoc.deal")
@pytest.mark.quotes("bellecour.hoc.2", "all the fifty-two cards")
@pytest.mark.quotes("bellecour.hoc.1", "fifteen cards to each, and in the other twelve")
def test_cards_are_left_of_either_deal() -> None:
    left = {n: stock_left(len(hoc_pack()), n, dealt_to_each(players=n)) for n in (2, 3)}
    assert left == {2: 22, 3: 16}


@pytest.mark.quotes(
    "academie.hoc.3", "Le roi léve la dame, & ainsi des autres, suivant l'ordre naturel des cartes"
)
def test_le_roi_leve_la_dame_et_ainsi_des_autres() -> None:
    king, queen, knave, two, ace = cards("KS QH JD 2C AS")
    row = (king, queen, knave, two, ace)
    for (at, card), (than, other) in product(enumerate(row), enumerate(row)):
        assert leve(carte=card, autre=other) is (at < than)
    assert not leve(carte=king, autre=Card.parse("KH"))


@pytest.mark.quotes("bellecour.hoc.4", "they are assured to him that plays them")
@pytest.mark.quotes("academie.hoc.4", "elles sont assurées à celui qui les joue")
def test_the_six_cards_are_assured() -> None:
    assert Privilege.ASSURED in privileges(card=Card.parse("KD"))
    assert Privilege.ASSURED not in privileges(card=Card.parse("AD"))


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


@pytest.mark.quotes(
    "bellecour.hoc.6",
    "staked three counters for the game",
    "one of which goes for the Point, the second for the Sequence, and the third for the Tricon",
)
@pytest.mark.quotes(
    "academie.hoc.6",
    "mis trois jettons au jeu",
    "l'un est pour le point; le second, pour la séquence, & le troisiéme pour le Tricon",
)
def test_three_counters_are_staked_one_on_each_part() -> None:
    assert stake_of_each() == {Part.POINT: 1, Part.SEQUENCE: 1, Part.TRICON: 1}
    assert sum(stake_of_each().values()) == 3


@pytest.mark.quotes(
    "bellecour.hoc.7", "having shuffled the cards, and had them cut by his left hand man"
)
@pytest.mark.quotes("academie.hoc.7", "ayant mêlé & fait couper à sa gauche")
def test_he_shuffles_and_his_left_hand_man_cuts() -> None:
    assert may_deal(shuffled=True, cut_by=Side.LEFT)
    for shuffled, cut_by in product((True, False), (None, *Side)):
        may = may_deal(shuffled=shuffled, cut_by=cut_by)
        assert may is ((shuffled, cut_by) == (True, Side.LEFT))


@pytest.mark.quotes("bellecour.hoc.7", "had them cut by his left hand man")
@pytest.mark.quotes("academie.hoc.7", "fait couper à sa gauche")
def test_the_seat_on_the_dealers_left_cuts() -> None:
    assert [cuts(dealer=dealer, players=3) for dealer in range(3)] == [2, 0, 1]
    assert [cuts(dealer=dealer, players=2) for dealer in range(2)] == [1, 0]
    with pytest.raises(ValueError, match="two or three"):
        cuts(dealer=0, players=4)
