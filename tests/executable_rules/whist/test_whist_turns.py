"""Whist, laws 4 to 6, 13, 14 and 16 to 19: out of turn, shewn and separated cards, questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.whist.rules import trick_won_by
from executable_rules.whist.terms import PACK, without_revoking
from executable_rules.whist.turns import (
    Asked,
    Right,
    called_for_a_wrong_call,
    lead_nominated,
    may_ask_of_the_trick,
    may_ask_partner_for_honours,
    may_play_next,
    must_not_win,
    out_of_turn,
    separated,
    shews_his_cards,
    thrown_down,
)

S, H, D, C = Suit

HAND = cards("KH 2H 9C AS")


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes(
    "seymour.whist.laws.4",
    "When a Person happens to play out of his Turn, either of his Adversaries may call the Card",
    "whenever he will, during that Deal",
)
def test_a_card_played_out_of_turn_may_be_called() -> None:
    assert out_of_turn(card=card("9C"), hand=HAND) == cards("9C")
    assert out_of_turn(card=card("KH"), hand=HAND, trick=cards("3H")) == cards("KH")
    assert out_of_turn(card=card("9C"), hand=HAND, trick=cards("3D")) == cards("9C")
    assert out_of_turn(card=card("9C"), hand=HAND, called=False) == HAND
    led = out_of_turn(card=card("KH"), hand=HAND, trick=cards("3H"), called=False)
    assert led == cards("KH 2H")
    with pytest.raises(ValueError, match="card=3D"):
        out_of_turn(card=card("3D"), hand=HAND)


@pytest.mark.quotes("seymour.whist.laws.4", "provided he does not force him to revoke")
def test_but_not_to_force_a_revoke() -> None:
    assert out_of_turn(card=card("9C"), hand=HAND, trick=cards("3H")) == cards("KH 2H")


@pytest.mark.quotes(
    "seymour.whist.laws.4",
    "in Case either of the adverse Party is to lead the Board next, he may ask his Partner to "
    "nominate the Suit he would have him play from, which he must obey, if in his Power",
)
def test_the_leader_obeys_his_partner_if_in_his_power() -> None:
    assert lead_nominated(hand=HAND, nominated=H) == cards("KH 2H")
    assert lead_nominated(hand=HAND, nominated=S) == cards("AS")
    assert lead_nominated(hand=HAND, nominated=D) == HAND


@pytest.mark.quotes(
    "seymour.whist.laws.5",
    "should play out of Turn, his Partner must not win the Trick, if without revoking he can",
)
def test_his_partner_must_not_win_if_he_can_avoid_it() -> None:
    assert must_not_win(hand=HAND, trick=cards("10H 4H"), trump=S) == cards("2H")
    assert must_not_win(hand=HAND, trick=cards("AH 4H"), trump=S) == cards("KH 2H")
    assert must_not_win(hand=HAND, trick=cards("AH 4H 5H"), trump=C) == cards("KH 2H")
    # He must follow suit, and both his hearts win: it is not in his power.
    assert must_not_win(hand=cards("KH QH 9C"), trick=cards("10H 4H"), trump=S) == cards("KH QH")
    for wrong in (cards("10H"), cards("10H 4H 5H 6H"), ()):
        with pytest.raises(ValueError, match="from 2 to 3"):
            must_not_win(hand=HAND, trick=wrong, trump=S)


@pytest.mark.quotes(
    "seymour.whist.laws.6",
    "the last Player should play out of his Turn, though his Partner may not have any of the Suit "
    "led, he is not entitled to trump it, or to win the Trick",
)
def test_his_partner_may_not_trump_it() -> None:
    assert must_not_win(hand=HAND, trick=cards("10D 4D"), trump=S) == cards("KH 2H 9C")
    assert must_not_win(hand=HAND, trick=cards("10D 4D"), trump=H) == cards("9C AS")
    # The law forbids to trump "or" to win: so a trump under the queen that lies, too.
    assert must_not_win(hand=HAND, trick=cards("10D 4D QH"), trump=H) == cards("9C AS")
    assert must_not_win(hand=HAND, trick=cards("10D QH"), trump=H) == cards("9C AS")
    assert must_not_win(hand=cards("KH 2H"), trick=cards("10D QH"), trump=H) == cards("2H")
    assert must_not_win(hand=cards("KH 2H 9C"), trick=cards("10H QH"), trump=H) == cards("2H")


@pytest.mark.quotes("seymour.whist.laws.6", "provided you do not force him to revoke")
def test_he_is_not_forced_to_revoke() -> None:
    assert must_not_win(hand=cards("AH 9C"), trick=cards("10H 4H"), trump=S) == cards("AH")
    assert must_not_win(hand=cards("AS 2S"), trick=cards("10D 4D"), trump=S) == cards("AS 2S")


@given(st.permutations(PACK), st.integers(1, 13), st.integers(2, 3), st.sampled_from(Suit))
def test_what_is_left_never_revokes_nor_needlessly_wins(
    dealt: list[Card], held: int, lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:held]), tuple(dealt[13 : 13 + lying])
    left = must_not_win(hand=hand, trick=trick, trump=trump)
    assert left and set(left) <= set(without_revoking(hand, trick))
    wins = [trick_won_by(trick=(*trick, it), trump=trump) == lying for it in left]
    assert all(wins) or not any(wins)


@pytest.mark.quotes(
    "seymour.whist.laws.13",
    "Should any Person separate a Card from the rest",
    "provided he names it, and proves the Separation",
)
def test_a_separated_card_named_and_proved_may_be_called() -> None:
    assert separated(named=True, proved=True) is Right.CALLS_IT
    assert separated(named=True, proved=False) is Right.NONE
    assert separated(named=False, proved=True) is Right.NONE
    assert separated(named=False, proved=False, right_card=False) is Right.NONE


@pytest.mark.quotes(
    "seymour.whist.laws.13",
    "if the Card he calls should be wrong, the adverse Parties, or either of them, may once, "
    "during that Deal, call the highest or lowest Card in any Suit",
)
def test_for_a_wrong_call_his_highest_or_lowest_is_called_once() -> None:
    assert separated(named=True, proved=True, right_card=False) is Right.IS_CALLED
    assert separated(named=True, proved=False, right_card=False) is Right.IS_CALLED


@pytest.mark.quotes(
    "seymour.whist.laws.13",
    "may once, during that Deal, call the highest or lowest Card in any Suit",
)
def test_the_highest_or_lowest_in_any_suit_and_once_only() -> None:
    hand = cards("KH 9H 2H 9C AS")
    assert called_for_a_wrong_call(hand=hand, suit=H) == set(cards("KH 2H"))
    assert called_for_a_wrong_call(hand=hand, suit=C) == set(cards("9C"))
    assert called_for_a_wrong_call(hand=hand, suit=D) == frozenset()
    assert called_for_a_wrong_call(hand=hand, suit=H, times=1) == frozenset()
    assert called_for_a_wrong_call(hand=hand, suit=H, times=2) == frozenset()
    with pytest.raises(ValueError, match="times"):
        called_for_a_wrong_call(hand=hand, suit=H, times=-1)


@pytest.mark.quotes(
    "seymour.whist.laws.14",
    "either accidentally or designedly, throw their Card to his, his Partner may require each "
    "Person to lay his own Card before him",
)
def test_a_card_thrown_to_another_each_lays_his_own() -> None:
    lay = Asked.LAY_YOUR_OWN
    assert may_ask_of_the_trick(asked=lay, thrown_to_his=True, by_design=False)
    assert may_ask_of_the_trick(asked=lay, thrown_to_his=True, by_design=True)
    assert not may_ask_of_the_trick(asked=lay, thrown_to_his=False, by_design=False)


@pytest.mark.quotes("seymour.whist.laws.14", "he is not to ask who played any particular Card")
def test_nobody_asks_who_played_a_card() -> None:
    for thrown in (True, False):
        who = Asked.WHO_PLAYED
        assert not may_ask_of_the_trick(asked=who, thrown_to_his=thrown, by_design=True)


@pytest.mark.quotes(
    "seymour.whist.laws.16",
    "throws down his Cards Face upwards, and his Partner will not yield it lost, the Adversaries "
    "may call either of those Cards, when they will",
)
def test_cards_thrown_down_face_upwards_may_be_called() -> None:
    assert thrown_down(hand=HAND) == HAND
    assert thrown_down(hand=HAND, partner_yields=True) == ()
    assert thrown_down(hand=HAND, face_upwards=False) == ()
    assert thrown_down(hand=HAND, face_upwards=False, partner_yields=True) == ()


@pytest.mark.quotes("seymour.whist.laws.16", "if they do not make the Party revoke")
def test_but_not_so_as_to_make_him_revoke() -> None:
    assert thrown_down(hand=HAND, trick=cards("3H")) == cards("KH 2H")
    assert thrown_down(hand=HAND, trick=cards("3D")) == HAND


@pytest.mark.quotes(
    "seymour.whist.laws.17",
    "A leads Clubs, Z plays before the Adversary C; Y has then a Right to play before his Partner",
)
def test_the_case_of_a_and_z_against_c_and_y() -> None:
    a, c, z, y = range(4)
    assert may_play_next(played=(a, z)) == {c, y}
    assert may_play_next(played=(a,)) == {c}
    assert may_play_next(played=(a, c)) == {z}
    assert may_play_next(played=(a, y)) == {c}
    assert may_play_next(played=(a, c, z)) == {y}
    assert may_play_next(played=(a, z, y)) == {c}
    assert may_play_next(played=(a, z, c)) == {y}
    for wrong in ((), (c,), (c, a), (a, a), (a, 4), (a, c, z, y), (a, c, c, z)):
        with pytest.raises(ValueError, match="each once, 0 first"):
            may_play_next(played=wrong)


@pytest.mark.quotes(
    "seymour.whist.laws.18",
    "A Person may shew his Cards, if he is sure of winning every Trick in his Hand; but if it "
    "should appear he has a losing Card, all his Cards are liable to be called.",
)
def test_who_shews_a_losing_card_has_all_his_cards_called() -> None:
    assert shews_his_cards(hand=HAND) == ()
    assert shews_his_cards(hand=HAND, losing=cards("2H")) == HAND
    assert shews_his_cards(hand=HAND, losing=HAND) == HAND
    assert shews_his_cards(hand=HAND, losing=cards("2H"), trick=cards("3H")) == cards("KH 2H")
    with pytest.raises(ValueError, match="losing may be"):
        shews_his_cards(hand=HAND, losing=cards("2H 3H"))


@pytest.mark.quotes(
    "seymour.whist.laws.19",
    "While the Cards are playing, no Person may ask his Partner if he has played an Honour.",
)
def test_nobody_asks_his_partner_for_an_honour_in_the_play() -> None:
    assert not may_ask_partner_for_honours(cards_playing=True)
    assert may_ask_partner_for_honours(cards_playing=False)
