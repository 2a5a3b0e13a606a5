"""La Belle, the Flux and Thirty-one: tests that quote its rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.belle.rules import (
    flux_left,
    gagne_le_trente_un,
    has_flux,
    next_stake,
    points,
    wins_belle,
    wins_flux,
    wins_thirty_one,
)
from executable_rules.belle.terms import Hand, Outcome
from executable_rules.mechanics.cards import cards


def hands(*held: str) -> tuple[Hand, ...]:
    return tuple(Hand.parse(it) for it in held)


def third_box(made: str) -> tuple[int | Outcome, int | Outcome]:
    """Who has it by the English and by the French; ``31/0 30/2``: points and round."""
    told = [tuple(map(int, it.split("/"))) for it in made.split()]
    counted, taken = tuple(it[0] for it in told), tuple(it[1] for it in told)
    english = wins_thirty_one(points_by_seat=counted, rounds_taken=taken)
    return english, gagne_le_trente_un(points_by_seat=counted, rounds_taken=taken)


@pytest.mark.quotes(
    "bellecour.belle.4",
    "when the Belle, the Flux, or Thirty-one are equal, it rests for the next Deal, which is then "
    "double",
)
@pytest.mark.quotes(
    "academie.belle.4",
    "lorsque la belle ou le flux, ou le trente-un sont égaux entre deux Joueurs, il reste pour le "
    "coup suivant qui est double",
)
@pytest.mark.example("belle.double")
def test_what_is_equal_rests_and_the_next_deal_is_double() -> None:
    assert next_stake(stake=4, are_equal=True) == 8
    assert next_stake(stake=4, are_equal=False) == 4
    assert next_stake(stake=1, are_equal=True) == 2
    with pytest.raises(ValueError, match="stake=0"):
        next_stake(stake=0, are_equal=True)
    assert wins_belle(cards_turned=cards("KS KH 7D")) is Outcome.RESTS
    assert wins_flux(hands=hands("KS 9S 8S", "KH 9H 8H", "AC QD JD")) is Outcome.RESTS
    assert third_box("30/0 30/1 29/0") == (Outcome.RESTS, Outcome.RESTS)


@pytest.mark.quotes(
    "bellecour.belle.7",
    "though the Ace tells for eleven Points at Thirty-one, it is below the King, Queen, and Knave, "
    "at the Belle",
)
@pytest.mark.quotes(
    "academie.belle.7",
    "quoique l'as vaille onze points pour le trente-un, il est au-dessous du roi, de la dame & du "
    "valet pour la belle",
)
def test_the_ace_is_below_the_knave_at_the_belle() -> None:
    for court in ("KS", "QS", "JS"):
        assert wins_belle(cards_turned=cards(f"AH {court} 10D")) == 1
    assert wins_belle(cards_turned=cards("AH 10D")) is Outcome.NOT_SAID
    assert wins_belle(cards_turned=cards("AH 2D")) is Outcome.NOT_SAID
    assert wins_belle(cards_turned=cards("AH AS 2D")) is Outcome.NOT_SAID
    assert wins_belle(cards_turned=cards("AH AS")) is Outcome.RESTS
    assert points(hand=Hand.parse("AH KD 10S")) == 31
    assert points(hand=Hand.parse("AH AD AS")) == 33


@pytest.mark.quotes("bellecour.belle.8", "three Cards of the same Suit")
@pytest.mark.quotes("academie.belle.8", "trois cartes de la même couleur")
def test_a_flux_is_of_three_cards() -> None:
    assert has_flux(hand=Hand.parse("2S 9S KS"))
    with pytest.raises(ValueError, match="hand=4"):
        has_flux(hand=Hand.parse("2S 9S KS AS"))
    for wrong in ("2S 9S", "2S 2S KS"):
        with pytest.raises(ValueError, match="all unlike"):
            has_flux(hand=Hand.parse(wrong))
    with pytest.raises(ValueError, match="in two of them"):
        wins_flux(hands=hands("2S 9S KS", "2S 9H KH"))
    with pytest.raises(ValueError, match="hands=1"):
        wins_flux(hands=hands("2S 9S KS"))


@pytest.mark.quotes("bellecour.belle.9", "goes at the Flux for Eleven Points, and serves to win")
@pytest.mark.quotes(
    "academie.belle.9", "l'as vaut pour le flux onze points, & sert à le faire gagner"
)
def test_the_ace_is_eleven_at_the_flux() -> None:
    assert points(hand=Hand.parse("AS KS 2S")) == 23
    assert points(hand=Hand.parse("KS QS 10S")) == 30
    assert points(hand=Hand.parse("AS 5S 2S")) == 18
    assert wins_flux(hands=hands("QH JH 2H", "AS KS 2S")) == 1
    assert wins_flux(hands=hands("AH 5H 2H", "10S 6S 3S")) == 1
    assert wins_flux(hands=hands("AH 5H 3H", "10S 6S 2S")) == 0


@pytest.mark.quotes(
    "bellecour.belle.10",
    "when nobody has the Flux, the Stake is left for the next Deal; and is augmented if they "
    "choose it",
)
@pytest.mark.quotes(
    "academie.belle.10",
    "lorsque personne n'a le flux, on le remet au coup suivant en l'augmentant si l'on veut",
)
def test_the_stake_is_left_when_nobody_has_the_flux() -> None:
    assert wins_flux(hands=hands("AH KH QD", "2S 3S 4D")) is Outcome.RESTS
    assert flux_left(stake=4) == 4
    assert flux_left(stake=4, counters=3) == 7
    assert flux_left(stake=1, counters=0) == 1
    for stake, augmented in ((0, 1), (4, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            flux_left(stake=stake, counters=augmented)


@given(
    st.lists(st.tuples(st.integers(20, 33), st.integers(0, 3)), min_size=2, max_size=6),
)
def test_the_books_differ_only_of_thirty_ones_in_one_later_round(
    made: list[tuple[int, int]],
) -> None:
    english, french = third_box(" ".join(f"{it}/{taken}" for it, taken in made))
    rounds = [taken for it, taken in made if it == 31]
    one_round = bool(rounds) and min(rounds) > 0 and rounds.count(min(rounds)) > 1
    assert (english != french) == one_round
