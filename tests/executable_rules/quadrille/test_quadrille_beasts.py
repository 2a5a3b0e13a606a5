"""Quadrille: beasts, those of the Médiateur and of Ombre among them."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.beasts import Drawn, Staking, nth_beast
from executable_rules.quadrille.beasts import beast, beast_by_codill, beast_by_remise, game_marked
from executable_rules.quadrille.mediateur_beasts import (
    equal_to_the_game,
    mediateur_by_codille,
    mediateur_by_remise,
    mediateur_game,
)
from executable_rules.quadrille.ombre_beasts import (
    beast_a_la_bavaroise,
    beast_of_the_table,
    marked_by_each,
    ombre_beast,
)
from lawsofplay.rules.trace import Call, Proviso, tracing

ORDERS = range(1, 17)


@pytest.mark.quotes(
    "bellecour.quadrille.marking.3",
    "cannot be more than fourteen Points",
    "that is ten for the Fish, which every Dealer puts down; and four for each Player's Counter",
)
@pytest.mark.quotes(
    "academie.quadrille.marking.3",
    "ne pouvant être plus forte que de quatorze marques, qui est ce dont le jeu augmente",
    "quatre pour le jetton que chacun fait au jeu",
)
@pytest.mark.example("quadrille.first-beasts")
def test_one_beast_made_on_another_adds_fourteen() -> None:
    assert game_marked() == 14 == 10 + 4
    for order in ORDERS[2:]:
        for series in (beast_by_remise, beast_by_codill):
            assert series(place=order) - series(place=order - 1) == game_marked()


@pytest.mark.quotes(
    "bellecour.quadrille.settling.1",
    "when you play the double Game, you need only double the number of the Beasts",
)
@pytest.mark.quotes("academie.quadrille.settling.1", "Si l'on joue le Jeu double", "doubler les")
@pytest.mark.parametrize("first", Drawn)
def test_at_the_double_game_every_beast_is_doubled(first: Drawn) -> None:
    for order in ORDERS:
        single = beast(place=order, first_loss=first)
        assert beast(place=order, first_loss=first, is_double=True) == 2 * single
    assert beast(place=1, is_double=True) == 28
    assert beast(place=2) == 42 == beast(place=2, first_loss=Drawn.REMISE)
    assert beast(place=2, first_loss=Drawn.CODILLE) == 28


def test_a_beast_is_what_would_have_been_won() -> None:
    """The one formula against the table of stakes, deal by deal."""
    for staking in (Staking(14, 14), Staking(27, 18), Staking(9, 6)):
        for first in Drawn:
            lying, going, made = 0, 0, []
            for order in range(1, 20):
                lying += staking.added if lying else staking.opening
                made.append(lying + going)
                going = going or made[0]
                if order == 1 and first is Drawn.CODILLE:
                    lying = 0
            assert made == [nth_beast(staking, order=order, first=first) for order in range(1, 20)]


def test_no_beast_comes_before_the_first() -> None:
    with pytest.raises(ValueError, match="place=0 cannot be"):
        beast_by_remise(place=0)


SIMPLE, DOUBLE = 28, 56


@pytest.mark.quotes(
    "academie.mediateur.beast.12",
    "Les deux jettons de jeu étant doublés par chaque joueur, lorsqu'on joue en "
    "favorite, il semble que les bêtes en cette couleur devroient monter à 36 au lieu"
    " de 28; parce qu'il y a alors seize au jeu, & les deux fiches de poulans; mais "
    "on ne fait pas attention à cette augmentation",
)
def test_the_favourite_suit_adds_nothing_to_the_beasts() -> None:
    counters = 4 * 2
    assert mediateur_game() + counters == 36
    assert mediateur_game(is_favourite=True) == SIMPLE
    # Of a Game in no favourite suit an explanation says that there is no such augmentation.
    with tracing() as steps:
        mediateur_game()
    (call,) = steps
    assert isinstance(call, Call)
    assert Proviso("on ne fait pas attention à cette augmentation", met=False) in call.steps
    assert mediateur_game(is_favourite=True, is_double=True) == DOUBLE


@pytest.mark.quotes("academie.mediateur.beast.1", "elles sont toujours égales au Jeu")
@pytest.mark.parametrize("double", [False, True])
def test_the_beasts_are_always_equal_to_the_game(double: bool) -> None:
    game = mediateur_game(is_double=double)
    for order in range(2, 13):
        put_off = (game,) * order
        assert mediateur_by_remise(place=order, is_double=double) == equal_to_the_game(
            beasts=put_off, pool=game
        )
        assert mediateur_by_codille(place=order, is_double=double) == (
            equal_to_the_game(beasts=put_off[1:], pool=game)
        )


@pytest.mark.quotes("academie.mediateur.beast.6", "elles augmenteront toujours de 28")
@pytest.mark.quotes(
    "academie.mediateur.beast.10", "Les bêtes qui se font ensuite, augmentent de 28"
)
def test_they_grow_by_28() -> None:
    for order in range(3, 20):
        for series in (mediateur_by_remise, mediateur_by_codille):
            assert series(place=order) - series(place=order - 1) == 28


@pytest.mark.quotes(
    "academie.mediateur.beast.11",
    "Si l'on compare cette table avec la premiére que nous avons donnée en suposant "
    "la premiére bête remise, on ne trouvera qu'une différence; sçavoir, que la "
    "douziéme bête n'est pas plus forte aprés une premiére codille, que l'auroit été "
    "la onziéme, si la premiére eût été remise, & ainsi de suite",
)
def test_the_twelfth_after_a_codille_is_the_eleventh_after_a_remise() -> None:
    assert mediateur_by_codille(place=12) == mediateur_by_remise(place=11) == 336
    for order in range(3, 30):
        assert mediateur_by_codille(place=order) == mediateur_by_remise(place=order - 1)


@pytest.mark.example("ombre.beast-table")
def test_the_table_follows_from_nine_times_the_counters() -> None:
    for order in range(2, 16):
        marked = marked_by_each(deals_passed=order - 1)
        assert beast_of_the_table(place=order) == ombre_beast(counters_before_him=marked, pool=27)


def test_the_two_manners_of_marking_check_each_other() -> None:
    for order in range(1, 16):
        assert beast_of_the_table(place=order) == 3 * beast_a_la_bavaroise(place=order)
