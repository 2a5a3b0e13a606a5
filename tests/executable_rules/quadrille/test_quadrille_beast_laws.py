"""Who is beasted at Quadrille, and how often."""

from __future__ import annotations

from fractions import Fraction

import pytest

from executable_rules.mechanics.results import Forfeit, Penalty, Unit, Verdict
from executable_rules.quadrille.beast_laws import (
    Beasted,
    beasts_for_renouncing,
    betes_for_renouncing,
    pays_alone,
    renounce_made,
    shews_his_game,
    shews_his_hand,
    trumps_in_another_suit,
    turns_and_sees,
    vole_due_besides,
    who_is_beasted,
)

BEASTS = [Forfeit(count, Unit.BEAST) for count in range(4)]


@pytest.mark.quotes(
    "bellecour.quadrille.laws.21",
    "instead of turning the Tricks, of one of the Players, turns and sees his Game",
    "each paying one half of the Beast",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.21",
    "must be equally Beasted with him, whose Cards he has so discovered",
    "one paying one half, and the other the like",
)
@pytest.mark.quotes("academie.quadrille.laws.21", "tourne & voit son Jeu, fait la bête de moitié")
@pytest.mark.quotes(
    "bellecour.ombre.laws.35",
    "instead of turning the Tricks, that are before one of the Players, turns and sees his Game",
    "each paying one half of the Beast",
)
@pytest.mark.quotes("academie.ombre.laws.35", "tourne & voit son jeu, fait la bête de moitié")
def test_each_pays_half_who_turns_and_whose_cards_are_seen() -> None:
    assert turns_and_sees(beast=42, saw_his_game=True) == (Fraction(21), Fraction(21))
    assert turns_and_sees(beast=15, saw_his_game=True) == (Fraction(15, 2), Fraction(15, 2))
    assert turns_and_sees(beast=42, saw_his_game=False) == (Fraction(0), Fraction(0))


@pytest.mark.quotes(
    "bellecour.quadrille.laws.22",
    "is beasted as often as he renounces, if it is discovered in the play",
    "the Cards are mixed, he makes but one beast",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.22",
    "must be Beasted as many Times as he has so done, if he is made sensible of every Renounce",
    "if the Cards are mixed, he is to pay but one Beaste",
)
def test_a_beast_for_each_renounce_or_one_when_the_cards_are_mixed() -> None:
    assert [beasts_for_renouncing(renounces=count) for count in range(4)] == BEASTS
    mixed = [beasts_for_renouncing(renounces=count, cards_mixed=True) for count in range(4)]
    assert mixed == [BEASTS[count] for count in (0, 1, 1, 1)]


@pytest.mark.quotes(
    "academie.quadrille.laws.22",
    "Celui qui renonce fait la bête autant de fois qu'il renonce",
    "qu'une bête, quand il auroit renoncé plusieurs fois",
)
@pytest.mark.quotes(
    "academie.ombre.laws.36",
    "autant de fois qu'il renonce",
    "si les cartes sont pliées il ne fait qu'une bête, quand il auroit renoncé plusieurs fois",
)
def test_in_french_the_cards_need_only_be_folded() -> None:
    assert [betes_for_renouncing(renounces=count) for count in range(4)] == BEASTS
    folded = [betes_for_renouncing(renounces=count, cards_folded=True) for count in range(4)]
    assert folded == [BEASTS[count] for count in (0, 1, 1, 1)]


@pytest.mark.quotes("bellecour.quadrille.laws.23", "To make a Renounce, the Trick must be turned")
@pytest.mark.quotes("seymour.quadrille.laws.23", "the Trick must have been turned down")
@pytest.mark.quotes("academie.quadrille.laws.23", "que la levée soit pliée")
@pytest.mark.quotes("bellecour.ombre.laws.37", "To make a Renounce, the Trick must be turned")
@pytest.mark.quotes("academie.ombre.laws.37", "que la levée soit pliée")
def test_a_renounce_is_made_when_the_trick_is_turned() -> None:
    assert renounce_made(trick_turned=True, played_again=False) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.quadrille.laws.23",
    "or he that renounced, must have played a Card for the next Trick",
    "otherwise he may take it up without any Penalty",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.23",
    "must have played his Card for the next Trick",
    "otherwise he may recal his Card without incurring any Penalty",
)
@pytest.mark.quotes("academie.quadrille.laws.23", "pouvant autrement la reprendre sans avoir fait")
@pytest.mark.quotes(
    "bellecour.ombre.laws.37",
    "or he that has renounced, must have played a Card for the next Trick",
    "otherwise, he may take up his Card without any penalty",
)
@pytest.mark.quotes(
    "academie.ombre.laws.37",
    "ou que celui qui a renoncé ait joué la carte pour le coup suivant",
    "pouvant autrement la reprendre",
)
def test_or_when_he_has_played_again_and_else_he_takes_it_up() -> None:
    assert renounce_made(trick_turned=False, played_again=True) is Verdict.STANDS
    assert renounce_made(trick_turned=False, played_again=False) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes("bellecour.quadrille.laws.25", "having asked, what is Trumps", "is not beasted")
