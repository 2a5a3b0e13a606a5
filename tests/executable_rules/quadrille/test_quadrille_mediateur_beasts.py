"""The Beasts of the Médiateur."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.mediateur_beasts import (
    equal_to_the_game,
    mediateur_by_codille,
    mediateur_by_remise,
    mediateur_game,
)
from lawsofplay.rules.trace import Call, Proviso, tracing

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
