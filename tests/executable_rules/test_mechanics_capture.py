"""Capture: what a card takes of the table, alike or by sums."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.capture import LIKENESS, PIPS, completes_four, takings
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack


def taken(card: str, table: str) -> set[str]:
    return {" ".join(map(str, taking)) for taking in takings(Card.parse(card), cards(table))}


@pytest.mark.example("papillon.ten-takes-three")
def test_a_ten_takes_an_ace_a_four_and_a_five() -> None:
    """Papillon: bellecour p. 168 lines 10105-10112, academie p. 282 lines 14241-14246."""
    assert taken("10S", "AH 4D 5C") == {"AH 4D 5C"}
    assert taken("9S", "AH 4D 5C") == {"4D 5C"}
    assert taken("JS", "AH 4D 5C") == set()


@pytest.mark.example("papillon.eight-takes")
def test_an_eight_takes_one_eight_or_what_makes_eight() -> None:
    """Papillon: bellecour p. 169 lines 10146-10151, academie p. 282 lines 14265-14270."""
    table = "8H 8D 4S 4C 5H 3D 7C AS 6D 2H"
    found = taken("8S", table)
    assert {"8H", "8D", "4S 4C", "5H 3D", "7C AS", "6D 2H"} <= found
    assert "8H 8D" not in found
    assert found - {"8H", "8D"} == {
        *("4S 4C", "5H 3D", "7C AS", "6D 2H"),
        *("5H AS 2H", "4S 3D AS", "4C 3D AS"),
    }


@pytest.mark.parametrize("rank", [Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.TEN])
def test_kings_queens_knaves_and_tens_are_taken_by_their_like_alone(rank: Rank) -> None:
    """Papillon: bellecour p. 168 lines 10100-10103, academie p. 281."""
    lying = (Card(rank, Suit.HEARTS), *cards("AS AH 2S 3S"))
    takers = {
        card.rank for card in pack() if any(lying[0] in taking for taking in takings(card, lying))
    }
    assert takers == {rank}


def test_where_only_likes_are_taken_no_sum_counts() -> None:
    """Cul-bas: bellecour p. 258."""
    table = cards("KS KH 4S 4H 8D")
    assert takings(Card.parse("KD"), table, LIKENESS) == (cards("KS"), cards("KH"))
    assert takings(Card.parse("8C"), table, LIKENESS) == (cards("8D"),)
    assert takings(Card.parse("QC"), table, LIKENESS) == ()


@given(st.sampled_from(pack()), st.lists(st.sampled_from(pack()), unique=True, max_size=9))
def test_a_taking_is_one_like_or_several_that_make_the_number(
    card: Card, table: list[Card]
) -> None:
    found = takings(card, table)
    assert len(set(found)) == len(found)
    for it in found:
        assert set(it) <= set(table)
        if len(it) == 1:
            assert it[0].rank is card.rank
        else:
            assert sum(PIPS[one.rank] for one in it) == PIPS[card.rank]
    like = Counter(one.rank for one in table)[card.rank]
    assert sum(len(it) == 1 for it in found) == like


def test_four_of_a_rank_lie_on_both_sides() -> None:
    assert completes_four(cards("KS"), cards("KH KD KC"))
    assert completes_four(cards("KS KH KD"), cards("KC"))
    for hand, table in (
        ("KS KH KD KC", ""),
        ("", "KS KH KD KC"),
        ("KS", "KH KD"),
        ("KS", "KH KD QC"),
        ("KS KH", "KH KD KC QS"),
    ):
        assert not completes_four(cards(hand), cards(table))
