"""Hoc, hoc.12 and 19 to 28: what is paid for a Sequence and a Tricon."""

from __future__ import annotations

from itertools import combinations

import pytest

from executable_rules.hoc.calling import Draws
from executable_rules.hoc.prices import (
    for_alike,
    for_quart_to_king,
    for_quint,
    for_quint_to_king,
    for_sequence,
    for_single_sequences,
    for_tierce_or_quart,
    game_after,
    paid_in_all,
    wins_after_all_passed,
)
from executable_rules.hoc.terms import Game, Part
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.results import Silence

SINGLE, DOUBLE = Game
KING, QUEEN, KNAVE = Rank.KING, Rank.QUEEN, Rank.KNAVE


@pytest.mark.quotes(
    "bellecour.hoc.12",
    "receives a Counter from each player, for each single Sequence that he has in his hand",
)
@pytest.mark.quotes(
    "academie.hoc.12",
    "tire un jetton de chaque Joueur pour chaque séquence simple qu'il a en main",
)
def test_a_counter_is_paid_for_each_single_sequence() -> None:
    assert [for_single_sequences(singles=singles) for singles in (0, 1, 2, 5)] == [0, 1, 2, 5]
    for singles in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            for_single_sequences(singles=singles)


@pytest.mark.quotes("bellecour.hoc.12", "When there is no Revy, and it is a single game")
@pytest.mark.quotes("academie.hoc.12", "Quand il n'y a point de renvi, & que le jeu est simple")
def test_of_a_revy_and_of_a_double_game_that_place_does_not_speak() -> None:
    assert for_single_sequences(singles=1, revied=False, game=SINGLE) == 1
    assert for_single_sequences(singles=1, revied=True) is Silence.NOT_SAID
    assert for_single_sequences(singles=1, game=DOUBLE) is Silence.NOT_SAID


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
    least = for_single_sequences(singles=1)
    assert least is not None
    assert paid_in_all(wins=True, best=quart, inferior=(least, least)) == 4
    tricons = [for_alike(rank=rank, cards=3) for rank in (QUEEN, Rank.TWO)]
    assert paid_in_all(wins=True, best=tricons[0], inferior=(tricons[1],)) == 4
    assert paid_in_all(wins=True, best=tricons[0]) == 2


@pytest.mark.quotes("bellecour.hoc.28", "provided always that he who has them wins")
@pytest.mark.quotes("academie.hoc.28", "on ne paie les jettons qu'à celui qui gagne")
def test_he_who_does_not_win_is_paid_nothing() -> None:
    assert paid_in_all(wins=False, best=8, inferior=(2,)) == 0
    assert paid_in_all(wins=True, best=8, inferior=(2,)) == 10
    for best, inferior in ((0, ()), (2, (0,))):
        with pytest.raises(ValueError, match="price"):
            paid_in_all(wins=True, best=best, inferior=inferior)


@pytest.mark.quotes(
    "bellecour.hoc.19",
    "If by chance they pass the Point, Sequence and Tricon",
    "the stake is double for the next deal",
)
@pytest.mark.quotes(
    "academie.hoc.19",
    "l'on passe du point de la séquence & du tricon",
    "on double l'enjeu pour le coup suivant",
)
def test_only_when_all_three_are_passed_the_next_deal_is_double() -> None:
    for number in range(4):
        for passed in combinations(Part, number):
            assert game_after(passed=frozenset(passed)) is (DOUBLE if number == 3 else SINGLE)


@pytest.mark.quotes(
    "bellecour.hoc.19",
    "he that wins, wins double",
    "draws besides that, a counter from each player",
)
@pytest.mark.quotes(
    "academie.hoc.19",
    "celui qui gagne, gagne double",
    "tire outre cela un jetton de chaque Joueur",
)
def test_after_that_he_wins_double_and_a_counter_of_each() -> None:
    assert wins_after_all_passed(stake=3) == Draws(board=6, each=1)
    assert wins_after_all_passed(stake=1) == Draws(board=2, each=1)
    with pytest.raises(ValueError, match="stake"):
        wins_after_all_passed(stake=0)


@pytest.mark.quotes(
    "bellecour.hoc.20",
    "a sequence or tierce to the king, altho' the stake is only single",
    "receives two counters",
)
@pytest.mark.quotes(
    "academie.hoc.20",
    "séquence ou tierce de roi, quoique l'enjeu ne soit que simple, on en paie deux",
)
def test_two_are_paid_for_the_tierce_to_the_king() -> None:
    assert for_tierce_or_quart(cards=3, top=KING) == 2
    assert for_tierce_or_quart(cards=3, top=QUEEN) is Silence.NOT_SAID


@pytest.mark.quotes("bellecour.hoc.20", "a quart to some card which he may have, up to the knave")
@pytest.mark.quotes(
    "academie.hoc.20", "une quatriéme de quelque carte que ce puisse être jusqu'au valet"
)
def test_two_are_paid_for_a_quart_up_to_the_knave() -> None:
    tops = [rank for rank in Rank if rank.value >= 4]
    paid = [for_tierce_or_quart(cards=4, top=top) for top in tops]
    assert paid == [2] * 8 + [Silence.NOT_SAID, Silence.NOT_SAID]
    for cards, top in ((2, QUEEN), (5, QUEEN), (3, Rank.TWO), (4, Rank.THREE)):
        with pytest.raises(ValueError, match="cannot be"):
            for_tierce_or_quart(cards=cards, top=top)
    assert for_tierce_or_quart(cards=3, top=Rank.THREE) is Silence.NOT_SAID


