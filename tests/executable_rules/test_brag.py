"""Brag: the three stakes, and what one really has to brag of."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from executable_rules.brag import (
    Better,
    Boast,
    Fairness,
    Kind,
    best_turned_up,
    better_brag,
    better_brag_nice,
    demands,
    for_all_three,
    is_fair,
    is_turned_up,
    may_play,
    next_dealer,
    put_down,
    reckoned,
    wins_first_stake,
    wins_third_stake,
    with_the_favourite,
)
from executable_rules.mechanics.cards import Rank, cards, pack


def better(yours: str, others: str) -> Better:
    """Whose brag is the better, with the Knave of Clubs the only favourite."""
    return better_brag(yours=cards(yours), others=cards(others))


def nice(yours: str, others: str) -> Better:
    """Whose brag is the better with the Nine of Diamonds too."""
    return better_brag_nice(yours=cards(yours), others=cards(others))


@pytest.mark.quotes("seymour.brag.1", "As many play at it as the Cards will hold out to supply")
@pytest.mark.quotes("seymour.brag.1", "3 a-piece to each of the Gamesters")
def test_as_many_play_as_the_cards_supply() -> None:
    assert [number for number in range(30) if may_play(gamesters=number)] == list(range(2, 18))


@pytest.mark.quotes("seymour.brag.1", "turning up the last Card all round")
def test_the_last_card_is_turned_up() -> None:
    assert [is_turned_up(number=number) for number in (1, 2, 3)] == [False, False, True]
    for none in (0, 4):
        with pytest.raises(ValueError, match="number"):
            is_turned_up(number=none)


@pytest.mark.quotes("seymour.brag.2", "put down 3 Stakes, one for each Card")
def test_three_stakes_are_put_down() -> None:
    assert (put_down(), put_down(stake=21)) == (3, 63)


@pytest.mark.quotes("seymour.brag.3", "beginning from Ace, King, Queen, Knave, and so downwards")
def test_the_best_card_turned_up() -> None:
    assert best_turned_up(turned=cards("KS QH AC 2D")) == 2
    assert best_turned_up(turned=cards("2S JH QC 10D KS")) == 4
    assert best_turned_up(turned=cards("2S 3H")) == 1


@pytest.mark.quotes("seymour.brag.4", "unless the Ace of Diamonds be turned up amongst them")
@pytest.mark.quotes("seymour.brag.5", "even in the youngest Hand, which is the last Card")
def test_the_ace_of_diamonds_wins_from_any_seat() -> None:
    assert wins_first_stake(turned=cards("AS KH AC AD")) == 3
    assert wins_first_stake(turned=cards("AS AD AC KH")) == 1


@pytest.mark.quotes(
    "seymour.brag.5", "the eldest Hand, who has an Ace, carries it from the rest by a kind of"
)
def test_of_aces_the_eldest_wins() -> None:
    assert wins_first_stake(turned=cards("KS AH AC AS")) == 1
    assert best_turned_up(turned=cards("KS AH AC AS")) == 1


@pytest.mark.quotes("seymour.brag.4", "is to demand it from the rest; who pay it accordingly")
def test_the_rest_pay_a_stake_each() -> None:
    assert (demands(gamesters=2), demands(gamesters=6), demands(gamesters=6, stake=5)) == (1, 5, 25)
    with pytest.raises(ValueError, match="gamesters"):
        demands(gamesters=1)


@pytest.mark.quotes(
    "seymour.brag.6",
    "The best Cards you can have",
    "a Pair-Royal of Aces, the next of Kings, Queens",
)
def test_pair_royals_from_aces_down() -> None:
    order = ("AS AH AC", "KS KH KC", "QS QH QC", "JS JH JD", "10S 10H 10C", "2S 2H 2C")
    for yours, others in combinations(order, 2):
        assert better(yours, others) is Better.YOURS
        assert better(others, yours) is Better.OTHERS


@pytest.mark.quotes(
    "seymour.brag.7",
    "A Pair-Royal of any Sort winning from any Pair of the best Sort",
    "a Pair of any Sort wins of any other Cards that are not Pairs",
)
def test_pair_royal_then_pair_then_others() -> None:
    assert better("2S 2H 2C", "AS AH KC") is Better.YOURS
    assert better("2S 2H 3C", "AS KH QC") is Better.YOURS
    assert better("AS KH QC", "2S 2H 3C") is Better.OTHERS
    assert better("AS AH 3C", "KS KH QC") is Better.YOURS
    assert better("AS KH QC", "5S 3H 2C") is Better.NOT_SAID
    assert better("AS AH 3C", "AC AD 2C") is Better.NOT_SAID


@pytest.mark.quotes("seymour.brag.7", "A Pair-Royal of any Sort winning from any Pair")
def test_a_hand_is_of_three_cards() -> None:
    assert better("2S 2H 2C", "AS AH KC") is Better.YOURS
    for wrong in ("AS AH", "AS AH KC KD", "AS AH AH"):
        with pytest.raises(ValueError, match="it has three"):
            better(wrong, "2S 2H 2C")
    with pytest.raises(ValueError, match="one pack"):
        better("2S 2H 2C", "2S AH KC")


@pytest.mark.quotes(
    "seymour.brag.8",
    "makes a Pair with any other Card in Hand, or with any other two Cards a Pair-Royal",
)
def test_the_knave_of_clubs_makes_pairs_and_pair_royals() -> None:
    ace = Boast(Kind.PAIR, Rank.ACE, natural=False)
    assert with_the_favourite(hand=cards("5S AH JC")) == ace
    five = Boast(Kind.PAIR_ROYAL, Rank.FIVE, natural=False)
    assert with_the_favourite(hand=cards("5S 5H JC")) == five
    assert with_the_favourite(hand=cards("JS JH JC")).kind is Kind.PAIR_ROYAL
    with pytest.raises(ValueError, match="no Knave of Clubs"):
        with_the_favourite(hand=cards("5S 5H JS"))


@pytest.mark.quotes("seymour.brag.8", "The Knave of Clubs is here, as principal a Favourite")
def test_every_hand_with_it_is_a_pair_at_least() -> None:
    others = [card for card in pack() if str(card) != "JC"]
    (knave,) = cards("JC")
    for two in combinations(others, 2):
        alike = two[0].rank is two[1].rank
        found = with_the_favourite(hand=(*two, knave)).kind
        assert found is (Kind.PAIR_ROYAL if alike else Kind.PAIR)


@pytest.mark.quotes(
    "seymour.brag.11",
    "make the Nine of Diamonds a second Favourite Card",
    "those two joined with one natural Ace, shall win from any Pair-Royal of Kings, Queens",
    "but a Pair Royal of natural Aces",
)
def test_two_favourites_with_an_ace() -> None:
    assert nice("JC 9D AS", "KS KH KC") is Better.YOURS
    assert nice("KS KH KC", "JC 9D AS") is Better.OTHERS
    assert nice("JC 9D AS", "AH AC AD") is Better.OTHERS
    assert nice("AH AC AD", "JC 9D AS") is Better.YOURS
    assert better("JC 9D AS", "KS KH KC") is Better.OTHERS
    with pytest.raises(ValueError, match="one pack"):
        nice("JC 9D AS", "AS AH AC")


@pytest.mark.quotes(
    "seymour.brag.11", "with the Knave of Clubs, to make a Pair-Royal of Aces", "one natural Ace"
)
def test_of_other_cards_the_nine_makes_nothing() -> None:
    assert nice("JC 9D KS", "2S 2H 2C") is Better.OTHERS
    assert nice("9D 9S KS", "QS QH 2C") is Better.OTHERS
    assert nice("9D AC AS", "2S 2H 2C") is Better.OTHERS
    assert nice("JC AC AS", "KS KH KC") is Better.YOURS
    assert nice("2S 2H 2C", "3S 3H 3C") is Better.OTHERS
    assert nice("AS KH 2S", "AC QH 2H") is Better.NOT_SAID


@pytest.mark.quotes("seymour.brag.9", "each Ace, King, Queen, Knave, &c. going for 10")
def test_aces_and_coats_go_for_ten() -> None:
    assert [reckoned(hand=cards(card)) for card in ("AS", "KS", "QS", "JS", "10S")] == [10] * 5
    assert [reckoned(hand=cards(card)) for card in ("9S", "2S")] == [9, 2]
    assert reckoned(hand=cards("AS KH 9C 2D")) == 31


@pytest.mark.quotes("seymour.brag.9", "makes up the Cards in his Hand 31", "drawing from the Pack")
def test_three_cards_never_make_31() -> None:
    spades = [card for card in pack() if card.suit.value == "S"]
    assert max(reckoned(hand=it) for it in combinations_with_replacement(spades, 3)) == 30


@pytest.mark.quotes(
    "seymour.brag.9", "won by the Person who first makes up the Cards in his Hand 31"
)
def test_the_first_at_31_wins() -> None:
    assert wins_third_stake(numbers=(30, 31, 31)) == {1}
    assert wins_third_stake(numbers=(31, 30)) == {0}


@pytest.mark.quotes("seymour.brag.10", "the nearest to it may win", "if he draws out, he loses")
def test_else_the_nearest_and_not_out() -> None:
    assert wins_third_stake(numbers=(28, 30, 32)) == {1}
    assert wins_third_stake(numbers=(28, 32, 28)) == {0, 2}
    assert wins_third_stake(numbers=(32, 33)) == frozenset()


@pytest.mark.quotes(
    "seymour.brag.12",
    "win all the 3 Stakes",
    "by the whole Company of Gamesters round the Table, with 3 Stakes more",
    "if they play the Strictness of the Game",
)
def test_three_stakes_more_for_all_three() -> None:
    assert for_all_three(won=3, gamesters=5) == 12
    assert for_all_three(won=3, gamesters=2) == 3
    assert for_all_three(won=3, gamesters=5, from_each=False) == 3
    assert for_all_three(won=2, gamesters=5) == 0
    assert for_all_three(won=3, gamesters=5, strict=False) == 0
    with pytest.raises(ValueError, match="gamesters"):
        for_all_three(won=3, gamesters=1)
    assert for_all_three(won=0, gamesters=5) == 0
    for won in (-1, 4):
        with pytest.raises(ValueError, match="won"):
            for_all_three(won=won, gamesters=5)


@pytest.mark.quotes("seymour.brag.13", "The Deal is to go round from Person to Person")
def test_the_deal_goes_round() -> None:
    assert [next_dealer(dealer=dealer, gamesters=3) for dealer in range(3)] == [1, 2, 0]


@pytest.mark.example("brag.two-aces-and-the-knave")
def test_two_aces_and_the_knave_of_clubs_cannot_be_beaten() -> None:
    his = cards("AS AH JC")
    assert better("AS AH JC", "KS KH KC") is Better.YOURS
    assert nice("AS AH JC", "KS KH KC") is Better.YOURS
    rest = [card for card in pack() if card not in his]
    by_rank = [[card for card in rest if card.rank is rank] for rank in Rank]
    royals = [hand for alike in by_rank for hand in combinations(alike, 3)]
    assert len(royals) == 11 * 4 + 1
    assert {better_brag(yours=his, others=hand) for hand in royals} == {Better.YOURS}


@pytest.mark.quotes(
    "seymour.brag.14",
    "It is not fair for any of the Gamesters",
    "to peep into his Hand, or by any mute Sign or Token to give the Opposer any Knowledge",
)
def test_to_peep_or_to_make_signs_is_not_fair() -> None:
    for peeps, signs in product((False, True), repeat=2):
        wrong = Fairness.NOT_FAIR if peeps or signs else Fairness.FAIR
        assert is_fair(peeps=peeps, signs_to_opposer=signs) is wrong
    assert is_fair() is Fairness.FAIR


@pytest.mark.quotes("seymour.brag.14", "that sit near him who makes the Brag")
def test_it_is_said_of_those_who_sit_near() -> None:
    for peeps, signs in product((False, True), repeat=2):
        far = Fairness.NOT_SAID if peeps or signs else Fairness.FAIR
        assert is_fair(peeps=peeps, signs_to_opposer=signs, near=False) is far
        assert (is_fair(peeps=peeps, signs_to_opposer=signs, near=True) is far) is not (
            peeps or signs
        )
