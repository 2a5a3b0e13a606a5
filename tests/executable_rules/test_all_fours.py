"""All-Fours and Running-All-Fours: tests that quote their rules in 1687 and 1754."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.all_fours import (
    Begged,
    Hand,
    Mark,
    after_begging,
    best_for_making_up,
    by_jack,
    by_turning_up,
    by_turning_up_running,
    deals,
    deals_1754,
    dealt,
    highest_and_lowest,
    in_play_running,
    is_game,
    is_up,
    is_up_running,
    marks_of,
    new_trump,
    plays,
    reckons,
    value,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Silence

HIGHEST, LOWEST, JACK, GAME = Mark


@pytest.mark.quotes(
    "cotton.all-fours.1", "Highest, Lowest, Jack, and Game, which is the Set as some play it"
)
@pytest.mark.quotes(
    "seymour.all-fours.1",
    "the Highest, Lowest, Jack, and Game, which is the Set as some play it",
)
def test_four_are_the_set_as_some_play_it() -> None:
    assert [is_up(points=points, agreed=4) for points in (0, 3, 4)] == [False, False, True]


@pytest.mark.quotes(
    "cotton.all-fours.1",
    "from seven to fifteen, or more if you please, but commonly eleven",
)
@pytest.mark.quotes(
    "seymour.all-fours.1", "from 7 to 15, or more, if you please; but commonly 11 is up"
)
def test_commonly_eleven_but_seven_or_more_if_agreed() -> None:
    assert [is_up(points=points) for points in (10, 11, 12)] == [False, True, True]
    for agreed in (7, 8, 15, 16):
        assert is_up(points=agreed, agreed=agreed)
        assert not is_up(points=agreed - 1, agreed=agreed)
    for agreed in (0, 3, 5, 6):
        with pytest.raises(ValueError, match="from 7 to 15"):
            is_up(points=20, agreed=agreed)
    with pytest.raises(ValueError, match="points=-1"):
        is_up(points=-1)


@pytest.mark.quotes("cotton.all-fours.2", "they must lift for dealing; the highest Put-card deals")
def test_in_1687_the_highest_put_card_deals() -> None:
    assert deals(lifted=cards("AS 3D")) == 1
    assert deals(lifted=cards("2S AD")) == 0
    assert deals(lifted=cards("4S 4D")) is Silence.NOT_SAID
    for wrong in ("3S", "3S 2S AS"):
        with pytest.raises(ValueError, match="from 2 to 2"):
            deals(lifted=cards(wrong))


@pytest.mark.quotes("seymour.all-fours.2", "they must cut for Dealing; the highest Card deals")
def test_in_1754_the_highest_card_deals() -> None:
    assert deals_1754(lifted=cards("AS 3D")) == 0
    assert deals_1754(lifted=cards("2S 3D")) == 1
    assert deals_1754(lifted=cards("QS KD")) == 1
    assert deals_1754(lifted=cards("4S 4D")) is Silence.NOT_SAID
    for wrong in ("3S", "3S 2S AS"):
        with pytest.raises(ValueError, match="from 2 to 2"):
            deals_1754(lifted=cards(wrong))


def test_the_two_orders_part_where_a_trey_or_a_deuce_is_cut() -> None:
    pairs = [tuple(Card(rank, Suit.SPADES) for rank in it) for it in product(Rank, repeat=2)]
    part = [it for it in pairs if deals(lifted=it) != deals_1754(lifted=it)]
    low = {Rank.TWO, Rank.THREE}
    assert part == [it for it in pairs if len({card.rank in low for card in it}) == 2]


@pytest.mark.quotes(
    "cotton.all-fours.3",
    "to his adversary three Cards, and to himself the like, and the like again",
    "having six apiece, he turns up a Card, which is Trump",
)
@pytest.mark.quotes(
    "seymour.all-fours.3",
    "to his Adversary 3 Cards twice, and to himself 3 in like Manner",
    "having 6 a-piece, he turns up a Card which is Trump",
)
def test_three_by_three_and_the_thirteenth_is_trump() -> None:
    deck = pack()
    deal = dealt(deck=deck)
    assert deal.adversary == (*deck[0:3], *deck[6:9])
    assert deal.dealer == (*deck[3:6], *deck[9:12])
    assert deal.trump_card == deck[12]
    assert dealt(deck=deck[:13]) == deal
    with pytest.raises(ValueError, match="13 or more"):
        dealt(deck=deck[:12])


@pytest.mark.quotes("cotton.all-fours.4", "if Jack (and that is any Knave) it is one to the Dealer")
@pytest.mark.quotes("seymour.all-fours.4", "if Jack (which is any Knave) it is 1 to the Dealer")
def test_any_knave_turned_up_is_one() -> None:
    assert {card for card in pack() if by_turning_up(trump_card=card) == 1} == {
        Card(Rank.KNAVE, suit) for suit in Suit
    }
    assert by_turning_up(trump_card=Card.parse("AS")) == 0


@pytest.mark.quotes("cotton.all-fours.5", "he hath the liberty of begging one")
@pytest.mark.quotes("seymour.all-fours.5", "he hath the Liberty of begging 1")
def test_he_begs_one_and_is_given_it() -> None:
    assert after_begging(begs=True, gives=True) == Begged(points=1, hand=6)
    assert after_begging(begs=False, gives=False) == Begged(points=0, hand=6)


@pytest.mark.quotes(
    "cotton.all-fours.5", "if the Dealer refuse to give him one, then he deals three apiece more"
)
@pytest.mark.quotes(
    "seymour.all-fours.5", "If the Dealer refuse to give 1, then he deals 3 a-piece more"
)
def test_if_he_is_refused_each_has_three_more() -> None:
    assert after_begging(begs=True, gives=False) == Begged(points=0, hand=9)


@pytest.mark.quotes(
    "cotton.all-fours.6",
    "a Card of the same suit, he deals further, till he turns up a Card of another suit",
)
@pytest.mark.quotes(
    "seymour.all-fours.6",
    "a Card of the same Suit, he deals on, till he turns up a Card of another Suit",
)
def test_he_deals_on_till_another_suit_comes() -> None:
    first = Card.parse("7S")
    assert new_trump(trump_card=first, turned=cards("KH")) == Card.parse("KH")
    assert new_trump(trump_card=first, turned=cards("KS 2S 3D 4C")) == Card.parse("3D")
    assert new_trump(trump_card=first, turned=cards("KS 2S")) is None
    assert new_trump(trump_card=first, turned=()) is None


@pytest.mark.quotes(
    "cotton.all-fours.7",
    "an Ace is four, a King is three, a Queen is two, a Knave one, and a Ten is ten",
)
@pytest.mark.quotes(
    "seymour.all-fours.7",
    "an Ace is 4, a King is 3, a Queen is 2, a Knave 1, and a Ten is 10",
)
def test_what_the_cards_tell() -> None:
    told = [value(card=card) for card in cards("AS KH QD JC 10S 9S 2S")]
    assert told == [4, 3, 2, 1, 10, 0, 0]
    assert sum(value(card=card) for card in pack()) == 80


@pytest.mark.quotes(
    "cotton.all-fours.8",
    "if you are highest and lowest of what is Trumps, you reckon two",
    "if you are only highest, but one",
)
@pytest.mark.quotes(
    "seymour.all-fours.8",
    "if you are Highest and Lowest of what is Trumps, you reckon 2",
    "if you are only Highest but 1",
)
def test_highest_and_lowest_of_the_trumps_dealt() -> None:
    def marked(yours: str, other: str) -> frozenset[Mark]:
        return highest_and_lowest(yours=cards(yours), other=cards(other), trump=Suit.SPADES)

    assert marked("KS 3S AH", "QS 4S 2H") == {HIGHEST, LOWEST}
    assert marked("KS AH", "QS 4S") == {HIGHEST}
    assert marked("QS 4S", "KS") == {LOWEST}
    assert marked("AS", "KS 2S") == {HIGHEST}
    assert marked("7S", "AH") == {HIGHEST, LOWEST}
    assert marked("AH", "KH") == frozenset()
    assert reckons(marks=(HIGHEST, LOWEST)) == 2
    assert reckons(marks=(HIGHEST,)) == 1


@pytest.mark.quotes(
    "cotton.all-fours.8",
    "you are highest, lowest, Jack, and Game, and then you must reckon four",
)
@pytest.mark.quotes(
    "seymour.all-fours.8", "Highest, Lowest, Jack, and Game, and then you must reckon 4"
)
def test_all_four() -> None:
    assert reckons(marks=tuple(Mark)) == 4
    assert reckons(marks=()) == 0
    assert reckons(marks=(JACK, JACK)) == 1
    assert reckons(marks=(GAME, JACK)) == 2


@pytest.mark.quotes("cotton.all-fours.9", "he that tells most after the Cards are play'd")
@pytest.mark.quotes("seymour.all-fours.9", "he that tells most after the Cards are played")
def test_game_is_he_that_tells_most() -> None:
    assert is_game(won=cards("10S"), lost=cards("AS KS QS"))
    assert not is_game(won=cards("AS KS QS"), lost=cards("10S"))
    assert not is_game(won=cards("10S"), lost=cards("AS AH QS"))
    assert is_game(won=cards("10S JH"), lost=cards("AS AH QS"))


@pytest.mark.quotes("cotton.all-fours.10", "he that wins Jack wins one also")
@pytest.mark.quotes("seymour.all-fours.10", "He who wins Jack, wins 1 also")
def test_he_that_wins_jack_wins_one() -> None:
    assert by_jack(won=cards("2H JS"), trump=Suit.SPADES) == 1
    assert by_jack(won=cards("2H JS"), trump=Suit.HEARTS) == 0
    assert by_jack(won=cards("QS"), trump=Suit.SPADES) == 0


@pytest.mark.quotes(
    "cotton.all-fours.11",
    "reneging is allowable, if you have Trumps in your hand to trump it",
)
@pytest.mark.quotes(
    "seymour.all-fours.11",
    "revoking is allowable, if you have Trumps in your Hand to trump it",
)
def test_a_trump_may_be_played_though_he_has_the_suit() -> None:
    def may(hand: str, trick: str) -> Hand:
        return plays(hand=cards(hand), trick=cards(trick), trump=Suit.SPADES)

    assert may("2S 3H KD", "AH") == cards("2S 3H")
    assert may("3H KD", "AH") == cards("3H")
    assert may("2S KD 4C", "AH") == cards("2S KD 4C")
    assert may("2S KD 4C", "AS") == cards("2S")
    assert may("2S KD 4C", "") == cards("2S KD 4C")


@settings(max_examples=40)
@given(st.permutations(pack()), st.sampled_from(Suit))
def test_every_mark_is_of_one_player_at_most(deck: list[Card], trump: Suit) -> None:
    yours, other = tuple(deck[:6]), tuple(deck[6:12])
    mine = marks_of(yours=yours, other=other, won=yours, lost=other, trump=trump)
    his = marks_of(yours=other, other=yours, won=other, lost=yours, trump=trump)
    assert not mine & his
    assert reckons(marks=tuple(mine)) + reckons(marks=tuple(his)) <= 4
    dealt_trumps = any(card.suit is trump for card in (*yours, *other))
    assert ({HIGHEST, LOWEST} <= mine | his) is dealt_trumps


@pytest.mark.quotes("cotton.all-fours.running.1", "at which they play One and Thirty up")
@pytest.mark.quotes("seymour.all-fours.12", "Some make 31 up at this Game")
def test_running_all_fours_is_one_and_thirty_up() -> None:
    assert [is_up_running(points=points) for points in (0, 30, 31, 32)] == [
        False,
        False,
        True,
        True,
    ]
    with pytest.raises(ValueError, match="points=-1"):
        is_up_running(points=-1)


@pytest.mark.quotes(
    "cotton.all-fours.running.2",
    "if he turn up an Ace it is four, a King three, a Queen two, and a Knave one",
)
@pytest.mark.quotes(
    "seymour.all-fours.13",
    "if the Dealer turns up an Ace it is 4, a King 3, a Queen 2, and a Knave 1",
)
def test_what_is_turned_up_at_running_all_fours() -> None:
    told = [by_turning_up_running(trump_card=card) for card in cards("AS KH QD JC 10S 9S")]
    assert told == [4, 3, 2, 1, 0, 0]


@pytest.mark.quotes("cotton.all-fours.running.2", "and these are the same also in play")
def test_in_1687_these_are_the_same_in_play() -> None:
    assert [in_play_running(card=card) for card in cards("AS KH QD JC 9S")] == [4, 3, 2, 1, 0]


@pytest.mark.quotes("cotton.all-fours.running.2", "and these are the same also in play")
@pytest.mark.quotes("cotton.all-fours.running.3", "A Ten is the best Card for making up")
def test_a_ten_tells_most_in_play_and_nothing_turned_up() -> None:
    (ten,) = cards("10S")
    assert (in_play_running(card=ten), by_turning_up_running(trump_card=ten)) == (10, 0)
    assert best_for_making_up() is max(pack(), key=lambda it: in_play_running(card=it)).rank


@pytest.mark.quotes("cotton.all-fours.running.3", "A Ten is the best Card for making up")
@pytest.mark.quotes("seymour.all-fours.14", "a Ten still continuing the best Card")
def test_a_ten_is_the_best_for_making_up() -> None:
    assert best_for_making_up() is Rank.TEN
