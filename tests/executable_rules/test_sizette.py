"""Sizette: tests that quote its laws in both books, and where they contradict each other."""

from __future__ import annotations

import pytest
from printed_tables import page

from executable_rules.mechanics.cards import Suit
from executable_rules.sizette import (
    TWO_GAMES,
    Settled,
    games_won,
    settled,
    sizette_ranking,
)


def test_what_the_party_at_fault_cannot_set_off_the_other_marks() -> None:
    """Bellecour p. 242, l. 13798-13806; academie p. 342, l. 16840-16847: after the laws."""
    assert "the adverse Party mark in their Favour" in page("bellecour", 242)
    assert "les adversaires les marquent en leur faveur" in page("academie", 342)
    assert [settled(TWO_GAMES, score=n) for n in (0, 1, 2, 3)] == [
        Settled(0, 2),
        Settled(1, 1),
        Settled(2, 0),
        Settled(2, 0),
    ]


def test_three_tricks_first_win_the_game_and_six_a_double_one() -> None:
    """Bellecour p. 240, l. 13671-13673; academie p. 340, l. 16749-16751."""
    assert "if they make all the six tricks, they win a double game" in page("bellecour", 240)
    assert "le gagnent double, lorsqu'on les fait toutes six" in page("academie", 340)
    assert [games_won(tricks) for tricks in (3, 4, 5, 6)] == [1, 1, 1, 2]
    with pytest.raises(ValueError, match="tricks=2"):
        games_won(2)


@pytest.mark.example("deals.sizette")
def test_the_pack_of_sizette_has_thirty_six_cards() -> None:
    """Bellecour p. 239, l. 13619-13621; academie p. 339, l. 16715-16717: king high, six low."""
    suit = sizette_ranking(Suit.CLUBS).suits[Suit.HEARTS]
    assert (str(suit[0]), str(suit[-1]), 4 * len(suit)) == ("KH", "6H", 36)
