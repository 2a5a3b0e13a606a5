"""Standers-by, judges and breakage, in prose and in verse; and the table of the package."""

from __future__ import annotations

import re

import pytest

from executable_rules import billiards
from executable_rules.billiards.room import (
    Judge,
    ashes_fall,
    breaks,
    breaks_with_violence,
    decides_controversy,
    games_to_set_up,
    stander_by_bets,
    stander_by_speaks,
    stander_by_stops_ball,
    tells_of_the_game,
)
from executable_rules.billiards.terms import Fine, Forfeit, Furniture
from lawsofplay.edition import load_edition
from lawsofplay.project import find_project


@pytest.mark.quotes(
    "seymour.billiards.orders.12",
    "after he is advertised hereof",
    "for every Fault he shall instantly forfeit Two-pence",
)
def test_two_pence_for_every_fault_after_the_warning() -> None:
    fines = [stander_by_speaks(faults_since_warned=faults) for faults in (0, 1, 2, 3)]
    assert fines == [Fine(0), Fine(2), Fine(4), Fine(6)]


@pytest.mark.quotes("seymour.billiards.orders.12", "without Consent, or being first asked")
def test_with_consent_or_asked_he_may_speak() -> None:
    assert stander_by_speaks(faults_since_warned=3, consent=True) == Fine(0)
    assert stander_by_speaks(faults_since_warned=3, asked=True) == Fine(0)
    assert stander_by_speaks(faults_since_warned=3, asked=True, pays=False) == Fine(0)


@pytest.mark.quotes("seymour.billiards.orders.12", "or not be suffered to stay in the Room")
def test_or_he_leaves_the_room() -> None:
    assert stander_by_speaks(faults_since_warned=1, pays=False) is Forfeit.LEAVES_ROOM
    assert stander_by_speaks(faults_since_warned=0, pays=False) == Fine(0)


@pytest.mark.quotes("seymour.billiards.orders.12", "tho' he Bets")
def test_in_prose_his_bet_is_nothing_to_the_purpose() -> None:
    for faults in (0, 1, 2):
        assert stander_by_speaks(faults_since_warned=faults, bets=True) == stander_by_speaks(
            faults_since_warned=faults, bets=False
        )


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.10",
    "If any Stander-by shall chance to Bet, And will instruct, he then must pay the Set",
)
def test_in_verse_he_pays_the_set() -> None:
    assert stander_by_bets(bets=True, instructs=True) is Forfeit.THE_SET
    assert stander_by_bets(bets=True, instructs=False) is Forfeit.NONE
    assert stander_by_bets(bets=False, instructs=True) is Forfeit.NONE


@pytest.mark.quotes("seymour.billiards.orders.12", "forfeit Two-pence")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.10", "must pay the Set")
def test_difference_two_pence_after_a_warning_or_the_set_at_once() -> None:
    assert stander_by_speaks(faults_since_warned=0, bets=True) == Fine(0)
    assert stander_by_speaks(faults_since_warned=1, bets=True) == Fine(2)
    assert stander_by_speaks(faults_since_warned=1, bets=False) == Fine(2)
    assert stander_by_bets(bets=True, instructs=True) is Forfeit.THE_SET
    assert stander_by_bets(bets=False, instructs=True) is Forfeit.NONE


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.13",
    "If any Stander-by shall stop a Ball, The Game being lost thereby, he pays for all",
)
def test_a_ball_stopped() -> None:
    assert stander_by_stops_ball(stops=True, game_lost_thereby=True) is Forfeit.ALL
    assert stander_by_stops_ball(stops=True, game_lost_thereby=False) is Forfeit.NONE
    assert stander_by_stops_ball(stops=False, game_lost_thereby=True) is Forfeit.NONE


