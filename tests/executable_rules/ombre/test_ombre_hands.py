"""The hands of Ombre to be played, the worked examples of cards, and what is printed wrong."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.matadors import (
    matadors,
    ombre_plays,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.dealing import (
    cards_drawn,
    stands_when_eight_dealt,
    stands_when_ten_dealt,
)
from executable_rules.ombre.discarding import takes_in
from executable_rules.ombre.terms import HAND, PLAYERS
from tests.executable_rules.ombre.ombre_hands import (
    BLACK,
    IN_FRENCH,
    RED,
    SANS_PRENDRE_BLACK,
    SANS_PRENDRE_RED,
    SECTIONS,
    Hand,
    Section,
    printed,
    sure_tricks,
)

TRUMP = {section.division: Suit.SPADES for section in (BLACK, SANS_PRENDRE_BLACK)} | {
    section.division: Suit.HEARTS for section in (RED, SANS_PRENDRE_RED)
}


def size(hand: Hand) -> int:
    """Cards that a hand has at least, one small card guarding each queen or knave."""
    beside = [card for card in hand.beside if card != "Renounce"]
    return len(hand.trumps) + len(beside) + sum(card.endswith("guarded") for card in beside)


def sure(section: Section) -> list[int]:
    """Sure tricks in trumps of each hand of a section."""
    trump = TRUMP[section.division]
    return [sure_tricks(hand.cards(trump), trump) for hand in section.hands]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.division)
@pytest.mark.example("ombre.hands-black", "ombre.hands-red")
@pytest.mark.example("ombre.sans-prendre-black", "ombre.sans-prendre-red")
def test_the_hands_are_those_that_both_books_print(section: Section) -> None:
    def words(hand: Hand) -> list[str]:
        return " ".join((*hand.trumps, *hand.beside)).replace("-", " ").casefold().split()

    english = [words(hand) for hand in section.hands]
    assert printed("bellecour", section.division, section.bellecour[0]) == english
    french = [
        words(IN_FRENCH.get((section.division, number), hand))
        for number, hand in enumerate(section.hands, 1)
    ]
    assert printed("academie", section.division, section.academie[0]) == french


def test_there_are_twelve_and_eleven_ten_and_eight() -> None:
    assert [len(section.hands) for section in SECTIONS] == [12, 11, 10, 8]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.division)
def test_the_cards_named_are_different_trumps(section: Section) -> None:
    # Remark 1: "the Cards must be all of the same Suit, except the black Aces".
    trump = TRUMP[section.division]
    for hand in section.hands:
        held = hand.cards(trump)
        assert len(set(held)) == len(held)
        assert set(held) <= set(ombre_ranking(trump).trumps())


def test_hands_with_the_three_matadors_are_not_put_down() -> None:
    # "you play in all Suits with the three Matadors; for which reason, they are not here put down"
    for section in (BLACK, RED):
        trump = TRUMP[section.division]
        for hand in section.hands:
            assert not set(matadors(trump)) <= set(hand.cards(trump))
    alone = [
        set(matadors(Suit.SPADES)) <= set(h.cards(Suit.SPADES)) for h in SANS_PRENDRE_BLACK.hands
    ]
    assert [number for number, three in enumerate(alone, 1) if three] == [1, 3, 4]


@pytest.mark.example("ombre.hands-black", "ombre.hands-red")
def test_three_sure_tricks_in_trumps_are_a_general_rule_with_exceptions() -> None:
    # "to play, you should have three sure Tricks in Trumps ... you may sometimes play a bolder
    # Game". If all other trumps lie in one hand, three are sure in six of the 23 hands only.
    assert sure(BLACK) == [2, 2, 2, 2, 1, 1, 3, 3, 2, 2, 3, 1]
    assert sure(RED) == [2, 2, 2, 2, 2, 3, 3, 3, 2, 1, 1]
    assert sum(tricks >= 3 for tricks in sure(BLACK) + sure(RED)) == 6


def test_in_red_a_better_hand_is_wanted() -> None:
    # Remark 2: "as there are more Trumps in Red than in Black, you must have a better Hand to win".
    in_red, in_black = (len(ombre_ranking(s).trumps()) for s in (Suit.HEARTS, Suit.SPADES))
    assert (in_red, in_black) == (12, 11)
    assert Fraction(sum(sure(RED)), 11) > Fraction(sum(sure(BLACK)), 12) == 2


def test_sans_prendre_the_hands_have_more_trumps() -> None:
    def trumps(section: Section) -> list[int]:
        return [len(hand.trumps) for hand in section.hands]

    assert trumps(BLACK) == [4, 4, 4, 4, 4, 5, 5, 5, 4, 6, 6, 5]
    assert trumps(RED) == [4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 4]
    assert trumps(SANS_PRENDRE_BLACK) == [5, 4, 3, 6, 6, 5, 6, 7, 6, 6]
    assert trumps(SANS_PRENDRE_RED) == [6, 5, 5, 6, 6, 7, 6, 6]


@pytest.mark.example("ombre.sans-prendre-black")
def test_the_first_black_hand_sans_prendre_is_what_the_book_says_of_it() -> None:
    # "which makes four Matadors, with five Trumps and a Renounce"
    first = SANS_PRENDRE_BLACK.hands[0]
    held = first.cards(Suit.SPADES)
    assert (sequence_of_matadors(held, Suit.SPADES), len(held)) == (4, 5)
    assert first.beside == ("Renounce",)


@pytest.mark.example("ombre.hands-red")
def test_the_french_gives_the_eleventh_red_hand_a_king_more() -> None:
    french, english = IN_FRENCH["hands-red", 11], RED.hands[10]
    assert french.trumps == english.trumps
    assert (french.beside, english.beside) == (("King",), ())
    assert sorted(IN_FRENCH["sans-prendre-red", 1].trumps) == sorted(
        SANS_PRENDRE_RED.hands[0].trumps
    )


@pytest.mark.example("ombre.sans-prendre-red")
def test_two_guarded_queens_are_printed_where_one_fits() -> None:
    # The second "Queen guarded" repeats the first: with it each of the three hands has over nine.
    sizes = [size(hand) for hand in SANS_PRENDRE_RED.hands]
    assert sizes == [7, 6, 10, 11, 11, 8, 7, 9]
    assert [number for number, cards_ in enumerate(sizes, 1) if cards_ > HAND] == [3, 4, 5]
    for hand in SANS_PRENDRE_RED.hands[2:5]:
        assert hand.beside == ("King", "Queen-guarded", "Queen-guarded")
        assert size(Hand(hand.trumps, hand.beside[:-1])) <= HAND
    assert all(size(hand) <= HAND for s in (BLACK, RED, SANS_PRENDRE_BLACK) for hand in s.hands)


@pytest.mark.example("ombre.sans-prendre-black")
def test_a_renounce_is_printed_twice_where_one_fits() -> None:
    # Beside the trumps there are three suits: two kings and two renounces want four.
    twice = [
        number
        for number, hand in enumerate(SANS_PRENDRE_BLACK.hands, 1)
        if hand.beside.count("Renounce") == 2
    ]
    assert twice == [2, 4, 6, 9, 10]
    wanted = [sum(c in ("King", "Renounce") for c in h.beside) for h in SANS_PRENDRE_BLACK.hands]
    assert [number for number, suits in enumerate(wanted, 1) if suits > len(Suit) - 1] == [2]


def test_seven_hands_are_not_printed_highest_first() -> None:
    misplaced = [
        (section.division, number)
        for section in SECTIONS
        for number, hand in enumerate(section.hands, 1)
        if (order := ombre_ranking(TRUMP[section.division]).trumps())
        and (places := [order.index(card) for card in hand.cards(TRUMP[section.division])])
        != sorted(places)
    ]
    assert misplaced == [
        ("hands-black", 4),
        ("hands-black", 6),
        ("hands-red", 2),
        ("sans-prendre-black", 4),
        ("sans-prendre-red", 3),
        ("sans-prendre-red", 5),
        ("sans-prendre-red", 7),
    ]


@pytest.mark.example("ombre.matadors-to-nine")
def test_nine_matadors_are_more_than_a_hand_of_the_old_quintille_holds() -> None:
    # academie p. 205 and bellecour p. 137, of five players with eight cards each: "depuis trois
    # jusqu'à neuf". It is true of Ombre, whose hands have nine (bellecour p. 90).
    assert stock_left(40, 5, 8) == 0
    for trump in Suit:
        order = ombre_ranking(trump).trumps()
        assert sequence_of_matadors(order[:8], trump) == 8
        assert sequence_of_matadors(order[:HAND], trump) == 9
    assert stock_left(40, PLAYERS, HAND) == 13


@pytest.mark.example("ombre.ten-cards", "ombre.eight-cards")
def test_the_procedure_of_the_chapter_for_ten_cards_and_for_eight() -> None:
    # bellecour pp. 93-95, academie pp. 165f.
    excluded = (Penalty.MAY_NOT_PLAY,)
    for stands in (stands_when_ten_dealt, stands_when_eight_dealt):
        assert stands(is_dealer=True).penalties == excluded
        assert stands(is_dealer=False, has_declared=True).penalties == ()
    # Of ten, he discards one more than he takes, or one is drawn to the discard; of eight, he
    # takes one more, or plays sans prendre with his eight.
    assert (
        10 - 5 + takes_in(hand_size=10, cards_discarded=5) == 10 - cards_drawn(hand_size=10) == HAND
    )
    assert 8 - 5 + takes_in(hand_size=8, cards_discarded=5) == HAND
    assert 8 - cards_drawn(hand_size=8) == 8
    # The chapter has the dealer beasted who gives eight, "as if he had given ten"; the laws do not.
    assert Penalty.BEAST not in stands_when_eight_dealt(is_dealer=True).penalties


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.example("ombre.basto-alone")
def test_basto_alone_is_forced_by_spadill_or_manill_led_and_by_nothing_else(trump: Suit) -> None:
    # bellecour pp. 89f, academie pp. 160f: Basto without any other trump.
    spadille, manille, basto = matadors(trump)
    others = tuple(card for card in cards("4C 4S 4H 4D") if card.suit is not trump)
    hand = (basto, *others)
    king = Card.parse(f"K{trump.value}")
    assert ombre_plays(hand, (king,), trump) == hand
    assert ombre_plays(hand, (spadille,), trump) == (basto,)
    assert ombre_plays(hand, (manille,), trump) == (basto,)
    # The eldest leads the king and the second puts Spadill on it: the first alone forces.
    assert ombre_plays(hand, (king, spadille), trump) == hand
