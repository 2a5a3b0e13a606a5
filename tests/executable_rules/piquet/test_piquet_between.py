"""Picket and Piquet: the sentences of 1687 and 1754 that stand between the other rules."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.accidents import discards_allowed, takes_in_with
from executable_rules.piquet.before_play import (
    dealt_as_generally,
    lies_in_the_middle,
    sequence_called,
    takes_in_as_many,
    takes_in_for,
)
from executable_rules.piquet.counting import capot
from executable_rules.piquet.customs import may_exchange, takes_it
from executable_rules.piquet.picket import (
    TALON,
    deals_first,
    may_deal_by,
    may_deal_by_1754,
    may_take_in,
    may_take_in_1754,
    sequence_worth,
    sequences_good,
    ternaries_good,
)
from executable_rules.piquet.picket_play import (
    Trick,
    deals_next_game,
    may_begin_or_follow,
    of_a_trick,
)
from executable_rules.piquet.terms import HAND, STOCK, Hand
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

ELDER, YOUNGER = Hand.ELDER, Hand.YOUNGER
SEVEN_UP = ACE_HIGH[: ACE_HIGH.index(Rank.SEVEN) + 1]
CARD = st.sampled_from(PIQUET_PACK)


@pytest.mark.quotes(
    "seymour.piquet.rules.44",
    "the Ace wins the King, the King the Queen, and the Queen the Knave, the Knave the Ten, and so",
)
@pytest.mark.quotes("seymour.piquet.rules.52", "the highest Card of a Suit always wins the Trick")
def test_the_highest_of_a_suit_wins_from_the_ace_down() -> None:
    assert len(SEVEN_UP) == 8
    for suit, (higher, lower) in product(Suit, pairwise(SEVEN_UP)):
        high, low = Card(higher, suit), Card(lower, suit)
        assert takes_it(led=high, played=low) is ELDER
        assert takes_it(led=low, played=high) is YOUNGER


@pytest.mark.quotes(
    "seymour.piquet.rules.45", "the Cards are generally dealt at this Game by 2 and 2"
)
def test_by_twos_is_the_general_way_and_not_the_only_one() -> None:
    assert dealt_as_generally(packets=(2,) * 6) is True
    for packets in ((3,) * 4, (4,) * 3, (4, 4, 2, 2), (2,) * 5, (2,) * 7, (1,) * 12, ()):
        assert dealt_as_generally(packets=packets) is False
    for packets in ((2,) * 6, (3,) * 4, (4,) * 3):
        assert may_deal_by_1754(packets=packets)
    assert may_deal_by(packets=(4, 4, 2, 2))


@pytest.mark.quotes(
    "seymour.piquet.rules.46",
    "When the Dealer has done, he is to lay the Stock just in the Middle",
)
@pytest.mark.quotes("seymour.piquet.rules.47", "that is 12, there remains 8", "laid in the Middle")
def test_eight_cards_lie_in_the_middle_when_the_dealer_has_done() -> None:
    assert lies_in_the_middle() == STOCK == 8
    assert lies_in_the_middle(dealt=True, elder=12, younger=12) == 8
    assert lies_in_the_middle(dealt=False) == 0
    # The five of the elder and the three of the dealer; in 1687 twelve, "on the Table".
    first = may_take_in_1754(hand=ELDER)
    assert first + may_take_in_1754(hand=YOUNGER, elder_took=first) == lies_in_the_middle()
    assert may_take_in(hand=ELDER) + may_take_in(hand=YOUNGER) == TALON == 12


@pytest.mark.quotes(
    "seymour.piquet.accidents.2", "there can be but 7 Cards in the Stock, if the Dealer has his 12"
)
@pytest.mark.quotes("seymour.piquet.rules.47", "When each has his Number of Cards, that is 12")
def test_of_thirteen_there_are_but_seven() -> None:
    assert lies_in_the_middle(elder=13) == lies_in_the_middle(younger=13) == 7
    assert lies_in_the_middle(elder=13, younger=13) == 6
    assert lies_in_the_middle(elder=11, younger=12) == 9
    assert takes_in_with(dealt=13, lays_out=5) == lies_in_the_middle(elder=13) - 3
    assert lies_in_the_middle(elder=16, younger=16) == 0
    assert lies_in_the_middle(elder=0, younger=0) == 32
    for elder, younger, fault in ((17, 12, "elder=17"), (12, 17, "younger=17"), (-1, 12, "elder")):
        with pytest.raises(ValueError, match=fault):
            lies_in_the_middle(elder=elder, younger=younger)


@pytest.mark.quotes(
    "seymour.piquet.rules.48",
    "these Sequents of Cards must be of the same Suit, otherwise they are of no Value",
)
def test_sequents_of_two_suits_are_of_no_value() -> None:
    assert sequences_good(hand=cards("AS KS QS"), other=()) == 3
    for mixed in ("AS KS QH", "AS KH QS", "AH KS QS", "KS QS JH 10H", "AS KH QD JC 10S 9H 8D 7C"):
        assert sequences_good(hand=cards(mixed), other=()) == 0
    # Nor do they hinder a sequence of the lowest degree.
    assert sequences_good(hand=cards("9D 8D 7D"), other=cards("AS KH QS JH 10S")) == 3


@pytest.mark.quotes(
    "seymour.piquet.rules.56",
    "a Tierce is when three Cards follow one another in Degrees of Value",
    "If you add a Knave to these, it is called a Quart",
    "add a 10, and it is called a Quint; a 9, and it is called a Sexieme",
)
def test_what_the_sequents_are_called_by_their_number() -> None:
    row = cards("AD KD QD JD 10D 9D 8D 7D")
    called = [sequence_called(sequence=row[:number]) for number in range(3, 9)]
    names = ["Tierce", "Quart", "Quint", "Sixieme", "Septieme", "Huitieme"]
    assert called == [f"{name}-Major" for name in names]
    assert sequence_called(sequence=row[2::-1]) == "Tierce-Major"


@pytest.mark.quotes("seymour.piquet.rules.56", "and are worth 3", "and is worth 4")
def test_what_tierce_and_quart_are_worth() -> None:
    assert [sequence_worth(cards=number) for number in (3, 4)] == [3, 4]


@pytest.mark.example("piquet-1754.septieme")
@pytest.mark.quotes(
    "seymour.piquet.rules.56",
    "a 7, and it is called a Septieme; an 8, and it is called a Huitieme",
)
def test_the_print_has_the_seven_before_the_eight() -> None:
    sixieme = cards("AS KS QS JS 10S 9S")
    with pytest.raises(ValueError, match="that follow one another"):
        sequence_called(sequence=(*sixieme, Card.parse("7S")))
    assert sequence_called(sequence=(*sixieme, *cards("8S"))) == "Septieme-Major"
    assert sequence_called(sequence=(*sixieme, *cards("7S 8S"))) == "Huitieme-Major"


@pytest.mark.quotes(
    "seymour.piquet.rules.57",
    "Ace, King, and Queen, are called Tierce-Major: King, Queen, and Knave, are called Tierce to a "
    "King; so Knave, Ten and Nine, are called Tierce to a Knave",
    "When they begin from another Card, they are named from that Card",
)
def test_they_are_named_from_the_card_they_begin_from() -> None:
    called = {
        "AS KS QS": "Tierce-Major",
        "KS QS JS": "Tierce to a King",
        "JC 10C 9C": "Tierce to a Knave",
        "9H 8H 7H": "Tierce to a Nine",
        "10H 9H 8H 7H": "Quart to a Ten",
        "QD JD 10D 9D 8D": "Quint to a Queen",
        "AD KD QD JD": "Quart-Major",
        "KD QD JD 10D 9D 8D 7D": "Septieme to a King",
    }
    for row, name in called.items():
        assert sequence_called(sequence=cards(row)) == name


@pytest.mark.quotes("seymour.piquet.rules.56", "when three Cards follow one another")
def test_what_is_no_sequence_has_no_name() -> None:
    wrong = ("AS KS", "AS KS QH", "AS KS JS", "AS KS QS 10S 9S 8S", "8S 7S 6S", "AS KS QS AS")
    for row in (*wrong, "AS KS QS 9S", "AS 2S 3S", ""):
        with pytest.raises(ValueError, match="sequence= must be three cards or more"):
            sequence_called(sequence=cards(row))


@pytest.mark.quotes(
    "seymour.piquet.rules.49",
    "a Tierce, or Quart-Major, and two or three inferior ones",
    "the Tierce-Major shall make the small ones good",
)
@pytest.mark.quotes(
    "seymour.piquet.rules.50",
    "shall reckon not only That, but the two small ones also",
    "the Tierce to a Queen in the other Hand is worth nothing",
)
@pytest.mark.example("piquet-1754.tierces")
def test_a_tierce_major_makes_the_small_ones_good() -> None:
    small, queen = cards("JH 10H 9H 10D 9D 8D"), cards("QC JC 10C")
    assert sequences_good(hand=small, other=queen) == 0
    assert sequences_good(hand=(*cards("AS KS QS"), *small), other=queen) == 3 + 3 + 3
    assert sequences_good(hand=queen, other=(*cards("AS KS QS"), *small)) == 0
    assert sequences_good(hand=queen, other=small) == 3
    # A quart-major, and three inferior tierces.
    major, three = cards("AS KS QS JS"), (*small[:3], *cards("9D 8D 7D"), *cards("9C 8C 7C"))
    assert sequences_good(hand=(*major, *three), other=cards("AH KH QH")) == 4 + 3 * 3


@pytest.mark.quotes(
    "seymour.piquet.rules.51",
    "the Aces are best, then the Kings, Queens, and Knaves, and last of all the Tens",
)
def test_threes_are_in_the_same_degree_of_value() -> None:
    ranks = SEVEN_UP[: SEVEN_UP.index(Rank.NINE)]
    assert ranks[-1] is Rank.TEN
    threes = [tuple(Card(rank, suit) for suit in tuple(Suit)[:3]) for rank in ranks]
    for higher, lower in pairwise(threes):
        assert ternaries_good(hand=higher, other=lower) == 3
        assert ternaries_good(hand=lower, other=higher) == 0


@pytest.mark.quotes(
    "seymour.piquet.rules.53",
    "If the Leader plays an 8, or 7, he reckons nothing",
    "if the Follower should win it with a 9, he reckons nothing",
    "that Trick serves towards winning of the Cards",
)
def test_a_trick_of_small_cards_brings_nothing_but_serves_towards_the_cards() -> None:
    eight, seven, nine, king = cards("8S 7S 9S KS")
    for led in (eight, seven):
        assert of_a_trick(led=led, played=nine) == Trick(0, 0, YOUNGER)
        assert of_a_trick(led=nine, played=led) == Trick(0, 0, ELDER)
        assert of_a_trick(led=led, played=king) == Trick(0, 1, YOUNGER)
        assert of_a_trick(led=king, played=led) == Trick(1, 0, ELDER)
    # Six such tricks and a seventh win the cards.
    assert capot(tricks=7) == 10


@pytest.mark.quotes("seymour.piquet.rules.53", "no Card under a 10 can count at this Game")
def test_no_card_under_a_ten_counts() -> None:
    ten, nine, other_king, ace = cards("10S 9S KH AS")
    assert of_a_trick(led=ten, played=nine) == Trick(1, 0, ELDER)
    assert of_a_trick(led=nine, played=ten) == Trick(0, 1, YOUNGER)
    assert of_a_trick(led=ten, played=ace) == Trick(1, 1, YOUNGER)
    assert of_a_trick(led=nine, played=other_king) == Trick(0, 0, ELDER)
    under = "no Card under a 10 can count"
    for led, played, said in (("9S", "8S", True), ("9S", "KH", False), ("10S", "9H", False)):
        call = explain(of_a_trick, led=Card.parse(led), played=Card.parse(played)).call
        assert Proviso(under, said) in call.steps


@given(CARD, CARD)
def test_whoever_wins_a_trick_has_it_towards_the_cards(led: Card, played: Card) -> None:
    trick = of_a_trick(led=led, played=played)
    assert trick.won_by is takes_it(led=led, played=played)
    assert trick.follower == 0 or trick.won_by is YOUNGER


@pytest.mark.quotes(
    "seymour.piquet.rules.54",
    "you are to cut again for the Deal, if you play on",
    "and so every Game you play",
)
def test_for_every_game_they_cut_again() -> None:
    for last, played in product((0, 1), (1, 2, 7)):
        assert deals_next_game(lifted=cards("9S 8H"), dealt_last=last, played=played) == 1
        assert deals_next_game(lifted=cards("9S KH"), dealt_last=last, played=played) == 0
        assert (
            deals_next_game(lifted=cards("9S 9H"), dealt_last=last, played=played)
            is Silence.NOT_SAID
        )
    assert deals_next_game(lifted=cards("9S KH"), dealt_last=0) == 0
    assert deals_first(lifted=cards("9S KH")) == 0
    with pytest.raises(ValueError, match="lifted"):
        deals_next_game(dealt_last=0)
    for wrong in (-1, 2):
        with pytest.raises(ValueError, match="dealt_last"):
            deals_next_game(lifted=cards("9S KH"), dealt_last=wrong)


@pytest.mark.quotes(
    "seymour.piquet.rules.55",
    "Sometimes it is agreed to play a certain Number of Games",
    "to deal alternately to the End of those Games",
)
def test_where_it_is_agreed_they_deal_alternately_to_the_end_of_those_games() -> None:
    for last in (0, 1):
        for played in (1, 2):
            assert deals_next_game(dealt_last=last, played=played, agreed=3) == 1 - last
        assert deals_next_game(dealt_last=last, agreed=2) == 1 - last
    assert deals_next_game(lifted=cards("9S KH"), dealt_last=0, played=3, agreed=3) == 0
    assert deals_next_game(lifted=cards("9S KH"), dealt_last=0, played=2, agreed=3) == 1
    with pytest.raises(ValueError, match="lifted"):
        deals_next_game(dealt_last=0, played=2, agreed=2)
    for played, agreed, fault in ((0, 3, "played"), (1, 0, "agreed")):
        with pytest.raises(ValueError, match=f"{fault}=0"):
            deals_next_game(dealt_last=0, played=played, agreed=agreed)


@pytest.mark.example("piquet-1754.fifth-card")
@pytest.mark.quotes(
    "seymour.piquet.accidents.48",
    "He who takes in first, lays out 4 Cards; therefore he is to take in but 4",
    "offer to lay out another in order to take it in, the other must not allow him",
)
@pytest.mark.quotes("seymour.piquet.accidents.24", "not allowed in any Case to discard twice")
def test_the_fifth_card_is_not_taken_for_another_laid_out_then() -> None:
    assert takes_in_for(laid_out=(4,)) == 4
    assert takes_in_for(laid_out=(4, 1)) == 4
    assert takes_in_for(laid_out=(1,)) == takes_in_for(laid_out=(1, 1, 3)) == 1
    # Laid out at once the fifth were his; laid out by itself it is a second discard.
    assert takes_in_for(laid_out=(5,)) == 5
    assert may_exchange(discarded=5, taken=5)
    assert discards_allowed(wished=2) == 1


@pytest.mark.quotes("seymour.piquet.accidents.48", "offer to lay out another", "the 5th")
def test_there_is_no_sixth_card_to_offer_for() -> None:
    for laid_out in ((), (0,), (6,), (5, 1), (4, 0), (5, -1)):
        with pytest.raises(ValueError, match="laid_out="):
            takes_in_for(laid_out=laid_out)
    again = "offer to lay out another in order to take it in"
    for laid_out in ((4,), (4, 1)):
        call = explain(takes_in_for, laid_out=laid_out).call
        assert (call.value, Proviso(again, len(laid_out) > 1) in call.steps) == (4, True)


@pytest.mark.quotes("cotton.piquet.31", "he takes in as many from the Stock as he laid out")
def test_with_a_blank_he_takes_in_as_many_as_he_laid_out() -> None:
    assert [takes_in_as_many(laid_out=number) for number in range(1, 9)] == list(range(1, 9))
    for wrong in (0, 9):
        with pytest.raises(ValueError, match="laid_out"):
            takes_in_as_many(laid_out=wrong)
    # In 1754 no more than five are to be had.
    assert [may_exchange(discarded=number, taken=number) for number in (5, 6)] == [True, False]


@pytest.mark.quotes("cotton.piquet.32", "the elder begins", "younger follows in suit as at Whisk")
def test_the_elder_begins_and_the_younger_follows_in_suit() -> None:
    hand, led = cards("AS 7S KH 6D"), Card.parse("9S")
    assert may_begin_or_follow(who=ELDER, hand=hand) == hand
    assert may_begin_or_follow(who=YOUNGER, hand=hand, led=led) == cards("AS 7S")
    assert may_begin_or_follow(who=YOUNGER, hand=hand, led=Card.parse("9H")) == cards("KH")
    assert may_begin_or_follow(who=YOUNGER, hand=hand, led=Card.parse("9C")) == hand


@pytest.mark.quotes("cotton.piquet.32", "the elder begins, and younger follows")
def test_the_younger_does_not_begin() -> None:
    hand = cards("AS 7S KH 6D")
    for who, led in ((YOUNGER, None), (ELDER, Card.parse("9S")), (YOUNGER, Card.parse("AS"))):
        with pytest.raises(ValueError, match="cannot be: to a card that the elder led"):
            may_begin_or_follow(who=who, hand=hand, led=led)
    call = explain(may_begin_or_follow, who=ELDER, hand=hand[:HAND]).call
    assert Proviso("the elder begins", True) in call.steps
