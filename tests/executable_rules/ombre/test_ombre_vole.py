"""Ombre, of the vole: laws LXIII and LXVIII-LXXI, and how LXXIII contradicts them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.ombre.contre import contre_missed_at_ombre
from executable_rules.ombre.terms import Claim
from executable_rules.ombre.vole import (
    Game,
    Missed,
    Won,
    marks_the_tour,
    may_make_the_vole,
    paid_though_vole_missed,
    vole_missed,
    vole_with_beasts_together,
)
from executable_rules.quadrille.ombre_beasts import ombre_beast

MATADORS, ALONE, CONSOLATION = Claim.MATADORS, Claim.SANS_PRENDRE, Claim.CONSOLATION


@pytest.mark.quotes(
    "bellecour.ombre.laws.63",
    "If there are several Beasts that go together",
    "he who wins the Vole, receives the double of them",
)
@pytest.mark.quotes(
    "academie.ombre.laws.63",
    "S'il y a plusieurs bêtes qui aillent ensemble",
    "on païe double à celui qui fait la vole",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.49",
    "by Consent, or because they were made in one Deal, are put together, he that wins the Vole "
    "shall be paid as much more",
)
def test_the_vole_wins_the_double_of_beasts_that_go_together() -> None:
    won = vole_with_beasts_together(beasts=(72, 90))
    assert won == Won(162, Fraction(81))
    assert won.draws + 2 * won.from_each == 2 * (72 + 90)
    assert vole_with_beasts_together(beasts=(72, 90), stakes=18) == Won(180, Fraction(90))
    assert vole_with_beasts_together(beasts=(27, 54), stakes=0) == Won(81, Fraction(81, 2))
    with pytest.raises(ValueError, match="stakes=-1"):
        vole_with_beasts_together(beasts=(72, 90), stakes=-1)


@pytest.mark.quotes("bellecour.ombre.laws.63", "or as shall be agreed")
@pytest.mark.quotes("academie.ombre.laws.63", "ou comme l'on est convenu")
def test_or_what_is_agreed() -> None:
    assert vole_with_beasts_together(beasts=(72, 90), agreed=20) == Won(162, Fraction(20))
    assert vole_with_beasts_together(beasts=(72, 90), agreed=0) == Won(162, Fraction(0))


@pytest.mark.example("ombre.vole-of-72")
def test_the_vole_of_the_chapter_is_worth_seventy_two_and_thirty_six_from_each() -> None:
    # bellecour p. 113, academie p. 183: five counters before each and one Beast of 27.
    tours = ombre_beast(marked=5)
    assert tours == 45
    assert vole_with_beasts_together(beasts=(27,), stakes=tours) == Won(72, Fraction(36))


@pytest.mark.quotes(
    "bellecour.ombre.laws.68",
    "If he who has missed making the Vole, has Matadors, or plays Sans Prendre, he is to be paid "
    "them, as well as the Consolation.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.68",
    "a des matadors, ou joue sans prendre, on les lui doit païer avec la consolation",
)
def test_who_missed_the_vole_is_paid_his_matadors_and_sans_prendre() -> None:
    def paid(matadors: int, sans_prendre: bool) -> tuple[Claim, ...]:
        return paid_though_vole_missed(matadors=matadors, sans_prendre=sans_prendre)

    assert paid(3, False) == (MATADORS, CONSOLATION)
    assert paid(5, True) == (MATADORS, ALONE, CONSOLATION)
    assert paid(2, True) == (ALONE, CONSOLATION)
    assert paid(2, False) == ()
    with pytest.raises(ValueError, match="matadors=-1"):
        paid(-1, False)


@pytest.mark.quotes(
    "bellecour.ombre.laws.69",
    "If they agree to draw all, the two other Players divide all that is on the board",
)
@pytest.mark.quotes(
    "academie.ombre.laws.69",
    "Si l'on joue à tout tirer, les deux tiers se partagent, tout ce qu'il y a sur le jeu",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.51",
    "does not win it, the two others are to divide betwixt them what lies upon the Board",
)
def test_drawing_all_the_others_divide_the_board() -> None:
    assert vole_missed(on_board=72) == Missed(0, Fraction(36), 0)
    assert vole_missed(on_board=45) == Missed(0, Fraction(45, 2), 0)


@pytest.mark.quotes(
    "bellecour.ombre.laws.69",
    "if they have regulated the Vole, the Ombre pays to each of the other Players, what is agreed; "
    "but he still wins what is, on the Game, in this latter case",
)
@pytest.mark.quotes(
    "academie.ombre.laws.69",
    "si l'on a réglé la vole, l'hombre paie à chacun des tiers ce que l'on est convenu, mais il "
    "gagne ce qu'il y a sur le jeu",
)
def test_with_a_regulated_vole_the_ombre_pays_and_draws() -> None:
    assert vole_missed(on_board=72, agreed=20) == Missed(72, Fraction(0), 20)
    assert vole_missed(on_board=72, agreed=0) == Missed(72, Fraction(0), 0)


@pytest.mark.quotes(
    "bellecour.ombre.laws.70",
    "He who after taking his Rentree, looks at his Discard, cannot make the Vole.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.70",
    "Celui qui aprés avoir pris sa rentrée, regarde son écart, ne peut faire la vole.",
)
def test_who_looks_at_his_discard_cannot_make_the_vole() -> None:
    assert not may_make_the_vole(has_rentree=True, looks_at_discard=True)
    assert may_make_the_vole(has_rentree=True, looks_at_discard=False)
    assert may_make_the_vole(has_rentree=False, looks_at_discard=True)
    assert may_make_the_vole(has_rentree=False, looks_at_discard=False)


@pytest.mark.quotes(
    "bellecour.ombre.laws.71",
    "He who wins by Codill, does not mark the Tour; nor he who makes the Vole; but he who "
    "undertakes the Vole, and misses it, must mark that Tour.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.71",
    "Celui qui gagne par codille ne marque point aux tours non plus que celui qui fait la vole",
    "celui qui manque la vole l'aïant entreprise doit y mettre",
)
def test_codille_and_the_vole_are_not_marked_but_a_missed_vole_is() -> None:
    assert {game for game in Game if marks_the_tour(game=game)} == {Game.WON, Game.VOLE_MISSED}
    assert not marks_the_tour(game=Game.CODILLE)
    assert not marks_the_tour(game=Game.VOLE)


@pytest.mark.quotes(
    "bellecour.ombre.laws.73",
    "is not paid the Sans Prendre, or the Matadors, nor even the Consolation, or the Game",
)
@pytest.mark.quotes(
    "academie.ombre.laws.73",
    "& il n'est païé ni du sans prendre, ni des matadors s'il en a",
    "de la consolation ni du jeu",
)
@pytest.mark.quotes("bellecour.ombre.laws.68", "or plays Sans Prendre, he is to be paid them")
@pytest.mark.quotes("academie.ombre.laws.68", "ou joue sans prendre, on les lui doit païer")
def test_the_laws_contradict_each_other_on_what_he_is_paid() -> None:
    engaged = contre_missed_at_ombre(vole=20, on_the_game=72, game_won=True)
    assert engaged.receives == frozenset()
    for matadors in (0, 2, 3, 9):
        paid = paid_though_vole_missed(matadors=matadors, sans_prendre=True)
        assert {ALONE, CONSOLATION} <= set(paid)
        assert (MATADORS in paid) is (matadors >= 3)


@pytest.mark.quotes(
    "bellecour.ombre.laws.73",
    "without making it, pays to each of the others, the value of the Vole",
    "he draws nothing",
)
@pytest.mark.quotes(
    "academie.ombre.laws.73", "paye à chacun le droit de la vole", "il ne tire rien"
)
@pytest.mark.quotes("bellecour.ombre.laws.69", "but he still wins what is, on the Game")
@pytest.mark.quotes("academie.ombre.laws.69", "mais il gagne ce qu'il y a sur le jeu")
def test_the_laws_contradict_each_other_on_what_he_draws() -> None:
    engaged = contre_missed_at_ombre(vole=20, on_the_game=72, game_won=True)
    regulated = vole_missed(on_board=72, agreed=20)
    assert engaged.receives == frozenset()
    assert regulated == Missed(72, Fraction(0), 20)
    assert engaged.to_each == regulated.pays_each == 20


@pytest.mark.example("ombre.vole-missed")
@pytest.mark.quotes("bellecour.ombre.laws.68", "as well as the Consolation")
@pytest.mark.quotes("academie.ombre.laws.68", "avec la consolation")
def test_the_prose_pays_no_consolation_where_the_law_does() -> None:
    # bellecour p. 113f: "if the Ombre has played Sans Prendre, or has Matadors, he is paid them,
    # though he draws nothing for the Game".
    prose = {MATADORS, ALONE}
    assert set(paid_though_vole_missed(matadors=3, sans_prendre=True)) - prose == {CONSOLATION}
    # And it draws for him by the rule of drawing all, not by that of a vole that is regulated.
    assert vole_missed(on_board=72).ombre_draws == 0


@pytest.mark.example("ombre.vole-missed")
@pytest.mark.quotes("bellecour.ombre.laws.73", "but he is not beasted, unless he loses the Game")
@pytest.mark.quotes("academie.ombre.laws.73", "ne fait pas la bête à moins qu'il ne perde le jeu")
def test_the_prose_beasts_him_who_wins_the_game_by_the_contre_and_the_law_does_not() -> None:
    # bellecour p. 114: "tho' he wins the Game ... and is beasted what is on the Game".
    won, lost = (
        contre_missed_at_ombre(vole=20, on_the_game=72, game_won=it) for it in (True, False)
    )
    assert won.receives == frozenset()
    assert (won.to_each, won.beast) == (20, 0)
    assert lost.beast == 72
