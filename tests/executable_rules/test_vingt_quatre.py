"""Vingt-Quatre: the packs, what counts, the Imperials and the party."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.deals import stock_left
from executable_rules.vingt_quatre import (
    UpTo,
    Way,
    cards_by_players,
    cards_by_two,
    counts_at_the_virade,
    dealt_to_each,
)


@pytest.mark.example("vingt-quatre.packs")
@pytest.mark.quotes("bellecour.vingt-quatre.3", "the three lowest Cards of each Suit are laid out")
@pytest.mark.quotes(
    "academie.vingt-quatre.3",
    "il faudra ôter lorsqu'on joue à trois, les trois derniéres espéces de cartes",
)
@pytest.mark.quotes("bellecour.vingt-quatre.1", "all the small Cards are made use of")
def test_by_three_the_lowest_three_of_each_suit_are_laid_out() -> None:
    packs = {players: cards_by_players(players=players) for players in (3, 4, 5)}
    assert {n: len(held) for n, held in packs.items() if held} == {3: 40, 4: 52, 5: 52}
    left = {n: stock_left(len(p), n, dealt_to_each(players=n)) for n, p in packs.items() if p}
    assert left == {3: 4, 4: 4, 5: 2}
    assert packs[3] is not None
    assert {card.rank for card in packs[3]} == set(Rank) - {Rank.ACE, Rank.TWO, Rank.THREE}
    assert cards_by_players(players=2) is None


@pytest.mark.example("vingt-quatre.up-to-the-five")
@pytest.mark.quotes(
    "bellecour.vingt-quatre.4",
    "all the small Cards up to the five are laid out, beginning with the Ace",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.4", "toutes les petites jusqu'aux cinq, en commençant par les as"
)
def test_by_two_the_fives_are_in_or_out() -> None:
    packs = {up_to: cards_by_two(reading=up_to) for up_to in UpTo}
    assert {up_to: len(held) for up_to, held in packs.items()} == {
        UpTo.FIVES_OUT: 32,
        UpTo.FIVES_IN: 36,
    }
    assert {up_to: stock_left(len(held), 2, 12) for up_to, held in packs.items()} == {
        UpTo.FIVES_OUT: 8,
        UpTo.FIVES_IN: 12,
    }
    for up_to, lowest in ((UpTo.FIVES_OUT, 6), (UpTo.FIVES_IN, 5)):
        ranks = {card.rank for card in packs[up_to]}
        assert ranks == {rank for rank in Rank if rank.value >= lowest}


@pytest.mark.example("vingt-quatre.virade-by-two")
@pytest.mark.quotes("bellecour.vingt-quatre.4", "all the small Cards up to the five are laid out")
@pytest.mark.quotes("bellecour.vingt-quatre.6", "Ace, Two, Three, Four and Five, count at the")
@pytest.mark.quotes("academie.vingt-quatre.4", "toutes les petites jusqu'aux cinq")
@pytest.mark.quotes("academie.vingt-quatre.6", "les cinq premiéres cartes qui sont l'as")
def test_by_two_hardly_a_card_is_left_that_counts_at_the_point() -> None:
    left = {
        up_to: {
            card.rank for card in held if counts_at_the_virade(rank=card.rank, way_agreed=Way.POINT)
        }
        for up_to, held in ((up_to, cards_by_two(reading=up_to)) for up_to in UpTo)
    }
    assert left == {UpTo.FIVES_OUT: set(), UpTo.FIVES_IN: {Rank.FIVE}}
