"""Piquet: cutting, the cards left, and the smaller accidents of 1754."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, cards
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet.customs import (
    cut_scattered,
    dealer_tells,
    decides_the_cut,
    first_cutting_stands,
    is_a_cut,
    last_to_shuffle,
    lays_it_out_again,
    may_count_better,
    may_exchange,
    may_have_shuffled_again,
    may_recall,
    may_turn_back,
    must_lead,
    must_shew,
    plays_as_directed,
    points_of_the_set,
    sees_what_is_left,
    takes_it,
)
from executable_rules.piquet.picket import reckoned_for, ternaries_good
from executable_rules.piquet.terms import Claim, Hand

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER


@pytest.mark.quotes("cotton.piquet.2", "The usual Set is an hundred", "make it more or less")
@pytest.mark.quotes("seymour.piquet.rules.2", "The common way of playing it, is a Hundred Up")
def test_the_set_is_a_hundred_or_what_is_agreed() -> None:
    assert points_of_the_set() == 100
    assert points_of_the_set(agreed=1) == 1
    with pytest.raises(ValueError, match="agreed"):
        points_of_the_set(agreed=0)


@pytest.mark.quotes("seymour.piquet.rules.4", "one Card is no Cut")
def test_one_card_is_no_cut() -> None:
    assert [is_a_cut(cards=it) for it in (1, 2, 3, 31)] == [False, True, True, True]
    with pytest.raises(ValueError, match="cards"):
        is_a_cut(cards=0)


@pytest.mark.quotes(
    "seymour.piquet.rules.5", "the Cut must be decided by that Card which remains in your Hand"
)
def test_the_card_that_remains_in_the_hand_decides() -> None:
    lifted = cards("AS KS QS")
    decided = [str(decides_the_cut(lifted=lifted, dropped=it)) for it in (0, 1, 2)]
    assert decided == ["QS", "KS", "AS"]
    assert decides_the_cut(lifted=lifted) == Card.parse("QS")
    for wrong in (-1, 3):
        with pytest.raises(ValueError, match="dropped"):
            decides_the_cut(lifted=lifted, dropped=wrong)


@pytest.mark.quotes("seymour.piquet.rules.7", "all Court-Cards are reckoned for Ten")
def test_court_cards_are_reckoned_for_ten() -> None:
    assert {reckoned_for(card=it) for it in cards("KS QH JD KC")} == {10}


@pytest.mark.quotes("seymour.piquet.rules.8", "they are to be shuffled and cut again")
def test_a_scattered_cut_is_made_again() -> None:
    assert cut_scattered(scattered=True) is Verdict.DEAL_AGAIN
    assert cut_scattered(scattered=False) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes("seymour.piquet.rules.9", "the Dealer is to give them the last Shuffle")
def test_the_dealer_shuffles_last() -> None:
    for other in (True, False):
        assert last_to_shuffle(other_shuffles=other) is YOUNGER


@pytest.mark.quotes(
    "seymour.piquet.rules.15",
    "he may take in but 2, 3, or 4, observing to discard just the same Number",
)
def test_as_many_are_taken_as_discarded_and_five_at_most() -> None:
    allowed = [may_exchange(discarded=it, taken=it) for it in range(7)]
    assert allowed == [False, True, True, True, True, True, False]
    assert not may_exchange(discarded=4, taken=3)
    assert not may_exchange(discarded=3, taken=4)


@pytest.mark.quotes(
    "seymour.piquet.rules.16",
    "When he takes less than 5, he may see the rest of them",
    "if he declares first what Card he will lead",
)
def test_who_sees_the_cards_left() -> None:
    for declares in (True, False):
        assert sees_what_is_left(who=ELDER, left_by=ELDER, declares_lead=declares) is True
        assert sees_what_is_left(who=YOUNGER, left_by=YOUNGER, declares_lead=declares) is True
        assert sees_what_is_left(who=YOUNGER, left_by=ELDER, declares_lead=declares) is True
        assert sees_what_is_left(who=ELDER, left_by=YOUNGER, declares_lead=declares) is declares
    assert sees_what_is_left(who=ELDER, left_by=YOUNGER) is False


@pytest.mark.quotes(
    "seymour.piquet.rules.17",
    "of a Suit which he had not in his Hand",
    "he is obliged to play what Card the other shall appoint him",
)
def test_he_who_promised_a_suit_he_has_not_plays_as_the_other_appoints() -> None:
    hand, ten, appointed = cards("KH 9H 8S"), Card.parse("10C"), Card.parse("8S")
    assert must_lead(promised=ten, hand=hand, appointed=appointed) == appointed
    king = Card.parse("KH")
    assert must_lead(promised=king, hand=hand, appointed=appointed) == king
    for promised, named in (("QH", appointed), ("10C", Card.parse("AS"))):
        with pytest.raises(ValueError, match="none of his cards"):
            must_lead(promised=Card.parse(promised), hand=hand, appointed=named)


@pytest.mark.quotes(
    "seymour.piquet.rules.27",
    "Four Aces must be always good",
    "4 Tens must be good, if the other has not 4 of any thing else",
)
@pytest.mark.quotes("seymour.piquet.rules.28", "3 Aces, or Kings, &c. are not to be told")
def test_four_aces_are_always_good_and_four_tens_against_threes() -> None:
    aces, tens = cards("AS AH AD AC"), cards("10S 10H 10D 10C")
    for other in ("KS KH KD KC", "10S 10H 10D 10C", "KS KH KD"):
        assert ternaries_good(hand=aces, other=cards(other)) == 14
    assert ternaries_good(hand=tens, other=cards("AS AH AD KS KH KD")) == 14
    assert ternaries_good(hand=tens, other=cards("JS JH JD JC")) == 0
    assert ternaries_good(hand=cards("AS AH AD KS KH KD"), other=tens) == 0


@pytest.mark.quotes(
    "seymour.piquet.rules.30",
    "that which leads wins the Trick, tho' the first was but a 7, and the last an Ace",
)
def test_of_two_suits_the_card_led_wins() -> None:
    seven, ace, eight = cards("7S AH 8S")
    assert takes_it(led=seven, played=ace) is ELDER
    assert takes_it(led=seven, played=eight) is YOUNGER
    assert takes_it(led=eight, played=seven) is ELDER


@pytest.mark.quotes("seymour.piquet.accidents.8", "tho' they are not so good as the others")
def test_the_dealer_tells_what_is_not_so_good_when_the_leader_forgot() -> None:
    assert dealer_tells(own=3, better=False, leader_has_shewn=False) == 3
    assert dealer_tells(own=3, better=False, leader_has_shewn=True) == 0
    # A tierce-major against a lower tierce: each counts three, and his is the better.
    assert dealer_tells(own=3, better=True, leader_has_shewn=True) == 3
    assert dealer_tells(own=3, better=True, leader_has_shewn=False) == 3


@pytest.mark.quotes("seymour.piquet.accidents.9", "is not obliged to shew them")
def test_threes_and_quatorzes_need_not_be_shewn() -> None:
    shewn = {claim for claim in Claim if must_shew(claim=claim)}
    assert shewn == {Claim.CARTE_BLANCHE, Claim.POINT, Claim.SEQUENCE}


@pytest.mark.quotes("cotton.piquet.19", "unless he have a Card of the same suit in his hand")
@pytest.mark.quotes(
    "seymour.piquet.accidents.18",
    "it cannot be taken up again, unless it be in the Case of a Renounce",
)
@pytest.mark.quotes("seymour.piquet.accidents.19", "he cannot re-call it", "lose the Trick")
def test_a_card_is_recalled_only_when_the_suit_was_not_followed() -> None:
    king, hand = Card.parse("KS"), cards("AS 8H")
    assert may_recall(played=Card.parse("7S"), led=king, hand=hand) is False
    assert may_recall(played=Card.parse("8D"), led=king, hand=hand) is True
    assert may_recall(played=Card.parse("8D"), led=king, hand=cards("8H")) is False


@pytest.mark.quotes(
    "seymour.piquet.accidents.23", "obliged to play which of the 3 Cards the other directs him"
)
def test_cards_thrown_down_and_taken_up_are_played_as_directed() -> None:
    for left in ("AS KS", "AS KS QS"):
        for card in cards(left):
            assert plays_as_directed(cards=cards(left), directed=card) == card
    for left in ("AS", "AS KS QS JS"):
        with pytest.raises(ValueError, match="cards"):
            plays_as_directed(cards=cards(left), directed=Card.parse("AS"))
    with pytest.raises(ValueError, match="directed=7S"):
        plays_as_directed(cards=cards("AS KS"), directed=Card.parse("7S"))


@pytest.mark.quotes("seymour.piquet.accidents.25", "perceives it before he looks on them")
def test_a_card_too_many_is_turned_back_unseen() -> None:
    assert may_turn_back(looked=False) is True
    assert may_turn_back(looked=True) is False


@pytest.mark.quotes("seymour.piquet.accidents.27", "he may count it afterwards")
@pytest.mark.quotes("seymour.piquet.accidents.28", "provided there be not a Card played down")
def test_he_who_allowed_may_still_count_his_better_before_play() -> None:
    cases = list(product((True, False), repeat=2))
    counted = [may_count_better(allowed=one, card_played=other) for one, other in cases]
    assert counted == [False, True, True, True]


@pytest.mark.quotes(
    "seymour.piquet.accidents.32",
    "the very first Deal you play",
    "you are not to cut again for Deal, for the first Cutting stands good",
)
def test_the_same_deals_again_when_the_first_pack_is_false() -> None:
    assert first_cutting_stands(pack_false=True) is Verdict.DEAL_AGAIN
    assert first_cutting_stands(pack_false=True, deal=2) is Verdict.VOID
    assert first_cutting_stands(pack_false=False, deal=2) is Verdict.NOTHING_FOLLOWS
    assert first_cutting_stands(pack_false=False) is Verdict.NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="deal"):
        first_cutting_stands(pack_false=True, deal=0)


@pytest.mark.quotes(
    "cotton.piquet.rules.10",
    "either of the Gamesters know the upper Card by the backside",
    "the Cards must not be shuffled again",
)
@pytest.mark.quotes("cotton.piquet.rules.11", "would therefore shuffle again, this is not")
def test_after_a_clean_cut_the_cards_are_not_shuffled_again() -> None:
    for upper, ace in product((True, False), repeat=2):
        for clean in (True, False):
            may = may_have_shuffled_again(
                cleanly_cut=clean, knows_upper_card=upper, cut_himself_an_ace=ace
            )
            assert may == (not clean)


@pytest.mark.quotes(
    "seymour.piquet.accidents.34",
    "to avoid the Penalty, which is, of reckoning nothing that Deal",
    "he is to lose the Game",
)
def test_a_card_laid_out_again_in_secret_loses_the_game() -> None:
    assert lays_it_out_again(secretly=True) is Penalty.LOSES_GAME
    assert lays_it_out_again(secretly=False) is Penalty.COUNTS_NOTHING
