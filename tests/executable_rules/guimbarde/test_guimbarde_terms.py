"""Guimbarde: the order of trumps, and the five boxes, as both books explain them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.guimbarde.terms import (
    BOXES,
    DUTIES,
    POINT,
    boxes_opened,
    drawn,
    guimbarde_ranking,
    makes_point,
    plays,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack

PLAYERS = ("Ann", "Ben", "Cis", "Dan", "Eve")


@pytest.mark.parametrize("trump", Suit)
def test_guimbarde_the_king_and_the_fool_are_the_first_three_whatever_is_trumps(
    trump: Suit,
) -> None:
    """The Academy of Play, pp. 195-196, lines 11434-11446; Académie, p. 305, lines 15267-15275."""
    order = guimbarde_ranking(trump)
    trumps = [str(card) for card in order.trumps()]
    rest = [f"{letter}{trump.value}" for letter in ("K", "Q", "J", "A", *range(10, 1, -1))]
    assert trumps == ["QH", "KH", "JD", *(card for card in rest if card not in ("QH", "KH", "JD"))]
    assert sorted(str(card) for held in order.suits.values() for card in held) == sorted(
        map(str, pack())
    )


@pytest.mark.parametrize("suit", Suit)
def test_the_ace_is_inferior_to_the_knave_and_superior_to_the_ten(suit: Suit) -> None:
    """P. 196, lines 11443-11446."""
    order = guimbarde_ranking(Suit.CLUBS if suit is Suit.SPADES else Suit.SPADES)
    king, ace, ten = (Card(rank, suit) for rank in (Rank.KING, Rank.ACE, Rank.TEN))
    assert order.beats(ace, ten)
    if suit is not Suit.HEARTS:
        assert order.beats(king, ace)
    if suit is not Suit.DIAMONDS:
        assert order.beats(Card(Rank.KNAVE, suit), ace)


@pytest.mark.example("guimbarde.five-boxes")
def test_one_hand_draws_all_five_boxes() -> None:
    """X38: pp. 194-195, lines 11355-11432; W44: Académie, p. 305, lines 15242-15251."""
    hand = cards("KH QH JD AH 7S")
    table = boxes_opened(PLAYERS, each=20).staked()
    assert [table.lying(box) for box in BOXES] == [5, 5, 5, 5, 5]
    assert makes_point(hand)
    after = table.shown({"Ann": hand}).drawn("Ann", [POINT])
    assert [after.lying(box) for box in BOXES] == [0, 0, 0, 0, 0]
    assert after.ledger.held["Ann"] == 20 - 5 + 25
    assert after.ledger.total == 100
    # Then each puts a counter into the box of the Point: the stake of him that wins the Cards.
    assert after.staked(boxes=[POINT]).lying(POINT) == 5


@pytest.mark.example("guimbarde.one-box")
def test_any_one_of_these_separately_draws_its_own_box() -> None:
    """P. 195, lines 11421-11426: you draw according to what it is."""
    table = boxes_opened(PLAYERS)
    assert table.drawn_by(cards("KH 7S")) == ("the King",)
    assert table.drawn_by(cards("QH 7S")) == ("the Guimbarde",)
    assert table.drawn_by(cards("JD 7S")) == ("the Fool",)
    assert table.drawn_by(cards("KH QH")) == ("the Marriage", "the King", "the Guimbarde")
    assert table.drawn_by(cards("KD QD JH")) == ()


@pytest.mark.example("guimbarde.point")
def test_three_four_or_five_of_a_suit_make_a_point() -> None:
    """P. 194, lines 11383-11385; the King and the Guimbarde count for it as hearts."""
    assert not makes_point(cards("KH QH JD 7S 8S"))
    assert makes_point(cards("KH QH 7H JD 8S"))
    assert makes_point(cards("2C 3C 4C 5C 6C"))
    assert not makes_point(cards("2C 3C"))


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.integers(5, 9), st.data())
def test_what_one_gains_the_others_pay(players: int, data: st.DataObject) -> None:
    seats = st.integers(0, players - 1)
    gains = drawn(
        players, data.draw(seats), data.draw(st.sets(seats)), each=data.draw(st.integers(0, 3))
    )
    assert sum(gains) == 0
    assert len(gains) == players


def test_as_at_trumps_one_follows_forces_and_trumps() -> None:
    """P. 196, lines 11449-11451: continued on, as at the Game of Trumps."""
    assert DUTIES.follow and DUTIES.trump and DUTIES.head
    assert plays(cards("KS 7S QH"), cards("9S"), Suit.CLUBS) == cards("KS")
    assert plays(cards("KC 7D QH"), cards("9S"), Suit.CLUBS) == cards("KC QH")
    with pytest.raises(ValueError, match="winner=5"):
        drawn(5, 5, [])
    with pytest.raises(ValueError, match="seat=5"):
        drawn(5, 0, [5])
