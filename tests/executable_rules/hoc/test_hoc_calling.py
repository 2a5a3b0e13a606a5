"""Hoc, hoc.8 to 11, 13 to 18, 29 and 38: Point, Sequence and Tricon, and the revy."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.hoc.calling import best_point, best_sequence, is_single, may_revy, renvie
from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.results import Silence


@pytest.mark.example("hoc.revy-of-twenty")
@pytest.mark.quotes("bellecour.hoc.9", "going on to twenty; at least you can if you choose it")
@pytest.mark.quotes("academie.hoc.9", "en montant toujours de vingt; l'on peut de moins")
def test_the_two_books_agree_up_to_twenty_in_all() -> None:
    for before, revy in product(range(1, 22), repeat=2):
        english, french = (
            may_revy(earlier_revys=(before,), bid=revy),
            renvie(earlier_revys=(before,), bid=revy),
        )
        assert french is (revy <= 20)
        assert english is (Silence.NOT_SAID if french and before + revy > 20 else french)


@pytest.mark.example("hoc.single-sequences")
@pytest.mark.quotes(
    "bellecour.hoc.17",
    "The highest single sequence is Queen, Knave and Ten, and the lowest, Ace, Two and Three",
)
@pytest.mark.quotes(
    "academie.hoc.17",
    "dame, valet & dix est la plus forte séquence simple, & la derniére est as, deux & trois",
)
def test_single_sequences_go_from_ace_two_three_to_the_queen() -> None:
    suit = [Card(rank, Suit.CLUBS) for rank in Rank]
    threes = [tuple(suit[at : at + 3]) for at in range(11)]
    single = [three for three in threes if is_single(run=three)]
    assert (single[0], single[-1]) == (cards("AC 2C 3C"), cards("10C JC QC"))
    assert len(single) == 10
    higher = all(best_sequence(hands=(one, _hearts(it))) == 0 for it, one in pairwise(single))
    assert higher


def _hearts(run: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card(card.rank, Suit.HEARTS) for card in run)


DECK = pack()


@given(st.lists(st.integers(0, 51), min_size=24, max_size=24, unique=True))
def test_who_has_the_best_does_not_hang_on_the_places(order: list[int]) -> None:
    one, other = (tuple(DECK[number] for number in half) for half in (order[:12], order[12:]))
    for best in (best_point, best_sequence):
        there, back = best(hands=(one, other)), best(hands=(other, one))
        assert back == (1 - there if isinstance(there, int) else there)
