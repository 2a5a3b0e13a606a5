"""Gleek: the Ruff."""

from __future__ import annotations

import pytest

from executable_rules.gleek.ruff import (
    RuffGoes,
    RuffWon,
    double_ruff_in,
    pays_without_saying,
    ruff_amounts_to,
    ruff_goes,
    ruff_won,
    ruff_won_1754,
    wins_ruff,
)
from executable_rules.gleek.terms import Seat
from executable_rules.mechanics.cards import cards

FIVE_HEARTS, FOUR_CLUBS = cards("KH QH 9H 7H 5H KC 4S"), cards("AC QC 8C 6C 6S 7S 4D")
FOUR_ACES = cards("AS AH AD AC 9D 8D 7C")


@pytest.mark.quotes("cotton.gleek.14", "he that hath most of a suit in his hand wins it")
@pytest.mark.quotes("seymour.gleek.13", "he who hath most of a Suit in his Hand wins it")
def test_most_of_a_suit_wins_the_ruff() -> None:
    three = cards("KS JS 9S 8D QD KD 4H")
    assert wins_ruff(eldest=three, second=FIVE_HEARTS, youngest=FOUR_CLUBS) == (Seat.SECOND,)
    assert wins_ruff(eldest=FOUR_CLUBS, second=three, youngest=FIVE_HEARTS) == (Seat.YOUNGEST,)
    four = cards("KS JS 9S 8S QD KD 4H")
    other = cards("AS 10S 5S JD 10D 9D 6H")
    assert wins_ruff(eldest=FOUR_CLUBS, second=other, youngest=four) == (
        Seat.ELDEST,
        Seat.YOUNGEST,
    )
    for wrong in (FIVE_HEARTS, ()):
        with pytest.raises(ValueError, match="each card in one"):
            wins_ruff(eldest=FIVE_HEARTS, second=three, youngest=wrong)


@pytest.mark.quotes(
    "cotton.gleek.14",
    "unless some of the Gamesters have four Aces, and then he gains the Ruff",
    "though you have never so many of a suit",
)
@pytest.mark.quotes(
    "seymour.gleek.13",
    "unless some of the Gamesters have 4 Aces, and then he gains the Ruff",
    "tho' you have ever so many of a Suit",
)
@pytest.mark.quotes("cotton.gleek.19", "he that hath the four Aces carrieth it clearly")
@pytest.mark.quotes("seymour.gleek.18", "he who has the 4 Aces carrieth it clearly")
def test_four_aces_gain_the_ruff() -> None:
    eight = cards("KH QH JH 10H 9H 8H 7H 6H")
    assert wins_ruff(eldest=eight, second=FOUR_CLUBS[1:], youngest=FOUR_ACES) == (Seat.YOUNGEST,)
    assert wins_ruff(eldest=FOUR_ACES, second=eight, youngest=FOUR_CLUBS[1:]) == (Seat.ELDEST,)
    three_aces = cards("AS AH AD 9D 8D 7D")
    assert wins_ruff(eldest=three_aces, second=eight, youngest=FOUR_CLUBS) == (Seat.SECOND,)


@pytest.mark.quotes(
    "cotton.gleek.15",
    "forgets to show it before a Card plaid, he loseth it",
    "he that shews any for a Ruff after, shall have it",
)
@pytest.mark.quotes(
    "seymour.gleek.14",
    "forgets to shew it before a Card is played, he loses it",
    "he who shews any for a Ruff after, shall have it",
)
def test_a_ruff_not_shown_is_lost() -> None:
    assert ruff_goes(shown_before_play=True) is RuffGoes.WINNER
    assert ruff_goes(shown_before_play=True, another_shews=True) is RuffGoes.WINNER
    assert ruff_goes(shown_before_play=False, another_shews=True) is RuffGoes.SHEWER
    assert ruff_goes(shown_before_play=False) is RuffGoes.NOBODY


@pytest.mark.quotes(
    "cotton.gleek.16",
    "wins six pence or farthings, according to the Game, of him that holds out longest",
    "and four of the other that said he would see it, but after refused to meddle with it",
)
def test_six_and_four_in_1687() -> None:
    assert ruff_won() == RuffWon(of_him_who_holds_out=6, of_the_other=4)


@pytest.mark.quotes(
    "cotton.gleek.17", "says he hath nothing to say as to the Ruff, he pays but a farthing"
)
def test_of_him_who_said_nothing_a_stake_in_1687() -> None:
    assert ruff_won(other_saw=False) == RuffWon(6, 1)


@pytest.mark.example("gleek.a-stake-and-four")
@pytest.mark.quotes(
    "seymour.gleek.15",
    "wins a Stake, according to the Game of him that holds out longest",
    "and 4 of the other, who said he would see it, but after refused to meddle with it",
)
def test_a_stake_and_four_in_1754() -> None:
    won = ruff_won_1754()
    assert won == RuffWon(of_him_who_holds_out=1, of_the_other=4)
    assert won.of_him_who_holds_out < won.of_the_other
    assert ruff_won().of_him_who_holds_out > ruff_won().of_the_other


@pytest.mark.quotes(
    "seymour.gleek.16", "they have not any Thing to say, as to the Ruff, he pays but a Stake"
)
def test_of_him_who_said_nothing_a_stake_in_1754() -> None:
    assert ruff_won_1754(other_saw=False) == RuffWon(1, 1)


@pytest.mark.quotes(
    "cotton.gleek.17", "he hath nothing to say as to the Ruff, he pays but a farthing"
)
@pytest.mark.quotes(
    "seymour.gleek.16", "have not any Thing to say, as to the Ruff, he pays but a Stake"
)
def test_he_who_has_nothing_to_say_pays_a_stake() -> None:
    assert pays_without_saying() == 1


@pytest.mark.quotes(
    "cotton.gleek.18",
    "if the eldest and second hand pass the Ruff, the youngest hath power to double it",
    "it is to be plaid for the next deal",
)
@pytest.mark.quotes(
    "seymour.gleek.17",
    "if the Eldest and Second Hand pass the Ruff, the Youngest hath Power to double it",
    "it is to be played for the next Deal",
)
def test_the_youngest_may_double_the_ruff() -> None:
    assert double_ruff_in(both_pass=True, youngest_doubles=True) == 1
    assert double_ruff_in(both_pass=True, youngest_doubles=False) is None
    assert double_ruff_in(both_pass=False, youngest_doubles=True) is None


@pytest.mark.quotes(
    "cotton.gleek.18",
    "if any forgets to call for the double Ruff, it is to be play'd for the next deal after that",
)
@pytest.mark.quotes(
    "seymour.gleek.17",
    "if any forgets to call for the double Ruff, it is to be for the next Deal after that",
)
def test_a_double_ruff_forgotten() -> None:
    assert double_ruff_in(both_pass=True, youngest_doubles=True, forgotten=True) == 2
    assert double_ruff_in(both_pass=False, youngest_doubles=False, forgotten=True) is None


@pytest.mark.example("gleek.ruff-of-sixteen")
@pytest.mark.quotes(
    "cotton.gleek.19",
    "it sometimes amounts to sixteen and more",
    "that is eight to the winner, and all above is but two a time",
)
@pytest.mark.quotes(
    "seymour.gleek.18",
    "it sometimes amounts to 16 or more",
    "that is 8 to the Winner, and all above is but 2 at a Time",
)
def test_eight_and_two_a_time_above() -> None:
    assert [ruff_amounts_to(revies_above=revies) for revies in range(6)] == [8, 10, 12, 14, 16, 18]
    with pytest.raises(ValueError, match="revies_above=-1"):
        ruff_amounts_to(revies_above=-1)
