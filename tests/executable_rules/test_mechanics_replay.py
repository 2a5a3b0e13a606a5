"""Lines of play replayed: what a line may leave open, and what is told of one that cannot be."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.replay import (
    Position,
    ombre,
    plain,
    play,
    position,
    readings,
    replay,
)

WHIST = plain(ranking(ACE_HIGH, Suit.HEARTS))
OMBRE = ombre(Suit.SPADES)


def test_a_card_goes_from_the_hand_to_the_table_and_the_trick_to_him_who_wins() -> None:
    start = position("KC 6S", "QC 2H", "3S 7C", leader=1)
    led = play(WHIST, start, Card.parse("2H"))
    assert led == Position(
        (frozenset(cards("KC 6S")), frozenset(cards("QC")), frozenset(cards("3S 7C"))),
        1,
        cards("2H"),
        (0, 0, 0),
    )
    assert led.turn == 2
    thrown = play(WHIST, led, Card.parse("7C"))
    assert thrown.turn == 0
    assert play(WHIST, thrown, Card.parse("6S")).won == (0, 1, 0)
    assert play(WHIST, thrown, Card.parse("6S")).leader == 1


def test_the_winner_leads_next() -> None:
    start = position("4C KD", "AC 2H", "3S 7C")
    end = replay(WHIST, start, "0: 4C AC 7C; 1: 2H 3S KD")
    assert (end.won, end.leader, end.table) == ((0, 2, 0), 1, ())
    assert not any(end.hands)


def test_a_line_may_begin_and_end_within_a_trick() -> None:
    start = position("4C", "AC KC", "3S 7C", leader=0, table="5C")
    assert replay(WHIST, start, "0: AC").table == cards("5C AC")
    assert replay(WHIST, start, "0: AC 7C; 1: KC").table == cards("KC")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0: 4C 3C 7C", "trick 1: player 1 has no 3C"),
        ("0: 4C 2H 7C", "trick 1: player 1 may not play 2H; he may play AC"),
        ("0: 4C AC 7C; 0: KD 2H 3S", "trick 2: player 1 leads, not 0"),
        ("1: AC 7C 4C", "trick 1: player 0 leads, not 1"),
        ("0: 4C AC 7C KD", "trick 1: 4C AC 7C KD is more than a trick of 3"),
        ("4C AC 7C", "'4C AC 7C' is no trick; write 0: KC QC 3S"),
        ("0: ?C AC 7C", r"trick 1: '\?C' is not a card"),
    ],
)
def test_a_line_that_cannot_have_been_played_is_told(line: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        replay(WHIST, position("4C KD", "AC 2H", "3S 7C"), line)


def test_cards_left_unnamed_are_all_tried() -> None:
    start = position("KC 6C", "QC 2H", "3S 7C")
    assert len(readings(WHIST, start, "0: ?")) == 2
    assert len(readings(WHIST, start, "0: KC QC 7C; 0: 6C ? ?")) == 1
    assert readings(WHIST, start, "0: ?C QC 7C; 1: 2H ? ?") == readings(
        WHIST, start, "0: 6C QC 7C; 1: 2H 3S KC"
    )
    assert set(readings(WHIST, start, "0: KC/6C ? 3S/7C")) == set(
        readings(WHIST, start, "0: ? QC 7C")
    )
    assert len(readings(WHIST, start, "0: KC/6C ? 3S/7C")) == 2


def test_two_ways_to_one_position_are_one_reading() -> None:
    start = position("KC 6C 5C", "QH 2H 3H", "3S 7S 8S")
    assert len(readings(WHIST, start, "0: KC/6C QH 3S; 1: 2H 7S KC/6C")) == 1
    assert len(readings(WHIST, start, "0: KC/6C QH 3S; 1: 2H 7S ?C")) == 3


def test_a_line_that_cannot_be_has_no_reading() -> None:
    start = position("4C KD", "AC 2H", "3S 7C")
    assert readings(WHIST, start, "0: 4C ?H 7C") == ()
    assert readings(WHIST, start, "0: 4C ? 7C; 0: ? ? ?") == ()
    with pytest.raises(ValueError, match="more than a trick of 3"):
        readings(WHIST, start, "0: ? ? ? ?")


def test_the_black_aces_are_of_the_suit_of_trumps() -> None:
    start = position("AC KC", "7S 2H", "6S 3H")
    (only,) = readings(OMBRE, start, "0: ?S ? ?")
    assert only.hands[0] == frozenset(cards("KC"))


def test_a_matador_keeps_its_privilege_in_a_line() -> None:
    start = position("4S 5S", "AC 2H", "6S 3H")
    assert replay(OMBRE, start, "0: 4S 2H 6S").leader == 2
    with pytest.raises(ValueError, match="he may play AC"):
        replay(ombre(Suit.SPADES), position("AS 5S", "AC 2H", "6S 3H"), "0: AS 2H 6S")


@pytest.mark.parametrize(
    ("hands", "more", "told"),
    [
        (("KC", "KC"), {}, "a card twice: KC"),
        (("KC", "QC"), {"table": "KC"}, "a card twice: KC"),
        (("KC", "QC 2C"), {}, "as many cards each"),
        (("KC", "QC"), {"table": "2C"}, "as many cards each"),
        (("KC", "QC"), {"table": "2C 3C"}, "a full trick: 2 play"),
        (("KC", "QC"), {"won": (1,)}, "won=.1,. cannot be: 2 play"),
    ],
)
def test_a_position_that_cannot_be_is_told(
    hands: tuple[str, ...], more: dict[str, object], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        position(*hands, **more)  # type: ignore[arg-type]


def test_the_tricks_won_before_are_kept() -> None:
    start = position("KC", "QC", leader=1, won=(2, 5))
    assert replay(WHIST, start, "1: QC KC").won == (3, 5)
