"""Ombre LXI, LXII, LXV and LXVII: the vole, and where Quadrille says otherwise."""

from __future__ import annotations

import pytest

from executable_rules.ombre.vole_made import (
    Several,
    defenders_may_consult,
    vole_at_ombre,
    vole_undertaken_at_ombre,
    vole_with_several_beasts,
)
from executable_rules.quadrille.beast_order import vole_draws
from executable_rules.quadrille.vole import (
    defenders_may_communicate,
    vole_undertaken,
    vole_won,
)


@pytest.mark.quotes(
    "bellecour.ombre.laws.61",
    "wins all the Tricks, makes the Vole, and wins the double of what there is on the Game",
)
@pytest.mark.quotes(
    "academie.ombre.laws.61",
    "fait toutes les levées fait la vole, & gagne le double de ce qu'il y a au jeu",
)
def test_the_vole_wins_the_double_of_what_lies() -> None:
    """The book's example: a Poul of 72, and thirty-six from each of the two others besides."""
    assert vole_at_ombre(tricks=9, on_the_game=72) == 72 + 2 * 36
    assert vole_at_ombre(tricks=8, on_the_game=72) == vole_at_ombre(tricks=0, on_the_game=72) == 0
    for tricks in (-1, 10):
        with pytest.raises(ValueError, match="from 0 to 9"):
            vole_at_ombre(tricks=tricks, on_the_game=72)


@pytest.mark.quotes("bellecour.ombre.laws.61", "unless the Vole is fixed at a certain value")
@pytest.mark.quotes(
    "academie.ombre.laws.61", "à moins que l'on ait fixé ce que doit gagner celui qui fait la vole"
)
@pytest.mark.quotes("bellecour.quadrille.laws.41", "are paid what is agreed on for the Vole")
def test_unless_it_is_fixed_as_it_always_is_at_quadrille() -> None:
    assert vole_at_ombre(tricks=9, on_the_game=72, fixed=40) == 40
    assert vole_at_ombre(tricks=9, on_the_game=72, fixed=0) == 0
    assert vole_at_ombre(tricks=8, on_the_game=72, fixed=40) == 0
    assert vole_won(tricks=10, agreed=40) == 40


@pytest.mark.quotes(
    "bellecour.ombre.laws.62",
    "If there are several Beasts, he draws them, and nothing else, unless it was otherwise agreed.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.62",
    "S'il y a plusieurs bêtes, il les tire & rien plus, à moins toujours que l'on ait convenu",
)
def test_of_several_beasts_the_vole_draws_all_and_nothing_besides() -> None:
    assert vole_with_several_beasts(beasts=(27, 72)) == Several(draws=99, besides=0)
    assert vole_with_several_beasts(beasts=(27, 72, 90), agreed=20) == Several(189, 20)
    with pytest.raises(ValueError, match="two or more"):
        vole_with_several_beasts(beasts=(27,))


@pytest.mark.quotes("bellecour.ombre.laws.62", "several Beasts, he draws them")
@pytest.mark.quotes(
    "bellecour.quadrille.laws.42", "does not draw the Beasts, which do not go upon the Game"
)
@pytest.mark.quotes("academie.ombre.laws.62", "S'il y a plusieurs bêtes, il les tire")
@pytest.mark.quotes(
    "academie.quadrille.laws.42", "ne tire point les Bêtes qui ne vont point au jeu"
)
def test_at_quadrille_the_beasts_that_wait_are_not_drawn() -> None:
    assert vole_with_several_beasts(beasts=(27, 72)).draws == 99
    assert vole_draws(going=(27,), waiting=(72,)) == 27


@pytest.mark.quotes(
    "bellecour.ombre.laws.65", "after making the first five Tricks, you play a sixth Card"
)
@pytest.mark.quotes(
    "academie.ombre.laws.65",
    "aprés avoir fait les cinq premieres mains ou levées, on a joué la sixiéme carte",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.50",
    "if after one has won his five Tricks, he plays down another Card",
)
def test_the_vole_is_undertaken_with_the_sixth_card() -> None:
    played = [vole_undertaken_at_ombre(first_tricks=n, next_played=True) for n in (0, 4, 5, 9)]
    assert played == [False, False, True, True]
    not_yet = [vole_undertaken_at_ombre(first_tricks=n, next_played=False) for n in (4, 5, 6)]
    assert not_yet == [False, False, True]
    for tricks in (-1, 10):
        with pytest.raises(ValueError, match="from 0 to 9"):
            vole_undertaken_at_ombre(first_tricks=tricks, next_played=True)


@pytest.mark.quotes("bellecour.ombre.laws.65", "the first five Tricks")
@pytest.mark.quotes("bellecour.quadrille.laws.44", "making the first six Tricks")
def test_at_quadrille_one_trick_more() -> None:
    assert vole_undertaken_at_ombre(first_tricks=5, next_played=True) is True
    assert vole_undertaken(first_tricks=5, next_played=True) is False
    assert vole_undertaken(first_tricks=6, next_played=True) is True


@pytest.mark.quotes(
    "bellecour.ombre.laws.67",
    "When the Vole is undertaken, the two Players who defend the Poul, may communicate their Game",
    "consult on the best means of preventing it",
)
@pytest.mark.quotes(
    "academie.ombre.laws.67",
    "les deux Joueurs qui la défendent peuvent se communiquer leur jeu",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.52",
    "When the Vole is undertaken, the two who defend it may look in each other's Hands",
)
def test_the_defenders_may_consult_when_the_vole_is_undertaken() -> None:
    assert defenders_may_consult(vole_undertaken=True) is True
    assert defenders_may_consult(vole_undertaken=False) is False


@pytest.mark.quotes(
    "bellecour.ombre.laws.67", "who defend the Poul, may communicate their Game to each other"
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.49", "who defend the Poule, cannot communicate their Game to each"
)
@pytest.mark.quotes("academie.ombre.laws.67", "peuvent se communiquer leur jeu")
@pytest.mark.quotes("academie.quadrille.laws.49", "ne peuvent point se communiquer leur jeu")
def test_ombre_and_quadrille_contradict_each_other_on_the_defence_of_a_vole() -> None:
    assert defenders_may_consult(vole_undertaken=True) is True
    assert defenders_may_communicate(vole_undertaken=True) is False
