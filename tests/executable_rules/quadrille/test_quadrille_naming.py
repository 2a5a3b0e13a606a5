"""Quadrille, laws V-XIII, and XVII, XIX and XXI of Ombre: the trump, leave, calling a King."""

from __future__ import annotations

import itertools

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille.naming import (
    Alone,
    Plays,
    calls_himself,
    king_named,
    may_be_called,
    may_pass_in_1754,
    may_play_sans_prendre,
    may_still_pass,
    own_kings_called,
    plays_after_passing,
    queens_called,
    suit_named,
    trump_named,
    who_plays_sans_prendre,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


@pytest.mark.quotes(
    "bellecour.quadrille.laws.5",
    "either Sans Prendre, or by calling, names another Suit than that, in which his Game is",
    "or if he names two Suits, that which he named first shall be Trumps",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.5",
    "names a Trump of a different Suit from that his Game is in",
    "names two several Suits, that which he first named, must be the Trump",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.5",
    "nomme une autre couleur que celle où il a son Jeu",
    "celle qu'il a nommée la premiére, est la triomphe, sans pouvoir en revenir",
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.19",
    "names one Suit for another, or names two Suits",
    "that which he names first, is the Trump, and he cannot recall it",
)
@pytest.mark.quotes(
    "academie.ombre.laws.19",
    "ou sans prendre, ou en prenant, nomme une couleur pour l'autre",
    "celle qu'il a nommé la premiére est la triomphe",
)
@pytest.mark.quotes("quanti.quadrille.laws.13", "having been once named, cannot be changed")
def test_the_suit_first_named_is_trumps() -> None:
    assert trump_named(named=(S,), game_in=C) is S
    assert trump_named(named=(S, C), game_in=C) is S
    assert trump_named(named=(C, S), game_in=C) is C
    assert trump_named(named=(H, D, H), game_in=D) is H
    with pytest.raises(ValueError, match="named="):
        trump_named(named=(), game_in=C)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.5",
    "names another Suit than that, in which his Game is, or if he names two Suits",
)
def test_which_of_the_two_mistakes_he_made_is_told() -> None:
    def mistakes(*named: Suit) -> list[bool]:
        call = explain(trump_named, named=named, game_in=C).call
        assert call.value is named[0]
        return [step.met for step in call.steps if isinstance(step, Proviso)]

    assert mistakes(C) == [False, False]
    assert mistakes(C, C) == [False, False]
    assert mistakes(S) == [True, False]
    assert mistakes(C, S) == [False, True]
    assert mistakes(S, C) == [True, True]


@pytest.mark.quotes(
    "bellecour.quadrille.laws.6",
    "The Player is to name the Suit he plays in, by its proper name",
)
@pytest.mark.quotes("seymour.quadrille.laws.6", "must name the Trump by its proper Name")
@pytest.mark.quotes("academie.quadrille.laws.6", "doit nommer sa couleur par son nom propre")
@pytest.mark.quotes("bellecour.ombre.laws.17", "is to name expressly, the Suit in which he plays")
@pytest.mark.quotes(
    "academie.ombre.laws.17", "doit nommer formellement la couleur en laquelle il joue"
)
@pytest.mark.quotes("seymour.ombre.laws.5", "The Ombre must be very exact in naming his Trump.")
def test_a_suit_is_named_by_its_proper_name() -> None:
    english = [suit_named(said=said) for said in ("Spades", "hearts", "DIAMONDS", "a Club")]
    assert english == [S, H, D, None]
    assert suit_named(said=" Clubs ") is C
    french = [suit_named(said=said) for said in ("pique", "Cœur", "carreau", "tréfle", "trèfle")]
    assert french == [S, H, D, C, C]
    assert suit_named(said="coeur") is H
    assert suit_named(said="my best suit") is None
    assert suit_named(said="black") is None


