"""Quadrille XXXVIII, LV, LVI and Ombre LXXII: playing alone, and the Contre."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.sans_prendre import (
    Missed,
    Offer,
    contre_missed,
    kept_of_a_missed_vole,
    must_name_his_suit,
    preferred,
)
from executable_rules.quadrille.vole import won_without_the_vole

PASSES, SANS_PRENDRE, CONTRE = Offer


@pytest.mark.quotes(
    "bellecour.quadrille.laws.38",
    "is obliged to name his Suit, although he has a sure Game",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.38",
    "is obliged to name his Trump, notwithstanding he has a sure Game in his Hand",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.38", "est obligé de nommer sa couleur, quoiqu'il ait jeu sûr"
)
def test_who_plays_sans_prendre_must_name_his_suit() -> None:
    assert must_name_his_suit(sure_game=True) is True
    assert must_name_his_suit(sure_game=False) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.55",
    "They who admit the Contre at Quadrille, give it the preference in play",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.55",
    "before any other, who offers only to play Sans-prendre, even the Eldest Hand",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.55",
    "le recevront à jouer, par préférence au premier en carte qui voudroit jouer sans prendre",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.72",
    "Where the contre is admitted, he who plays Sans Prendre, and undertakes the Vole",
    "has the preference in play, to the elder Hand that would play Sans Prendre only",
)
@pytest.mark.quotes(
    "academie.ombre.laws.72",
    "Ceux qui admettront le contre recevront à jouer par préférence au premier en carte",
    "celui qui en jouant sans prendre s'engageroit à la vole",
)
def test_the_contre_is_preferred_to_the_eldest_sans_prendre() -> None:
    assert preferred(offers=(SANS_PRENDRE, PASSES, PASSES, CONTRE)) == 3
    assert preferred(offers=(SANS_PRENDRE, CONTRE, CONTRE)) == 1
    assert preferred(offers=(PASSES, SANS_PRENDRE, SANS_PRENDRE)) == 1
    # Not admitted, it is a sans prendre like another.
    assert preferred(offers=(SANS_PRENDRE, CONTRE), contre_admitted=False) == 0
    assert preferred(offers=(PASSES, CONTRE), contre_admitted=False) == 1
    for offers in ((), (PASSES, PASSES)):
        with pytest.raises(ValueError, match="all PASSES"):
            preferred(offers=offers)


def test_the_preferred_player_offered_the_most_and_first() -> None:
    for offers in product(Offer, repeat=4):
        if set(offers) != {PASSES}:
            best = CONTRE if CONTRE in offers else SANS_PRENDRE
            assert preferred(offers=offers) == offers.index(best)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.56",
    "goes for the Vole, and loses it, pays to each one, what is due for the Vole; and is not paid",
    "nor does he draw the Stake; but he is not beasted, unless he loses the Game",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.56",
    "must pay to each of his Opponents the Due for the Vole",
    "neither does he draw the Stakes; but he is not to be Beasted, except he loses the Game",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.56",
    "paye à chacun le droit de la vole",
    "il ne tire point le devant, mais il ne fait point la Bête, à moins qu'il ne perde le Jeu",
)
def test_who_misses_the_vole_of_a_contre_pays_it_and_receives_nothing() -> None:
    missed = contre_missed(vole=10, game=7, on_the_game=42, game_won=True)
    assert missed == Missed(to_each=10, beast=0, receives=frozenset())


@pytest.mark.quotes(
    "bellecour.quadrille.laws.56",
    "besides the Vole, he is to pay to every Player what is due for the Game",
    "and is beasted what is on the Game",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.56",
    "besides the Forfeit of missing the Vole",
    "be Beasted for as much as was played for",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.56",
    "outre la vole manquée, ce qui lui revient pour le Jeu, & fait la Bête de ce qui est au Jeu",
)
def test_and_if_he_loses_the_game_he_pays_it_and_is_beasted() -> None:
    missed = contre_missed(vole=10, game=7, on_the_game=42, game_won=False)
    assert missed == Missed(to_each=17, beast=42, receives=frozenset())


@pytest.mark.quotes(
    "bellecour.quadrille.laws.54",
    "They who having undertaken the Vole do not make it, win nevertheless",
    "as well as the Sans Prendre",
)
@pytest.mark.quotes(
    "bellecour.quadrille.laws.56",
    "is not paid, either the Sans Prendre or the Matadors, if he has them, or even the Consolation",
)
@pytest.mark.quotes("academie.quadrille.laws.54", "ne laissent pas de gagner le Jeu, le Devant")
@pytest.mark.quotes(
    "academie.quadrille.laws.56",
    "il n'est payé ni du Sans-prendre, ni des Matadors, s'il en a, pas même de la Consolation",
)
@pytest.mark.quotes("seymour.quadrille.laws.54", "and to be payed the Game, Rewards, Matadores")
@pytest.mark.quotes(
    "seymour.quadrille.laws.56", "nor is he to be payed either the Sans-prendre or Matadores"
)
def test_laws_54_and_56_contradict_each_other_but_for_the_contre() -> None:
    """Alone, with matadors, the Game won and the vole missed: all is paid, or nothing.

    The one undertook the vole in the play, the other engaged for it by the Contre.
    """
    in_the_play = won_without_the_vole(beasts_go=True, matadors=True, sans_prendre=True)
    by_contre = contre_missed(vole=10, game=7, on_the_game=42, game_won=True).receives
    assert in_the_play == frozenset(Due)
    assert by_contre == frozenset()


@pytest.mark.quotes(
    "bellecour.quadrille.laws.54",
    "who having undertaken the Vole do not make it, win nevertheless, the Game, the Stake",
)
@pytest.mark.quotes("bellecour.quadrille.laws.56", "playing Sans Prendre, goes for the Vole")
@pytest.mark.quotes("seymour.quadrille.laws.54", "Those who having undertaken the Vole, miss")
@pytest.mark.quotes("seymour.quadrille.laws.56", "He who playing Sans-prendre, undertakes the Vole")
@pytest.mark.quotes("academie.quadrille.laws.54", "ayant entrepris la vole ne la font point")
@pytest.mark.quotes(
    "academie.quadrille.laws.56", "ayant joué sans prendre, s'est engagé à la vole sans la faire"
)
def test_the_contre_decides_what_is_kept_of_a_missed_vole() -> None:
    facts = list(product((False, True), repeat=3))
    for alone, matadors, beasts_go in facts:
        kept = kept_of_a_missed_vole(
            contre=False, sans_prendre=alone, matadors=matadors, beasts_go=beasts_go
        )
        won = {Due.GAME, Due.STAKE, Due.CONSOLATION}
        won |= {Due.SANS_PRENDRE} if alone else set()
        won |= {Due.MATADORS} if matadors else set()
        won |= {Due.BEAST} if beasts_go else set()
        assert kept == won
    assert kept_of_a_missed_vole(contre=False) == {Due.GAME, Due.STAKE, Due.CONSOLATION}
    for matadors, beasts_go in product((False, True), repeat=2):
        kept = kept_of_a_missed_vole(
            contre=True, sans_prendre=True, matadors=matadors, beasts_go=beasts_go
        )
        assert kept == frozenset()
    with pytest.raises(ValueError, match="he plays alone"):
        kept_of_a_missed_vole(contre=True)
