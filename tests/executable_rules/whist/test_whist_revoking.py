"""Whist, laws 7, 8, 15 and 20: the revoke."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, cards
from executable_rules.mechanics.results import Silence, Verdict
from executable_rules.whist.revoking import (
    Score,
    called_at_once,
    called_later,
    may_challenge,
    obliged,
    revoke_scored,
    scored_first,
    taken_up,
)

HAND = cards("KH 9H 2H 9C AS")
LED = Card.parse("3H")


@pytest.mark.quotes(
    "seymour.whist.laws.7",
    "You are not to challenge a Revoke till the Trick is turned and quitted",
)
def test_no_challenge_till_the_trick_is_turned_and_quitted() -> None:
    for turned, quitted in product((True, False), repeat=2):
        assert may_challenge(turned=turned, quitted=quitted) is (turned and quitted)


@pytest.mark.quotes(
    "seymour.whist.laws.7", "or the Person revoking, or his Partner, have played again"
)
def test_or_till_one_of_them_has_played_again() -> None:
    for turned, quitted in product((True, False), repeat=2):
        assert may_challenge(turned=turned, quitted=quitted, has_played_again=True)
    assert not may_challenge(turned=True, quitted=False, has_played_again=False)


@pytest.mark.quotes(
    "seymour.whist.laws.8",
    "When a Revoke is properly challenged, the adverse Party adds 3 to his Score",
)
def test_the_adverse_party_adds_three() -> None:
    assert revoke_scored(revoked=4, adverse=5) == (4, 8)
    assert revoke_scored(revoked=0, adverse=0) == (0, 3)
    for wrong in ((-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="=-1 cannot be"):
            revoke_scored(revoked=wrong[0], adverse=wrong[1])


@pytest.mark.quotes(
    "seymour.whist.laws.8",
    "the Party that has revoked, in Case they shall be up, shall, notwithstanding the Penalty, "
    "remain at 9",
)
def test_the_party_that_revoked_remains_at_nine() -> None:
    left = [revoke_scored(revoked=score, adverse=1).revoked for score in (8, 9, 10, 11, 14)]
    assert left == [8, 9, 9, 9, 9]


@pytest.mark.quotes(
    "seymour.whist.laws.8", "Every other Score of the Game must give Place to a Revoke."
)
def test_the_revoke_is_scored_first() -> None:
    assert scored_first(claimed=frozenset(Score)) is Score.REVOKE
    assert scored_first(claimed=frozenset({Score.REVOKE})) is Score.REVOKE
    assert scored_first(claimed=frozenset({Score.HONOURS, Score.TRICKS})) is Silence.NOT_SAID
    assert scored_first(claimed=frozenset()) is Silence.NOT_SAID


@pytest.mark.quotes(
    "seymour.whist.laws.15",
    "discovers it before the Cards are returned, the adverse Party may call either the highest or "
    "lowest of the Suit led",
)
def test_a_revoke_discovered_highest_or_lowest_may_be_called() -> None:
    assert called_at_once(hand=HAND, led=LED) == set(cards("KH 2H"))
    assert called_at_once(hand=cards("9H AS"), led=LED) == set(cards("9H"))
    assert called_at_once(hand=HAND, led=LED, returned=True) == frozenset()


@pytest.mark.quotes(
    "seymour.whist.laws.15",
    "or may, at any other Time, call a Card then played, if it does not oblige the Person to",
)
def test_or_later_the_card_that_was_played() -> None:
    nine = Card.parse("9C")
    assert called_later(hand=HAND, card=nine) == cards("9C")
    assert called_later(hand=HAND, card=nine, trick=cards("3D")) == cards("9C")
    assert called_later(hand=HAND, card=nine, trick=cards("3H")) == cards("KH 9H 2H")
    assert called_later(hand=HAND, card=nine, returned=True) == HAND


@pytest.mark.quotes(
    "seymour.whist.laws.20",
    "discovers it before the Trick is turned, he may take up his Trick again, and so may the next",
)
def test_before_the_trick_is_turned_both_may_take_up_their_cards() -> None:
    back, stands, nothing = Verdict.MAY_TAKE_BACK, Verdict.STANDS, Verdict.NOTHING_FOLLOWS
    assert taken_up(turned=False) == (back, back)
    assert taken_up(turned=False, next_has_played=False) == (back, nothing)
    assert taken_up(turned=True) == (stands, stands)
    assert taken_up(turned=True, next_has_played=False) == (stands, nothing)


@pytest.mark.quotes(
    "seymour.whist.laws.20",
    "the Adversaries may oblige the Revoker to play the highest or lowest Cards of the Suit led",
)
def test_the_adversaries_oblige_him_to_the_highest_or_lowest() -> None:
    assert obliged(hand=HAND, led=LED) == set(cards("KH 2H"))
    assert obliged(hand=HAND, led=Card.parse("KC")) == set(cards("9C"))
    assert obliged(hand=HAND, led=LED, turned=True) == frozenset()


@pytest.mark.quotes("seymour.whist.laws.15", "at any other Time, call a Card then played")
@pytest.mark.quotes("seymour.whist.laws.20", "he may take up his Trick again")
def test_conflict_the_card_taken_up_may_be_called_by_law_15_only() -> None:
    nine = Card.parse("9C")
    assert called_at_once(hand=HAND, led=LED) == obliged(hand=HAND, led=LED)
    assert nine not in obliged(hand=HAND, led=LED)
    assert called_later(hand=HAND, card=nine) == (nine,)
    assert taken_up(turned=False).revoker is Verdict.MAY_TAKE_BACK
