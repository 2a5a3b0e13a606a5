"""Ombre of 1754: dealing, discarding, and playing."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.ombre.dealing import card_turned_in_dealing
from executable_rules.ombre.dealing_1754 import Turner, faced_or_turned, turned_up_by
from executable_rules.ombre.discarding import Shortage, Surplus
from executable_rules.ombre.discarding_1754 import takes_above_his_due, takes_less
from executable_rules.ombre.playing_1754 import (
    forbid_renouncing,
    may_examine_tricks,
    may_give_up,
)
from executable_rules.quadrille.matadors import may_be_played
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

BLACK_ACE, KING = Card.parse("AC"), Card.parse("KH")


@pytest.mark.quotes(
    "seymour.ombre.laws.16",
    "Whether the Dealer, or another, turns up the Card, it is the same Thing.",
)
def test_whoever_turns_it_up_it_is_the_same() -> None:
    for turned, by in itertools.product(OMBRE_PACK, Turner):
        assert turned_up_by(turned_card=turned, who=by) is card_turned_in_dealing(
            turned_card=turned
        )
    assert turned_up_by(turned_card=BLACK_ACE, who=Turner.ANOTHER) is Verdict.DEAL_AGAIN
    assert turned_up_by(turned_card=KING, who=Turner.DEALER) is Verdict.STANDS
    told = [explain(turned_up_by, turned_card=KING, who=by).call.steps[0] for by in Turner]
    words = "Whether the Dealer, or another, turns up the Card"
    assert told == [Proviso(words, True), Proviso(words, True), Proviso(words, False)]


@pytest.mark.quotes(
    "seymour.ombre.laws.15", "If the Card seen be any thing but a Black Ace, the Deal is good."
)
@pytest.mark.quotes("seymour.ombre.laws.16", "it is the same Thing")
@pytest.mark.quotes("seymour.ombre.dealing.10", "it is at the Choice of him it belongs to")
def test_the_laws_of_1754_contradict_their_own_prose_on_a_card_the_dealer_turns() -> None:
    assert card_turned_in_dealing(turned_card=KING) is Verdict.STANDS
    assert turned_up_by(turned_card=KING, who=Turner.DEALER) is Verdict.STANDS
    assert faced_or_turned(turned_card=KING, who=Turner.DEALER) is Verdict.MAY_CHOOSE
    differ = {
        by
        for turned, by in itertools.product(OMBRE_PACK, Turner)
        if faced_or_turned(turned_card=turned, who=by)
        is not turned_up_by(turned_card=turned, who=by)
    }
    assert differ == {Turner.DEALER, Turner.ANOTHER}


MAY_NOT, NONE, BEAST = Penalty.MAY_NOT_PLAY, Penalty.NONE, Penalty.BEAST


def test_both_seen_and_mixed_is_read_as_both() -> None:
    assert takes_above_his_due(card_count=2, was_seen=True, cards_mixed=True) == Surplus(
        0, 2, BEAST
    )


@pytest.mark.quotes(
    "seymour.ombre.laws.32",
    "He who takes less than his Number, may take the rest at any time while the Stock "
    "is upon the Table; but if they are all taken in, he must draw as many as he wants "
    "from among the Discard",
)
def test_cards_wanting_are_taken_or_drawn_at_any_time() -> None:
    assert takes_less(cards_short=2, stock_size=3) == Shortage(2, 0, NONE)
    assert takes_less(cards_short=2, stock_size=2) == Shortage(2, 0, NONE)
    assert takes_less(cards_short=2, stock_size=1) == Shortage(1, 1, NONE)
    assert takes_less(cards_short=2, stock_size=0) == Shortage(0, 2, NONE)
    for short, left in ((0, 3), (1, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            takes_less(cards_short=short, stock_size=left)
    assert explained(left=1) == [False]
    assert explained(left=0) == [True]


def explained(left: int) -> list[bool]:
    """Whether the stock is told to be all taken in, when one card wants."""
    steps = explain(takes_less, cards_short=1, stock_size=left).call.steps
    return [step.met for step in steps if isinstance(step, Proviso)]


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
