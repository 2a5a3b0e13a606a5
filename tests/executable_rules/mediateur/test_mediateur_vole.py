"""Médiateur, of the vole: who goes on for it, who is shut out, what missing it costs."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.mechanics.results import Penalty
from executable_rules.mediateur.terms import Moyen
from executable_rules.mediateur.vole import (
    Excluded,
    Fault,
    Parole,
    Sixth,
    declared_vole,
    defender_keeps,
    defender_throws_off,
    excluded_from_the_vole,
    fault_of_a_missed_vole,
    friend_leads_to_the_sixth,
    friend_must_go_on,
    interests_the_game,
    ombre_at_the_sixth,
    penalty_for_preventing,
    turns_a_hand,
    vole_begun,
    vole_undertaken,
)

S, H, D, C = Suit


@pytest.mark.quotes(
    "academie.mediateur.vole.1",
    "Si c'est l'apelé qui a fait la cinquiéme main, c'est à lui de jouer pour la sixiéme",
    "il doit mettre l'hombre en état de faire cette levée",
)
def test_the_friend_leaves_the_sixth_trick_to_the_ombre() -> None:
    lead = friend_leads_to_the_sixth(made_the_fifth=True, sure_of_the_vole=False)
    assert lead is Sixth.LEAVES_IT
    for sure in (False, True):
        assert friend_leads_to_the_sixth(made_the_fifth=False, sure_of_the_vole=sure) is None


@pytest.mark.quotes(
    "academie.mediateur.vole.1", "à moins que son jeu ne lui fasse espérer certainement la vole"
)
def test_unless_he_is_sure_of_the_vole() -> None:
    lead = friend_leads_to_the_sixth(made_the_fifth=True, sure_of_the_vole=True)
    assert lead is Sixth.PLAYS_FOR_THE_VOLE


@pytest.mark.quotes(
    "academie.mediateur.vole.2",
    "Si l'hombre ne se trouve pas jeu de vole, il doit prendre cette sixiéme levée & abattre",
)
def test_without_a_game_for_the_vole_the_ombre_takes_it() -> None:
    assert ombre_at_the_sixth(hopes_for_the_vole=False) is Sixth.TAKES_IT_AND_SHOWS


@pytest.mark.quotes(
    "academie.mediateur.vole.3",
    "Si au contraire l'hombre espére la vole, il doit lâcher cette sixiéme main à l'apelé",
)
def test_hoping_for_the_vole_he_lets_it_pass() -> None:
    assert ombre_at_the_sixth(hopes_for_the_vole=True) is Sixth.LETS_IT_PASS


@pytest.mark.quotes(
    "academie.mediateur.vole.3",
    "doit sans hésiter entreprendre la vole, quelque peu de jeu qu'il lui reste",
)
def test_the_friend_must_then_go_on() -> None:
    for little, ombre in product((False, True), Sixth):
        must = friend_must_go_on(ombre=ombre, little_left=little)
        assert must is (ombre is Sixth.LETS_IT_PASS)


@pytest.mark.quotes(
    "academie.mediateur.vole.3",
    "Si elle ne réüssit pas, c'est alors de la faute de l'hombre qui devoit observer la seconde"
    " régle",
)
@pytest.mark.quotes("academie.mediateur.vole.2", "il doit prendre cette sixiéme levée")
def test_if_it_fails_it_is_the_ombres_fault() -> None:
    for tricks in (0, 9):
        assert fault_of_a_missed_vole(ombre=Sixth.LETS_IT_PASS, tricks=tricks) is Fault.OMBRE
    assert fault_of_a_missed_vole(ombre=Sixth.LETS_IT_PASS, tricks=10) is Fault.NOBODY
    assert fault_of_a_missed_vole(ombre=Sixth.TAKES_IT_AND_SHOWS, tricks=9) is Fault.NOBODY
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="tricks="):
            fault_of_a_missed_vole(ombre=Sixth.LETS_IT_PASS, tricks=tricks)


@pytest.mark.quotes(
    "academie.mediateur.vole.5",
    "se défausser avec plus d'exactitude que dans toute autre occasion, de la couleur où renoncent",
    "Ils ne doivent pas hésiter à s'en aller des Rois qu'ils ont en cette couleur",
)
def test_defenders_keep_nothing_not_even_kings_where_the_players_are_void() -> None:
    hand = cards("KH QH 2H QC 3C")
    assert defender_throws_off(hand=hand, void=H) == cards("KH QH 2H")
    assert defender_throws_off(hand=cards("QC 3C"), void=H) == ()
    # The black aces are trumps: of the suit in which the players are void there is the King only.
    assert defender_throws_off(hand=cards("AS KS AC"), void=S) == cards("KS")
    assert defender_keeps(hand=hand, void=H, unplayed=C) == cards("QC 3C")
    assert defender_keeps(hand=cards("KH QH JH"), void=H, unplayed=C) == ()
    with pytest.raises(ValueError, match="void and unplayed may not be one suit"):
        defender_keeps(hand=hand, void=H, unplayed=H)


@pytest.mark.quotes(
    "academie.mediateur.vole.5",
    "afin de conserver les Dames secondes, & les Valets troisiémes de l'espece dont on n'a point"
    " encore joué",
)
def test_they_keep_second_queens_and_third_knaves() -> None:
    kept = {
        "QC": "",
        "QC 3C": "QC 3C",
        "JC 3C": "",
        "JC 3C 4C": "JC 3C 4C",
        "7C 3C 4C 5C": "",
        "QC JC": "QC JC",
        "KC QC": "KC QC",
        "QC AC": "",
        "JC 3C AC": "",
        "KC 3C": "",
    }
    for held, keeps in kept.items():
        hand = cards(f"{held} 2D KH")
        assert defender_keeps(hand=hand, void=H, unplayed=C) == cards(keeps), held


@pytest.mark.quotes(
    "academie.mediateur.vole.6",
    "Il est trois cas qui excluent les Joueurs du droit de vole",
    "Lorsque la sixiéme levée faite, le roi apellé n'a pas été joué",
)
def test_a_king_that_is_not_played_shuts_them_out() -> None:
    assert excluded_from_the_vole(calling=True) == {Excluded.KING_HIDDEN}
    assert excluded_from_the_vole(calling=True, king_played=True) == frozenset()
    assert excluded_from_the_vole(calling=False) == frozenset()


@pytest.mark.quotes(
    "academie.mediateur.vole.6", "Lorsque l'on joue comme forcés par Spadille", "la moindre chose"
)
def test_forced_spadille_and_the_least_word_shut_them_out() -> None:
    forced = excluded_from_the_vole(calling=True, king_played=True, forced_spadille=True)
    assert forced == {Excluded.FORCED}
    spoken = excluded_from_the_vole(calling=True, king_played=True, said=Parole.CORRECTS)
    assert spoken == {Excluded.SPOKE}
    all_three = excluded_from_the_vole(calling=True, forced_spadille=True, said=Parole.ENCOURAGES)
    assert all_three == set(Excluded)


@pytest.mark.quotes(
    "academie.mediateur.vole-explained.1",
    "Si l'Hombre & l'Apelé disent la moindre chose qui puisse intéresser le jeu",
    "ne point leur permettre d'entreprendre la vole",
)
def test_six_kinds_of_words_interest_the_game() -> None:
    shutting = {said for said in Parole if interests_the_game(said=said)}
    assert shutting == set(Parole) - {Parole.NOTHING, Parole.OTHER}
    assert len(shutting) == 6
    for said in Parole:
        out = excluded_from_the_vole(calling=False, said=said)
        assert out == ({Excluded.SPOKE} if said in shutting else frozenset())


@pytest.mark.quotes(
    "academie.mediateur.vole-explained.2",
    "si on le faisoit par voyes illégitimes, on seroit condamné à payer la bête",
    "quand même on ne feroit qu'avertir celui qui est à jouer, que l'on a déja six levées",
)
def test_who_hinders_his_own_sides_vole_is_beasted() -> None:
    assert penalty_for_preventing(by_unlawful_ways=True) is Penalty.BEAST
    assert penalty_for_preventing(tells_of_six=True) is Penalty.BEAST
    assert penalty_for_preventing(by_unlawful_ways=True, tells_of_six=True) is Penalty.BEAST
    assert penalty_for_preventing() is Penalty.NONE


@pytest.mark.quotes(
    "academie.mediateur.vole-explained.3",
    "les deux doivent être condamnés chacun à la moitié de la bête",
)
@pytest.mark.quotes(
    "academie.mediateur.vole-explained.4",
    "hors de son rang, tournoit un jeu au lieu des levées, il feroit alors la bête seul",
)
def test_who_turns_a_hand_pays_half_a_beast_or_out_of_his_turn_the_whole() -> None:
    assert turns_a_hand(beast=28, in_his_turn=True) == (14, 14)
    assert turns_a_hand(beast=28, in_his_turn=False) == (28, 0)
    assert turns_a_hand(beast=84, in_his_turn=True) == (42, 42)
    assert turns_a_hand(beast=15, in_his_turn=True) == (Fraction(15, 2), Fraction(15, 2))


@pytest.mark.quotes(
    "academie.mediateur.undertaking-vole.1",
    "le Joueur a six levées, sans que les adversaires en ayent aucune, & qu'il joue une septiéme",
    "quand même il ne l'auroit pas fait à dessein",
)
def test_the_seventh_card_undertakes_the_vole_meant_so_or_not() -> None:
    for on_purpose in (False, True):
        assert vole_begun(first_tricks=6, next_played=True, on_purpose=on_purpose)
    assert not vole_begun(first_tricks=6, next_played=False, on_purpose=True)
    assert not vole_begun(first_tricks=5, next_played=True, on_purpose=True)
    assert vole_begun(first_tricks=7, next_played=False, on_purpose=False)
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="first_tricks="):
            vole_begun(first_tricks=tricks, next_played=True, on_purpose=True)


@pytest.mark.quotes(
    "academie.mediateur.vole-observation.1",
    "ne parvient pas à faire dix levées, il paie à ses adversaires le droit de vole",
    "il doit recevoir le païement de ce moïen, ainsi que celui du jeu, & de tous les accidens qui"
    " peuvent avoir eu lieu",
    "il n'est point dans le cas de la bête",
)
def test_who_misses_a_vole_undertaken_pays_it_and_is_paid_his_game() -> None:
    paid = [vole_undertaken(moyen=moyen, made=False) for moyen in Moyen]
    # 6 - 20, 16 - 30, 26 - 40: whatever the moyen, he is out of pocket by fourteen to each.
    assert [it.from_each for it in paid] == [-14, -14, -14]
    assert [it.penalty for it in paid] == [Penalty.NONE] * 3
    made = [vole_undertaken(moyen=moyen, made=True) for moyen in Moyen]
    assert [it.from_each for it in made] == [26, 46, 66]
    alone = vole_undertaken(moyen=Moyen.SANS_PRENDRE, made=False, favourite=True, double=True)
    assert alone.from_each == 4 * -14
    assert vole_undertaken(moyen=Moyen.DEMANDE, made=True, double=True).from_each == 2 * 26
    # The matadors are a fish, and paid whether the vole is made or missed.
    for made_it, from_each in ((False, -4), (True, 36)):
        undertaken = vole_undertaken(moyen=Moyen.DEMANDE, made=made_it, matadors_too=True)
        assert undertaken.from_each == from_each


@pytest.mark.quotes(
    "academie.mediateur.vole-observation.2",
    "de le condamner à la bête, s'il lui manque une seule des dix levées",
)
def test_who_misses_a_vole_declared_is_beasted() -> None:
    assert declared_vole(tricks=9) is declared_vole(tricks=0) is Penalty.BEAST
    assert declared_vole(tricks=10) is Penalty.NONE
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="tricks="):
            declared_vole(tricks=tricks)
