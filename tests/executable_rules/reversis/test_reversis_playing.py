"""Reversis, of the play of the cards: rules I, II and XI to XIV."""

from __future__ import annotations

from itertools import pairwise

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit
from executable_rules.reversis.playing import (
    Play,
    may_begin_with,
    may_lay_out,
    paye_pour_renoncer,
    pays_for_renouncing,
    plays,
    plays_early,
    takes,
)


@pytest.mark.quotes("bellecour.reversis.laws.1", "The Cards always keep their natural value")
@pytest.mark.quotes("academie.reversis.laws.1", "conservent toujours leur valeur naturelle")
def test_the_ace_is_highest_and_the_two_lowest() -> None:
    order = [Card(rank, Suit.SPADES) for rank in ACE_HIGH]
    for higher, lower in pairwise(order):
        assert takes(trick=(lower, higher)) == 1
        assert takes(trick=(higher, lower)) == 0


@pytest.mark.quotes("bellecour.reversis.laws.1", "keep their natural value")
@pytest.mark.quotes("academie.reversis.laws.1", "leur valeur naturelle")
@pytest.mark.quotes("bellecour.reversis.laws.2", "There is no Trump")
@pytest.mark.quotes("academie.reversis.laws.2", "Il n'y a point de triomphe")
def test_no_card_of_another_suit_takes_the_trick() -> None:
    hand, led = cards("AH AD AC"), Card.parse("2S")
    for thrown in hand:
        assert plays(hand=hand, led=led.suit, card=thrown) is Play.IN_RENOUNCE
        assert takes(trick=(led, thrown)) == 0
    assert takes(trick=cards("5S AH KS 6S")) == 2


@pytest.mark.quotes(
    "bellecour.reversis.laws.2", "you are obliged to play in the Suit led, or else you renounce"
)
@pytest.mark.quotes(
    "academie.reversis.laws.2", "l'on est obligé de fournir de la couleur jouée à moins de renoncer"
)
def test_he_who_has_of_the_suit_must_play_it() -> None:
    hand = cards("2S KH 3D")
    assert plays(hand=hand, led=Suit.SPADES, card=Card.parse("2S")) is Play.FOLLOWS
    assert plays(hand=hand, led=Suit.SPADES, card=Card.parse("KH")) is Play.RENOUNCES
    assert plays(hand=hand, led=Suit.CLUBS, card=Card.parse("KH")) is Play.IN_RENOUNCE
    with pytest.raises(ValueError, match="without the card played, 4D"):
        plays(hand=hand, led=Suit.DIAMONDS, card=Card.parse("4D"))


@pytest.mark.quotes(
    "bellecour.reversis.laws.11", "pays a certain number of Counters agreed on; or is beasted"
)
def test_in_english_it_is_not_said_who_is_paid_for_a_renounce() -> None:
    for to in Payee:
        paid = pays_for_renouncing(play=Play.RENOUNCES, agreed=3, to=to)
        assert paid == Forfeit(3, Unit.COUNTER, to)
    beast = pays_for_renouncing(play=Play.RENOUNCES, agreed=None, to=Payee.POOL)
    assert beast is Penalty.BEAST
    for play in (Play.FOLLOWS, Play.IN_RENOUNCE):
        assert pays_for_renouncing(play=play, agreed=3, to=Payee.EACH) == NOTHING


@pytest.mark.quotes(
    "academie.reversis.laws.11",
    "Celui qui renonce paye à chacun autant de jettons que l'on est convenu, ou fait la bête",
)
def test_in_french_each_is_paid_for_a_renounce() -> None:
    paid = paye_pour_renoncer(jeu=Play.RENOUNCES, convenu=3)
    assert paid == Forfeit(3, Unit.COUNTER, Payee.EACH)
    assert paye_pour_renoncer(jeu=Play.RENOUNCES, convenu=None) is Penalty.BEAST
    for play in (Play.FOLLOWS, Play.IN_RENOUNCE):
        assert paye_pour_renoncer(jeu=play, convenu=None) == NOTHING


@pytest.mark.quotes("bellecour.reversis.laws.11", "a certain number of Counters agreed on")
@pytest.mark.quotes("academie.reversis.laws.11", "paye à chacun")
def test_the_books_agree_where_it_is_agreed_that_each_is_paid() -> None:
    french = paye_pour_renoncer(jeu=Play.RENOUNCES, convenu=2)
    assert pays_for_renouncing(play=Play.RENOUNCES, agreed=2, to=Payee.EACH) == french
    assert pays_for_renouncing(play=Play.RENOUNCES, agreed=2, to=Payee.POOL) != french


@pytest.mark.quotes("bellecour.reversis.laws.12", "pays a Counter to each of the other Players")
@pytest.mark.quotes("academie.reversis.laws.12", "avant son rang, paye un jetton à chaque Joueur")
def test_to_play_before_ones_turn_costs_a_counter_to_each() -> None:
    assert plays_early(in_turn=False) == Forfeit(1, Unit.COUNTER, Payee.EACH)
    assert plays_early(in_turn=True) == NOTHING


@pytest.mark.quotes(
    "bellecour.reversis.laws.13", "should always begin by leading Hearts if he has one"
)
@pytest.mark.quotes(
    "academie.reversis.laws.13", "toujours commencer à jouer par cœur, à moins qu'il n'en ait pas"
)
def test_the_eldest_begins_with_a_heart_if_he_has_one() -> None:
    hand = cards("AS 2H 7D JH")
    assert may_begin_with(hand=hand) == cards("2H JH")
    assert may_begin_with(hand=cards("AS 7D KC")) == cards("AS 7D KC")


@pytest.mark.quotes("bellecour.reversis.laws.14", "It is not permitted to lay out a Heart")
@pytest.mark.quotes("academie.reversis.laws.14", "Il n'est pas permis d'écarter du cœur")
def test_no_heart_may_be_laid_out() -> None:
    assert may_lay_out(hand=cards("AS 2H 7D JH KC")) == cards("AS 7D KC")
    assert may_lay_out(hand=cards("2H 3H")) == ()


@pytest.mark.quotes("bellecour.reversis.laws.14", "not permitted to lay out a Heart")
@pytest.mark.quotes("academie.reversis.laws.14", "pas permis d'écarter du cœur")
def test_the_advice_lets_two_hearts_be_laid_out_that_the_rule_forbids() -> None:
    """Bellecour p. 165 lines 9959-9968 and 9996: a lone king or queen; a Quinola laid out."""
    for heart in ("KH", "QH", "JH"):
        assert may_lay_out(hand=cards(f"{heart} AS")) == cards("AS")
