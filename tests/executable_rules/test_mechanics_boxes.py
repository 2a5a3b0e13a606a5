"""Boxes: whatever is staked, shown and drawn, no counter is made and none is lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import Card, cards, pack
from executable_rules.mechanics.ledger import POOL

PLAYERS = ("Ann", "Ben", "Cis")
SETS = {"point": (), "king": cards("KH"), "marriage": cards("KH QH")}
STEP = st.one_of(
    st.integers(0, 9),
    st.tuples(st.sampled_from(PLAYERS), st.sets(st.sampled_from(tuple(SETS)))),
    st.lists(st.sampled_from(pack()), min_size=15, max_size=15, unique=True),
)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.lists(STEP, max_size=8))
def test_no_counter_is_made_and_none_is_lost(
    steps: list[int | tuple[str, set[str]] | list[Card]],
) -> None:
    table = Boxes.opened(PLAYERS, SETS, each=20)
    for step in steps:
        if isinstance(step, int):
            table = table.staked(step)
        elif isinstance(step, tuple):
            table = table.drawn(*step)
        else:
            hands = {name: step[at * 5 : at * 5 + 5] for at, name in enumerate(PLAYERS)}
            table = table.shown(hands)
        assert table.ledger.total == 60
        assert all(table.lying(box) >= 0 for box in SETS)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(st.lists(st.sampled_from(pack()), min_size=15, max_size=15, unique=True))
def test_what_nobody_draws_is_left_for_the_next_deal(held: list[Card]) -> None:
    hands = {name: held[at * 5 : at * 5 + 5] for at, name in enumerate(PLAYERS)}
    first = Boxes.opened(PLAYERS, SETS, each=20).staked().shown(hands)
    second = first.staked()
    for box, needs in SETS.items():
        drawn = bool(needs) and any(set(needs) <= set(hand) for hand in hands.values())
        assert first.lying(box) == (0 if drawn else 3)
        assert second.lying(box) == (3 if drawn else 6)


def test_a_set_must_be_in_one_hand_and_a_box_without_cards_is_drawn_by_name() -> None:
    table = Boxes.opened(PLAYERS, SETS).staked(2)
    assert table.drawn_by(cards("KH 7S")) == ("king",)
    assert table.drawn_by(cards("QH 7S")) == ()
    assert table.drawn_by(cards("QH 7S KH")) == ("king", "marriage")
    apart = table.shown({"Ann": cards("KH"), "Ben": cards("QH")})
    assert [apart.lying(box) for box in SETS] == [6, 0, 6]
    together = apart.drawn("Ben", ["point"])
    assert dict(together.ledger.held) == {
        "Ann": 0,
        "Ben": 0,
        "Cis": -6,
        POOL: 0,
        "point": 0,
        "king": 0,
        "marriage": 6,
    }


def test_some_boxes_may_be_staked_alone() -> None:
    table = Boxes.opened(PLAYERS, SETS, each=1).staked(boxes=["point"])
    assert [table.lying(box) for box in SETS] == [3, 0, 0]
    assert [table.ledger.held[player] for player in PLAYERS] == [0, 0, 0]


def test_a_box_has_a_name_of_its_own() -> None:
    for players, box in [(PLAYERS, "Ann"), (PLAYERS, POOL), (("Ann", "Ann"), "king")]:
        with pytest.raises(ValueError, match="may not share a name"):
            Boxes.opened(players, {box: ()})
    with pytest.raises(ValueError, match="'fool' is no box; they are point, king, marriage"):
        Boxes.opened(PLAYERS, SETS).drawn("Ann", ["fool"])
    with pytest.raises(ValueError, match="'Ann' is no box"):
        Boxes.opened(PLAYERS, SETS).lying("Ann")
