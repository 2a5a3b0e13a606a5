"""Quadrille XXXIII-XXXV and Ombre LV, LVII: the matadors and the sans prendre demanded."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.claims import (
    CONFINED,
    after_a_hasty_deal,
    after_the_cut,
    demands_one_for_the_other,
    due_as_demanded,
)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.33",
    "The Matadors, and the Sans Prendre cannot be demanded, after the Cards are cut for the next",
)
@pytest.mark.quotes("academie.quadrille.laws.33", "quand on a coupé & mêlé pour le coup suivant")
@pytest.mark.quotes(
    "bellecour.ombre.laws.55",
    "The Matadors and the Sans Prendre, cannot be claimed after the Cards are cut for the next",
)
@pytest.mark.quotes(
    "academie.ombre.laws.55", "ne peuvent plus se demander quand on a coupé pour le coup suivant"
)
def test_after_the_cut_matadors_and_sans_prendre_are_lost() -> None:
    assert after_the_cut(cut=True) is Claim.LOST
    for hastily, received, himself in product((False, True), repeat=3):
        claim = after_the_cut(cut=False, hastily=hastily, received=received, himself=himself)
        assert claim is Claim.DUE


@pytest.mark.quotes(
    "bellecour.quadrille.laws.33",
    "unless by design the Cards are shuffled and cut so hastily",
    "if there is nothing received for the Game and the Consolation, by any of the Players",
    "has a right to demand the Sans Prendre, and the Matadors",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.33",
    "à moins que par affectation l'on ne mêlât & coupât si vite",
    "s'il n'a rien reçû pour le jeu, & la Consolation d'aucun des Joueurs",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.55",
    "unless by design the Cards are shuffled and cut so quick",
    "if he has not received for the Game, and the Consolation, of either of the Players",
)
@pytest.mark.quotes(
    "academie.ombre.laws.55",
    "à moins que par affectation l'on ne mêlât & coupât si vite",
    "s'il n'a point reçû le jeu & la consolation d'aucun des joueurs",
)
def test_unless_the_cut_was_hastened_by_design_and_nothing_was_received() -> None:
    assert after_the_cut(cut=True, hastily=True) is Claim.DUE
    assert after_the_cut(cut=True, hastily=True, received=True) is Claim.LOST
    assert after_the_cut(cut=True, received=True) is Claim.LOST


@pytest.mark.quotes(
    "bellecour.quadrille.laws.33",
    "but if it is he himself that has cut or dealt the Cards, he cannot recover them",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.33", "si c'étoit lui qui eut coupé ou donné les cartes"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.55",
    "but if it is he himself, that has cut or dealt the Cards, he cannot recover them",
)
@pytest.mark.quotes("academie.ombre.laws.55", "si c'étoit lui qui eût coupé ou donné des cartes")
def test_who_cut_or_dealt_himself_cannot_recover_them() -> None:
    assert after_the_cut(cut=True, hastily=True, himself=True) is Claim.LOST
    assert after_the_cut(cut=True, himself=True) is Claim.LOST


@pytest.mark.quotes(
    "seymour.quadrille.laws.33",
    "cannot be demanded after the Cards are cut for the next Deal",
    "except when they are designedly cut and dealt so hastily that the Winner has not been allowed",
    "if he has not taken up the Stake, nor been paid the Rewards by any of the Players",
    "if it was he himself, who either cut or dealt the Cards",
)
def test_in_1754_he_must_not_have_taken_up_the_stake() -> None:
    assert after_a_hasty_deal(cut=True) is Claim.LOST
    for facts in product((False, True), repeat=4):
        names = ("hastily", "stake_taken", "rewards_paid", "himself")
        assert after_a_hasty_deal(cut=False, **dict(zip(names, facts, strict=True))) is Claim.DUE
    assert after_a_hasty_deal(cut=True, hastily=True) is Claim.DUE
    assert after_a_hasty_deal(cut=True, hastily=True, stake_taken=True) is Claim.LOST
    assert after_a_hasty_deal(cut=True, hastily=True, rewards_paid=True) is Claim.LOST
    assert after_a_hasty_deal(cut=True, hastily=True, himself=True) is Claim.LOST


@pytest.mark.quotes(
    "bellecour.quadrille.laws.34",
    "demand one, without demanding the other; there is no more due to him than he demands",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.34",
    "demands only one of them, he must receive only That, which he mentioned",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.34",
    "demande l'un sans demander l'autre, il ne lui est dû que ce qu'il a demandé",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.57",
    "claims one without claiming the other, he only can receive what he claims",
)
@pytest.mark.quotes(
    "academie.ombre.laws.57",
    "demande l'un sans demander l'autre, il ne lui est dû que ce qu'il a demandé",
)
def test_only_what_is_demanded_is_due() -> None:
    for due in CONFINED:
        assert due_as_demanded(demanded=frozenset({due})) == {due}
    assert due_as_demanded(demanded=CONFINED) == {Due.MATADORS, Due.SANS_PRENDRE}
    assert due_as_demanded(demanded=frozenset()) == frozenset()
    matadors = frozenset({Due.MATADORS})
    assert due_as_demanded(demanded=matadors, won=matadors) == matadors
    with pytest.raises(ValueError, match="demanded may be what he won"):
        due_as_demanded(demanded=CONFINED, won=matadors)
    with pytest.raises(ValueError, match="demanded may be what he won"):
        due_as_demanded(demanded=matadors, won=CONFINED | {Due.GAME})


@pytest.mark.quotes(
    "bellecour.quadrille.laws.35",
    "demands the Matadors which he has not, instead of demanding the Sans Prendre",
    "or he who demands the Sans Prendre instead of the Matadors",
    "cannot insist on being paid what is really due to him",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.35",
    "instead of Sans-prendre, shall demand Matadores, not having them",
    "cannot compel the Players to pay him what is really his Due",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.35",
    "au lieu de demander le Sans-prendre; de même que celui qui demande le Sans-prendre au lieu",
    "ne peut point exiger qu'on lui paye ce qui lui est véritablement dû",
)
def test_who_demands_the_one_for_the_other_loses_what_he_won() -> None:
    for won, demanded in product(CONFINED, repeat=2):
        claim = demands_one_for_the_other(won=won, demanded=demanded)
        assert claim is (Claim.DUE if won is demanded else Claim.LOST)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.35",
    "He who plays with calling, is not included in this distinction.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.35", "with the Assistance of a King, has no Share in this Distinction"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.35", "celui qui joue en apellant n'est pas reçu à cette distinction"
)
def test_who_plays_with_calling_keeps_his_matadors() -> None:
    def claim(won: Due, demanded: Due) -> Claim:
        return demands_one_for_the_other(won=won, demanded=demanded, calling=True)

    assert claim(Due.MATADORS, Due.SANS_PRENDRE) is Claim.DUE
    assert claim(Due.MATADORS, Due.MATADORS) is Claim.DUE
    for won, demanded in ((Due.SANS_PRENDRE, Due.MATADORS), (Due.GAME, Due.MATADORS)):
        with pytest.raises(ValueError, match="with calling MATADORS"):
            claim(won, demanded)
    with pytest.raises(ValueError, match="may be MATADORS or SANS_PRENDRE"):
        demands_one_for_the_other(won=Due.MATADORS, demanded=Due.STAKE)
