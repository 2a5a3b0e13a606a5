"""Ombre in 1754, laws XI, XII, XLVI-XLVIII and LIII-LV: demands, the vole, the tours."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from executable_rules.ombre.quitting import refuses_to_finish_ombre
from executable_rules.ombre.settling_1754 import (
    beaste_by_the_highest,
    marked_for_a_tour,
    may_still_demand,
    paid_if_he_saves_his_beaste,
    vole_gains,
    will_not_play_to_the_end,
)
from executable_rules.ombre.terms import Claim as Paid
from executable_rules.ombre.vole import (
    Game,
    Missed,
    Won,
    marks_the_tour,
    paid_though_vole_missed,
    vole_missed,
    vole_with_beasts_together,
)
from executable_rules.ombre.vole_made import vole_at_ombre, vole_with_several_beasts
from executable_rules.quadrille.beast_claims import Claim, Due
from executable_rules.quadrille.beast_order import vole_takes_all
from executable_rules.quadrille.claims import after_the_cut
from executable_rules.quadrille.quitting import refuses_to_finish

DUE, LOST = Claim.DUE, Claim.LOST


@pytest.mark.quotes(
    "seymour.ombre.laws.11",
    "You cannot demand to be paid for Matadores, or Sans-prendres, after the Cards are cut",
)
def test_matadores_and_sans_prendre_are_lost_at_the_cut() -> None:
    for due in (Due.MATADORS, Due.SANS_PRENDRE):
        assert may_still_demand(due=due, cut=False) is DUE
        assert may_still_demand(due=due, cut=True) is LOST
        assert may_still_demand(due=due, cut=False, deals_after=1) is LOST
    for due in (Due.GAME, Due.STAKE, Due.CONSOLATION):
        with pytest.raises(ValueError, match="these laws name no other"):
            may_still_demand(due=due, cut=False)
    with pytest.raises(ValueError, match="deals_after=-1"):
        may_still_demand(due=Due.MATADORS, cut=False, deals_after=-1)


@pytest.mark.quotes(
    "seymour.ombre.laws.12",
    "There is no Time prescribed for the Beaste, and it may be taken while the next Deal is "
    "playing.",
)
def test_for_the_beaste_no_time_is_prescribed() -> None:
    for cut, deals in product((False, True), (0, 1, 7)):
        assert may_still_demand(due=Due.BEAST, cut=cut, deals_after=deals) is DUE


@pytest.mark.quotes("seymour.ombre.laws.11", "after the Cards are cut for the next Deal")
@pytest.mark.quotes(
    "bellecour.ombre.laws.55", "unless by design the Cards are shuffled and cut so quick"
)
def test_the_other_books_except_a_hasty_cut() -> None:
    assert after_the_cut(cut=True, hastily=True) is DUE
    assert may_still_demand(due=Due.MATADORS, cut=True) is LOST


@pytest.mark.quotes(
    "seymour.ombre.laws.46",
    "mark differently either for their Stakes, or Passes, all are obliged to mark equal with the "
    "highest; and the Beastes must be accordingly",
)
def test_the_beaste_is_by_the_highest_mark() -> None:
    # A fish of ten, or by mistake of twelve; and passes of which one player has laid too few.
    assert beaste_by_the_highest(stakes=(10, 10, 10), passes=(0, 0, 0)) == 10
    assert beaste_by_the_highest(stakes=(10, 12, 10), passes=(0, 0, 0)) == 12
    assert beaste_by_the_highest(stakes=(10, 10, 10), passes=(2, 1, 2)) == 16
    # P. 29: "a Stake of two Fishes, and two Counters before each Player".
    assert beaste_by_the_highest(stakes=(20, 20, 20), passes=(2, 2, 2)) == 26
    for stakes, passes in (((10, 10), (0, 0, 0)), ((10, 10, 10), (1,))):
        with pytest.raises(ValueError, match="three numbers"):
            beaste_by_the_highest(stakes=stakes, passes=passes)


@pytest.mark.quotes(
    "seymour.ombre.laws.47",
    "wins twice as much as lies upon the Board, if there be but one Beaste",
)
def test_the_vole_wins_twice_what_lies_with_one_beaste() -> None:
    assert vole_gains(on_the_board=26, beastes=0) == 52
    assert vole_gains(on_the_board=26, beastes=1) == 52
    assert vole_gains(on_the_board=26, beastes=2) == 26
    with pytest.raises(ValueError, match="beastes=-1"):
        vole_gains(on_the_board=26, beastes=-1)


@pytest.mark.quotes(
    "seymour.ombre.laws.48",
    "many Beastes upon the Board, he takes all, and is to be paid no more",
)
def test_with_many_he_takes_all_and_no_more() -> None:
    assert vole_gains(on_the_board=66, beastes=3) == 66
    assert vole_gains(on_the_board=30, beastes=2) == vole_takes_all(going=(10,), waiting=(20,))


@pytest.mark.quotes(
    "seymour.ombre.laws.49", "are put together, he that wins the Vole shall be paid as much more"
)
def test_put_together_they_are_one_stake_as_in_the_worked_sum_of_the_prose() -> None:
    # P. 29: a stake of two fishes and two counters before each player: one fish and three counters
    # from each of the others, "which makes the Stake upon the Board double".
    won = vole_with_beasts_together(beasts=(20,), stakes=3 * 2)
    assert won == Won(26, Fraction(10 + 3))
    assert won.draws + 2 * won.from_each == vole_gains(on_the_board=26, beastes=1) == 52


@pytest.mark.quotes("seymour.ombre.laws.47", "wins twice as much as lies upon the Board")
@pytest.mark.quotes("seymour.ombre.laws.48", "is to be paid no more")
@pytest.mark.quotes("bellecour.ombre.laws.61", "unless the Vole is fixed at a certain value")
@pytest.mark.quotes("bellecour.ombre.laws.62", "nothing else, unless it was otherwise agreed")
def test_the_other_books_let_it_be_fixed_or_agreed() -> None:
    assert vole_gains(on_the_board=72, beastes=1) == vole_at_ombre(tricks=9, on_the_game=72) == 144
    assert vole_at_ombre(tricks=9, on_the_game=72, fixed=40) == 40
    assert vole_gains(on_the_board=99, beastes=2) == 99
    assert vole_with_several_beasts(beasts=(27, 72), agreed=20).besides == 20


@pytest.mark.quotes(
    "seymour.ombre.laws.53",
    "plays Sans-prendre, or has Matadores, he is to be paid for them if he saves his Beaste",
)
def test_who_misses_the_vole_and_saves_his_beaste_is_paid() -> None:
    def paid(matadors: int, sans_prendre: bool, beasted: bool = False) -> tuple[Paid, ...]:
        return paid_if_he_saves_his_beaste(
            matadors=matadors, sans_prendre=sans_prendre, beasted=beasted
        )

    assert paid(3, True) == (Paid.MATADORS, Paid.SANS_PRENDRE)
    assert paid(3, False) == paid(5, False) == (Paid.MATADORS,)
    assert paid(2, True) == (Paid.SANS_PRENDRE,)
    assert paid(2, False) == paid(0, False) == ()
    assert paid(3, True, beasted=True) == ()
    with pytest.raises(ValueError, match="matadors=-1"):
        paid(-1, True)


@pytest.mark.quotes("seymour.ombre.laws.53", "if he saves his Beaste, tho' he does not win")
@pytest.mark.quotes("bellecour.ombre.laws.68", "he is to be paid them, as well as the Consolation")
def test_the_other_books_pay_him_the_consolation_too_and_do_not_ask() -> None:
    elsewhere = paid_though_vole_missed(matadors=3, sans_prendre=True)
    saved, beasted = (
        paid_if_he_saves_his_beaste(matadors=3, sans_prendre=True, beasted=beasted)
        for beasted in (False, True)
    )
    assert set(elsewhere) - set(saved) == {Paid.CONSOLATION}
    assert beasted == ()


@pytest.mark.quotes("seymour.ombre.laws.51", "what lies upon the Board")
@pytest.mark.quotes("bellecour.ombre.laws.69", "if they have regulated the Vole")
def test_the_law_of_1754_knows_no_regulated_vole() -> None:
    assert vole_missed(on_board=26) == Missed(0, Fraction(13), 0)
    assert vole_missed(on_board=26, agreed=20) == Missed(26, Fraction(0), 20)


@pytest.mark.quotes("seymour.ombre.laws.54", "A Codille won, is not marked for a Tour.")
def test_a_codille_is_not_marked() -> None:
    assert {game for game in Game if not marked_for_a_tour(game=game)} == {Game.CODILLE}
    assert not marked_for_a_tour(game=Game.CODILLE)


@pytest.mark.quotes("seymour.ombre.laws.54", "A Codille won")
@pytest.mark.quotes("bellecour.ombre.laws.71", "nor he who makes the Vole")
@pytest.mark.quotes("academie.ombre.laws.71", "non plus que celui qui fait la vole")
def test_the_other_books_do_not_mark_the_vole_either() -> None:
    differ = {game for game in Game if marked_for_a_tour(game=game) != marks_the_tour(game=game)}
    assert differ == {Game.VOLE}


@pytest.mark.quotes(
    "seymour.ombre.laws.55",
    "When a Number of Tours is agreed to be played, he who will not play to the End, ought to pay "
    "all that is Lost.",
)
def test_who_will_not_play_to_the_end_pays_all_that_is_lost() -> None:
    assert will_not_play_to_the_end(lost=30, tours_agreed=True) == 30
    assert will_not_play_to_the_end(lost=30, tours_agreed=True, to_the_end=True) == 0
    assert will_not_play_to_the_end(lost=30, tours_agreed=False) == 0


@pytest.mark.quotes("seymour.ombre.laws.55", "all that is Lost")
@pytest.mark.quotes("bellecour.ombre.laws.74", "what there is on the Game but the Cards also")
@pytest.mark.quotes("academie.ombre.laws.74", "ce qu'il y a de perte au jeu")
def test_the_other_books_have_him_pay_the_cards_too() -> None:
    assert will_not_play_to_the_end(lost=30, tours_agreed=True) == 30
    assert refuses_to_finish(lost=30, cards=6) == 36
    assert refuses_to_finish_ombre(on_the_game=72, cards=6) == 78
