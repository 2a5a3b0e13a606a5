"""Quadrille XLI, XLIII-LIV and Ombre LXIV, LXVI: the vole."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.vole import (
    Speech,
    defenders_may_communicate,
    may_be_said,
    may_decline,
    may_give_notice,
    may_inform,
    may_pretend,
    may_undertake,
    missed_with_a_king,
    penalty_for_dissuading,
    vole_missed,
    vole_undertaken,
    vole_with_a_king,
    vole_with_a_late_king,
    vole_won,
    vole_won_1754,
    won_without_the_vole,
)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.41",
    "who stand the Game, and win all the Tricks, are paid what is agreed on for the Vole",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.41", "ont toutes les mains, gagnent ce qu'on est convenu pour la vole"
)
def test_all_the_tricks_win_what_is_agreed_for_the_vole() -> None:
    assert [vole_won(tricks=tricks) for tricks in (0, 9, 10)] == [0, 0, 10]
    assert vole_won(tricks=10, agreed=20) == 20
    assert vole_won(tricks=10, stands_the_game=False) == 0
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            vole_won(tricks=tricks)


@pytest.mark.quotes(
    "seymour.quadrille.laws.41",
    "He, or they, who play and make all the Tricks",
    "what has been agreed upon for the Vole",
)
def test_in_1754_the_vole_has_no_sum_but_what_is_agreed() -> None:
    assert vole_won_1754(tricks=10) is Silence.NOT_SAID
    assert [vole_won_1754(tricks=it, agreed=20) for it in (0, 9, 10)] == [0, 0, 20]
    assert vole_won_1754(tricks=9) == 0
    assert vole_won_1754(tricks=10, stands_the_game=False, agreed=20) == 0
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            vole_won_1754(tricks=tricks)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.43",
    "when he has undertaken it, pays what he would have received if he had won it",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.43", "must pay as much as he would have received, had he won it"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.43", "paye ce qu'on lui auroit payé s'il l'avoit faite"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.64",
    "having undertaken the Vole, does not make it, pays what he would have received",
)
@pytest.mark.quotes(
    "academie.ombre.laws.64", "païe ce qu'on lui auroit païé pour la vole s'il l'avoit faite"
)
def test_who_misses_the_vole_pays_what_he_would_have_received() -> None:
    worth = vole_won(tricks=10, agreed=12)
    assert vole_missed(undertaken=True, made=False, worth=worth) == 12
    assert vole_missed(undertaken=False, made=False, worth=worth) == 0
    assert vole_missed(undertaken=True, made=True, worth=worth) == 0


@pytest.mark.quotes(
    "bellecour.quadrille.laws.44",
    "after making the first six Tricks, whether the Game is played alone, or by calling a King",
    "a Card is played for the seventh Trick",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.44",
    "after having made six Tricks",
    "the Card is played down for the seventh Trick",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.44",
    "aprés avoir fait les six premieres mains, soit qu'on soit seul, ou avec le Roi apelé",
    "on a joué la carte pour la septiéme main",
)
def test_the_vole_is_undertaken_with_the_seventh_card() -> None:
    for calling in (False, True):
        played = [
            vole_undertaken(first_tricks=won, next_played=True, calling=calling)
            for won in (0, 5, 6, 7, 10)
        ]
        assert played == [False, False, True, True, True]
        not_yet = [
            vole_undertaken(first_tricks=won, next_played=False, calling=calling)
            for won in (5, 6, 7)
        ]
        # With the seventh trick won its card was played.
        assert not_yet == [False, False, True]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            vole_undertaken(first_tricks=tricks, next_played=True)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.45", "When the Vole is once undertaken it cannot be declined."
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.45", "When the Vole is once undertaken, there is no going back."
)
@pytest.mark.quotes(
    "academie.quadrille.laws.45", "Quand la vole est entreprise, on ne peut plus s'en dédire."
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.66",
    "When you have once undertaken the Vole, you cannot by any means desist from it.",
)
@pytest.mark.quotes(
    "academie.ombre.laws.66", "Quand la vole est entreprise, il n'y a plus moyen de s'en dédire."
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.59", "it is a consent to the vole, and it cannot then be recalled"
)
def test_once_undertaken_it_cannot_be_declined() -> None:
    assert may_decline(undertaken=True) is False
    assert may_decline(undertaken=False) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.46",
    "He who speaks in the Play to encourage his friend, cannot pretend to the Vole.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.46",
    "to encourage his Friend to undertake the Vole, cannot pretend to it",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.46",
    "Celui qui parleroit sur le Jeu pour encourager son ami, ne pourroit prétendre à la vole.",
)
def test_who_encourages_his_friend_cannot_pretend_to_the_vole() -> None:
    assert [said for said in Speech if not may_pretend(said=said)] == [Speech.ENCOURAGES]


@pytest.mark.quotes(
    "bellecour.quadrille.laws.50",
    "He who has been forced to play with Spadill, cannot pretend to the Vole.",
)
@pytest.mark.quotes("seymour.quadrille.laws.50", "cannot have any Pretensions to the Vole")
@pytest.mark.quotes(
    "academie.quadrille.laws.50",
    "Celui qui a été forcé de jouer avec Espadille, ne peut prétendre à la vole.",
)
@pytest.mark.quotes("quanti.quadrille.laws.54", "Forced Spadille is not allowed to go for the vole")
def test_forced_spadill_cannot_pretend_to_it() -> None:
    assert may_pretend(forced_spadill=True) is False
    assert may_pretend() is True
    assert may_pretend(said=Speech.ENCOURAGES, forced_spadill=True) is False


@pytest.mark.quotes(
    "bellecour.quadrille.laws.47", "says any thing to make him decline it, is to be beasted"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.47",
    "to induce him to desist from undertaking it, must be Beasted",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.47", "Celui qui parleroit pour l'en faire désister, feroit la Bête."
)
def test_who_would_make_him_decline_it_is_beasted() -> None:
    for said in Speech:
        beast = said is Speech.DISSUADES
        assert penalty_for_dissuading(said=said) is (Penalty.BEAST if beast else Penalty.NONE)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.48",
    "not permitted to inform your friend who is to play, that you have six Tricks",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.48", "d'avertir son ami qui est à jouer, que l'on a six mains"
)
def test_a_friend_who_is_to_play_may_not_be_told_of_six_tricks() -> None:
    assert [said for said in Speech if not may_inform(said=said)] == [Speech.SIX_TRICKS]
    assert all(may_inform(said=said, friend_to_play=False) is True for said in Speech)


@pytest.mark.quotes(
    "seymour.quadrille.laws.48",
    "It is not permitted to give Notice to your Friend that you have made six Tricks.",
)
@pytest.mark.quotes("bellecour.quadrille.laws.48", "who is to play")
def test_in_1754_he_may_not_be_told_whoever_is_to_play() -> None:
    assert [said for said in Speech if not may_give_notice(said=said)] == [Speech.SIX_TRICKS]
    assert may_give_notice(said=Speech.NOTHING) is True
    assert may_inform(said=Speech.SIX_TRICKS, friend_to_play=False) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.49",
    "They who defend the Poule, cannot communicate their Game to each other, though the Vole",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.49",
    "must not communicate their Game to each other, tho' the Vole is undertaken",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.49",
    "ne peuvent point se communiquer leur jeu, quoique la vole soit entreprise",
)
def test_the_defenders_may_never_communicate_their_game() -> None:
    assert defenders_may_communicate(vole_undertaken=True) is False
    assert defenders_may_communicate(vole_undertaken=False) is False


@pytest.mark.quotes(
    "bellecour.quadrille.laws.49",
    "neither the one or the other ought to say any thing that may interest the Game",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.49", "any one speak the least Word that concerns the Game"
)
@pytest.mark.quotes("academie.quadrille.laws.49", "ne doivent pas dire un mot qui intéresse le jeu")
def test_nobody_may_say_what_interests_the_game() -> None:
    assert may_be_said(interests_the_game=True) is False
    assert may_be_said(interests_the_game=False) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.51",
    "The Vole cannot be undertaken before the King called has appeared.",
)
@pytest.mark.quotes("seymour.quadrille.laws.51", "'till the auxiliary King has appeared")
@pytest.mark.quotes(
    "academie.quadrille.laws.51",
    "La vole ne sçauroit être entreprise que le Roi apelé n'ait paru.",
)
def test_not_before_the_called_king_has_appeared() -> None:
    assert may_undertake(calling=True, king_appeared=False) is False
    assert may_undertake(calling=True, king_appeared=True) is True
    assert may_undertake(calling=False, king_appeared=False) is True


@pytest.mark.quotes("bellecour.quadrille.laws.51", "cannot be undertaken before the King called")
@pytest.mark.quotes("bellecour.quadrille.laws.44", "a Card is played for the seventh Trick")
def test_the_seventh_card_does_not_undertake_it_while_the_king_is_hidden() -> None:
    def undertaken(*, calling: bool) -> bool:
        return vole_undertaken(
            first_tricks=6, next_played=True, calling=calling, king_appeared=False
        )

    assert undertaken(calling=True) is False
    assert undertaken(calling=False) is True
    alone = vole_undertaken(first_tricks=6, next_played=True, king_appeared=False)
    assert alone is True
    assert may_undertake(calling=True, king_appeared=False) is False


@pytest.mark.quotes(
    "bellecour.quadrille.laws.52",
    "you may play on to the last Card, without incurring the penalty for missing the Vole",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.52",
    "continue playing 'till the very last Card, without incurring the Penalty",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.52",
    "jouer jusqu'à la derniére carte, sans encourir la peine de ceux qui manquent la vole",
)
def test_while_the_king_is_hidden_the_vole_is_missed_without_penalty() -> None:
    for won in range(10):
        assert missed_with_a_king(first_tricks=won, king_appeared=False) == 0
        due = missed_with_a_king(first_tricks=won, king_appeared=True)
        assert due == (10 if won >= 6 else 0)
    assert missed_with_a_king(first_tricks=9, king_appeared=True, worth=12) == 12
    for won in (-1, 10):
        with pytest.raises(ValueError, match="from 0 to 9"):
            missed_with_a_king(first_tricks=won, king_appeared=True)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.53",
    "They who make the Vole, without having shewn the King, shall not be paid for it, although the",
    "the Queen not denoting the King",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.53",
    "sans avoir fait connoitre le Roi, n'en seroient point payés, encore que la Dame en eut été",
    "la Dame ne dénotant pas le Roi",
)
@pytest.mark.parametrize("queen_won", [False, True])
def test_a_vole_without_the_king_is_not_paid(queen_won: bool) -> None:
    assert vole_with_a_king(king_shewn=False, queen_won=queen_won) == 0
    assert vole_with_a_king(king_shewn=True, queen_won=queen_won) == 10
    assert vole_with_a_king(king_shewn=True, queen_won=queen_won, agreed=20) == 20


@pytest.mark.quotes(
    "seymour.quadrille.laws.53",
    "if the auxiliary King has not appeared, 'till the last Trick, must not be payed it",
    "even tho' the Queen of that Suit has made a Trick",
)
@pytest.mark.quotes("bellecour.quadrille.laws.53", "without having shewn the King")
def test_in_1754_a_king_in_the_last_trick_comes_too_late() -> None:
    paid = [
        vole_with_a_late_king(king_in_trick=trick, queen_won=False) for trick in (1, 9, 10, None)
    ]
    assert paid == [10, 10, 0, 0]
    assert vole_with_a_late_king(king_in_trick=None, queen_won=True) == 0
    assert vole_with_a_late_king(king_in_trick=9, queen_won=True, agreed=12) == 12
    for trick in (0, 11):
        with pytest.raises(ValueError, match="from 1 to 10"):
            vole_with_a_late_king(king_in_trick=trick, queen_won=True)
    # The King shewn in the last trick: the other books pay.
    assert vole_with_a_king(king_shewn=True, queen_won=False) == 10


@pytest.mark.quotes(
    "bellecour.quadrille.laws.54",
    "do not make it, win nevertheless, the Game, the Stake and the Beasts, if there are any",
    "the Matadors if they have them, as well as the Sans Prendre",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.54",
    "take up the Stakes, Beastes, &c. that were played for",
    "Matadores, if they had them, and Sans-prendre, if so played",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.54",
    "ne laissent pas de gagner le Jeu, le Devant & les Bêtes, s'il en va sur le Jeu",
    "les Matadors, s'ils en ont, de même que le Sans-prendre",
)
def test_without_the_vole_the_game_is_won_all_the_same() -> None:
    always = {Due.GAME, Due.STAKE, Due.CONSOLATION}
    assert won_without_the_vole() == always
    assert won_without_the_vole(beasts_go=True) == always | {Due.BEAST}
    assert won_without_the_vole(matadors=True) == always | {Due.MATADORS}
    assert won_without_the_vole(sans_prendre=True) == always | {Due.SANS_PRENDRE}
    assert won_without_the_vole(beasts_go=True, matadors=True, sans_prendre=True) == set(Due)
