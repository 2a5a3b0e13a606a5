"""Mouche: dealing and playing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie import playing as beast
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit, cards, pack
from executable_rules.mechanics.results import Forfeit
from executable_rules.mouche.dealing import (
    HAND,
    Puts,
    leads,
    pack_played_with,
    puts_his_cards,
    serves,
)
from executable_rules.mouche.playing import (
    draws,
    elder_wins,
    pays_to_mouche,
    placed_by_dealer,
    plays,
    point,
)

HELD = cards("KS 9S AH 7D 8C")


@pytest.mark.example("mouche.packs-that-serve")
@pytest.mark.quotes(
    "bellecour.mouche.5",
    "in short, according as the number of Players are",
)
@pytest.mark.quotes(
    "academie.mouche.5",
    "enfin l'on doit à proportion qu'on est de Joueurs",
)
def test_the_packs_of_three_and_six_serve_and_that_of_piquet_serves_four_no_more() -> None:
    for sevens_out in (False, True):
        three = pack_played_with(players=3, is_agreed=sevens_out)
        assert isinstance(three, tuple) and serves(pack_size=len(three), players=3)
    six = pack_played_with(players=6)
    assert isinstance(six, tuple) and serves(pack_size=len(six), players=6)
    assert not serves(pack_size=len(PIQUET_PACK), players=4)


@pytest.mark.quotes("bellecour.mouche.6", "by that means you have the first Lead")
@pytest.mark.quotes("academie.mouche.6", "l'on joue par telle couleur qu'on veut")
def test_the_eldest_leads_first_and_what_suit_he_will() -> None:
    for players in range(3, 7):
        for dealer in range(players):
            led = [leads(seat=s, dealer=dealer, players=players, hand=HELD) for s in range(players)]
            assert [s for s in range(players) if led[s]] == [(dealer + 1) % players]
            assert led[(dealer + 1) % players] == HELD
    for seat, dealer, players in [(3, 0, 3), (-1, 0, 3), (0, 3, 3), (0, 0, 2), (0, 0, 7)]:
        with pytest.raises(ValueError, match="cannot be"):
            leads(seat=seat, dealer=dealer, players=players, hand=HELD)


@given(players=st.integers(3, 6), many=st.integers(1, 52))
def test_a_pack_serves_when_it_has_eight_for_each_and_one(players: int, many: int) -> None:
    assert serves(pack_size=many, players=players) is (many >= 8 * players + 1)


@given(st.permutations(PIQUET_PACK[:20]), st.integers(0, 5), st.sampled_from(Suit))
@settings(max_examples=40)
def test_every_trick_of_the_beasts_pack_is_played_as_there(
    dealt: list[Card], lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:5]), tuple(dealt[5 : 5 + lying])
    told = beast.plays(hand=hand, trick=trick, trump=trump)
    assert plays(hand=hand, trick=trick, trump=trump) == told
    assert told and set(told) <= set(hand)


@pytest.mark.example("mouche.a-counter-for-each-trick")
@pytest.mark.quotes("bellecour.mouche.18", "each Trick that is won, draws a Counter")
@pytest.mark.quotes(
    "academie.mouche.18",
    "chaque main qu'on léve, vaut un jetton à celui qui la fait, & qui tire le jeu",
)
@pytest.mark.quotes("bellecour.mouche.12", "as many Counters as there are players")
@pytest.mark.quotes("academie.mouche.12", "autant de marques qu'on est de Joueurs")
def test_the_mouche_of_the_deal_comes_out_with_five_players_alone() -> None:
    drawn = draws(tricks=HAND)
    left = {players: placed_by_dealer(players=players) - drawn for players in range(3, 7)}
    assert left == {3: -2, 4: -1, 5: 0, 6: 1}


@pytest.mark.example("mouche.cards-laid-down")
@pytest.mark.quotes("bellecour.mouche.25", "they that have laid down their Cards")
@pytest.mark.quotes("academie.mouche.25", "ceux qui n'ont pas mis leur jeu bas")
@pytest.mark.quotes("bellecour.mouche.15", "puts his Cards with the Discards")
@pytest.mark.quotes("academie.mouche.15", "met son jeu avec les écarts")
def test_it_is_those_who_have_not_laid_down_their_cards_that_pay() -> None:
    for stand in (False, True):
        laid_down = puts_his_cards(plays_game=stand, has_discarded=True) is not Puts.KEEPS
        assert (pays_to_mouche(plays_game=stand, pool=5) == Forfeit(5)) is not laid_down


FLUSHES = st.sampled_from(Suit).flatmap(
    lambda suit: st.permutations([c for c in pack() if c.suit is suit]).map(lambda c: tuple(c[:5]))
)


@given(FLUSHES, FLUSHES, st.sampled_from(Suit))
def test_one_of_two_mouches_wins_whoever_is_elder(
    one: tuple[Card, ...], other: tuple[Card, ...], trump: Suit
) -> None:
    if {*one} & {*other}:
        return
    first = elder_wins(elder_hand=one, younger_hand=other, trump=trump)
    second = elder_wins(elder_hand=other, younger_hand=one, trump=trump)
    in_trumps = (one[0].suit is trump, other[0].suit is trump)
    equal = in_trumps[0] is in_trumps[1] and point(hand=one) == point(hand=other)
    assert (first and second) if equal else first is not second