@pytest.mark.quotes("bellecour.quadrille.laws.6", "as well as the King he calls")
@pytest.mark.quotes("seymour.quadrille.laws.6", "as he likewise must the King he calls")
@pytest.mark.quotes("academie.quadrille.laws.6", "de même que le Roi qui apelle")
def test_so_is_the_king_that_is_called() -> None:
    assert king_named(said="King of Hearts") == Card(Rank.KING, H)
    assert king_named(said=" king of spades") == Card(Rank.KING, S)
    assert king_named(said="Roi de tréfle") == Card(Rank.KING, C)
    assert king_named(said="king of my friend") is None
    assert king_named(said="hearts") is None


@pytest.mark.quotes(
    "bellecour.quadrille.laws.7",
    "He who has passed, cannot be admitted to Play, unless he plays forced Spadill.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.7",
    "He who has said I pass, must not be again admitted to play",
    "except he plays by Force, upon Account of his having Spadille",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.7",
    "Celui qui a dit passe, ne peut plus être reçû à jouer",
    "à moins qu'il ne joue forcé, parce qu'il a Espadille",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.12",
    "having once passed, cannot recover his right to play",
    "Forced Spadille alone can make him hombre",
)
def test_who_has_passed_plays_only_with_forced_spadill() -> None:
    barred, free = Penalty.MAY_NOT_PLAY, Penalty.NONE
    assert plays_after_passing(passed=True, all_passed=False, has_spadill=False) is barred
    assert plays_after_passing(passed=True, all_passed=False, has_spadill=True) is barred
    assert plays_after_passing(passed=True, all_passed=True, has_spadill=False) is barred
    assert plays_after_passing(passed=True, all_passed=True, has_spadill=True) is free
    assert plays_after_passing(passed=False, all_passed=False, has_spadill=False) is free
    assert plays_after_passing(passed=False, all_passed=False, has_spadill=True) is free
    with pytest.raises(ValueError, match="all_passed=yes cannot be"):
        plays_after_passing(passed=False, all_passed=True, has_spadill=True)


@pytest.mark.quotes("bellecour.quadrille.laws.8", "He who has asked leave is obliged to play.")
@pytest.mark.quotes(
    "academie.quadrille.laws.8", "Celui qui a demandé à jouer, est obligé de jouer."
)
def test_who_has_asked_leave_is_obliged_to_play() -> None:
    assert may_still_pass(asked_leave=True) is False
    assert may_still_pass(asked_leave=False) is True


@pytest.mark.quotes(
    "seymour.quadrille.laws.8",
    "He who has asked the Question, and has Leave given him, is obliged to play.",
)
@pytest.mark.quotes("bellecour.quadrille.laws.8", "asked leave is obliged to play")
def test_in_1754_only_when_leave_is_given() -> None:
    assert may_pass_in_1754(asked=True, given=True) is False
    assert may_pass_in_1754(asked=True, given=False) is True
    assert may_pass_in_1754(asked=False, given=False) is True
    with pytest.raises(ValueError, match="given=yes cannot be"):
        may_pass_in_1754(asked=False, given=True)
    for asked in (True, False):
        call = explain(may_pass_in_1754, asked=asked, given=False).call
        assert call.steps[0] == Proviso("has asked the Question", asked)
    # He has asked, and nobody has answered: the other books bind him already.
    assert may_still_pass(asked_leave=True) is False


@pytest.mark.quotes(
    "bellecour.quadrille.laws.9",
    "He who has asked leave, cannot play Sans Prendre, unless he is forced to it.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.9", "must not play Sans prendre, except he is forced so to do"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.9", "ne peut jouer sans prendre, à moins qu'on ne le force"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.21", "nor is admitted to play Sans Prendre, unless he is forced"
)
@pytest.mark.quotes("academie.ombre.laws.21", "ni jouer sans prendre, à moins qu'il ne soit forcé")
def test_who_has_asked_leave_plays_alone_only_if_forced() -> None:
    assert may_play_sans_prendre(asked_leave=True, forced=False) is False
    assert may_play_sans_prendre(asked_leave=True, forced=True) is True
    assert may_play_sans_prendre(asked_leave=False, forced=False) is True
    assert may_play_sans_prendre(asked_leave=False, forced=True) is True


