"""Reversis: Quinola, the Talon, and what is paid."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Verdict
from executable_rules.reversis.quinola import wins_the_party
from executable_rules.reversis.settling import ace_in_renounce, quinola_keeps, wrong_deal
from executable_rules.reversis.talon import pays_talon, points_of, wins_talon
from executable_rules.reversis.terms import PACK, Winnings


@pytest.mark.quotes("bellecour.reversis.laws.3", "The Knave of Hearts is the principal Card")
@pytest.mark.quotes(
    "academie.reversis.laws.3", "Le valet de cœur est la principale carte de ce Jeu"
)
def test_no_card_but_the_knave_of_hearts_is_quinola() -> None:
    winning = [c for c in pack() if wins_the_party(card=c, suit_led=Suit.SPADES, pool=5).box == 5]
    assert winning == [Card(Rank.KNAVE, Suit.HEARTS)]


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


@settings(max_examples=25)
@given(st.permutations(PACK), st.integers(4, 5), st.data())
def test_whoever_wins_the_talon_has_no_more_points_than_he_who_pays(
    dealt: list[Card], players: int, data: st.DataObject
) -> None:
    ends = sorted(data.draw(st.integers(0, 40)) for _ in range(players - 1))
    cuts = [0, *ends, 40]
    won = tuple(tuple(dealt[a:b]) for a, b in pairwise(cuts))
    points = [points_of(cards=it) for it in won]
    payer = pays_talon(hands_won=won)
    assert points[payer] == max(points)
    assert payer == min(s for s, p in enumerate(points) if p == max(points))
    winner = wins_talon(hands_won=won)
    assert points[winner] == min(points)
    assert not won[winner] or all(won)


@pytest.mark.quotes(
    "bellecour.reversis.laws.15",
    "he that may have play'd the Quinola in renounce in that Deal wins nothing",
    "this is call'd making the Reverse",
)
@pytest.mark.quotes(
    "academie.reversis.laws.15",
    "celui qui auroit jetté le Quinola en renonce pendant ce coup, ne gagneroit rien",
)
def test_in_a_reverse_quinola_wins_nothing() -> None:
    won = Winnings(box=20, from_one=2)
    assert quinola_keeps(due_won=won, was_made=True) == Winnings()
    assert quinola_keeps(due_won=won, was_made=False) == won


@pytest.mark.quotes(
    "bellecour.reversis.laws.16",
    "He who plays an Ace in renounce, on another Suit, wins one or two Counters, as is agreed",
    "the double for the Ace of Hearts",
)
@pytest.mark.quotes(
    "academie.reversis.laws.16",
    "Celui qui jette un as en renonce sur une autre couleur, gagne un ou deux jettons",
    "le double pour l'as de cœur",
)
def test_an_ace_in_renounce_wins_one_or_two_and_that_of_hearts_the_double() -> None:
    for suit, led in product(Suit, repeat=2):
        ace = Card(Rank.ACE, suit)
        times = 0 if led is suit else 2 if suit is Suit.HEARTS else 1
        assert ace_in_renounce(card=ace, suit_led=led, sum_agreed=1) == Winnings(from_one=times)
        assert ace_in_renounce(card=ace, suit_led=led, sum_agreed=2) == Winnings(from_one=2 * times)
    for wrong in (0, 3):
        with pytest.raises(ValueError, match=f"agreed={wrong}"):
            ace_in_renounce(card=ace, suit_led=Suit.SPADES, sum_agreed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="card=KS"):
        ace_in_renounce(card=Card.parse("KS"), suit_led=Suit.HEARTS, sum_agreed=1)


@pytest.mark.quotes("bellecour.reversis.laws.18", "When the Pack is false")
@pytest.mark.quotes("academie.reversis.laws.18", "Lorsque le Jeu est faux")
def test_a_false_pack_is_dealt_again() -> None:
    assert wrong_deal(cards=PACK[::-1]) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(cards=pack()) is Verdict.DEAL_AGAIN
    assert wrong_deal(cards=(*PACK[1:], PACK[1])) is Verdict.DEAL_AGAIN
    entire = (12, 12, 12, 13)
    assert wrong_deal(cards=pack(), hand_sizes=entire, is_agreed=True) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(hand_sizes=entire, is_agreed=True) is Verdict.DEAL_AGAIN
    ten_for_nine = (*PACK[:-1], *cards("10S"))
    assert wrong_deal(cards=ten_for_nine) is Verdict.DEAL_AGAIN
