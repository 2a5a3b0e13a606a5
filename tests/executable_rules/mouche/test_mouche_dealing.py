"""La Mouche: players, pack, deal, taking in and standing, misdeal and false pack."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Rank, cards, pack
from executable_rules.mechanics.results import Ruling, Silence, Verdict
from executable_rules.mouche.dealing import (
    Manner,
    Puts,
    Turned,
    deals_wrong,
    dealt_by,
    faced_card,
    false_pack,
    leads,
    may_be_played_by,
    may_take_in,
    pack_played_with,
    puts_his_cards,
    serves,
    stands,
    takes_in_after,
    turns_up,
)

HELD = cards("KS 9S AH 7D 8C")


@pytest.mark.quotes("bellecour.mouche.2", "from three to six Players")
@pytest.mark.quotes("academie.mouche.2", "depuis trois jusqu'à six")
def test_three_to_six_play() -> None:
    assert [n for n in range(10) if may_be_played_by(players=n)] == [3, 4, 5, 6]


@pytest.mark.quotes("bellecour.mouche.3", "many Players even throw out the Sevens")
@pytest.mark.quotes(
    "academie.mouche.3",
    "il ne faut qu'un jeu de carte, comme au Piquet; plusieurs Joueurs même ôtent encore les Sept",
)
def test_three_play_with_a_piquet_pack_or_without_its_sevens() -> None:
    assert pack_played_with(players=3) == PIQUET_PACK
    without = pack_played_with(players=3, sevens_out=True)
    assert without is not None and len(without) == 28
    assert set(PIQUET_PACK) - set(without) == {c for c in PIQUET_PACK if c.rank is Rank.SEVEN}
    for players in (4, 5, 6):
        with pytest.raises(ValueError, match="three players alone"):
            pack_played_with(players=players, sevens_out=True)


@pytest.mark.quotes("bellecour.mouche.4", "in the second case all the small Cards are necessary")
@pytest.mark.quotes(
    "academie.mouche.4", "nécessaire que le jeu soit composé de toutes les petites cartes"
)
def test_six_play_with_all_the_small_cards() -> None:
    assert pack_played_with(players=6) == pack()
    assert pack_played_with(players=4) is Silence.NOT_SAID
    assert pack_played_with(players=5) is Silence.NOT_SAID
    for players in (2, 7):
        with pytest.raises(ValueError, match="players"):
            pack_played_with(players=players)


@pytest.mark.quotes(
    "bellecour.mouche.5",
    "a sufficient number in the Stock, (besides the Card turned up) to give at least three Cards "
    "to each Player, in case they should all discard",
)
@pytest.mark.quotes(
    "academie.mouche.5",
    "toujours dans le talon (outre la carte tournée) de quoi pouvoir donner au moins trois cartes",
)
def test_the_stock_has_three_for_each_besides_the_card_turned() -> None:
    least = {n: min(c for c in range(1, 53) if serves(cards=c, players=n)) for n in range(3, 7)}
    assert least == {3: 25, 4: 33, 5: 41, 6: 49}
    assert not serves(cards=24, players=3)
    assert serves(cards=52, players=6)
    assert not serves(cards=1, players=3)
    for many, players in [(0, 3), (53, 3), (52, 2), (52, 7)]:
        with pytest.raises(ValueError, match="cannot be"):
            serves(cards=many, players=players)


@pytest.mark.example("mouche.packs-that-serve")
@pytest.mark.quotes("bellecour.mouche.5", "according as the number of Players are")
@pytest.mark.quotes("academie.mouche.5", "à proportion qu'on est de Joueurs")
def test_the_packs_of_three_and_six_serve_and_that_of_piquet_serves_four_no_more() -> None:
    for sevens_out in (False, True):
        three = pack_played_with(players=3, sevens_out=sevens_out)
        assert three is not None and serves(cards=len(three), players=3)
    six = pack_played_with(players=6)
    assert six is not None and serves(cards=len(six), players=6)
    assert not serves(cards=len(PIQUET_PACK), players=4)


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


@pytest.mark.quotes(
    "bellecour.mouche.7",
    "either by two and three, or by three and two, or all five together; tho' the former methods "
    "are more eligible",
)
@pytest.mark.quotes(
    "academie.mouche.7", "cinq à la fois: même les autres manieres sont plus honnêtes"
)
def test_five_are_dealt_by_two_and_three_or_together() -> None:
    assert dealt_by(packets=(2, 3)) is Manner.BETTER
    assert dealt_by(packets=(3, 2)) is Manner.BETTER
    assert dealt_by(packets=(5,)) is Manner.ALLOWED
    for packets in [(2, 2, 1), (4, 1), (2, 2), (3, 3), (4,), (6,)]:
        assert dealt_by(packets=packets) is Manner.NOT_TOLD


@pytest.mark.quotes("bellecour.mouche.8", "he then turns up the top Card of the Stock")
@pytest.mark.quotes("academie.mouche.8", "qu'il laisse retournée sur le Tapis")
def test_the_top_card_of_the_stock_stays_turned_up() -> None:
    assert turns_up(stock=HELD) == Turned(HELD[0], HELD[1:])
    assert turns_up(stock=HELD[:1]) == Turned(HELD[0], ())
    with pytest.raises(ValueError, match="cards in stock"):
        turns_up(stock=())
    with pytest.raises(ValueError, match="a card twice"):
        turns_up(stock=cards("KS KS"))


@pytest.mark.quotes(
    "bellecour.mouche.9",
    "is at liberty, either to keep them, or to take in once, any number that he chooses, up to "
    "five",
)
@pytest.mark.quotes(
    "academie.mouche.9",
    "de s'y tenir ou de prendre une fois seulement, tel nombre de cartes qu'il veut, jusqu'à cinq",
)
def test_he_may_take_in_once_up_to_five() -> None:
    assert [n for n in range(9) if may_take_in(cards=n)] == [0, 1, 2, 3, 4, 5]
    assert [n for n in range(9) if may_take_in(cards=n, before=True)] == [0]
    with pytest.raises(ValueError, match="cards=-1"):
        may_take_in(cards=-1)


@pytest.mark.quotes("bellecour.mouche.9", "and so after him the second, and the rest")
@pytest.mark.quotes("academie.mouche.9", "& ainsi du second aprés le premier, & des autres")
def test_they_take_in_one_after_another_from_the_eldest() -> None:
    assert [takes_in_after(seat=seat) for seat in range(6)] == [None, 0, 1, 2, 3, 4]
    for seat in (-1, 6):
        with pytest.raises(ValueError, match="seat"):
            takes_in_after(seat=seat)


@pytest.mark.quotes(
    "bellecour.mouche.1", "whereas at the Mouche, every one that discards stands the Game"
)
@pytest.mark.quotes(
    "academie.mouche.1", "tous ceux qui prennent des cartes du talon sont censés jouer"
)
def test_who_discards_and_takes_stands_the_game() -> None:
    assert all(stands(took_in=n) for n in range(1, 6))
    assert stands(took_in=0) is False
    for took_in in (-1, 6):
        with pytest.raises(ValueError, match="took_in"):
            stands(took_in=took_in)


@pytest.mark.quotes(
    "bellecour.mouche.10",
    "he who takes in must stand the Game as was before said: but he may stand it without taking in",
)
@pytest.mark.quotes(
    "academie.mouche.10",
    "est censé jouer, comme il a été déja dit, on peut aussi jouer sans prendre",
)
def test_he_may_stand_without_taking_in() -> None:
    assert stands(took_in=1) is True
    assert stands(took_in=0, says_so=True) is True


@pytest.mark.quotes(
    "bellecour.mouche.10", "when he has a bad Hand, and will not play, he is not to take in"
)
@pytest.mark.quotes(
    "academie.mouche.10", "ne peut point demander des cartes lorsqu'on a mauvais jeu"
)
def test_he_who_will_not_play_may_not_take_in() -> None:
    assert [n for n in range(6) if not stands(took_in=n)] == [0]


@pytest.mark.quotes("bellecour.mouche.16", "only says, I stand, and by that he is obliged to play")
@pytest.mark.quotes("academie.mouche.16", "je m'y tiens, & il est censé jouer dès lors")
def test_who_says_i_stand_plays() -> None:
    assert stands(took_in=0, says_so=True) is True
    assert stands(took_in=0, says_so=False) is False
    for took_in in (1, 5):
        with pytest.raises(ValueError, match="says_so=yes"):
            stands(took_in=took_in, says_so=True)


@pytest.mark.quotes(
    "bellecour.mouche.15",
    "puts his Cards with the Discards; or under the Stock, if there is no Discard",
)
@pytest.mark.quotes(
    "academie.mouche.15",
    "met son jeu avec les écarts, ou dessous le talon, s'il n'y avoit point d'écart",
)
def test_who_has_no_game_puts_his_cards_with_the_discards() -> None:
    assert puts_his_cards(stands=False, discard=True) is Puts.WITH_DISCARDS
    assert puts_his_cards(stands=False, discard=False) is Puts.UNDER_STOCK
    assert puts_his_cards(stands=True, discard=True) is Puts.KEEPS
    assert puts_his_cards(stands=True, discard=False) is Puts.KEEPS


@pytest.mark.quotes(
    "bellecour.mouche.30", "He that deals wrong, deals again, there being no penalty for that"
)
@pytest.mark.quotes(
    "academie.mouche.30", "Celui qui donne mal remêle, n'y aïant pas d'autre peine pour cela"
)
def test_a_misdeal_is_dealt_again_for_nothing() -> None:
    assert deals_wrong() == Ruling(Verdict.DEAL_AGAIN)
    assert deals_wrong().forfeit.amount == 0
    assert deals_wrong(wrong=False) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "bellecour.mouche.31",
    "that Deal, where it is discovered, is void; the former ones stand good",
)
@pytest.mark.quotes(
    "academie.mouche.31", "il ne vaut rien pour le coup; mais les précédens sont bons"
)
def test_with_a_false_pack_the_deal_is_void_the_former_ones_stand() -> None:
    assert false_pack() is Verdict.VOID
    assert false_pack(preceding=True) is Verdict.STANDS


@pytest.mark.quotes("bellecour.mouche.32", "There is no fresh Deal on account of a faced Card")
@pytest.mark.quotes("academie.mouche.32", "On ne remêle pas pour une carte tournée")
def test_there_is_no_fresh_deal_for_a_faced_card() -> None:
    assert faced_card(faced=1) is Verdict.STANDS
    assert faced_card(faced=0) is Verdict.NOTHING_FOLLOWS
    assert faced_card(faced=2) is Verdict.NOT_SAID
    with pytest.raises(ValueError, match="faced"):
        faced_card(faced=-1)


@given(players=st.integers(3, 6), many=st.integers(1, 52))
def test_a_pack_serves_when_it_has_eight_for_each_and_one(players: int, many: int) -> None:
    assert serves(cards=many, players=players) is (many >= 8 * players + 1)