@pytest.mark.quotes(
    "seymour.billiards.orders.15",
    "All Controversies are to be decided by the Standers-by, upon asking Judgment",
)
def test_the_standers_by_decide() -> None:
    assert decides_controversy(judgment_asked=True) is Judge.STANDERS_BY
    assert decides_controversy(judgment_asked=False) is Judge.NOBODY


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.16",
    "If any not the Game doth fully know, May ask another whether it be so",
)
def test_another_may_be_asked() -> None:
    assert tells_of_the_game(knows_fully=False) is Judge.ANOTHER
    assert tells_of_the_game(knows_fully=True) is Judge.NOBODY


@pytest.mark.quotes("seymour.billiards.orders.15", "decided by the Standers-by")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.16", "May ask another")
def test_difference_standers_by_or_another() -> None:
    assert decides_controversy(judgment_asked=True) is Judge.STANDERS_BY
    assert tells_of_the_game(knows_fully=False) is Judge.ANOTHER


@pytest.mark.quotes("seymour.billiards.orders-in-verse.16", "when the Game you win, To set it up")
def test_a_game_won_is_to_be_set_up() -> None:
    assert [games_to_set_up(won=3, set_up=marked) for marked in (0, 1, 2, 3)] == [3, 2, 1, 0]
    assert games_to_set_up(won=0, set_up=0) == 0
    with pytest.raises(ValueError, match="from 0 to 3"):
        games_to_set_up(won=3, set_up=4)


@pytest.mark.quotes(
    "seymour.billiards.orders.15",
    "Whoever breaks the King, forfeits 1 s. for the Port 10 s. and each Stick 5 s.",
)
def test_what_is_broken_is_forfeited_in_shillings() -> None:
    assert breaks(broken={Furniture.KING: 1}) == Fine(12)
    assert breaks(broken={Furniture.PORT: 1}) == Fine(10 * 12)
    assert [breaks(broken={Furniture.STICK: n}) for n in (0, 1, 2)] == [
        Fine(0),
        Fine(5 * 12),
        Fine(10 * 12),
    ]
    assert breaks(broken=dict.fromkeys(Furniture, 1)) == Fine(16 * 12)


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.15",
    "breaks any Thing with Violence, King, Port, or Stick, is to make good the Offence",
)
@pytest.mark.parametrize("thing", list(Furniture))
def test_what_is_broken_by_violence_is_made_good(thing: Furniture) -> None:
    assert breaks_with_violence(broken=thing, violence=True) is Forfeit.MAKES_GOOD
    assert breaks_with_violence(broken=thing, violence=False) is Forfeit.NONE
    assert breaks_with_violence(broken=None, violence=True) is Forfeit.NONE


@pytest.mark.quotes("seymour.billiards.orders.15", "forfeits 1 s.")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.15", "with Violence")
def test_difference_a_price_for_every_breakage_or_the_cost_of_violence() -> None:
    assert breaks(broken={Furniture.KING: 1}) == Fine(12)  # by violence or not
    assert breaks_with_violence(broken=Furniture.KING, violence=False) is Forfeit.NONE


def test_the_table_of_the_package_has_every_order_and_verse() -> None:
    named = set(re.findall(r"orders(?:-in-verse)?\.\d+", billiards.__doc__ or ""))
    edition = load_edition(find_project(), ("seymour",))
    held = (name.removeprefix("seymour.billiards.") for name in edition.laws)
    assert named == {name for name in held if name.startswith("orders")}


@pytest.mark.quotes(
    "seymour.billiards.13",
    "if you smoak, and let the Ashes of your Pipe fall on the Table",
    "it is a Forfeiture",
)
def test_ashes_on_the_table_are_a_forfeiture_of_no_sum_named() -> None:
    assert ashes_fall(smokes=True, on_the_table=True) is Forfeit.NOT_NAMED
    assert ashes_fall(smokes=True, on_the_table=False) is Forfeit.NONE
    assert ashes_fall(smokes=False, on_the_table=False) is Forfeit.NONE
    with pytest.raises(ValueError, match="on_the_table=yes"):
        ashes_fall(smokes=False, on_the_table=True)
