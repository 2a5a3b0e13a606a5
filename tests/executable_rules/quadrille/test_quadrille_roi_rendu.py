"""The Roi rendu: its five rules, and Quadrille LVIII."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import cards
from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille.roi_rendu import (
    Alone,
    Called,
    GivenUp,
    dernier_oblige,
    exchange,
    given_up_with_a_good_game,
    mauvais_jeu,
    may_be_given_up,
    rendu_d_obligation,
    six_tricks_alone,
)

BEAST, NONE = Penalty.BEAST, Penalty.NONE


@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.1", "the other Players having a right to see the Card changed"
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.1",
    "lui donner en échange telle carte que bon lui semblera de son Jeu, & chaque Joueur est en",
    "droit de voir la carte échangée",
)
def test_the_king_is_changed_for_any_card_and_all_may_see_it() -> None:
    king, given = cards("KD 3C")
    ombre, friend = cards("AS 3C KS"), cards("KD 7H 6H")
    changed = exchange(king=king, given=given, ombre=ombre, friend=friend)
    assert changed.ombre == cards("AS KS KD")
    assert changed.friend == cards("7H 6H 3C")
    assert changed.seen == given
    for wrong_king, wrong_card in ((given, given), (king, king)):
        with pytest.raises(ValueError, match="a card of friend"):
            exchange(king=wrong_king, given=wrong_card, ombre=ombre, friend=friend)


@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.1",
    "Celui qui aïant le Roi apellé a mauvais Jeu peut rendre le Roi apellé à l'Hombre",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.2",
    "il faut que le Roi apellé aie trois mains sûres pour être dans ce cas",
)
def test_a_hand_is_bad_under_three_sure_tricks() -> None:
    assert [mauvais_jeu(mains_sures=tricks) for tricks in (0, 2, 3, 10)] == [
        True,
        True,
        False,
        False,
    ]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            mauvais_jeu(mains_sures=tricks)
    lost = given_up_with_a_good_game(sure_tricks=2, to_make_him_lose=True, ombre_wins=True)
    assert lost == GivenUp(NONE, NONE)


@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.2",
    "in order to make the Ombre lose, is beasted, without the Ombre's being exempt from making it",
    "if he does not win the Game",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.2",
    "rendroit le Roi pour faire perdre l'Hombre, feroit la Bête, sans que l'Hombre fût pour cela",
    "s'il ne gagnoit pas le jeu",
    "trois mains sûres",
)
def test_who_gives_up_the_king_with_a_good_game_is_beasted_with_the_ombre() -> None:
    def given(tricks: int, to_lose: bool, wins: bool) -> GivenUp:
        return given_up_with_a_good_game(
            sure_tricks=tricks, to_make_him_lose=to_lose, ombre_wins=wins
        )

    assert given(3, True, False) == GivenUp(giver=BEAST, ombre=BEAST)
    assert given(3, True, True) == given(10, True, True) == GivenUp(giver=BEAST, ombre=NONE)
    assert given(2, True, False) == GivenUp(giver=NONE, ombre=BEAST)
    assert given(3, False, True) == GivenUp(giver=NONE, ombre=NONE)
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            given(tricks, True, True)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.58",
    "is obliged to make six Tricks alone to win; for the rest, he wins or loses for himself alone",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.58",
    "must, to win, make six Tricks alone. As to all the rest, he wins or loses by himself.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.58",
    "est obligé de faire seul six mains; au surplus, il gagne ou perd seul",
)
@pytest.mark.quotes("bellecour.quadrille.roi-rendu.3", "is obliged to make six Tricks alone")
@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.4",
    "does not divide with any one when he wins, so he pays by himself when he loses",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.3",
    "de faire six mains seul, les autres Joueurs étant réunis contre lui",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.4",
    "Il ne partage avec personne s'il gagne, il paie de même seul s'il perd.",
)
def test_with_the_king_he_needs_six_tricks_alone() -> None:
    outcomes = [six_tricks_alone(tricks=tricks) for tricks in (0, 5, 6, 10)]
    assert outcomes == [Alone.LOSES, Alone.LOSES, Alone.WINS, Alone.WINS]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            six_tricks_alone(tricks=tricks)


@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.5",
    "The King cannot be given up to him that plays forced Spadill",
)
@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.5",
    "L'on ne peut point rendre le Roi à celui qui joue forcé avec Espadille",
)
def test_the_king_is_not_given_up_to_forced_spadill() -> None:
    assert may_be_given_up(forced_spadill=True) is False
    assert may_be_given_up(forced_spadill=False) is True


@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.5",
    "en rendant le Roi d'obligation, c'est-à-dire, que celui qui joue, joue toujours seul",
)
def test_in_some_houses_the_ombre_always_plays_alone() -> None:
    assert rendu_d_obligation(rendu=False, obligation=True) is True
    assert rendu_d_obligation(rendu=True, obligation=True) is True
    assert rendu_d_obligation(rendu=True, obligation=False) is True
    assert rendu_d_obligation(rendu=False, obligation=False) is False


@pytest.mark.quotes(
    "academie.quadrille.roi-rendu.5",
    "le dernier est obligé de jouer si tous les autres ont passé, en apellant un Roi qu'on lui",
    "ou Espadille, ainsi qu'ils ont convenu",
)
def test_there_the_last_must_play_and_call_what_is_agreed() -> None:
    for convenu in Called:
        called = [dernier_oblige(passes=passes, convenu=convenu) for passes in (0, 2, 3)]
        assert called == [None, None, convenu]
    for passes in (-1, 4):
        with pytest.raises(ValueError, match="from 0 to 3"):
            dernier_oblige(passes=passes, convenu=Called.KING)
