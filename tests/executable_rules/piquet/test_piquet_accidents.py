"""Piquet: the accidents of 1754, the rules of 1687 behind them, and the Pool."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import cards
from executable_rules.piquet.accidents import card_for_card, counts_against_false, takes_in_with
from executable_rules.piquet.picket import sequences_good
from executable_rules.piquet.pool import pool


@pytest.mark.quotes("seymour.piquet.accidents.2", "he must lay out 5 Cards, and take in but 4")
@pytest.mark.quotes(
    "seymour.piquet.accidents.3", "he must lay out a Card less than what he takes in"
)
@pytest.mark.quotes("seymour.piquet.accidents.4", "the Dealer is to do the same")
@pytest.mark.example("piquet-1754.wrong-numbers")
def test_he_takes_in_so_many_that_he_has_twelve() -> None:
    assert takes_in_with(hand_size=13, cards_discarded=5) == 4
    assert takes_in_with(hand_size=11, cards_discarded=3) == 4
    assert takes_in_with(hand_size=12, cards_discarded=5) == 5
    for dealt, lays_out in product((11, 12, 13), (1, 3, 5)):
        assert dealt - lays_out + takes_in_with(hand_size=dealt, cards_discarded=lays_out) == 12
    for dealt, lays_out in ((10, 5), (14, 5), (12, 0), (12, 13)):
        with pytest.raises(ValueError, match=r"hand_size|cards_discarded"):
            takes_in_with(hand_size=dealt, cards_discarded=lays_out)
    # "there can be but 7 Cards in the Stock"
    assert 32 - 13 - 12 == 7


@pytest.mark.quotes(
    "seymour.piquet.accidents.11", "If the Eldest should count 3 Aces when he laid out 1 of them"
)
@pytest.mark.quotes("seymour.piquet.accidents.12", "what he has in his Hand may hinder the other")
@pytest.mark.quotes(
    "seymour.piquet.accidents.13",
    "he who counts 3 Aces false, and has a Quint-Major in his Hand",
    "it cuts the other off from counting any inferior Quint, Quarte, or Tierce",
)
@pytest.mark.example("piquet-1754.false-aces")
def test_false_aces_count_nothing_and_a_quint_major_still_hinders() -> None:
    two_aces = cards("AS AH KS QS JS 10S")
    kings = cards("KH KD KC QH JH 10H 9H")
    assert counts_against_false(cards=two_aces, hand=kings) == 3
    assert counts_against_false(cards=cards("AS AH"), hand=kings) == 3 + 15
    assert sequences_good(hand=kings, other_hand=cards("AS AH")) == 15
    # Three aces that he has would have been good against the kings.
    assert counts_against_false(cards=cards("AS AH AD"), hand=cards("KH KD KC")) == 0


@pytest.mark.quotes(
    "seymour.piquet.accidents.16",
    "He that has a Card less than his Number, must play Card for Card with the other, as long as "
    "his Cards last",
)
@pytest.mark.quotes(
    "seymour.piquet.accidents.17",
    "if he who has the 12 Cards, should win 10 Tricks successively, then he has 2 Cards left in "
    "his Hand, which we will suppose to be the King of Spades, and any small Card of another Suit; "
    "the other has but 1 Card, which we will suppose to be the Ace of Spades: If the first plays "
    "his small Card, the other must play the Ace of Spades to it. Thus he suffers a Capot for want "
    "of another Card",
)
@pytest.mark.example("piquet-cases.capot-for-want-of-a-card")
def test_he_of_fewer_cards_is_capotted() -> None:
    left = cards("KS 7H")
    assert card_for_card(hand=left, other_hand=cards("AS")) == 2
    assert card_for_card(hand=left, other_hand=cards("AS 7D")) == 1
    assert card_for_card(hand=left, other_hand=()) == 2
    # With ten cards and twelve he would have none left after ten tricks, with eleven one.
    assert [number - 10 for number in (10, 11)] == [0, 1]


@given(st.lists(st.booleans(), max_size=12))
def test_no_guinea_is_made_or_lost(wins: list[bool]) -> None:
    winners: tuple[int, ...] = ()
    state = pool(winners=winners)
    for first in wins:
        if state.pool_won_by is not None:
            break
        playing = [seat for seat in range(3) if seat != state.out]
        winners = (*winners, playing[0 if first else 1])
        state = pool(winners=winners)
        assert sum(state.won) + state.pool == 0
        won = state.pool_won_by is not None
        assert state.pool == (0 if won else 3 + len(winners))
        assert won is (len(winners) > 1 and winners[-1] == winners[-2])
