"""The Beasts of the Médiateur."""

from __future__ import annotations

import pytest

from executable_rules.quadrille.mediateur_beasts import (
    beast_after_the_end,
    equal_to_the_game,
    mediateur_by_codille,
    mediateur_by_remise,
    mediateur_game,
)
from lawsofplay.rules.trace import Call, Proviso, tracing

SIMPLE, DOUBLE = 28, 56


@pytest.mark.quotes("bellecour.mediateur.payment.1", "by placing two Fish before him")
@pytest.mark.quotes("academie.mediateur.beast.1", "elles sont toujours égales au Jeu")
@pytest.mark.quotes(
    "academie.mediateur.beast.2", "sur les tours simples n'est que de 28", "à retirer du jeu"
)
def test_two_fishes_and_two_counters_of_each_are_28() -> None:
    assert mediateur_game() == 2 * 10 + 4 * 2 == SIMPLE
    assert mediateur_by_remise(order=1) == equal_to_the_game(games=(mediateur_game(),)) == SIMPLE


@pytest.mark.quotes(
    "academie.mediateur.beast.12",
    "36 au lieu de 28; parce qu'il y a alors seize",
    "mais on ne fait pas attention à cette augmentation",
)
def test_the_favourite_suit_adds_nothing_to_the_beasts() -> None:
    counters = 4 * 2
    assert mediateur_game() + counters == 36
    assert mediateur_game(favourite=True) == SIMPLE
    # Of a Game in no favourite suit an explanation says that there is no such augmentation.
    with tracing() as steps:
        mediateur_game()
    (call,) = steps
    assert isinstance(call, Call)
    assert Proviso("on ne fait pas attention à cette augmentation", met=False) in call.steps
    assert mediateur_game(favourite=True, double=True) == DOUBLE


@pytest.mark.quotes("academie.mediateur.beast.13", "Les bêtes doivent donc augmenter de 56")
@pytest.mark.quotes("academie.mediateur.beast.14", "doivent chacune augmenter de 56")
def test_on_double_tours_they_grow_by_56() -> None:
    assert mediateur_game(double=True) == DOUBLE
    beasts = [mediateur_by_remise(order=order, double=True) for order in range(1, 5)]
    assert beasts == [56, 168, 224, 280]
    assert beasts[2] - beasts[1] == beasts[3] - beasts[2] == DOUBLE


@pytest.mark.quotes("academie.mediateur.beast.1", "elles sont toujours égales au Jeu")
@pytest.mark.parametrize("double", [False, True])
def test_the_beasts_are_always_equal_to_the_game(double: bool) -> None:
    game = mediateur_game(double=double)
    for order in range(2, 13):
        put_off = (game,) * order
        assert mediateur_by_remise(order=order, double=double) == equal_to_the_game(
            games=put_off, going=game
        )
        assert mediateur_by_codille(order=order, double=double) == (
            equal_to_the_game(games=put_off[1:], going=game)
        )


@pytest.mark.quotes(
    "academie.mediateur.beast.3", "Si cette premiére bête est remise", "84 à retirer"
)
@pytest.mark.quotes(
    "academie.mediateur.beast.4",
    "c'est le jeu qui est à retirer qui fixe la bête, que cette seconde doit être de 84",
)
def test_after_a_remise_84_are_to_be_drawn_and_fix_the_second() -> None:
    assert equal_to_the_game(games=(SIMPLE, SIMPLE), going=SIMPLE) == 84
    assert mediateur_by_remise(order=2) == 84


@pytest.mark.quotes("academie.mediateur.beast.6", "elles augmenteront toujours de 28")
@pytest.mark.quotes(
    "academie.mediateur.beast.10", "Les bêtes qui se font ensuite, augmentent de 28"
)
def test_they_grow_by_28() -> None:
    for order in range(3, 20):
        for series in (mediateur_by_remise, mediateur_by_codille):
            assert series(order=order) - series(order=order - 1) == 28


@pytest.mark.quotes(
    "academie.mediateur.beast.9",
    "lorsque la premiére bête est faite codille",
    "la seconde bête aprés cette premiére codille",
)
def test_after_a_codille_the_second_is_56() -> None:
    assert mediateur_by_codille(order=2) == 56


@pytest.mark.quotes(
    "academie.mediateur.beast.11",
    "la douziéme bête n'est pas plus forte aprés une premiére codille, que l'auroit été la onziéme",
)
def test_the_twelfth_after_a_codille_is_the_eleventh_after_a_remise() -> None:
    assert mediateur_by_codille(order=12) == mediateur_by_remise(order=11) == 336
    for order in range(3, 30):
        assert mediateur_by_codille(order=order) == mediateur_by_remise(order=order - 1)


@pytest.mark.quotes(
    "academie.mediateur.beast.7",
    "le jeu n'est que de 28",
    "c'est la bête de 140 qui est sur le jeu",
    "ce qui fait monter ce second coup pour le jeu à 168",
)
def test_when_the_first_is_drawn_140_and_28_are_to_be_drawn() -> None:
    assert equal_to_the_game(games=(SIMPLE,), going=mediateur_by_remise(order=4)) == 168
    assert mediateur_by_remise(order=4) == 140


@pytest.mark.quotes("academie.mediateur.beast.15", "qui se feroit en coup double", "être de 112")
def test_after_a_remise_on_a_simple_deal_the_first_on_a_double_one_is_112() -> None:
    assert equal_to_the_game(games=(SIMPLE, DOUBLE), going=SIMPLE) == 112
    assert equal_to_the_game(games=(SIMPLE, DOUBLE, DOUBLE), going=SIMPLE) == 168


@pytest.mark.quotes("academie.mediateur.beast.16", "devroit être moindre de 28", "que de 84")
def test_after_a_codille_on_a_simple_deal_it_is_84() -> None:
    after_codille = equal_to_the_game(games=(DOUBLE,), going=SIMPLE)
    assert after_codille == 84
    assert equal_to_the_game(games=(SIMPLE, DOUBLE), going=SIMPLE) - after_codille == 28


@pytest.mark.quotes(
    "academie.mediateur.beast.17",
    "que de huit jettons en jouant simple, ou de seize",
    "une bête de 168 à retirer",
    "ne seroit que de 176, si l'on jouoit simple, ou de 184, si on jouoit double",
)
def test_after_the_end_a_beast_grows_by_eight_or_sixteen() -> None:
    assert beast_after_the_end(to_draw=168) == 176
    assert beast_after_the_end(to_draw=168, double=True) == 184
    assert beast_after_the_end(to_draw=28) == 36


@pytest.mark.quotes("academie.mediateur.beast.4", "c'est le jeu qui est à retirer qui fixe la bête")
def test_the_deal_that_is_played_has_its_game() -> None:
    assert equal_to_the_game(games=(SIMPLE,)) == SIMPLE
    with pytest.raises(ValueError, match="games= cannot be empty"):
        equal_to_the_game(games=())
    with pytest.raises(ValueError, match="going=-1 cannot be"):
        equal_to_the_game(games=(28,), going=-1)