@pytest.mark.quotes(
    "bellecour.quadrille.laws.10",
    "is admitted to play Sans Prendre, in preference to the Player that forces him",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.10",
    "may play Sans-prendre, in Preference to him, who forces him to it",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.10", "peut jouer sans prendre, par préférence à celui qui le force"
)
@pytest.mark.quotes("bellecour.ombre.laws.21", "he has the preference to the other that forces him")
@pytest.mark.quotes(
    "academie.ombre.laws.21", "auquel cas il le peut par préférence à celui qui le force"
)
def test_and_then_before_him_that_forces_him() -> None:
    assert who_plays_sans_prendre(asker_would=True) is Plays.ASKED
    assert who_plays_sans_prendre(asker_would=False) is Plays.FORCES


@pytest.mark.quotes(
    "bellecour.quadrille.laws.11",
    "He who has four Kings, may call the Queen to one of his Kings.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.11",
    "He who has the Four Kings may call the Queen of either of his Kings.",
)
@pytest.mark.quotes("academie.quadrille.laws.11", "peut apeller la Dame d'un de ses Rois")
def test_with_four_kings_a_queen_may_be_called() -> None:
    four = cards("KS KH KD KC 7H 6H 5H 4H 3H 2H")
    assert queens_called(hand=four, trump=H) == cards("QS QD QC")
    assert queens_called(hand=four, trump=C) == cards("QS QH QD")
    assert queens_called(hand=cards("KS KH KD QC 7H 6H 5H 4H 3H 2H"), trump=S) == ()
    assert queens_called(hand=(), trump=S) == ()


@pytest.mark.quotes(
    "bellecour.quadrille.laws.12",
    "You cannot call the King or the Queen of the Suit that is trumps.",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.12",
    "Neither the King nor Queen of the Suit, which is Trumps, must be called.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.12",
    "L'on ne peut apeller le Roi ni la Dame de la couleur qui est triomphe.",
)
def test_neither_king_nor_queen_of_trumps_may_be_called() -> None:
    for rank, suit, trump in itertools.product((Rank.KING, Rank.QUEEN), Suit, Suit):
        assert may_be_called(card=Card(rank, suit), trump=trump) is (suit is not trump)
    for rank in (Rank.KNAVE, Rank.ACE):
        with pytest.raises(ValueError, match="a King or a Queen"):
            may_be_called(card=Card(rank, S), trump=H)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.13", "He who has one or more Kings, may call one of them"
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.13",
    "He who has one, or several Kings, may call any King he has in his Hand",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.13",
    "Celui qui a un ou plusieurs Rois, peut apeller un des Rois qu'il a",
)
def test_he_may_call_a_king_of_his_own() -> None:
    hand = cards("KS KH QD JD 7H 6H 5H 4H 3H 2H")
    assert own_kings_called(hand=hand, trump=H) == cards("KS")
    assert own_kings_called(hand=hand, trump=D) == cards("KS KH")
    assert own_kings_called(hand=cards("QD JD 7H"), trump=S) == ()


@pytest.mark.quotes(
    "bellecour.quadrille.laws.13",
    "he is obliged to make six Tricks alone, to win",
    "he has all the winnings to himself; and if he loses, he pays all by himself",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.13",
    "to win, he must make alone six Tricks",
    "If he wins, it is all his own; and if he loses, he pays all by himself.",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.13",
    "obligé de faire six mains seul pour gagner",
    "il gagne sans partager avec personne, & perd seul",
)
def test_he_then_must_make_six_tricks_alone_and_wins_or_loses_alone() -> None:
    assert [calls_himself(tricks=tricks) for tricks in (0, 5, 6, 10)] == [
        Alone.PAYS_ALL,
        Alone.PAYS_ALL,
        Alone.WINS_ALL,
        Alone.WINS_ALL,
    ]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="tricks"):
            calls_himself(tricks=tricks)
