"""Hoc, hoc.12 and 19 to 28: what is paid for a Sequence and a Tricon."""

from __future__ import annotations

import pytest

from executable_rules.hoc.prices import (
    for_alike,
    for_sequence,
)
from executable_rules.hoc.terms import Game
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.results import Silence

SINGLE, DOUBLE = Game
KING, QUEEN, KNAVE = Rank.KING, Rank.QUEEN, Rank.KNAVE


@pytest.mark.example("hoc.prices-of-sequences")
@pytest.mark.quotes("bellecour.hoc.20", "receives two counters; and the same is paid to him")
@pytest.mark.quotes("bellecour.hoc.22", "Three counters are paid, for the quart to the king")
@pytest.mark.quotes("bellecour.hoc.23", "is paid three counters when it is a single game")
@pytest.mark.quotes("bellecour.hoc.24", "receives from each player four counters")
def test_the_prices_of_the_sequences_rise_with_them() -> None:
    sequences = [(3, QUEEN), (3, KING), (4, KNAVE), (4, KING), (5, QUEEN), (5, KING), (6, KING)]
    single = [for_sequence(cards=cards, top=top) for cards, top in sequences]
    double = [for_sequence(cards=cards, top=top, game=DOUBLE) for cards, top in sequences]
    assert single == [1, 2, 2, 3, 3, 4, 4]
    assert double == [Silence.NOT_SAID, 4, 4, 6, 6, 8, 8]


@pytest.mark.example("hoc.quart-to-the-queen")
@pytest.mark.quotes("bellecour.hoc.20", "a quart to some card which he may have, up to the knave")
@pytest.mark.quotes("bellecour.hoc.22", "for the quart to the king")
@pytest.mark.quotes("academie.hoc.20", "quelque carte que ce puisse être jusqu'au valet")
@pytest.mark.quotes("academie.hoc.22", "pour la quatriéme de roi")
def test_the_quart_to_the_queen_has_no_price() -> None:
    priced = {top: for_sequence(cards=4, top=top) for top in (KNAVE, QUEEN, KING)}
    assert priced == {KNAVE: 2, QUEEN: Silence.NOT_SAID, KING: 3}
    for cards in (6, 7):
        assert for_sequence(cards=cards, top=QUEEN) is Silence.NOT_SAID


@pytest.mark.example("hoc.tricon-printed-trick")
@pytest.mark.quotes("bellecour.hoc.25", "he that wins the trick, draws two counters")
@pytest.mark.quotes("academie.hoc.25", "celui qui gagne le tricon tire deux jettons")
def test_the_english_prints_trick_for_tricon() -> None:
    tricons = {for_alike(rank=rank, card_count=3) for rank in Rank if rank is not KING}
    assert tricons == {2}