@pytest.mark.quotes(
    "seymour.quadrille.laws.25", "having asked what is Trumps", "must not be beasted"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.25", "aïant demandé en quoi est la triomphe", "pas la bête"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.39",
    "He who asks what is Trumps, and trumps in the Suit that he is told",
    "is not beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.39", "aïant demandé en quoi est la triomphe", "ne feroit pas la bête"
)
@pytest.mark.parametrize("turned", [False, True])
def test_who_asked_and_was_told_wrong_is_not_beasted(turned: bool) -> None:
    assert trumps_in_another_suit(asked=True, trick_turned=turned) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.quadrille.laws.26",
    "without having asked what is Trumps, and has turned the Trick, is beasted",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.26", "if he has taken up and turn'd down the Trick, must be beasted"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.26", "sans avoir demandé la triomphe", "feroit la bête"
)
@pytest.mark.quotes(
    "bellecour.ombre.laws.40",
    "without asking, trumps in a Suit that is not Trumps, and has turned the Trick, is beasted",
)
@pytest.mark.quotes(
    "academie.ombre.laws.40", "auroit plié la levée, feroit la bête", "sans avoir demandé"
)
def test_who_did_not_ask_is_beasted_once_the_trick_is_turned() -> None:
    assert trumps_in_another_suit(asked=False, trick_turned=True) is Penalty.BEAST
    assert trumps_in_another_suit(asked=False, trick_turned=False) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.quadrille.laws.27",
    "He who shews his Hand before the Game is won, is beasted",
    "unless he plays Sans Prendre, or alone",
)
@pytest.mark.quotes(
    "academie.quadrille.laws.27",
    "Celui qui montre son Jeu avant",
    "fait la bête, excepté celui qui joue sans prendre",
)
def test_who_shews_his_hand_before_the_game_is_won_is_beasted() -> None:
    assert shews_his_hand(game_won=False) is Penalty.BEAST
    assert shews_his_hand(game_won=True) is Penalty.NONE
    assert shews_his_hand(game_won=False, alone=True) is Penalty.NONE


@pytest.mark.quotes(
    "seymour.quadrille.laws.27",
    "before the Deal is out, must be Beasted",
    "except he played Sans-prendre",
)
@pytest.mark.quotes("bellecour.quadrille.laws.27", "before the Game is won")
def test_in_1754_not_before_the_deal_is_out() -> None:
    assert shews_his_game(deal_out=False) is Penalty.BEAST
    assert shews_his_game(deal_out=True) is Penalty.NONE
    assert shews_his_game(deal_out=False, sans_prendre=True) is Penalty.NONE
    # The Game is won, with tricks still to play: one book beasts him, the others do not.
    assert shews_his_hand(game_won=True) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.quadrille.laws.57",
    "does not make three Tricks, or four, as is agreed, is beasted alone",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.57", "does not make three Tricks, is to be Beasted alone"
)
@pytest.mark.quotes(
    "academie.quadrille.laws.57", "ne fait point trois mains ou quatre, ainsi que l'on est convenu"
)
def test_who_makes_less_than_three_tricks_is_beasted_alone() -> None:
    assert [who_is_beasted(tricks=tricks) for tricks in (0, 2, 3)] == [
        Beasted.ALONE,
        Beasted.ALONE,
        Beasted.WITH_HIS_FRIEND,
    ]


@pytest.mark.quotes("bellecour.quadrille.laws.57", "or four, as is agreed")
@pytest.mark.quotes("academie.quadrille.laws.57", "ou quatre, ainsi que l'on est convenu")
def test_or_less_than_four_as_is_agreed() -> None:
    assert who_is_beasted(tricks=3, agreed=4) is Beasted.ALONE
    assert who_is_beasted(tricks=4, agreed=4) is Beasted.WITH_HIS_FRIEND
    for tricks, agreed in ((-1, 3), (6, 3), (2, 2), (2, 5)):
        with pytest.raises(ValueError, match="cannot be"):
            who_is_beasted(tricks=tricks, agreed=agreed)
    assert who_is_beasted(tricks=5) is Beasted.WITH_HIS_FRIEND


@pytest.mark.quotes(
    "bellecour.quadrille.laws.57", "is beasted alone, and pays alone all that is to be paid"
)
@pytest.mark.quotes("seymour.quadrille.laws.57", "must likewise pay alone all that is to be payed")
@pytest.mark.quotes("academie.quadrille.laws.57", "& paye seul aussi tout ce qui est à payer")
def test_and_he_pays_alone_all_that_is_to_be_paid() -> None:
    alone = [pays_alone(tricks=tricks, to_be_paid=24) for tricks in (0, 2, 3, 5)]
    assert alone == [24, 24, 0, 0]
    assert pays_alone(tricks=3, to_be_paid=24, agreed=4) == 24
    assert pays_alone(tricks=0, to_be_paid=0) == 0
    with pytest.raises(ValueError, match="to_be_paid=-1"):
        pays_alone(tricks=0, to_be_paid=-1)


@pytest.mark.quotes(
    "bellecour.quadrille.laws.57",
    "if he makes no Trick, he pays besides to his two adversaries, what is due for the Vole",
)
@pytest.mark.quotes(
    "seymour.quadrille.laws.57",
    "if he makes no Trick at all",
    "pay to his two Adversaries the Vole, but not to his Friend",
)
@pytest.mark.quotes("academie.quadrille.laws.57", "à ses deux adversaires, le droit de la vole")
def test_without_a_trick_he_pays_his_two_adversaries_the_vole() -> None:
    assert vole_due_besides(tricks=0) == (10, 10, 0)
    assert vole_due_besides(tricks=0, vole=12) == (12, 12, 0)
    assert vole_due_besides(tricks=1) == (0, 0, 0)
