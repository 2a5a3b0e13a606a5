"""Médiateur: whole deals, from the cut to the tenth trick, and from each dealer to the next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mediateur.distributing import (
    deals_next,
    dealt_to_in_order,
    may_gather,
    menage,
    put_together,
)
from executable_rules.mediateur.favourite import shown_by_the_cut
from executable_rules.mediateur.order import takes_the_trick, tricks_of_a_deal
from executable_rules.mediateur.playing import may_be_played
from executable_rules.quadrille.mediateur_beasts import PLAYERS

PACKS = st.permutations(OMBRE_PACK).map(tuple)


def _hands(pack: tuple[Card, ...], dealer: int) -> dict[int, list[Card]]:
    """Ten cards to each, beginning on the right of the dealer, by three, four and three."""
    cards = list(pack)
    hands: dict[int, list[Card]] = {seat: [] for seat in range(PLAYERS)}
    for packet in (3, 4, 3):
        for seat in dealt_to_in_order(dealer=dealer):
            hands[seat] += cards[:packet]
            cards = cards[packet:]
    return hands


@pytest.mark.quotes(
    "academie.mediateur.preliminaries.19",
    "Il doit être fait à chaque coup dix mains ou levées",
    "lever & garder devant lui les quatre cartes",
)
@given(pack=PACKS, dealer=st.integers(0, PLAYERS - 1), trump=st.sampled_from(Suit))
def test_a_deal_that_is_played_out_has_ten_tricks_of_four_cards(
    pack: tuple[Card, ...], dealer: int, trump: Suit
) -> None:
    hands, leader = _hands(pack, dealer), next_player(dealer, PLAYERS)
    kept: dict[int, list[Card]] = {seat: [] for seat in range(PLAYERS)}
    for _ in range(tricks_of_a_deal()):
        trick: tuple[Card, ...] = ()
        for steps in range(PLAYERS):
            hand = hands[next_player(leader, PLAYERS, steps)]
            card = may_be_played(hand=tuple(hand), trick=trick, trump=trump)[-1]
            hand.remove(card)
            trick = (*trick, card)
        leader = takes_the_trick(trick=trick, trump=trump, seat=leader)
        kept[leader] += trick
    assert not any(hands.values())
    taken = [str(card) for cards in kept.values() for card in cards]
    assert sorted(taken) == sorted(map(str, OMBRE_PACK))


@pytest.mark.quotes(
    "academie.mediateur.dealing.11", "afin que celui qui doit s'en servir, le trouve à sa droite"
)
@pytest.mark.quotes("academie.mediateur.dealing.9", "doit prendre à sa droite un jeu")
@given(dealer=st.integers(0, PLAYERS - 1))
def test_the_pack_lies_ready_for_him_who_deals_next(dealer: int) -> None:
    done = menage(dealer=dealer)
    assert done.user == deals_next(dealer=dealer)
    # He who gathers sits on the right of him who is to use the cards.
    assert done.gatherer == next_player(done.user, PLAYERS)


@pytest.mark.quotes("academie.mediateur.dealing.12", "chacun fasse soi-même son ménage")
@given(dealer=st.integers(0, PLAYERS - 1))
def test_one_player_alone_gathers_the_cards(dealer: int) -> None:
    assert sum(may_gather(seat=seat, dealer=dealer) for seat in range(PLAYERS)) == 1


@pytest.mark.quotes(
    "academie.mediateur.dealing.7",
    "en mettant celle qui est restée sur la table sur celle qui a été enlevée",
)
@pytest.mark.quotes("academie.mediateur.preliminaries.13", "la carte qui s'y trouve la derniére")
@given(pack=PACKS, card_count=st.integers(1, len(OMBRE_PACK) - 1))
def test_the_card_that_the_cut_shows_comes_to_the_bottom(
    pack: tuple[Card, ...], card_count: int
) -> None:
    together = put_together(pack=pack, card_count=card_count)
    assert together[-1] == shown_by_the_cut(pack=pack, card_count=card_count)
    assert sorted(map(str, together)) == sorted(map(str, pack))
