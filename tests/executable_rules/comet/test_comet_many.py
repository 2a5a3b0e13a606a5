"""The Comet by three, four and five."""

from __future__ import annotations

import pytest

from executable_rules.comet.dealing import Deal
from executable_rules.comet.many import (
    InThree,
    dealt_to_many,
    losers_pay,
    poul_goes_to,
    who_goes_on,
)
from executable_rules.mechanics.results import Silence


@pytest.mark.quotes(
    "bellecour.comet.many-players.1",
    "each Player has twelve Cards dealt him, and there remain twelve in the Stock",
)
@pytest.mark.quotes(
    "academie.comet.many-players.1",
    "donnera à chacun des Joueurs douze cartes, & il en restera douze dans le talon",
)
def test_three_have_twelve_each() -> None:
    assert dealt_to_many(players=3) == Deal(each=12, stock=12)
    with pytest.raises(ValueError, match="from 3 to 5"):
        dealt_to_many(players=2)


@pytest.mark.quotes(
    "bellecour.comet.many-players.5",
    "each has ten Cards dealt him, and there then remain eight for the Stock",
)
@pytest.mark.quotes(
    "academie.comet.many-players.5", "à chacun dix cartes, & il en reste huit au talon"
)
def test_four_have_ten_each() -> None:
    assert dealt_to_many(players=4) == Deal(each=10, stock=8)


@pytest.mark.quotes(
    "bellecour.comet.many-players.6",
    "they have each nine Cards, and there remain three in the Stock",
)
@pytest.mark.quotes(
    "academie.comet.many-players.6",
    "on donnera neuf cartes à chaque Joueur, & il en restera trois au talon",
)
def test_five_have_nine_each() -> None:
    assert dealt_to_many(players=5) == Deal(each=9, stock=3)
    with pytest.raises(ValueError, match="from 3 to 5"):
        dealt_to_many(players=6)


@pytest.mark.quotes(
    "bellecour.comet.many-players.1",
    "pay down directly to him that has played all his Cards, the Points that are in their Hands",
)
@pytest.mark.quotes(
    "academie.comet.many-players.1",
    "payent sur le champ à celui qui s'est défait de toutes ses cartes, les points",
)
def test_both_losers_pay_their_points_to_the_winner() -> None:
    assert losers_pay(left=(25, 7)).points == (25, 7)
    assert losers_pay(left=(9, 9)).points == (9, 9)
    for left in ((-1, 3), (3, -1)):
        with pytest.raises(ValueError, match="left=-1"):
            losers_pay(left=left)


@pytest.mark.quotes(
    "bellecour.comet.many-players.2",
    "he of the two who has the most Points, puts two Counters into the Poul",
)
@pytest.mark.quotes(
    "academie.comet.many-players.2",
    "d'un plus grand nombre de points, mettra deux jettons à la queuë",
)
def test_he_who_has_the_most_puts_two_counters() -> None:
    assert losers_pay(left=(25, 7)) == InThree((25, 7), (2, 0))
    assert losers_pay(left=(7, 8)) == InThree((7, 8), (0, 2))
    assert losers_pay(left=(1, 0)).poul == (2, 0)


@pytest.mark.quotes(
    "bellecour.comet.many-players.3",
    "exactly the same Number of Points, each of them puts one Counter into the Poul",
)
@pytest.mark.quotes(
    "academie.comet.many-players.3",
    "le même nombre de points, ils mettront chacun un jetton à la queuë",
)
def test_with_equal_points_each_puts_one() -> None:
    assert losers_pay(left=(9, 9)).poul == losers_pay(left=(0, 0)).poul == (1, 1)


@pytest.mark.quotes(
    "bellecour.comet.many-players.2",
    "at the End of the Party belongs to him who is the greatest Winner",
)
@pytest.mark.quotes(
    "academie.comet.many-players.2",
    "à la fin de la partie à celui qui gagnera davantage",
)
def test_the_poul_is_the_greatest_winners() -> None:
    assert poul_goes_to(won=(30, 12, -42)) == 0
    assert poul_goes_to(won=(-3, 1, 2)) == 2
    assert poul_goes_to(won=(5, 5, -10)) is Silence.NOT_SAID


@pytest.mark.quotes(
    "bellecour.comet.many-players.4",
    "the Player on his Right, plays it, if he has it; and if not the third Player",
    "if he has it not, the first Player begins again by what Card he pleases",
)
@pytest.mark.quotes(
    "academie.comet.many-players.4",
    "le Joueur qui est à sa droite, jette cette carte s'il l'a",
    "s'il ne l'a pas, le premier commencera par telle carte qu'il veut",
)
def test_the_right_goes_on_then_the_third_then_he_begins_again() -> None:
    table = {
        (right, third): who_goes_on(right_has=right, third_has=third)
        for right in (False, True)
        for third in (False, True)
    }
    assert table == {(True, True): 1, (True, False): 1, (False, True): 2, (False, False): 0}
