"""Ambigu: what hands are, dealing, stakes, revys, and equal hands."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.ambigu.dealing import compleats
from executable_rules.ambigu.equality import wins
from executable_rules.ambigu.games import game_of, paid_by_each
from executable_rules.ambigu.revys import stands_to
from executable_rules.ambigu.stakes import paie_la_valeur, pays_nevertheless
from executable_rules.ambigu.terms import AMBIGU_PACK
from executable_rules.mechanics.cards import Card, cards


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.lists(st.sampled_from(AMBIGU_PACK), min_size=4, max_size=4, unique=True))
def test_every_four_cards_make_a_game_of_one_counter_to_eleven(dealt: list[Card]) -> None:
    hand = tuple(dealt)
    assert game_of(hand=hand) is not None
    assert paid_by_each(hand=hand) in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)


def test_what_is_no_hand_of_ambigu() -> None:
    with pytest.raises(ValueError, match="from 1 to 4"):
        game_of(hand=())
    with pytest.raises(ValueError, match="from 1 to 4"):
        game_of(hand=cards("AS 2S 3S 4S 5S"))
    with pytest.raises(ValueError, match="without figures"):
        game_of(hand=cards("KS 2S"))
    with pytest.raises(ValueError, match="is once in the pack"):
        game_of(hand=cards("2S 2S"))


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(0, 24), st.integers(0, 40))
def test_the_number_wanted_is_compleated(wanted: int, stock: int) -> None:
    made = compleats(cards_short=wanted, stock_size=stock, cards_discarded=24)
    assert made.from_stock + made.from_discards == wanted
    assert made.from_discards == 0 or made.from_stock == stock


VALUES = {
    "9S 10S 5H 6D": 1,
    "10S 10H 9D AC": 2,
    "10S 10H 9D 2C": 3,
    "5S 6S 7S 7H": 3,
    "10S 10H 10D 4S": 4,
    "2H 4H 6H 8H": 5,
    "AS AH AD 4C": 6,
    "10S 10H 10D 4C": 7,
    "5S 6S 7S 9S": 8,
    "7S 7H 7D 7C": 10,
    "8S 8H 8D 8C": 11,
    "10S": 0,
}


@pytest.mark.quotes(
    "bellecour.ambigu.laws.8",
    "Tho' you have nothing remaining before you, or that all is engaged on the Revy, you pay "
    "nevertheless the value of the Game to him that wins it; that is, the value of the Point, "
    "Prime, Sequence, Flux or Tricon, &c.",
)
@pytest.mark.quotes(
    "academie.ambigu.laws.8",
    "Quoiqu'on n'ait rien de reste devant soi, ou que tout soit engagé au renvi, on ne laisse pas "
    "de payer la valeur du jeu à celui qui le gagne; c'est-à-dire, ce que valent les points, "
    "primes, séquences, flux ou tricons, &c.",
)
def test_the_value_of_the_game_is_paid_by_him_too_who_has_nothing() -> None:
    for hand, counters in VALUES.items():
        game = cards(hand)
        assert pays_nevertheless(hand=game, counters=0) == counters, hand
        assert pays_nevertheless(hand=game, counters=1) == counters
        assert paie_la_valeur(hand=game, counters_before_him=0, has_staked=True) == counters
        assert paie_la_valeur(hand=game, counters_before_him=9, has_staked=True) == counters
    with pytest.raises(ValueError, match="counters=-1"):
        pays_nevertheless(hand=cards("4S 5S"), counters=-1)
    with pytest.raises(ValueError, match="counters_before_him=-1"):
        paie_la_valeur(hand=cards("4S 5S"), counters_before_him=-1, has_staked=True)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(1, 99), st.integers(0, 99), st.integers(0, 99))
def test_how_great_soever_the_revy_is(revy: int, before: int, due: int) -> None:
    stood = stands_to(bid=revy, counters_before_him=before, sum_due=due)
    assert stood <= revy
    assert stood <= before + due
    assert stood in (revy, before + due)


LADDER = (
    "AS 2S 5H 6D",  # the Point
    "9S 10S 5H 6D",
    "AS 2S 4S 9H",
    "AS 2H 3D 4C",  # the Prime
    "10S 10H 9D AC",
    "10S 10H 9D 2C",
    "AS 2S 3S 10H",  # the Sequence
    "2S 3S 4S 4H",
    "AS AH AD 4S",  # the Tricon
    "10S 10H 10D 4S",
    "AH 2H 4H 6H",  # the Flux
    "2H 4H 6H 8H",
    "AS AH AD 2C",  # the Tricon with the Prime
    "3S 3H 3D 2C",
    "AH 2H 3H 5H",  # the Flux with the Sequence
    "10H 9H 8H 6H",
    "AS 2S 3S 4S",
    "AS AH AD AC",  # the Fredon
    "2S 2H 2D 2C",
)


@pytest.mark.quotes("bellecour.ambigu.laws.1", "Players that have an equality, the eldest wins it")
@pytest.mark.quotes("academie.ambigu.laws.1", "DE deux ou trois jeux égaux")
def test_where_there_is_no_equality_the_higher_game_wins() -> None:
    for lower, higher in pairwise(LADDER):
        assert wins(hands=(cards(lower), cards(higher))) == 1, (lower, higher)
        assert wins(hands=(cards(higher), cards(lower))) == 0
