"""Reversis, of Quinola: rules III to VI."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis.quinola import (
    beasted_by_quinola,
    forces_out,
    quinola_in_renounce,
    wins_the_party,
)
from executable_rules.reversis.terms import QUINOLA, Winnings

OTHERS = (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


@pytest.mark.quotes(
    "bellecour.reversis.laws.3",
    "played in Renounce, he that plays it wins the party",
    "which consists of what every one puts in the box",
)
@pytest.mark.quotes(
    "academie.reversis.laws.3",
    "lorsqu'il est jetté en Renonce; celui qui le jette gagne la Partie",
    "consiste en ce que chacun a mis dans le corbillon",
)
def test_quinola_thrown_in_renounce_wins_the_box() -> None:
    for led in OTHERS:
        assert wins_the_party(card=QUINOLA, led=led, in_box=24) == Winnings(box=24)
    for led in (Suit.HEARTS, None):
        assert wins_the_party(card=QUINOLA, led=led, in_box=24) == Winnings()
    assert wins_the_party(card=QUINOLA, led=Suit.CLUBS, in_box=0) == Winnings()
    with pytest.raises(ValueError, match="in_box=-1"):
        wins_the_party(card=QUINOLA, led=Suit.CLUBS, in_box=-1)


@pytest.mark.quotes("bellecour.reversis.laws.3", "The Knave of Hearts is the principal Card")
@pytest.mark.quotes(
    "academie.reversis.laws.3", "Le valet de cœur est la principale carte de ce Jeu"
)
def test_no_card_but_the_knave_of_hearts_is_quinola() -> None:
    winning = [c for c in pack() if wins_the_party(card=c, led=Suit.SPADES, in_box=5).box == 5]
    assert winning == [Card(Rank.KNAVE, Suit.HEARTS)]


@pytest.mark.quotes(
    "bellecour.reversis.laws.4",
    "obliged to play Quinola to a Heart, is beasted as many Counters as there are in the box",
    "or if he leads it himself",
)
@pytest.mark.quotes(
    "academie.reversis.laws.4",
    "fait la bête d'autant de jettons qu'il y en a dans le corbillon",
    "ou qui le joue lui-même étant à jouer",
)
def test_quinola_on_a_heart_or_led_makes_a_beast_of_the_box() -> None:
    for led in (Suit.HEARTS, None):
        beast = beasted_by_quinola(led=led, in_box=24)
        assert beast == Forfeit(24, Unit.COUNTER, Payee.POOL)
    for led in OTHERS:
        assert beasted_by_quinola(led=led, in_box=24) == NOTHING
    assert beasted_by_quinola(led=None, in_box=0).amount == 0
    with pytest.raises(ValueError, match="in_box=-1"):
        beasted_by_quinola(led=None, in_box=-1)


@pytest.mark.quotes("bellecour.reversis.laws.3", "wins the party")
@pytest.mark.quotes("bellecour.reversis.laws.4", "not having been able to play it in Renounce")
@pytest.mark.quotes("academie.reversis.laws.4", "n'ayant pû s'en défaire en Renonce")
def test_quinola_wins_the_box_or_as_much_is_lost_by_it() -> None:
    for led in (None, *Suit):
        won = wins_the_party(card=QUINOLA, led=led, in_box=8).box
        assert won + beasted_by_quinola(led=led, in_box=8).amount == 8


@pytest.mark.quotes(
    "bellecour.reversis.laws.5",
    "having no other Heart, four Counters or more, if it is so agreed",
    "sometimes also one from each Player",
)
@pytest.mark.quotes(
    "academie.reversis.laws.5",
    "n'ayant point d'autre cœur à jouer; quatre jettons, ou plus si l'on en est ainsi convenu",
    "quelquefois même un de chacun des Joueurs",
)
def test_he_who_forces_quinola_out_has_four_counters_or_more() -> None:
    assert forces_out() == Winnings(from_one=4)
    assert forces_out(agreed=6) == Winnings(from_one=6)
    assert forces_out(from_each=1) == Winnings(from_one=4, from_each=1)
    for other_hearts in (1, 2):
        assert forces_out(other_hearts=other_hearts, from_each=1) == Winnings()
    for wrong in ({"agreed": 3}, {"from_each": 2}, {"from_each": -1}, {"other_hearts": -1}):
        with pytest.raises(ValueError, match=f"{next(iter(wrong))}="):
            forces_out(**wrong)


@pytest.mark.quotes(
    "bellecour.reversis.laws.6",
    "in Renounce, on a Spade, Club or Diamond, wins two Marks, or more",
    "from him who wins that Trick",
)
@pytest.mark.quotes(
    "academie.reversis.laws.6",
    "sur pique, tréfle ou carreau, gagne deux marques, ou plus",
    "de celui qui leve la main",
)
def test_quinola_in_renounce_has_two_marks_of_him_who_wins_the_trick() -> None:
    for led in OTHERS:
        assert quinola_in_renounce(led=led) == Winnings(from_one=2)
    assert quinola_in_renounce(led=Suit.CLUBS, agreed=5) == Winnings(from_one=5)
    for led in (Suit.HEARTS, None):
        assert quinola_in_renounce(led=led) == Winnings()
    with pytest.raises(ValueError, match="agreed=1"):
        quinola_in_renounce(led=Suit.CLUBS, agreed=1)
