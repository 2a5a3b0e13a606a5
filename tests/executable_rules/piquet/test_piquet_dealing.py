"""Piquet, laws I, VII, XI, XIV, XV and XVI: the deal."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import PIQUET_PACK, cards
from executable_rules.mechanics.results import Verdict
from executable_rules.piquet.dealing import (
    Step,
    deals_that_stand,
    deals_twice,
    dealt_too_many,
    faced_in_dealing,
    faced_in_stock,
    false_pack,
    manner_of_dealing,
    retournee_en_donnant,
)
from executable_rules.piquet.terms import Deal, Hand


@pytest.mark.quotes(
    "bellecour.piquet.laws.1",
    "If either of the Players has thirteen Cards dealt him, it is at the option of the Elder Hand",
)
@pytest.mark.quotes("academie.piquet.laws.1", "si le nombre n'en excede pas treize")
def test_of_thirteen_cards_the_elder_chooses() -> None:
    assert dealt_too_many(elder=13) is Deal.ELDER_CHOOSES
    assert dealt_too_many(younger=13) is Deal.ELDER_CHOOSES
    assert dealt_too_many(elder=12, younger=12) is Deal.NOTHING_FOLLOWS
    assert dealt_too_many() is Deal.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.piquet.laws.1",
    "When either Player has fourteen Cards or more, there must be a fresh Deal.",
)
@pytest.mark.quotes(
    "academie.piquet.laws.1",
    "lorsqu'il y a quatorze cartes ou plus, l'on refait nécessairement.",
)
@pytest.mark.parametrize("most", [14, 15, 20])
def test_of_fourteen_or_more_there_is_a_new_deal(most: int) -> None:
    assert dealt_too_many(elder=most) is Deal.AGAIN
    assert dealt_too_many(younger=most) is Deal.AGAIN


@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.1", "it is the fault of the Dealer", "he is to sustain it"
)
@pytest.mark.quotes_reason("academie.piquet.laws.1", "par la faute de celui qui a mêlé")
def test_the_dealer_who_has_the_thirteen_does_not_choose() -> None:
    assert dealt_too_many(younger=13) is Deal.ELDER_CHOOSES


@pytest.mark.quotes(
    "academie.piquet.laws.2", "il est encore au choix du premier de refaire ou de jouer"
)
def test_the_french_gives_the_choice_again_in_its_second_law() -> None:
    assert dealt_too_many(younger=13) is Deal.ELDER_CHOOSES
    assert dealt_too_many(younger=12) is Deal.NOTHING_FOLLOWS


@pytest.mark.quotes("bellecour.piquet.laws.1", "thirteen Cards dealt him")
def test_of_too_few_it_is_another_law() -> None:
    with pytest.raises(ValueError, match="under 12: these are laws of too many"):
        dealt_too_many(elder=11)


@pytest.mark.quotes(
    "bellecour.piquet.laws.7",
    "The Deal is to be continued in the same manner in which it is begun, whether by Twos or "
    "Threes, during the whole Party",
)
@pytest.mark.quotes(
    "academie.piquet.laws.7", "soit par deux ou par trois, pendant tout le long d'une partie"
)
def test_the_deal_goes_on_by_twos_or_threes_as_begun() -> None:
    assert manner_of_dealing(begun=2, wanted=3) == 2
    assert manner_of_dealing(begun=3, wanted=2) == 3


@pytest.mark.quotes(
    "bellecour.piquet.laws.7",
    "unless before shuffling, you give notice, that you will deal by Twos or Threes",
)
@pytest.mark.quotes("academie.piquet.laws.7", "à moins qu'auparavant que de")
def test_notice_before_shuffling_changes_the_manner() -> None:
    assert manner_of_dealing(begun=2, wanted=3, notice_before_shuffling=True) == 3
    assert manner_of_dealing(begun=3, wanted=2, notice_before_shuffling=True) == 2


@pytest.mark.quotes(
    "bellecour.piquet.laws.7",
    "At the end of the Party the manner may be changed without giving any notice.",
)
@pytest.mark.quotes(
    "academie.piquet.laws.7", "alors l'on peut changer de maniere sans avertir", "chaque partie"
)
def test_between_two_parties_it_changes_without_notice() -> None:
    assert manner_of_dealing(begun=2, wanted=3, new_party=True) == 3
    assert manner_of_dealing(begun=3, wanted=2, new_party=True) == 2


@pytest.mark.quotes(
    "bellecour.piquet.laws.11",
    "If he who deals twice together, recollects himself, before he has seen any of his Cards",
)
@pytest.mark.quotes("academie.piquet.laws.11", "avant d'avoir vû aucune de ses cartes")
def test_who_deals_twice_and_recollects_himself_in_time_gives_up_the_deal() -> None:
    in_time = deals_twice(dealer_has_seen=False, adversary_has_seen=False)
    assert in_time is Verdict.LOSES_DEAL
    assert deals_twice(dealer_has_seen=True, adversary_has_seen=False) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.piquet.laws.11",
    "his adversary shall be obliged to deal, though he has seen his own Hand",
)
@pytest.mark.quotes("academie.piquet.laws.11", "son adversaire sera obligé", "ait vû son jeu")
@pytest.mark.quotes(
    "seymour.piquet.accidents.26",
    "if the other has examined his Cards",
    "he may throw them up to be dealt by the other",
)
def test_the_adversary_must_deal_though_he_has_seen_his_hand() -> None:
    assert deals_twice(dealer_has_seen=False, adversary_has_seen=True) is Verdict.LOSES_DEAL
    assert deals_twice(dealer_has_seen=True, adversary_has_seen=True) is Verdict.STANDS


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
@pytest.mark.quotes("academie.piquet.laws.14", "le coup seulement", "seroient cependant bons")
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
    "If it should happen that the Pack is false",
    "the Deal shall be void",
)
@pytest.mark.quotes(
    "academie.piquet.laws.14", "le jeu de carte se rencontrât faux", "demeureroit nul"
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.31",
    "If it should happen that the Pack should be false",
    "goes for nothing",
)
def test_the_deal_with_a_false_pack_is_void_and_no_other() -> None:
    assert false_pack(pack=PIQUET_PACK[1:]) is Verdict.VOID
    assert false_pack(pack=PIQUET_PACK[1:], preceding=True) is Verdict.STANDS
    assert false_pack(pack=PIQUET_PACK) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=PIQUET_PACK, preceding=True) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.piquet.laws.15",
    "If in dealing there should come a faced Card; you must shuffle and deal again",
)
def test_for_a_faced_card_they_shuffle_and_deal_again() -> None:
    assert faced_in_dealing(faced=1) == (Step.SHUFFLE, Step.DEAL)
    assert faced_in_dealing(faced=2) == (Step.SHUFFLE, Step.DEAL)
    assert faced_in_dealing(faced=0) == ()


@pytest.mark.quotes(
    "academie.piquet.laws.15",
    "de retournée, il faut rebattre, & recommencer à les couper & à les donner",
)
def test_for_a_faced_card_the_french_shuffle_cut_and_deal() -> None:
    assert retournee_en_donnant(retournees=1) == (Step.SHUFFLE, Step.CUT, Step.DEAL)
    assert retournee_en_donnant(retournees=3) == (Step.SHUFFLE, Step.CUT, Step.DEAL)
    assert retournee_en_donnant(retournees=0) == ()


@pytest.mark.quotes("bellecour.piquet.laws.15", "shuffle and deal again")
@pytest.mark.quotes("academie.piquet.laws.15", "à les couper")
def test_the_english_leaves_out_the_cut() -> None:
    cut = set(retournee_en_donnant(retournees=1)) - set(faced_in_dealing(faced=1))
    assert cut == {Step.CUT}


@pytest.mark.quotes(
    "bellecour.piquet.laws.16",
    "If there should be a faced Card in the Stock, the Deal shall stand good",
)
@pytest.mark.quotes("academie.piquet.laws.16", "le coup est bon, pourvû que ce ne soit pas")
@pytest.mark.parametrize("place", [2, 3, 4, 5, 7, 8])
def test_one_faced_card_in_the_stock_leaves_the_deal_good(place: int) -> None:
    assert faced_in_stock(faced=frozenset({place})) is Deal.STANDS
    assert faced_in_stock(faced=frozenset()) is Deal.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.piquet.laws.16", "provided it is not the upper Card, or the first of these three"
)
@pytest.mark.quotes("academie.piquet.laws.16", "la premiére des trois que le dernier doit prendre")
def test_not_if_it_is_the_upper_card_or_the_first_of_the_dealers_three() -> None:
    assert faced_in_stock(faced=frozenset({1})) is Deal.AGAIN
    assert faced_in_stock(faced=frozenset({6})) is Deal.AGAIN
    # Thirteen cards dealt to one leave seven: the elder's four and three, or his five and two.
    for thirteen, first in ((Hand.ELDER, 5), (Hand.YOUNGER, 6)):
        again = [
            place
            for place in range(1, 8)
            if faced_in_stock(faced=frozenset({place}), thirteen=thirteen) is Deal.AGAIN
        ]
        assert again == [1, first]


@pytest.mark.quotes(
    "bellecour.piquet.laws.16", "If there are two faced Cards there must be a new Deal."
)
@pytest.mark.quotes("academie.piquet.laws.16", "s'il y en avoit deux, il faudroit refaire")
def test_for_two_faced_cards_there_is_a_new_deal() -> None:
    assert faced_in_stock(faced=frozenset({2, 3})) is Deal.AGAIN
    assert faced_in_stock(faced=frozenset({7, 8})) is Deal.AGAIN
    assert faced_in_stock(faced=frozenset(range(1, 9))) is Deal.AGAIN


@pytest.mark.quotes("bellecour.piquet.laws.16", "a faced Card in the Stock")
@pytest.mark.parametrize(
    ("place", "thirteen"),
    [(9, None), (0, None), (8, Hand.ELDER), (8, Hand.YOUNGER), (0, Hand.ELDER)],
)
def test_the_stock_has_eight_places_or_seven(place: int, thirteen: Hand | None) -> None:
    number = 8 if thirteen is None else 7
    with pytest.raises(ValueError, match=f"places from 1 to the stock's number, which is {number}"):
        faced_in_stock(faced=frozenset({place}), thirteen=thirteen)
    assert faced_in_stock(faced=frozenset({number}), thirteen=thirteen) is Deal.STANDS