@pytest.mark.quotes("bellecour.hoc.21", "if the game is double, each player pays four")
@pytest.mark.quotes("academie.hoc.21", "Si le jeu est double, on en paie chacun quatre")
def test_in_a_double_game_each_pays_four_for_these() -> None:
    assert for_tierce_or_quart(cards=3, top=KING, game=DOUBLE) == 4
    assert for_tierce_or_quart(cards=4, top=KNAVE, game=DOUBLE) == 4
    assert for_tierce_or_quart(cards=4, top=KNAVE, game=SINGLE) == 2


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
    assert [for_quart_to_king(game=game) for game in Game] == [3, 6]
    assert [for_sequence(cards=4, top=KING, game=game) for game in Game] == [3, 6]


@pytest.mark.quotes(
    "bellecour.hoc.23",
    "three counters when it is a single game, and six when it is double",
)
@pytest.mark.quotes(
    "academie.hoc.23",
    "trois jettons à celui qui gagne la séquence avec une quinte",
    "six lorsque le jeu est double",
)
def test_three_or_six_are_paid_for_a_quint() -> None:
    assert for_quint() == 3
    assert [for_quint(game=game) for game in Game] == [3, 6]


@pytest.mark.quotes(
    "bellecour.hoc.24",
    "although the stake should be single, receives from each player four counters",
    "eight if it is double",
)
@pytest.mark.quotes(
    "academie.hoc.24", "gagne de chaque Joueur quatre jettons, & huit si le jeu est double"
)
def test_four_or_eight_are_paid_for_the_quint_to_the_king() -> None:
    assert for_quint_to_king() == 4
    assert [for_quint_to_king(game=game) for game in Game] == [4, 8]


@pytest.mark.quotes("bellecour.hoc.24", "no more is paid for the Sixiemes, &c")
@pytest.mark.quotes("academie.hoc.24", "on ne paie pas davantage pour les sixiémes, &c")
def test_no_more_is_paid_for_six_cards_and_longer() -> None:
    assert {for_quint_to_king(cards=cards) for cards in range(5, 14)} == {4}
    assert for_quint_to_king(cards=6, game=DOUBLE) == 8
    for cards in (4, 14):
        with pytest.raises(ValueError, match="from 5 to 13"):
            for_quint_to_king(cards=cards)


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


@pytest.mark.quotes(
    "bellecour.hoc.25", "draws two counters from each player, and when it is double four"
)
@pytest.mark.quotes(
    "academie.hoc.25", "tire deux jettons de chaque Joueur, & lorsqu'il est double, quatre"
)
def test_a_tricon_draws_two_or_four_of_each() -> None:
    for rank in (Rank.ACE, Rank.TEN, QUEEN):
        assert for_alike(rank=rank, cards=3) == 2
        assert for_alike(rank=rank, cards=3, game=DOUBLE) == 4


@pytest.mark.example("hoc.tricon-printed-trick")
@pytest.mark.quotes("bellecour.hoc.25", "he that wins the trick, draws two counters")
@pytest.mark.quotes("academie.hoc.25", "celui qui gagne le tricon tire deux jettons")
def test_the_english_prints_trick_for_tricon() -> None:
    tricons = {for_alike(rank=rank, cards=3) for rank in Rank if rank is not KING}
    assert tricons == {2}


@pytest.mark.quotes(
    "bellecour.hoc.26", "Four counters are paid for three kings when the game is single"
)
@pytest.mark.quotes(
    "academie.hoc.26", "On en paie quatre pour trois rois, lorsque le jeu est simple"
)
def test_four_are_paid_for_three_kings() -> None:
    assert for_alike(rank=KING, cards=3) == 4


@pytest.mark.quotes(
    "bellecour.hoc.26",
    "the same for four queens, four knaves, &c. and the double when the game is double",
)
@pytest.mark.quotes(
    "academie.hoc.26",
    "autant pour quatre dames, quatre valets, &c. Et l'on double lorsque le jeu est double",
)
def test_four_are_paid_for_four_of_another_rank_and_eight_when_double() -> None:
    for rank in (QUEEN, KNAVE, Rank.ACE):
        assert [for_alike(rank=rank, cards=4, game=game) for game in Game] == [4, 8]
    assert for_alike(rank=KING, cards=3, game=DOUBLE) == 8


@pytest.mark.example("hoc.prices-of-cards-alike")
@pytest.mark.quotes(
    "bellecour.hoc.27", "a single game is worth eight counters, and at a double one sixteen"
)
@pytest.mark.quotes(
    "academie.hoc.27", "Quatre rois au jeu simple en valent huit, & au jeu double, seize"
)
def test_four_kings_are_worth_eight_or_sixteen() -> None:
    assert [for_alike(rank=KING, cards=4, game=game) for game in Game] == [8, 16]
    for cards in (2, 5):
        with pytest.raises(ValueError, match="from 3 to 4"):
            for_alike(rank=KING, cards=cards)
