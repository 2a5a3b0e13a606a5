"""Quintille: how the counters are taken up and laid down."""

from __future__ import annotations

from itertools import permutations

import pytest

from executable_rules.ombre.terms import Ends
from executable_rules.quadrille.beasts import game_marked, quintille_beast
from executable_rules.quintille import (
    Divided,
    Shared,
    codille_won,
    divide_the_spoil,
    four_divide,
    friends_end,
    friends_lay_down,
    friends_win,
    half_and_half,
    sans_prendre_draws,
    vole_with_a_king,
)


@pytest.mark.example("quintille-1754.two-of-five")
@pytest.mark.quotes(
    "seymour.quintille.7",
    "If there are only single Stakes upon the Board",
    "of the five Counters that are down",
    "draws only two of the Counters, and by consequence there remain three",
)
@pytest.mark.quotes(
    "bellecour.quintille.6",
    "If he wins a single Game, and plays Sans Prendre at first",
    "besides the Sans Prendre, he draws only two; there remain, therefore three",
)
@pytest.mark.quotes(
    "academie.quintille.6",
    "S'il gagne simplement",
    "il n'en tire que deux; reste par conséquent trois au jeu",
)
def test_sans_prendre_draws_two_of_five() -> None:
    assert sans_prendre_draws(lying=5) == Divided((2,), 3)
    assert sans_prendre_draws(lying=2) == Divided((2,), 0)
    with pytest.raises(ValueError, match="lying"):
        sans_prendre_draws(lying=1)
    with pytest.raises(ValueError, match="single=no"):
        sans_prendre_draws(lying=5, single=False)


@pytest.mark.example("quintille-1754.two-of-five")
@pytest.mark.quotes(
    "seymour.quintille.9",
    "if between them they make five Tricks, they have jointly won",
    "takes up two of the three Counters, and the Friend one",
    "When the Counters happen to be even, they equally divide them",
)
@pytest.mark.quotes(
    "bellecour.quintille.8",
    "if they make five Tricks together, they jointly win",
    "draws two of the three Counters that are left, and the other one",
    "the Counters are even, they divide them equally",
)
@pytest.mark.quotes(
    "academie.quintille.8",
    "s'ils lévent cinq mains ensemble, ils ont gagné conjointement",
    "tire deux jettons des trois qui restent, & l'autre un",
    "que les jettons soient pairs à un autre coup, ils partagent également",
)
def test_of_three_counters_the_ombre_takes_two() -> None:
    assert friends_win(tricks=5) == Shared(2, 1)
    assert friends_win(tricks=6, lying=4) == Shared(2, 2)
    assert friends_win(tricks=4) == friends_win(tricks=0) == Shared(0, 0)
    assert friends_win(tricks=8) == Shared(2, 1)
    for wrong in (-1, 9):
        with pytest.raises(ValueError, match="tricks"):
            friends_win(tricks=wrong)


@pytest.mark.quotes("seymour.quintille.10", "the first puts down two Counters, and the other one")
@pytest.mark.quotes(
    "seymour.quintille.18", "as many Counters as he should have taken up, had he won the Game"
)
@pytest.mark.quotes("bellecour.quintille.9", "the first puts down two Counters, and the other one")
@pytest.mark.quotes("academie.quintille.9", "le premier met deux jettons, & l'autre un")
@pytest.mark.quotes(
    "bellecour.quintille.17", "as many Counters as you would have drawn, if you had won"
)
@pytest.mark.quotes("academie.quintille.17", "d'autant de jettons qu'on en auroit tiré")
def test_the_beasted_lay_down_what_they_should_have_taken() -> None:
    assert friends_lay_down() == Shared(-2, -1)
    assert friends_lay_down(lying=4) == Shared(-2, -2)


