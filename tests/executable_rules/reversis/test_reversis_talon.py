"""Reversis, of the talon: rules VII to X."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.reversis.talon import pays_talon, points_of, talon_is_worth, wins_talon
from executable_rules.reversis.terms import PACK

NONE: tuple[Card, ...] = ()
SMALL = cards("2S 3S 4S 5S")
"""A trick without a card that marks."""


@pytest.mark.quotes(
    "bellecour.reversis.laws.7",
    "where there is neither Ace or King",
    "where there is the least, wins the Talon",
)
@pytest.mark.quotes(
    "academie.reversis.laws.7",
    "où il n'y a as ni roi, dame ni valet, ou enfin où il y en a moins: gagne le Talon",
)
def test_the_fewest_points_win_the_talon() -> None:
    ace, two_knaves, king = cards("AS 2S 3S 4S"), cards("JS JD 5S 6S"), cards("KC 2C 3C 4C")
    assert wins_talon(won=(ace, two_knaves, SMALL, king)) == 2
    assert wins_talon(won=(ace, two_knaves, (*king, *ace), ace)) == 1
    assert wins_talon(won=(king, ace, two_knaves, ace)) == 2
    assert wins_talon(won=(cards("QS 2S 3S 4S"), ace, king, ace, ace)) == 0


@pytest.mark.quotes(
    "bellecour.reversis.laws.7", "is equal to a common Poul; or else what has been agreed on"
)
@pytest.mark.quotes(
    "academie.reversis.laws.7", "autant que la Poule ordinaire, ou enfin ce qui a été convenu"
)
def test_the_talon_is_worth_a_poul_or_what_was_agreed() -> None:
    assert talon_is_worth(poul=20) == 20
    assert talon_is_worth(poul=20, agreed=7) == 7
    assert talon_is_worth(poul=20, agreed=0) == 0
    assert talon_is_worth(poul=0) == 0
    for facts in ({"poul": -1}, {"poul": 1, "agreed": -1}):
        with pytest.raises(ValueError, match="=-1 cannot be"):
            talon_is_worth(**facts)


@pytest.mark.quotes(
    "bellecour.reversis.laws.8",
    "He who makes no Tricks wins the Talon, in preference to him who has made a Trick",
    "tho' he has no Cards that mark",
)
@pytest.mark.quotes(
    "academie.reversis.laws.8",
    "par préférence à celui qui en a fait, encore qu'il n'ait point de cartes qui marquent",
)
def test_he_who_made_no_trick_is_preferred() -> None:
    assert wins_talon(won=(NONE, SMALL, SMALL, SMALL)) == 0
    assert wins_talon(won=(SMALL, NONE, SMALL, cards("2H 3H 4H 5H"))) == 1


@pytest.mark.quotes(
    "bellecour.reversis.laws.8",
    "two or more Players are equal, he that is nearest the Dealer's left Hand wins",
)
@pytest.mark.quotes(
    "academie.reversis.laws.8",
    "plus prés de celui qui a mêlé par la gauche, le gagne",
    "lorsque deux Joueurs ou plusieurs sont égaux",
)
def test_of_equals_he_wins_who_is_nearest_the_dealers_left() -> None:
    ace = cards("AS 2S 3S 4S")
    assert wins_talon(won=(NONE, NONE, NONE, SMALL)) == 2
    assert wins_talon(won=(SMALL, ace, SMALL, ace)) == 2
    assert wins_talon(won=(ace, SMALL, ace, ace, SMALL)) == 4
    for seats in (3, 6):
        with pytest.raises(ValueError, match="from 4 to 5"):
            wins_talon(won=(SMALL,) * seats)


@pytest.mark.quotes(
    "bellecour.reversis.laws.9",
    "The Ace tells five, the King four, the Queen three, and the Knave two",
)
@pytest.mark.quotes(
    "academie.reversis.laws.9",
    "Les as valent cinq, les rois quatre, les dames trois & les valets deux",
)
def test_four_ranks_tell_points() -> None:
    told = {rank: points_of(cards=(Card(rank, Suit.CLUBS),)) for rank in Rank}
    marking = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
    assert told == {rank: marking.get(rank, 0) for rank in Rank}
    assert points_of(cards=cards("AS AH KD QC JH 2S")) == 19
    assert points_of(cards=PACK) == 56


@pytest.mark.quotes("bellecour.reversis.laws.9", "these numbers serve only to pay the Talon")
@pytest.mark.quotes("academie.reversis.laws.9", "ne servent seulement qu'à faire payer le talon")
@pytest.mark.quotes("bellecour.reversis.laws.10", "He who has the most Points in his Game")
@pytest.mark.quotes(
    "academie.reversis.laws.10", "le plus de points dans son jeu est celui qui paye le talon"
)
def test_the_most_points_pay_the_talon() -> None:
    won = (cards("AS 2S 3S 4S"), cards("KD QD JD 5D"), SMALL, NONE)
    assert [points_of(cards=it) for it in won] == [5, 9, 0, 0]
    assert pays_talon(won=won) == 1
    assert pays_talon(won=won[::-1]) == 2


@pytest.mark.quotes(
    "bellecour.reversis.laws.10", "in case of equality, it is the eldest Hand that pays it"
)
@pytest.mark.quotes(
    "academie.reversis.laws.10", "celui qui a la primauté est celui qui paye en cas d'égalité"
)
def test_of_equals_the_eldest_pays_the_talon() -> None:
    ace, king = cards("AS 2S 3S 4S"), cards("KS 2S 3S 4S")
    assert pays_talon(won=(ace, ace, SMALL, NONE)) == 0
    assert pays_talon(won=(king, ace, NONE, ace)) == 1


@pytest.mark.quotes("bellecour.reversis.laws.10", "He who has the most Points")
def test_by_the_rule_alone_he_who_makes_the_reverse_would_pay_the_talon() -> None:
    """Bellecour p. 166 line 10015 frees him: *has nothing to pay on account of the Talon*."""
    assert pays_talon(won=(NONE, NONE, PACK[:44], NONE)) == 2


@settings(max_examples=25)
@given(st.permutations(PACK), st.integers(4, 5), st.data())
def test_whoever_wins_the_talon_has_no_more_points_than_he_who_pays(
    dealt: list[Card], players: int, data: st.DataObject
) -> None:
    ends = sorted(data.draw(st.integers(0, 40)) for _ in range(players - 1))
    cuts = [0, *ends, 40]
    won = tuple(tuple(dealt[a:b]) for a, b in pairwise(cuts))
    points = [points_of(cards=it) for it in won]
    payer = pays_talon(won=won)
    assert points[payer] == max(points)
    assert payer == min(s for s, p in enumerate(points) if p == max(points))
    winner = wins_talon(won=won)
    assert points[winner] == min(points)
    assert not won[winner] or all(won)
