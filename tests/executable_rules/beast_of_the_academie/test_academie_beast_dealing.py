"""The Beast of the Academy: players, pack, order, deal, turn, misdeal, false pack."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.dealing import (
    curieuse,
    may_deal_by,
    pack_played_with,
    turns_up,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card

MANNERS = {(2, 2, 1), (2, 3), (3, 2), (2, 1, 2)}


@pytest.mark.quotes(
    "bellecour.beast.7",
    "he then deals to each, five Cards, either by twice two and one, or by two and "
    "three, or three and two; or lastly, by two, one and two; that depending entirely "
    "on his inclination",
)
@pytest.mark.quotes(
    "academie.beast.7",
    "il en distribue cinq à chaque Joueur qu'il donne par deux fois deux & par une "
    "ensuite, ou bien par deux ou trois, ou, trois & deux, ou bien enfin, par deux & "
    "par une ensuite: & aprés cela deux encore; cela dépend de la volonté de celui qui "
    "donne",
)
def test_the_four_manners_of_dealing() -> None:
    made = {p for n in range(1, 6) for p in product(range(1, 6), repeat=n) if sum(p) in (4, 5, 6)}
    assert {packets for packets in made if may_deal_by(packets=packets)} == MANNERS


@pytest.mark.quotes(
    "bellecour.beast.9",
    "After the Dealer has given five Cards to each Player, and taken as many to "
    "himself, he turns the upper Card of the Stock, and leaves it turned, on the middle "
    "of the table, and that Card is the Trump",
)
@pytest.mark.quotes(
    "academie.beast.9",
    "Aprés que celui qui mêle, a donné cinq cartes à chaque joueur, & qu'il en a pris "
    "autant pour lui, il tourne la premiére carte du dessus du talon, qu'il laisse "
    "retournée sur ledit talon au milieu de la table, & c'est cette carte retournée qui "
    "fait la Triomphe",
)
def test_the_upper_card_of_the_stock_is_turned_up() -> None:
    for players in range(3, 7):
        cut = pack_played_with(players=players)
        assert turns_up(pack=cut, players=players) == cut[5 * players]
    with pytest.raises(ValueError, match="28 cards"):
        turns_up(pack=PIQUET_PACK, players=4)
    with pytest.raises(ValueError, match="32 cards"):
        turns_up(pack=(*PIQUET_PACK[:-1], PIQUET_PACK[0]), players=5)
    with pytest.raises(ValueError, match="32 cards"):
        turns_up(pack=(*PIQUET_PACK, PIQUET_PACK[0]), players=5)


@pytest.mark.example("beast.seven-players")
@pytest.mark.quotes(
    "bellecour.beast.2",
    "and he that deals is to turn up the last Card but one, which is one of his own, "
    "leaving the last Card for the Curieuse",
)
@pytest.mark.quotes(
    "academie.beast.2",
    "que celui qui mêle, tourne l'avant-derniére carte qui fait partie de celle de son "
    "jeu, laissant la derniére pour la Curieuse",
)
def test_of_seven_players_the_dealers_last_card_is_turned_up() -> None:
    cut = pack_played_with(players=7)
    assert turns_up(pack=cut, players=7) == cut[34] == cut[-2]
    assert curieuse(pack=cut, players=7) == cut[35] == cut[-1]
    # By whatever packets, the dealer's are the last: his five end with the thirty-fifth card.
    for packets in MANNERS:
        seats = [seat for many in packets for seat in range(1, 8) for _ in range(many)]
        assert len(seats) == 35 and seats[34] == 7


@pytest.mark.quotes("bellecour.beast.2", "which is the last Card of the Game")
@pytest.mark.quotes("academie.beast.2", "qui est la carte de dessous tout le jeu")
def test_the_curieuse_is_the_last_card() -> None:
    for players in range(3, 8):
        cut = pack_played_with(players=players)
        assert curieuse(pack=cut, players=players) == cut[-1]
    with pytest.raises(ValueError, match="28 cards"):
        curieuse(pack=PIQUET_PACK, players=3)


@given(st.integers(3, 7).flatmap(lambda n: st.permutations(pack_played_with(players=n))))
def test_the_card_turned_up_is_never_the_curieuse(cut: list[Card]) -> None:
    for players in range(3, 8):
        if len(pack_played_with(players=players)) == len(cut):
            turned = turns_up(pack=tuple(cut), players=players)
            assert turned != curieuse(pack=tuple(cut), players=players)