@pytest.mark.quotes("seymour.quintille.10", "make but four Tricks between them")
@pytest.mark.quotes("seymour.quintille.11", "They lose Codille, if they make but three")
@pytest.mark.quotes("bellecour.quintille.9", "make but four Tricks, they are beasted by Remise")
@pytest.mark.quotes("academie.quintille.9", "ne font que quatre mains")
@pytest.mark.quotes("bellecour.quintille.10", "They lose Codill if they make only three Tricks")
@pytest.mark.quotes("academie.quintille.10", "Ils perdent codille s'ils n'en font que trois")
def test_remise_with_four_codille_with_three() -> None:
    ends = [friends_end(tricks=it) for it in (0, 3, 4, 5, 8)]
    assert ends == [Ends.CODILLE, Ends.CODILLE, Ends.REMISE, Ends.WON, Ends.WON]
    for wrong in (-1, 9):
        with pytest.raises(ValueError, match="tricks"):
            friends_end(tricks=wrong)


@pytest.mark.example("quintille-1754.codille-odd")
@pytest.mark.quotes("seymour.quintille.11", "take up each of them one Counter")
@pytest.mark.quotes(
    "seymour.quintille.13",
    "If there is but one, it belongs to him who has the highest Trump",
    "who has the next best Trump",
)
@pytest.mark.quotes(
    "seymour.quintille.14", "the remaining two are to be played for in the following Deal"
)
@pytest.mark.quotes("bellecour.quintille.10", "the other three Players each draw one Counter")
@pytest.mark.quotes("academie.quintille.10", "ont droit de tirer chacun un jetton")
@pytest.mark.quotes(
    "bellecour.quintille.12",
    "he who has the highest Trump takes it",
    "the remaining one is for him of the other two Players that has the best Trump",
)
@pytest.mark.quotes(
    "academie.quintille.12",
    "l'unique est pour celui qui a la plus forte triomphe",
    "celui qui a des deux autres, la plus haute triomphe l'emporte",
)
@pytest.mark.quotes(
    "bellecour.quintille.13", "draw one Counter each", "which go together for the next Coup"
)
@pytest.mark.quotes(
    "academie.quintille.13", "tirent chacun un jetton", "qui vont ensemble pour le coup suivant"
)
def test_the_odd_counters_of_codille_go_by_the_highest_trumps() -> None:
    assert codille_won(lying=3, by_trumps=()) == Divided((1, 1, 1), 0)
    assert codille_won(lying=4, by_trumps=(2, 0)) == Divided((1, 1, 2), 0)
    assert codille_won(lying=5, by_trumps=(2, 0, 1)) == Divided((2, 1, 2), 0)
    assert codille_won(lying=5, by_trumps=(1,)) == Divided((1, 2, 1), 1)
    # The first time the two wait: the two rules meet in five counters.
    assert codille_won(lying=5, by_trumps=(2, 0), first_time=True) == Divided((1, 1, 1), 2)
    for lying in (4, 6):
        with pytest.raises(ValueError, match=f"lying={lying} cannot be: the first time"):
            codille_won(lying=lying, by_trumps=(), first_time=True)
    for wrong in ((0, 0), (3,), (-1,)):
        with pytest.raises(ValueError, match="seats from 0 to 2"):
            codille_won(lying=5, by_trumps=wrong)
    with pytest.raises(ValueError, match="lying"):
        codille_won(lying=2, by_trumps=())


@pytest.mark.quotes(
    "seymour.quintille.15", "two Counters from each of the Defendants", "the auxiliary King has one"
)
@pytest.mark.quotes(
    "bellecour.quintille.14",
    "he draws two Counters from each of the other Players",
    "the King called gets one, if the number is odd",
)
@pytest.mark.quotes(
    "academie.quintille.14",
    "il tire deux jettons de chacun des Joueurs",
    "le roi apellé profite d'un, si le nombre est impair",
)
def test_the_vole_with_a_king() -> None:
    assert vole_with_a_king() == Shared(3, 3)
    assert vole_with_a_king(lying=1) == Shared(3, 4)
    with pytest.raises(ValueError, match="lying"):
        vole_with_a_king(lying=-1)


