"""Orders and tricks: an order is total, a legal card is of the hand, a trick has one winner."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, PIQUET_PACK, Card, Rank, Suit, cards, pack
from executable_rules.mechanics.matadors import (
    matadors,
    ombre_plays,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, ACE_HIGH, ACE_TEN, Ranking, ranking
from executable_rules.mechanics.tricks import Duties, may_play, winner

SUITS = st.sampled_from(Suit)
DUTIES = st.builds(Duties, st.booleans(), st.booleans(), st.booleans())
RANKINGS = st.one_of(
    SUITS.map(ombre_ranking),
    st.tuples(st.sampled_from([ACE_HIGH, ACE_AFTER_KNAVE, ACE_TEN]), st.none() | SUITS).map(
        lambda made: ranking(*made)
    ),
)


def dealt(data: st.DataObject, order: Ranking, most: int) -> tuple[Card, ...]:
    whole = [card for suit in Suit for card in order.suits[suit]]
    return tuple(data.draw(st.permutations(whole))[:most])


@given(RANKINGS, st.data())
def test_of_two_cards_of_one_suit_one_beats_the_other(order: Ranking, data: st.DataObject) -> None:
    one, two = dealt(data, order, 2)
    if order.suit_of(one) is order.suit_of(two):
        assert order.beats(one, two) is not order.beats(two, one)
    else:
        assert order.beats(one, two) is order.is_trump(one)


@pytest.mark.parametrize("order", [ACE_HIGH, ACE_AFTER_KNAVE, ACE_TEN])
def test_an_order_holds_every_card_of_the_pack_once(order: tuple[Rank, ...]) -> None:
    held = [card for suit in ranking(order).suits.values() for card in suit]
    assert sorted(map(str, held)) == sorted(map(str, pack()))


@pytest.mark.parametrize("trump", Suit)
def test_the_forty_cards_stand_each_in_one_suit(trump: Suit) -> None:
    held = [card for suit in ombre_ranking(trump).suits.values() for card in suit]
    assert sorted(map(str, held)) == sorted(map(str, OMBRE_PACK))
    assert len(ombre_ranking(trump).trumps()) == (12 if trump.red else 11)


@given(RANKINGS, DUTIES, st.data())
def test_what_may_be_played_is_of_the_hand_and_never_nothing(
    order: Ranking, duties: Duties, data: st.DataObject
) -> None:
    dealt_cards = dealt(data, order, data.draw(st.integers(2, 12)))
    cut = data.draw(st.integers(0, min(3, len(dealt_cards) - 1)))
    trick, hand = dealt_cards[:cut], dealt_cards[cut:]
    playable = may_play(hand, trick, order, duties)
    assert playable
    assert set(playable) <= set(hand)
    led = order.suit_of(trick[0]) if trick else None
    if duties.follow and any(order.suit_of(card) is led for card in hand):
        assert all(order.suit_of(card) is led for card in playable)


@given(RANKINGS, st.data())
def test_who_wins_a_trick_is_beaten_by_no_card_of_it(order: Ranking, data: st.DataObject) -> None:
    trick = dealt(data, order, data.draw(st.integers(1, 5)))
    won = trick[winner(trick, order)]
    assert not any(order.beats(card, won) for card in trick)
    assert order.is_trump(won) or order.suit_of(won) is order.suit_of(trick[0])


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="a card is led"):
        winner((), ranking(ACE_HIGH))


def test_duty_to_head_and_to_trump() -> None:
    order = ranking(ACE_AFTER_KNAVE, Suit.CLUBS)
    head = Duties(trump=True, head=True)
    assert may_play(cards("KH 7H 7C"), cards("QH"), order, head) == cards("KH")
    assert may_play(cards("7H 8H"), cards("QH"), order, head) == cards("7H 8H")
    assert may_play(cards("7S 8C KC"), cards("QH 9C"), order, head) == cards("KC")
    assert may_play(cards("7S 8C KC"), cards("QH"), order, Duties()) == cards("7S 8C KC")


def test_a_lifted_card_is_a_trump_and_no_card_of_its_suit() -> None:
    order = ranking(ACE_AFTER_KNAVE, Suit.CLUBS, cards("QH KH"))
    assert [str(card) for card in order.trumps()[:3]] == ["QH", "KH", "KC"]
    assert may_play(cards("QH 7S"), cards("8H"), order) == cards("QH 7S")
    with pytest.raises(ValueError, match="no suit is trumps"):
        ranking(ACE_HIGH, None, cards("QH"))
    with pytest.raises(ValueError, match="not a card of this pack"):
        ranking(ACE_HIGH[:8]).suit_of(Card.parse("2H"))
    assert len(PIQUET_PACK) == 4 * len(ACE_HIGH[:8])


@pytest.mark.parametrize("trump", Suit)
def test_a_matador_is_forced_by_a_superior_one_only(trump: Suit) -> None:
    spadille, manille, basto = matadors(trump)
    plain = next(card for card in OMBRE_PACK if not ombre_ranking(trump).is_trump(card))
    small = ombre_ranking(trump).trumps()[-1]
    assert ombre_plays((basto, plain), (small,), trump) == (basto, plain)
    assert ombre_plays((basto, plain), (manille,), trump) == (basto,)
    assert ombre_plays((spadille, plain), (manille,), trump) == (spadille, plain)
    # Only the card led forces: a matador played second does not.
    assert ombre_plays((basto, plain), (small, spadille), trump) == (basto, plain)
    # With another trump in the hand, suit is followed, by a matador or another.
    other = ombre_ranking(trump).trumps()[-2]
    assert ombre_plays((basto, other, plain), (small,), trump) == (basto, other)


def test_matadors_are_counted_from_spadille_without_a_gap() -> None:
    assert sequence_of_matadors(cards("AS 7H AC KH"), Suit.HEARTS) == 3
    assert sequence_of_matadors(cards("AS 7H AC AH KH JH"), Suit.HEARTS) == 5
    assert sequence_of_matadors(cards("7H AC AH"), Suit.HEARTS) == 0
    assert sequence_of_matadors(ombre_ranking(Suit.CLUBS).trumps(), Suit.CLUBS) == 11
