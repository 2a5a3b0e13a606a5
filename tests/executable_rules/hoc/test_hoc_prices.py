"""Hoc, hoc.12 and 19 to 28: what is paid for a Sequence and a Tricon."""

from __future__ import annotations

import pytest

from executable_rules.hoc.prices import (
    for_alike,
    for_quart_to_king,
    for_sequence,
    for_single_sequences,
    paid_in_all,
)
from executable_rules.hoc.terms import Game
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.results import Silence

SINGLE, DOUBLE = Game
KING, QUEEN, KNAVE = Rank.KING, Rank.QUEEN, Rank.KNAVE


@pytest.mark.quotes("bellecour.hoc.12", "He that has the best, telling also the least that he has")
@pytest.mark.quotes(
    "academie.hoc.12", "la premiére, qui vaut, fait valoir les moindres à celui qui l'a"
)
@pytest.mark.quotes(
    "bellecour.hoc.28",
    "by means of a high sequence may pass those that are inferior",
    "by means of a high Tricon, is paid for lower ones",
)
@pytest.mark.quotes(
    "academie.hoc.28",
    "au moyen d'une séquence haute, peut en faire passer des inférieures",
    "au moyen du plus haut tricon, s'en fait païer des moindres",
)
def test_the_best_makes_the_least_good() -> None:
    quart = for_sequence(cards=4, top=Rank.NINE)
    assert quart is not None
    least = for_single_sequences(number=1)
    assert least is not None
    assert paid_in_all(has_won=True, sum_due=quart, stakes=(least, least)) == 4
    tricons = [for_alike(rank=rank, card_count=3) for rank in (QUEEN, Rank.TWO)]
    assert paid_in_all(has_won=True, sum_due=tricons[0], stakes=(tricons[1],)) == 4
    assert paid_in_all(has_won=True, sum_due=tricons[0]) == 2


@pytest.mark.quotes(
    "bellecour.hoc.22",
    "for the quart to the king, though it is a single game; and six when it is a double one",
)
@pytest.mark.quotes(
    "academie.hoc.22",
    "trois jettons pour la quatriéme de roi, quoique le jeu ne soit que simple, & six quand",
)
def test_three_or_six_are_paid_for_the_quart_to_the_king() -> None:
    assert for_quart_to_king() == 3
    assert [for_quart_to_king(mode=game) for game in Game] == [3, 6]
    assert [for_sequence(cards=4, top=KING, game=game) for game in Game] == [3, 6]


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