@pytest.mark.quotes(
    "seymour.quintille.16",
    "(except in Case of the Vole)",
    "the odd one belongs to the Ombre",
)
@pytest.mark.quotes(
    "bellecour.quintille.15", "(except in the case of a Vole) the remainder belongs to him"
)
@pytest.mark.quotes("academie.quintille.15", "(hors le cas de la vole)")
def test_the_odd_counter_is_the_ombres_but_of_the_vole() -> None:
    assert divide_the_spoil(counters=9) == Shared(5, 4)
    assert divide_the_spoil(counters=9, vole=True) == Shared(4, 5)
    assert divide_the_spoil(counters=8) == divide_the_spoil(counters=8, vole=True) == Shared(4, 4)
    assert divide_the_spoil(counters=0) == Shared(0, 0)
    with pytest.raises(ValueError, match="counters"):
        divide_the_spoil(counters=-1)


@pytest.mark.example("quintille-1754.half-of-a-beaste")
@pytest.mark.quotes(
    "seymour.new-quintille.7",
    "one half by the Ombre, and the other by the King his Ally",
    "the odd Counter falls to the Ombre's Share",
)
@pytest.mark.quotes(
    "bellecour.new-quintille.7",
    "is paid one half by the Ombre, and the other by the King call'd; and if there is an odd"
    " Counter, the Ombre is to pay it: in like manner if they win",
)
@pytest.mark.quotes(
    "academie.new-quintille.7",
    "est payé moitié par l'Hombre, & moitié par le Roi apellé; & s'il se trouve un jetton impair,"
    " c'est à l'Hombre à le payer, de même ce qui se gagne est partagé",
)
def test_each_pays_half_of_a_beaste_and_the_ombre_the_odd() -> None:
    shares = {15: (8, 7), 30: (15, 15), 45: (23, 22)}
    assert {beaste: half_and_half(counters=beaste) for beaste in shares} == shares


@pytest.mark.example("quintille-1754.stake")
def test_the_stake_is_fifteen_by_the_beaste_and_fourteen_by_the_words() -> None:
    fish, others = 10, 4
    assert quintille_beast(order=1) == game_marked(players=5) == 15
    assert fish + others == 14


@pytest.mark.example("quintille-1754.three-odd")
@pytest.mark.quotes(
    "seymour.new-quintille.11",
    "He of the four, who had the highest Trump takes up one, the second is for Him of the three",
    "if there are 3 odd Counters, the third is for Him of the remaining two",
    "it is let alone till the next Deal",
)
@pytest.mark.quotes(
    "bellecour.new-quintille.11",
    "he who has the highest Trump takes one, the second belongs to him of the other three",
    "the third, if there is a third, to him of the other two",
    "if they have neither of them any Trump, it remains for the next Coup",
)
@pytest.mark.quotes(
    "academie.new-quintille.11",
    "celui des quatre qui a la plus forte triomphe en gagne un, le second est gagné par celui des",
    "le troisiéme, s'il y en a trois, doit être pour celui des deux Joueurs",
    "s'ils n'en avoient ni l'un ni l'autre, il resteroit pour le coup suivant",
)
def test_one_two_and_three_odd_counters_of_four() -> None:
    # A fish of ten and a counter from each of four others are fourteen, two of them odd.
    assert four_divide(lying=14, by_trumps=(3, 1, 0, 2)) == Divided((3, 4, 3, 4), 0)
    assert four_divide(lying=15, by_trumps=(3, 1, 0, 2)) == Divided((4, 4, 3, 4), 0)
    assert four_divide(lying=15, by_trumps=(3, 1)) == Divided((3, 4, 3, 4), 1)
    assert four_divide(lying=13, by_trumps=()) == Divided((3, 3, 3, 3), 1)
    assert four_divide(lying=0, by_trumps=()) == Divided((0, 0, 0, 0), 0)
    with pytest.raises(ValueError, match="seats from 0 to 3"):
        four_divide(lying=15, by_trumps=(4,))
    with pytest.raises(ValueError, match="lying"):
        four_divide(lying=-1, by_trumps=())


def test_no_counter_is_made_or_lost() -> None:
    for lying in range(20):
        for by_trumps in permutations(range(4), 2):
            divided = four_divide(lying=lying, by_trumps=by_trumps)
            assert sum(divided.each) + divided.left == lying
        assert sum(half_and_half(counters=lying)) == lying
