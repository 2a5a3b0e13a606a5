"""The Beast of the Academy: what is put down and drawn, the king's counters, the beasts."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.staking import (
    Devole,
    Goes,
    King,
    Won,
    beasted,
    bete_augmentee,
    devole,
    draws,
    draws_the_king,
    fish_put_down,
    game_augmented,
    goes,
    goes_together,
    order_of_doubles,
    put_down_for_the_deal,
    put_down_for_the_game,
    put_down_for_the_king,
    single_beast,
    vole,
    wins_a_double,
)
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit


@pytest.mark.quotes("bellecour.beast.10", "at the beginning, is to put down a Fish before him")
@pytest.mark.quotes("academie.beast.10", "chacun commençant, met une fiche devant soi")
def test_each_puts_down_a_fish_at_the_beginning() -> None:
    assert fish_put_down(lying=0) == 1


@pytest.mark.quotes(
    "bellecour.beast.13", "till all the Fish are drawn, after which each Player puts down another"
)
@pytest.mark.quotes(
    "academie.beast.13",
    "jusqu'à ce que toutes les fiches soient tirées, aprés quoi chacun en remet une autre",
)
def test_each_puts_down_another_when_all_are_drawn() -> None:
    assert [fish_put_down(lying=n) for n in range(8)] == [1, 0, 0, 0, 0, 0, 0, 0]
    for lying in (-1, 8):
        with pytest.raises(ValueError, match="lying"):
            fish_put_down(lying=lying)


@pytest.mark.quotes("bellecour.beast.11", "put down two Counters, one for the Game, and the other")
@pytest.mark.quotes("academie.beast.11", "deux jettons, un qui fait le jeu, & l'autre")
def test_two_counters_one_for_the_game_one_for_the_king() -> None:
    assert put_down_for_the_game() == 1
    assert put_down_for_the_king(at_beginning=True, drawn=False) == 1


@pytest.mark.quotes(
    "bellecour.beast.21",
    "when there is a Beast that goes on the Game, the Player don't put down any Counters for the "
    "Game, except he that deals, who always places a Counter before him",
)
@pytest.mark.quotes(
    "academie.beast.21",
    "les Joueurs ne mettent point de jettons pour le jeu, excepté celui qui mêle qui met toujours "
    "un jetton devant lui",
)
def test_where_a_beast_goes_the_dealer_alone_puts_down() -> None:
    assert put_down_for_the_game(beast_goes=True) == 0
    assert put_down_for_the_game(beast_goes=False) == 1
    for beast_goes in (False, True):
        assert put_down_for_the_deal(deals=True, beast_goes=beast_goes) == 1
        assert put_down_for_the_deal(deals=False, beast_goes=beast_goes) == 0


@pytest.mark.quotes("bellecour.beast.12", "he that deals puts down a third Counter")
@pytest.mark.quotes("academie.beast.12", "celui qui mêle en met un troisiéme")
def test_the_dealer_puts_down_a_third() -> None:
    each = put_down_for_the_game() + put_down_for_the_king(at_beginning=True, drawn=False)
    assert each + put_down_for_the_deal(deals=True, beast_goes=False) == 3
    assert each + put_down_for_the_deal(deals=False, beast_goes=False) == 2


@pytest.mark.quotes("bellecour.beast.18", "each puts down a Counter for the King the next Coup")
@pytest.mark.quotes(
    "academie.beast.18", "doit mettre un jetton sur l'assiette pour le roi du coup suivant"
)
def test_another_counter_when_the_king_was_drawn() -> None:
    assert put_down_for_the_king(drawn=True) == 1
    assert put_down_for_the_king(drawn=False) == 0
    with pytest.raises(ValueError, match="drawn=yes"):
        put_down_for_the_king(at_beginning=True, drawn=True)


@pytest.mark.quotes(
    "bellecour.beast.11",
    "for him that has the King of trumps, tho' he does not play the Game: provided the Deal is "
    "played",
)
@pytest.mark.quotes(
    "academie.beast.11",
    "celui qui a le roi de Triomphe gagne, encore qu'il ne joue pas, pourvû que le coup se joue",
)
def test_the_king_draws_though_he_does_not_stand_if_it_is_played() -> None:
    assert draws_the_king(king=King.IN_HAND) is True
    assert draws_the_king(king=King.IN_HAND, played=False) is False
    assert draws_the_king(king=King.NEITHER) is False
    assert draws_the_king(king=King.NEITHER, stands=True) is False


@pytest.mark.quotes(
    "bellecour.beast.17",
    "he that has the King of Trumps draws them, unless he stands the Game and loses it; for in "
    "that case, what is for the King remains",
)
@pytest.mark.quotes(
    "academie.beast.17",
    "à moins que celui qui a le roi ne fasse jouer le coup & le perde, auquel cas le roi resteroit",
)
def test_the_kings_counters_remain_when_he_stands_and_loses() -> None:
    assert draws_the_king(king=King.IN_HAND, stands=True) is True
    assert draws_the_king(king=King.IN_HAND, stands=True, loses=True) is False
    for facts in ({"loses": True}, {"stands": True, "played": False}):
        with pytest.raises(ValueError, match="a game that is played"):
            draws_the_king(king=King.IN_HAND, **facts)


@pytest.mark.quotes(
    "bellecour.beast.36",
    "he who turns up a King, draws the Counters off the plate; the same as if he had it in his "
    "Hand, provided however, in both cases, that the Coup is played",
)
@pytest.mark.quotes(
    "academie.beast.36",
    "comme s'il avoit le roi, pourvû toutefois en l'un & en l'autre cas que le jeu se joue",
)
def test_who_turns_up_a_king_is_as_if_he_had_it() -> None:
    for stands, loses, played in product((False, True), repeat=3):
        if (loses and not stands) or (stands and not played):
            continue
        facts = {"stands": stands, "loses": loses, "played": played}
        drawn = draws_the_king(king=King.TURNED_UP, **facts)
        assert drawn is (played and not loses)
        assert drawn is draws_the_king(king=King.IN_HAND, **facts)


@pytest.mark.quotes("bellecour.beast.13", "when any one wins he draws the Counters, and one Fish")
@pytest.mark.quotes(
    "academie.beast.13", "lorsque quelqu'un gagne, il tire ces jettons, avec une fiche seulement"
)
def test_who_wins_draws_the_counters_and_one_fish() -> None:
    assert [draws(counters=6, fish=fish) for fish in (1, 5, 7)] == [Won(1, 6)] * 3
    assert draws(counters=0, fish=1) == Won(1, 0)
    for counters, fish in [(6, 0), (6, 8), (-1, 1)]:
        with pytest.raises(ValueError, match="cannot be"):
            draws(counters=counters, fish=fish)


def a_vole(tricks: int = 5, players: int = 5, fish: int = 3, plate: int = 5) -> Won:
    """Five players, six counters and two beasts of eleven on the game."""
    return vole(tricks=tricks, players=players, counters=6, fish=fish, beasts=(11, 11), plate=plate)


@pytest.mark.quotes(
    "bellecour.beast.14",
    "wins not only the Game, but all that is on the Game, even the Fish and the Beasts that have "
    "been made; tho' they don't go that Deal; and he receives also a Counter from each Player",
)
@pytest.mark.quotes(
    "academie.beast.14",
    "tout ce qui est sur le jeu, même les fiches & les Bêtes qui sont faites, encore qu'elles "
    "n'aillent pas sur le coup, & il retire aussi un jetton de chaque joueur",
)
@pytest.mark.quotes(
    "bellecour.beast.37", "draws not only what is on the plate, but the Beasts also, tho' they"
)
@pytest.mark.quotes(
    "academie.beast.37",
    "non-seulement tout ce qui est à l'assiette, mais encore les Bêtes qui ne vont pas sur le coup",
)
def test_the_vole_draws_all_and_a_counter_from_each() -> None:
    assert a_vole() == Won(3, 6 + 22 + 5 + 4)
    assert a_vole(plate=0) == Won(3, 6 + 22 + 4)
    assert a_vole(fish=1) == Won(1, 6 + 22 + 5 + 4)
    assert vole(tricks=5, players=3, counters=4, fish=3, beasts=()) == Won(3, 4 + 2)
    assert vole(tricks=5, players=7, counters=8, fish=7, beasts=()) == Won(7, 8 + 6)
    for facts in ({"players": 2}, {"players": 8}, {"fish": 0}, {"fish": 6}, {"plate": -1}):
        with pytest.raises(ValueError, match=f"{next(iter(facts))}.* cannot be"):
            a_vole(**facts)
    assert vole(tricks=5, players=3, counters=0, fish=3, beasts=(1,)) == Won(3, 1 + 2)
    for counters, beasts in [(-1, ()), (4, (0,))]:
        with pytest.raises(ValueError, match="cannot be"):
            vole(tricks=5, players=3, counters=counters, fish=3, beasts=beasts)


@pytest.mark.quotes(
    "bellecour.beast.14", "altho' he risks nothing by undertaking it; but the mortification"
)
@pytest.mark.quotes(
    "academie.beast.14",
    "il ne risque cependant rien de l'entreprendre, puisqu'il n'y a aucune peine",
)
def test_the_vole_missed_wins_and_loses_nothing() -> None:
    assert all(a_vole(tricks=n) == Won(0, 0) for n in range(5))
    for tricks in (-1, 6):
        with pytest.raises(ValueError, match="tricks"):
            a_vole(tricks=tricks)


@pytest.mark.quotes("bellecour.beast.15", "he is beasted as many Counters as he would have won")
@pytest.mark.quotes(
    "academie.beast.15", "il fait la Bête d'autant de jettons qu'il auroit pû gagner"
)
def test_who_does_not_win_is_beasted_what_he_would_have_won() -> None:
    assert beasted(wins=False, fish=1, counters=6, fish_worth=10) == Forfeit(16)
    assert beasted(wins=False, fish=0, counters=6, fish_worth=10) == Forfeit(6)
    assert beasted(wins=True, fish=1, counters=6, fish_worth=10) == NOTHING
    assert beasted(wins=False, fish=1, counters=6, fish_worth=1) == Forfeit(7)
    assert beasted(wins=False, fish=7, counters=0, fish_worth=1) == Forfeit(7)
    for fish, counters, worth in [(1, 6, 0), (-1, 6, 10), (8, 6, 10), (1, -1, 10)]:
        with pytest.raises(ValueError, match="cannot be"):
            beasted(wins=False, fish=fish, counters=counters, fish_worth=worth)


@pytest.mark.quotes(
    "bellecour.beast.16",
    "he that is beasted, pays eleven Counters; because the Fish and the Counters that each put "
    "down, make ten, and the third Counter which the Dealer puts down, makes eleven",
)
@pytest.mark.quotes(
    "academie.beast.16",
    "la feroit d'onze jettons, parce que la fiche & le jetton que chacun met devant soi pour le "
    "jeu, en font dix, & le troisiéme jetton que celui qui mêle met, en fait l'onziéme",
)
def test_the_single_beast_of_five_is_eleven() -> None:
    assert single_beast(players=5) == Forfeit(11)
    assert [single_beast(players=n).amount for n in range(3, 8)] == [7, 9, 11, 13, 15]
    for players in (2, 8):
        with pytest.raises(ValueError, match="players"):
            single_beast(players=players)


@pytest.mark.example("beast.eleven-counters")
@pytest.mark.quotes("bellecour.beast.13", "he draws the Counters, and one Fish only")
@pytest.mark.quotes("academie.beast.13", "il tire ces jettons, avec une fiche seulement")
@pytest.mark.quotes("bellecour.beast.15", "as many Counters as he would have won")
@pytest.mark.quotes("academie.beast.15", "autant de jettons qu'il auroit pû gagner")
def test_the_eleven_of_the_example_are_not_what_he_would_have_won() -> None:
    for players in range(3, 8):
        counters = players * put_down_for_the_game() + put_down_for_the_deal(
            deals=True, beast_goes=False
        )
        lost = draws(counters=counters, fish=players)
        agree = [
            worth
            for worth in range(1, 30)
            if beasted(wins=False, fish=lost.fish, counters=lost.counters, fish_worth=worth)
            == single_beast(players=players)
        ]
        assert agree == [players]
    assert beasted(wins=False, fish=1, counters=6, fish_worth=1) == Forfeit(7)
    assert single_beast(players=5) == Forfeit(11)


@pytest.mark.quotes("bellecour.beast.19", "A single Beast is to go on that Deal where it is made")
@pytest.mark.quotes(
    "academie.beast.19", "Toute Bête simple doit aller sur le coup où elle a été faite"
)
@pytest.mark.quotes("bellecour.beast.20", "those that are made on other Beasts, go the next Deal")
@pytest.mark.quotes("academie.beast.20", "sur d'autres Bêtes, doivent aller sur les coups suivans")
def test_a_single_beast_goes_at_once_a_double_one_after() -> None:
    assert goes(on_another=False) is Goes.THAT_DEAL
    assert goes(on_another=True) is Goes.AFTER


@pytest.mark.quotes("bellecour.beast.19", "if there be two or more made the same Coup")
@pytest.mark.quotes(
    "academie.beast.19", "deux d'un coup ou davantage, comme il arrive souvent, elles"
)
def test_beasts_of_one_deal_go_together() -> None:
    assert goes_together(beasts=(11, 11, 22)) == 44
    assert goes_together(beasts=(11,)) == 11
    with pytest.raises(ValueError, match="beasts"):
        goes_together(beasts=(11, 0))


@pytest.mark.quotes("bellecour.beast.20", "beginning always with the highest")
@pytest.mark.quotes("academie.beast.20", "en commençant toujours par les plus grosses")
def test_the_highest_double_beast_goes_first() -> None:
    assert order_of_doubles(beasts=(22, 44, 33)) == (44, 33, 22)
    with pytest.raises(ValueError, match="beasts"):
        order_of_doubles(beasts=(0,))


@pytest.mark.quotes(
    "bellecour.beast.22", "a Fish, which he draws, and the Counters that he finds, whether for the"
)
@pytest.mark.quotes(
    "academie.beast.22", "une fiche qu'il tire, & les jettons qui se trouvent, soit par les Donnes"
)
def test_who_wins_on_a_double_beast_wins_it_and_a_fish() -> None:
    assert wins_a_double(beast=44, counters=1) == Won(1, 45)
    for beast, counters in [(0, 1), (44, 0)]:
        with pytest.raises(ValueError, match="cannot be"):
            wins_a_double(beast=beast, counters=counters)


@pytest.mark.quotes(
    "bellecour.beast.22",
    "the Game is augmented by a Fish, and the other Counters that he would have won",
)
def test_the_game_grows_by_a_fish_and_the_counters() -> None:
    assert game_augmented(counters=1) == Won(1, 1)
    assert game_augmented(counters=3) == Won(1, 3)
    with pytest.raises(ValueError, match="counters"):
        game_augmented(counters=0)


@pytest.mark.quotes(
    "academie.beast.22",
    "lorsqu'il fait la Bête sur ces coups, on l'augmente de la fiche, & des autres jettons",
)
def test_la_bete_est_augmentee_de_la_fiche() -> None:
    assert bete_augmentee(bete=44, jetons=1) == Won(1, 45)
    assert bete_augmentee(bete=44, jetons=1) == wins_a_double(beast=44, counters=1)
    assert bete_augmentee(bete=44, jetons=1) != game_augmented(counters=1)
    for bete, jetons in [(0, 1), (44, 0)]:
        with pytest.raises(ValueError, match="cannot be"):
            bete_augmentee(bete=bete, jetons=jetons)


@pytest.mark.quotes(
    "bellecour.beast.38",
    "who stands the Game and does not make a Trick, doubles what is on the Game; makes as many "
    "Beasts as he would have won; and pays a Counter to each Player",
)
@pytest.mark.quotes(
    "academie.beast.38",
    "double tout ce qui est sur le jeu, fait autant de Bêtes qu'il auroit pu en gagner, & donne à "
    "chaque Joueur un jetton",
)
def test_the_devole_doubles_the_game_and_pays_each() -> None:
    to_each = Forfeit(1, Unit.COUNTER, Payee.EACH)
    assert devole(tricks=0, on_game=17, beasts=2) == Devole(17, 2, to_each)
    assert devole(tricks=0, on_game=0, beasts=0) == Devole(0, 0, to_each)
    assert all(devole(tricks=n, on_game=17, beasts=2) == Devole(0, 0, NOTHING) for n in range(1, 6))
    for tricks, on_game, beasts in [(-1, 17, 2), (6, 17, 2), (0, -1, 2), (0, 17, -1)]:
        with pytest.raises(ValueError, match="cannot be"):
            devole(tricks=tricks, on_game=on_game, beasts=beasts)


@given(st.lists(st.integers(1, 99), max_size=6))
def test_doubles_go_each_once_never_growing(beasts: list[int]) -> None:
    order = order_of_doubles(beasts=tuple(beasts))
    assert sorted(order) == sorted(beasts)
    assert all(first >= then for first, then in pairwise(order))
