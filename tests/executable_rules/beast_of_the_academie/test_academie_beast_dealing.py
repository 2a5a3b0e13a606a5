"""The Beast of the Academy: players, pack, order, deal, turn, misdeal, false pack."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.dealing import (
    HAND,
    curieuse,
    may_deal_by,
    pack_played_with,
    turns_up,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit

MANNERS = {(2, 2, 1), (2, 3), (3, 2), (2, 1, 2)}


@pytest.mark.example("beast.packs")
@pytest.mark.quotes(
    "bellecour.beast.2",
    "in that case, the Pack must consist of thirty-six Cards",
)
@pytest.mark.quotes(
    "academie.beast.2",
    "en ce cas il faut que le jeu soit composé de trente-six cartes",
)
@pytest.mark.quotes(
    "bellecour.beast.3",
    "When there are seven Players, the Pack consists as we have said, of thirty-six "
    "Cards, which include all from the King to the Six; the same Pack serves for the "
    "party of six Players: but when they are five, the Pack is only thirty-two, as at "
    "Piquet, and when four or three, it is of twenty-eight only, for the Sevens are "
    "thrown out",
)
@pytest.mark.quotes(
    "academie.beast.3",
    "Le jeu de cartes avec lequel on joue la Bête, lorsque l'on joue à sept, est de "
    "trente-six cartes, comme il a été déja dit, qui sont depuis le roi jusqu'au six: "
    "il est le même lorsque l'on joue à six; mais lorsque l'on joue à cinq, il est de "
    "trente-deux comme le jeu de Piquet, & à quatre & trois, il est de vingt-huit, "
    "parce que l'on ôte les sept",
)
def test_the_pack_by_the_number_of_players() -> None:
    sizes = {players: len(pack_played_with(players=players)) for players in range(3, 8)}
    assert sizes == {7: 36, 6: 36, 5: 32, 4: 28, 3: 28}
    assert pack_played_with(players=5) == PIQUET_PACK
    assert Card(Rank.SIX, Suit.HEARTS) in pack_played_with(players=7)
    assert not [c for c in pack_played_with(players=4) if c.rank is Rank.SEVEN]
    assert all(Card(Rank.ACE, Suit.CLUBS) in pack_played_with(players=n) for n in range(3, 8))
    # Every pack serves: five for each and at least one card over.
    assert {n: size - HAND * n for n, size in sizes.items()} == {7: 1, 6: 6, 5: 7, 4: 8, 3: 13}
    for players in (2, 8):
        with pytest.raises(ValueError, match="players"):
            pack_played_with(players=players)


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
