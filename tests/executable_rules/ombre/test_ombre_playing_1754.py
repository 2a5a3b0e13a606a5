"""Ombre in 1754, laws VIII, XXXV, XXXVI, XXXIX, XL and XLV: cards seen, tricks seen, renounces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.ombre.playing_1754 import (
    forbid_renouncing,
    may_examine_tricks,
    may_give_up,
)
from executable_rules.quadrille.matadors import may_be_played
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS


@pytest.mark.quotes(
    "seymour.ombre.laws.8",
    "You cannot Renounce with any Trumps in your Hand, except the three Matadores.",
)
def test_any_trump_but_the_matadores_forbids_to_renounce() -> None:
    assert forbid_renouncing(hand=cards("AS KS 2S AC 3S 7D"), trump=S) == cards("KS 3S")
    assert forbid_renouncing(hand=cards("AS 2S AC 7D KH"), trump=S) == ()
    # In red the ace, Ponto, is a trump and no Matadore.
    assert forbid_renouncing(hand=cards("7H AH 5S"), trump=H) == cards("AH")

    def told(hand: str) -> bool:
        (step,) = explain(forbid_renouncing, hand=cards(hand), trump=S).call.steps
        assert isinstance(step, Proviso)
        return step.met

    assert [told(hand) for hand in ("AC 3S", "AC KH", "3S KH", "KH")] == [True, True, False, False]


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    dealt=st.lists(st.sampled_from(OMBRE_PACK), min_size=2, max_size=10, unique=True),
    trump=st.sampled_from(Suit),
)
def test_who_has_such_a_trump_follows_a_trump_led(dealt: list[Card], trump: Suit) -> None:
    led, *hand = dealt
    order = ombre_ranking(trump)
    held = forbid_renouncing(hand=tuple(hand), trump=trump)
    choice = may_be_played(hand=tuple(hand), trick=(led,), trump=trump)
    if order.is_trump(led) and held:
        assert all(order.is_trump(card) for card in choice)
    assert not (set(choice) & set(held)) or set(held) <= set(choice)


@pytest.mark.quotes(
    "seymour.ombre.laws.36",
    "Every one has the Liberty of examining another's Trick, to see what is out.",
)
def test_every_one_may_examine_the_tricks() -> None:
    assert may_examine_tricks(in_turn=True) is True
    assert may_examine_tricks(in_turn=False) is True
    told = [explain(may_examine_tricks, in_turn=it).call.steps[0] for it in (False, True)]
    words = "it is his turn to play"
    assert told == [Proviso(words, False), Proviso(words, True)]


@pytest.mark.quotes(
    "seymour.ombre.laws.45",
    "ought not to give up, without playing the Cards, let his Game be ever so bad",
)
def test_the_ombre_does_not_give_up() -> None:
    assert may_give_up(is_low=True) is False
    assert may_give_up(is_low=False) is False
    told = [explain(may_give_up, is_low=it).call.steps[0] for it in (False, True)]
    words = "let his Game be ever so bad"
    assert told == [Proviso(words, False), Proviso(words, True)]
