"""How many Ends are the Game, the lead, the Leader and the Follower."""

from __future__ import annotations

import pytest

from executable_rules.billiards.game import (
    Light,
    Place,
    ends_of_a_private_game,
    ends_of_a_public_game,
    follower_does,
    follower_intends,
    leader_touches_end,
    leads,
    mistakes_his_stroke,
)
from executable_rules.billiards.terms import LOSES_ONE, NOTHING


@pytest.mark.quotes("seymour.billiards.1", "The Game is 5 by Day-light (or 7, if Odds be given)")
def test_by_day_light() -> None:
    assert ends_of_a_public_game(light=Light.DAY) == 5
    assert ends_of_a_public_game(light=Light.DAY, odds_given=True) == 7


@pytest.mark.quotes("seymour.billiards.1", "3 by Candle-light, or more, according to Odds")
def test_by_candle_light() -> None:
    assert ends_of_a_public_game(light=Light.CANDLE) == 3
    assert ends_of_a_public_game(light=Light.CANDLE, odds_given=True, agreed_by_odds=4) == 4
    for wrong in (None, 3):
        with pytest.raises(ValueError, match="more than 3"):
            ends_of_a_public_game(light=Light.CANDLE, odds_given=True, agreed_by_odds=wrong)


@pytest.mark.quotes("seymour.billiards.1", "in Houses that make a Livelihood thereof")
@pytest.mark.quotes(
    "seymour.billiards.2",
    "in Gentlemen's Houses there is no such Restriction",
    "as many as the Gamesters please to make",
)
def test_gentlemen_s_houses_differ() -> None:
    public = {ends_of_a_public_game(light=light) for light in Light}
    assert [ends_of_a_private_game(please=please) for please in (1, 9, 21)] == [1, 9, 21]
    assert not public & {1, 9, 21}
    with pytest.raises(ValueError, match="an End at least"):
        ends_of_a_private_game(please=0)


@pytest.mark.quotes("seymour.billiards.3", "makes his Ball come nearest the King, leads first")
def test_nearest_the_king_leads() -> None:
    assert leads(yours_from_king=2, adversarys_from_king=3) is Place.YOU
    assert leads(yours_from_king=3, adversarys_from_king=2) is Place.ADVERSARY
    assert leads(yours_from_king=2, adversarys_from_king=2) is Place.AGAIN
    with pytest.raises(ValueError, match="0 or more"):
        leads(yours_from_king=-1, adversarys_from_king=2)


@pytest.mark.quotes(
    "seymour.billiards.orders.1",
    "touch the End of the Table with his Ball, at the first Stroke, he loses 1",
)
@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.1", "mayn't hit", "For if it does, it loses one by it"
)
def test_the_leader_loses_1() -> None:
    assert leader_touches_end(touches=True) == LOSES_ONE
    assert leader_touches_end(touches=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.4",
    "at the first Stroke, his Ball touch not the End",
    "after the first Stroke, he need not fear to do it",
)
def test_after_the_first_stroke_he_need_not_fear() -> None:
    assert leader_touches_end(touches=True, first_stroke=True) == LOSES_ONE
    assert leader_touches_end(touches=True, first_stroke=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders.2",
    "intend to hit his Adversary's Ball, or Pass at one Stroke, he must String his Ball",
    "lay it even with the King, or he loses 1",
)
def test_the_follower_must_string_his_ball() -> None:
    assert follower_intends(intends_hit_or_pass=True, strings_his_ball=False) == LOSES_ONE
    assert follower_intends(intends_hit_or_pass=True, strings_his_ball=True) == NOTHING
    assert follower_intends(intends_hit_or_pass=False, strings_his_ball=False) == NOTHING


@pytest.mark.quotes(
    "seymour.billiards.orders-in-verse.2",
    "The Follower with the King lie even shall, If he does pass, or hit the other's Ball;"
    " Or else lose One",
)
def test_the_follower_in_verse() -> None:
    assert follower_does(hits_or_passes=True, lies_even_with_king=False) == LOSES_ONE
    assert follower_does(hits_or_passes=True, lies_even_with_king=True) == NOTHING
    assert follower_does(hits_or_passes=False, lies_even_with_king=False) == NOTHING


@pytest.mark.quotes("seymour.billiards.orders.2", "If the Follower intend")
@pytest.mark.quotes("seymour.billiards.orders-in-verse.2", "If he does pass")
def test_difference_one_asks_the_intention_the_other_the_deed() -> None:
    in_prose = follower_intends(intends_hit_or_pass=True, strings_his_ball=False)
    in_verse = follower_does(hits_or_passes=False, lies_even_with_king=False)
    assert (in_prose, in_verse) == (LOSES_ONE, NOTHING)  # he meant to hit, and missed


@pytest.mark.quotes(
    "seymour.billiards.orders.9",
    "If Four Persons play, Two against Two",
    "mistakes his Stroke, loses 1, to that Side he is of",
)
def test_out_of_turn_among_four() -> None:
    assert mistakes_his_stroke(own_side=(1, 3), striker=3, whose_turn=1) == LOSES_ONE
    assert mistakes_his_stroke(own_side=(1, 3), striker=3, whose_turn=2) == LOSES_ONE
    assert mistakes_his_stroke(own_side=(1, 3), striker=3, whose_turn=3) == NOTHING
    assert mistakes_his_stroke(own_side=(2, 4), striker=2, whose_turn=4) == LOSES_ONE
    for side, striker, turn in (((1, 3), 2, 1), ((1, 5), 1, 1), ((0, 1), 1, 1), ((1, 3), 1, 5)):
        with pytest.raises(ValueError, match="four play"):
            mistakes_his_stroke(own_side=side, striker=striker, whose_turn=turn)
