"""Picket of 1687 and Piquet of 1754: what is dealt, laid out, told in hand and played."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, cards, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.picket import (
    TALON,
    blank,
    blank_hinders,
    deals_first,
    in_the_pack,
    in_the_pack_1754,
    may_deal_by,
    may_deal_by_1754,
    may_discard,
    may_take_in,
    may_take_in_1754,
    must_lay_out,
    point_1754,
    reckoned_for,
    ruff,
    sequence_worth,
    sequences_good,
    sequences_good_1687,
    ternaries_good,
)
from executable_rules.piquet.picket_play import (
    RECKONED,
    first_up,
    last_trick,
    may_call_picy,
    may_recollect_pique,
    picy,
    tells,
    up_in_play,
)
from executable_rules.piquet.terms import HAND, STOCK, Hand
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER


@pytest.mark.quotes(
    "cotton.piquet.1",
    "throw out of the Pack the Deuces, Treys, Fours and Fives",
    "in number thirty and six",
)
def test_thirty_six_cards_are_played_with_in_1687() -> None:
    played = [card for card in pack() if in_the_pack(card=card)]
    assert len(played) == 36
    assert {card.rank for card in set(played) - set(PIQUET_PACK)} == {Rank.SIX}
    assert stock_left(len(played), 2, HAND) == TALON


@pytest.mark.quotes(
    "seymour.piquet.rules.1",
    "throw out all the Duces, Trays, Fours, Fives, and Sixes",
    "which will amount to Thirty-two",
)
def test_thirty_two_cards_are_played_with_in_1754() -> None:
    assert {card for card in pack() if in_the_pack_1754(card=card)} == set(PIQUET_PACK)
    assert len(PIQUET_PACK) == 32


@pytest.mark.quotes(
    "cotton.piquet.3",
    "valued according to the number of the spots they bear",
    "goes for eleven",
)
@pytest.mark.quotes(
    "seymour.piquet.rules.6",
    "as Ten for Ten, Nine for Nine",
    "is always reckoned for Eleven",
)
def test_what_a_card_is_reckoned_for() -> None:
    assert [reckoned_for(card=it) for it in cards("AS KS JS 10S 9S 7S 6S")] == [
        *(11, 10, 10),
        *(10, 9, 7, 6),
    ]


@pytest.mark.quotes("cotton.piquet.4", "so that he exceed not four, nor deal under two")
def test_two_to_four_at_a_time_as_he_pleases() -> None:
    assert may_deal_by(packets=(4, 4, 4))
    assert may_deal_by(packets=(4, 3, 3, 2))
    assert not may_deal_by(packets=(5, 4, 3))
    assert not may_deal_by(packets=(4, 4, 3, 1))
    assert not may_deal_by(packets=(4, 4, 3))


@pytest.mark.quotes(
    "seymour.piquet.rules.10",
    "by 4, by 3, or by 2 at a Time",
    "with the same Number as he begins",
)
def test_by_one_number_to_the_end() -> None:
    for number in (2, 3, 4):
        assert may_deal_by_1754(packets=(number,) * (12 // number))
    assert not may_deal_by_1754(packets=(4, 3, 3, 2))
    assert not may_deal_by_1754(packets=(6, 6))
    assert not may_deal_by_1754(packets=(1,) * 12)
    assert not may_deal_by_1754(packets=(4, 4))
    assert not may_deal_by_1754(packets=(12,))


@pytest.mark.quotes(
    "seymour.piquet.rules.3", "He who shews the lowest Card in cutting, is the Dealer"
)
@pytest.mark.quotes("cotton.piquet.28", "the last Card deals, and the worst is the Dealers")
def test_the_lowest_card_deals() -> None:
    seven, king, ace = cards("7S KS AH")
    assert deals_first(lifted=(seven, king)) == 0
    assert deals_first(lifted=(ace, king)) == 1
    assert deals_first(lifted=(king, Card.parse("KD"))) is Silence.NOT_SAID
    for wrong in ((king,), (seven, king, ace)):
        with pytest.raises(ValueError, match="lifted"):
            deals_first(lifted=wrong)


@pytest.mark.quotes("cotton.piquet.5", "finding never a Court-Card among them", "reckons ten")
@pytest.mark.quotes("seymour.piquet.rules.11", "he has not one Court-Card in his Hand")
@pytest.mark.quotes("seymour.piquet.rules.12", "reckon Ten for his Carte-blanche")
def test_a_hand_without_a_court_card_counts_ten() -> None:
    none = cards("AS 10S 9S 8S 7S AH 10H 9H 8H 7H 10D 9D")
    assert blank(hand=none) == 10
    assert blank(hand=(*none[:-1], Card.parse("JD"))) == 0
    assert blank(hand=none, shown=False) == 0
    # A hand that plays with eleven or thirteen cards may be blank too.
    assert [blank(hand=none[:11]), blank(hand=(*none, Card.parse("8D")))] == [10, 10]
    for wrong in (none[:10], (*none, *cards("8D 7D"))):
        with pytest.raises(ValueError, match="hand"):
            blank(hand=wrong)


@pytest.mark.quotes("cotton.piquet.6", "always bound to that number which he first propounded")
@pytest.mark.quotes(
    "seymour.piquet.rules.12", "he must lay out the same Number of Cards he declared"
)
def test_he_lays_out_as_many_as_he_declared() -> None:
    assert must_lay_out(declared=4, would=2) == 4
    assert must_lay_out(declared=3, would=3) == 3
    assert must_lay_out(declared=1, would=0) == 1
    for wrong in ({"declared": 0, "would": 1}, {"declared": 1, "would": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            must_lay_out(**wrong)


@pytest.mark.quotes("cotton.piquet.7", "the youngers Blank shall bar the former")
@pytest.mark.quotes("cotton.piquet.rules.8", "hinder the other Picy and Repicy")
@pytest.mark.quotes("seymour.piquet.rules.13", "prevents a Picque and Re-Picque")
@pytest.mark.quotes("seymour.piquet.accidents.29", "saves a Picque or a Repicque")
def test_a_blank_of_the_other_hinders() -> None:
    for hand, own, has in product(Hand, (True, False), (0, 8)):
        assert blank_hinders(hand=hand, other_has_blank=True, own_blank=own, other_has=has) is True
        none = blank_hinders(hand=hand, other_has_blank=False, own_blank=own, other_has=has)
        assert none is False


@pytest.mark.quotes(
    "cotton.piquet.7",
    "the youngers Blank shall bar the former, and hinder his Picy and Repicy",
)
def test_of_two_blanks_it_is_the_youngers_that_bars_the_elders() -> None:
    bars = Proviso("the youngers Blank shall bar the former", True)
    for hand, own in product(Hand, (True, False)):
        told = explain(blank_hinders, hand=hand, other_has_blank=True, own_blank=own)
        assert told.call.value is True
        assert (bars in told.call.steps) is (own and hand is ELDER)


@pytest.mark.quotes("cotton.piquet.8", "he may take in eight of the twelve in the Stock")
def test_the_eldest_may_take_eight_of_twelve() -> None:
    assert may_take_in(hand=ELDER) == 8
    assert may_take_in(hand=ELDER, elder_took=5) == 8
    assert [may_take_in(hand=YOUNGER, elder_took=it) for it in (1, 5, 8)] == [11, 7, 4]
    assert may_take_in(hand=YOUNGER) == 4
    for wrong in (0, 9):
        with pytest.raises(ValueError, match="elder_took"):
            may_take_in(hand=YOUNGER, elder_took=wrong)


@pytest.mark.quotes("seymour.piquet.rules.14", "may take 5", "leave but 3 to the Dealer")
def test_the_first_may_take_five_of_eight() -> None:
    assert may_take_in_1754(hand=ELDER) == may_take_in_1754(hand=ELDER, elder_took=2) == 5
    assert may_take_in_1754(hand=YOUNGER) == 3
    assert may_take_in_1754(hand=YOUNGER, elder_took=1) == 7
    assert may_take_in_1754(hand=ELDER) + may_take_in_1754(hand=YOUNGER) == STOCK
    for wrong in (0, 6):
        with pytest.raises(ValueError, match="elder_took"):
            may_take_in_1754(hand=ELDER, elder_took=wrong)


@pytest.mark.quotes("cotton.piquet.9", "both obliged to discard one Card at least")
@pytest.mark.quotes("seymour.piquet.rules.18", "are obliged to discard at least one")
def test_one_card_at_least_is_laid_out() -> None:
    allowed = [may_discard(cards=number, most=8) for number in (0, 1, 8, 9)]
    assert allowed == [False, True, True, False]


@pytest.mark.quotes(
    "cotton.piquet.10",
    "if the youngest makes no more, the Ruff is good",
    "sets up one for every ten he can produce",
)
def test_the_ruff_is_the_elders_if_it_is_equal() -> None:
    assert ruff(elder=44, younger=44) == (4, 0)
    assert ruff(elder=44, younger=45) == (0, 5)
    assert ruff(elder=41, younger=40) == (4, 0)


@pytest.mark.example("piquet-1754.ruff")
@pytest.mark.quotes(
    "cotton.piquet.11",
    "as many for thirty five as for forty, and as much for forty five as fifty",
    "from thirty to thirty four count no more than for thirty",
)
def test_the_ruff_by_fives() -> None:
    printed = {30: 3, 34: 3, 35: 4, 39: 4, 40: 4, 44: 4, 45: 5, 50: 5}
    assert {points: ruff(elder=points, younger=0)[0] for points in printed} == printed
    assert ruff(elder=0, younger=35) == (0, 4)


@pytest.mark.example("piquet-1754.point")
@pytest.mark.quotes("seymour.piquet.rules.19", "he tells one for every ten")
@pytest.mark.quotes(
    "seymour.piquet.rules.20",
    "he who has them is to reckon as much as for 40, that is to say, 4",
    "As for 41, 42, 43, or 44, you reckon but 4",
)
@pytest.mark.quotes("seymour.piquet.capot.2", "neither is to reckon any Thing for them")
def test_the_point_and_equal_points() -> None:
    printed = {41: 4, 44: 4, 50: 5, 60: 6, 35: 4, 40: 4, 34: 3}
    assert {points: point_1754(elder=points, younger=0)[0] for points in printed} == printed
    assert point_1754(elder=44, younger=44) == (0, 0)
    assert point_1754(elder=44, younger=45) == (0, 5)
    assert point_1754(elder=45, younger=44) == (5, 0)
    assert sum(reckoned_for(card=it) for it in cards("AS KS QS JS")) == 41


@given(st.integers(7, 95), st.integers(7, 95))
def test_only_equal_points_divide_the_books(elder: int, younger: int) -> None:
    same = ruff(elder=elder, younger=younger) == point_1754(elder=elder, younger=younger)
    assert same is (elder != younger)


@pytest.mark.quotes("cotton.piquet.12", "for every Tierce three, for a Quart four", "so upward")
@pytest.mark.quotes("seymour.piquet.rules.21", "the Quintes fifteen", "the Huitieme eighteen")
def test_what_sequences_are_worth() -> None:
    worth = [sequence_worth(cards=number) for number in range(3, 10)]
    assert worth == [3, 4, 15, 16, 17, 18, 19]
    for wrong in (2, 10):
        with pytest.raises(ValueError, match="cards"):
            sequence_worth(cards=wrong)


@pytest.mark.example("piquet-1754.tierces")
@pytest.mark.quotes("seymour.piquet.rules.22", "the best shall set all the others aside")
@pytest.mark.quotes("seymour.piquet.capot.2", "the Tierces, Quartes, or Quints, are equal")
def test_the_biggest_sequence_makes_the_small_ones_good() -> None:
    # Seymour p. 95: tierce-major, a tierce of a knave, one to a ten; against a tierce to a queen.
    three, queen = cards("AS KS QS JH 10H 9H 10D 9D 8D"), cards("QC JC 10C")
    assert sequences_good(hand=three, other=queen) == 9
    assert sequences_good(hand=queen, other=three) == 0
    assert sequences_good(hand=cards("AS KS QS"), other=queen) == 3
    assert sequences_good(hand=queen, other=cards("AS KS QS")) == 0
    assert sequences_good(hand=queen, other=cards("QH JH 10H")) == 0
    assert sequences_good(hand=queen, other=cards("KH QH")) == 3
    assert sequences_good(hand=cards("KH QH"), other=()) == 0


@pytest.mark.quotes("cotton.piquet.13", "by vertue thereof reckons all his less Sequences")
@pytest.mark.quotes("cotton.piquet.14", "a Quart drowns a Tierce, and a Quint a Quart")
def test_of_equal_sequences_1687_says_nothing() -> None:
    three, queen = cards("AS KS QS JH 10H 9H 10D 9D 8D"), cards("QC JC 10C")
    assert sequences_good_1687(hand=three, other=queen) == 9
    assert sequences_good_1687(hand=queen, other=three) == 0
    assert sequences_good_1687(hand=cards("10D 9D 8D 7D"), other=cards("AC KC QC")) == 4
    assert sequences_good_1687(hand=queen, other=cards("KH QH")) == 3
    assert sequences_good_1687(hand=queen, other=cards("QH JH 10H")) is Silence.NOT_SAID
    assert sequences_good_1687(hand=three, other=cards("AC KC QC")) is Silence.NOT_SAID
    assert sequences_good_1687(hand=cards("AC KC QC"), other=three) is Silence.NOT_SAID
    assert sequences_good_1687(hand=cards("JC 10C 9C"), other=three) == 0
    assert sequences_good_1687(hand=(), other=()) == 0
    assert sequences_good_1687(hand=cards("KH QH"), other=()) == 0


@pytest.mark.quotes(
    "seymour.piquet.rules.23",
    "a Quart in one Hand sets aside a Tierce in another",
    "may reckon Tierces, or Quartes",
)
def test_the_longer_sequence_drowns_the_higher() -> None:
    sixieme, quint = cards("QS JS 10S 9S 8S 7S 9H 8H 7H 10D 9D 8D 7D"), cards("AC KC QC JC 10C")
    assert sequences_good(hand=sixieme, other=quint) == 16 + 3 + 4
    assert sequences_good(hand=quint, other=sixieme) == 0
    assert sequences_good(hand=cards("10D 9D 8D 7D"), other=cards("AC KC QC")) == 4


@pytest.mark.quotes("cotton.piquet.15", "for every Ternary you count three", "last of all Tens")
@pytest.mark.quotes("cotton.piquet.16", "though the other hath three Kings")
@pytest.mark.quotes("seymour.piquet.rules.24", "but Three of any of these are worth Three")
@pytest.mark.quotes(
    "seymour.piquet.rules.25",
    "If one has in his Hand 3 Aces, 3 Knaves, and 3 Tens, and the other 3 Kings",
    "the Kings are good for nothing",
)
@pytest.mark.example("piquet-1754.threes")
def test_the_higher_ternary_makes_the_lower_good() -> None:
    aces, kings = cards("AS AH AD JS JH JD 10S 10H 10D"), cards("KS KH KD")
    assert ternaries_good(hand=aces, other=kings) == 9
    assert ternaries_good(hand=kings, other=aces) == 0
    assert ternaries_good(hand=kings, other=cards("9S 9H 9D 9C AC AS")) == 3
    assert ternaries_good(hand=cards("9S 9H 9D"), other=()) == 0
    assert ternaries_good(hand=(), other=kings) == 0


@pytest.mark.quotes("cotton.piquet.16", "The higher drowns the lower here as in the Sequences")
def test_it_is_the_higher_that_drowns() -> None:
    aces, kings = cards("AS AH AD"), cards("KS KH KD")
    for hand, other, drowned in ((kings, aces, True), (aces, kings, False), (aces, (), False)):
        told = explain(ternaries_good, hand=hand, other=other)
        assert Proviso("The higher drowns the lower", drowned) in told.call.steps
        assert told.call.value == (0 if drowned else 3)


@pytest.mark.quotes("cotton.piquet.17", "four Tens, for each reckons fourteen")
@pytest.mark.quotes("seymour.piquet.rules.26", "reckons 14, for them", "provided they are good")
def test_fours_are_fourteen_and_go_before_threes() -> None:
    tens, aces = cards("10S 10H 10D 10C KS KH KD"), cards("AS AH AD")
    assert ternaries_good(hand=tens, other=aces) == 17
    assert ternaries_good(hand=aces, other=tens) == 0
    assert ternaries_good(hand=tens, other=cards("JS JH JD JC")) == 0


@pytest.mark.quotes("cotton.piquet.18", "for every Ace, King, Queen, Knave, or Ten, he reckons one")
@pytest.mark.quotes("cotton.piquet.20", "reckons one for his Card as well as the other")
@pytest.mark.quotes("seymour.piquet.rules.29", "above the Degree of a 9, he tells 1 for")
@pytest.mark.quotes("seymour.piquet.rules.31", "thus they both reckon for the same Trick")
@pytest.mark.quotes(
    "seymour.piquet.rules.32", "never reckons for his Card unless he wins the Trick"
)
def test_tenth_cards_tell() -> None:
    told = [tells(card=it, led=True, wins=False) for it in cards("AS KS QS JS 10S 9S 7S")]
    assert told == [1, 1, 1, 1, 1, 0, 0]
    assert tells(card=Card.parse("KS"), led=False, wins=True) == 1
    assert tells(card=Card.parse("KS"), led=False, wins=False) == 0
    assert tells(card=Card.parse("9S"), led=False, wins=True) == 0


@pytest.mark.quotes("cotton.piquet.20", "if the elder hand plays an Ace, King, Queen, or Ten")
def test_1687_leaves_the_knave_out_once() -> None:
    assert tells(card=Card.parse("JS"), led=True, wins=False) == 1


@pytest.mark.quotes("cotton.piquet.21", "reckons two for it, if he win it with a Ten")
@pytest.mark.quotes("seymour.piquet.rules.33", "if it be won with a 10, or upwards, he reckons 2")
def test_the_last_trick() -> None:
    assert [last_trick(card=it) for it in cards("AS JS 10S 9S 7S")] == [2, 2, 2, 1, 1]


@pytest.mark.quotes(
    "cotton.piquet.23",
    "the Blanks are always first reckoned",
    "last of all the Cards you have won",
)
@pytest.mark.quotes("seymour.piquet.rules.35", "he who has the Point wins the Game")
@pytest.mark.example("piquet-1754.ninety-five-all")
def test_ninety_five_all_is_won_by_the_point() -> None:
    # Order: blank, point, sequences, threes and fours, play, the cards.
    for point, other in product((5, 6), ((0, 0, 15, 0, 0, 0), (0, 0, 0, 14, 0, 0))):
        mine = (0, point, 0, 0, 0, 0)
        assert first_up(elder=95, younger=95, elder_counts=mine, younger_counts=other) is ELDER
        assert first_up(elder=95, younger=95, elder_counts=other, younger_counts=mine) is YOUNGER
    short = first_up(
        elder=95, younger=95, elder_counts=(0, 4, 0, 0, 0, 0), younger_counts=(0, 0, 15, 0, 0, 0)
    )
    assert short is YOUNGER
    blank_first = first_up(elder=90, younger=96, elder_counts=(10, 0), younger_counts=(0, 4))
    assert blank_first is ELDER
    assert (
        first_up(elder=90, younger=90, elder_counts=(10,), younger_counts=(10,)) is Silence.NOT_SAID
    )
    assert (
        first_up(elder=90, younger=90, elder_counts=(9,), younger_counts=(9,)) is Silence.NOT_SAID
    )
    for mine, his in (((9, 0), (9,)), ((0,) * 7, (0,) * 7)):
        with pytest.raises(ValueError, match="of the same things, 6"):
            first_up(elder=90, younger=90, elder_counts=mine, younger_counts=his)
    assert (
        first_up(elder=0, younger=99, elder_counts=(10,), younger_counts=(0,)) is Silence.NOT_SAID
    )
    for wrong in ({"elder": 100, "younger": 99}, {"elder": 0, "younger": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            first_up(**wrong, elder_counts=(), younger_counts=())


@pytest.mark.quotes(
    "cotton.piquet.23",
    "if no Blanks, then comes the Ruff, next your Sequences, then your Aces, Kings, Queens, "
    "Knaves, and Tens, next what Cards are reckoned in play, and last of all the Cards",
)
@pytest.mark.parametrize(
    "words",
    [
        "the Blanks are always first reckoned",
        "then comes the Ruff",
        "next your Sequences",
        "then your Aces, Kings, Queens, Knaves, and Tens",
        "next what Cards are reckoned in play",
        "last of all the Cards you have won",
    ],
)
def test_each_thing_in_its_turn_brings_him_up(words: str) -> None:
    turn = RECKONED.index(words)
    mine = tuple(4 if place == turn else 0 for place in range(6))
    his = tuple(5 if place > turn else 0 for place in range(6))
    facts = {"elder": 96, "younger": 99, "elder_counts": mine, "younger_counts": his}
    told = explain(first_up, **facts)
    assert told.call.value is ELDER
    assert told.call.steps == [Proviso(it, it == words) for it in RECKONED[: turn + 1]]


@pytest.mark.quotes("seymour.piquet.rules.36", "he plays it up, if it be a tenth Card")
@pytest.mark.quotes(
    "seymour.piquet.rules.37",
    "the Leader must win the Game, if he plays a tenth Card",
    "the other cannot till after the Trick is won",
)
@pytest.mark.example("piquet-1754.ninety-nine-all")
def test_at_ninety_nine_the_leader_is_up_with_a_tenth_card() -> None:
    ten, nine, king, ace = cards("10S 9S KS AH")
    assert up_in_play(leader=99, follower=99, led=ten, played=king) is ELDER
    assert up_in_play(leader=98, follower=99, led=ten, played=king) is YOUNGER
    assert up_in_play(leader=99, follower=99, led=nine, played=king) is YOUNGER
    assert up_in_play(leader=99, follower=99, led=nine, played=ace) is None
    assert up_in_play(leader=98, follower=98, led=ten, played=king) is None
    assert up_in_play(leader=0, follower=0, led=ten, played=king) is None
    for wrong in ({"leader": 100, "follower": 99}, {"leader": 99, "follower": -1}):
        with pytest.raises(ValueError, match="cannot be"):
            up_in_play(**wrong, led=ten, played=king)


@pytest.mark.quotes(
    "seymour.piquet.rules.37",
    "if he plays a tenth Card; because he tells as soon as he plays down",
    "the other cannot till after the Trick is won",
)
def test_at_ninety_eight_a_tenth_card_is_played_and_he_is_not_up() -> None:
    ten, nine, king = cards("10S 9S KS")
    tenth, won = "if he plays a tenth Card", "till after the Trick is won"
    for led, played, steps in (
        (ten, king, [Proviso(tenth, True), Proviso(won, True)]),
        (nine, king, [Proviso(tenth, False), Proviso(won, True)]),
        (king, ten, [Proviso(tenth, True), Proviso(won, False)]),
    ):
        told = explain(up_in_play, leader=98, follower=98, led=led, played=played).call
        assert told.value is None
        assert [it for it in told.steps if isinstance(it, Proviso)] == steps


@pytest.mark.quotes(
    "cotton.piquet.25",
    "before the other hath play'd a Card",
    "instead of thirty he reckons sixty",
)
def test_a_picy_before_the_other_has_played() -> None:
    assert picy(in_hand=29, first_lead=1, other_has_played=False, other=0) == 60
    assert picy(in_hand=29, first_lead=0, other_has_played=False, other=0) == 29
    # Thirty in hand without a card played are a Repicy.
    assert picy(in_hand=30, first_lead=0, other_has_played=False, other=0) == 90
    assert picy(in_hand=31, first_lead=1, other_has_played=False, other=0) == 92
    assert picy(in_hand=30, first_lead=1, other_has_played=False, other=1) == 31
    assert picy(in_hand=28, first_lead=1, other_has_played=False, other=0) == 29
    assert picy(in_hand=29, first_lead=1, other_has_played=True, other=0) == 30
    assert picy(in_hand=29, first_lead=1, other_has_played=False, other=1) == 30
    for in_hand, wrong in product((29, 30), (-1, 2)):
        with pytest.raises(ValueError, match="first_lead"):
            picy(in_hand=in_hand, first_lead=wrong, other_has_played=False, other=0)


@pytest.mark.quotes("cotton.piquet.26", "before you deal again, you shall lose neither of them")
def test_a_picy_may_be_called_for_before_the_next_deal() -> None:
    assert may_call_picy(dealt_again=False) is True
    assert may_call_picy(dealt_again=True) is False


@pytest.mark.quotes("seymour.piquet.pique.2", "he is not to lose the Benefit of his Picque")
@pytest.mark.quotes(
    "seymour.piquet.pique.3", "if he has marked up his Game", "it is too late to re-call"
)
@pytest.mark.example("piquet-1754.pique-recollected")
def test_a_pique_may_be_recollected_until_it_is_marked_and_the_deal_begun() -> None:
    assert may_recollect_pique(marked=True, distributing=True) is False
    for marked, distributing in ((True, False), (False, True), (False, False)):
        assert may_recollect_pique(marked=marked, distributing=distributing) is True
