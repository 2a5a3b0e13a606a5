"""The Beast, La Bête: tests that quote its rules in 1687 and 1754."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast import hath_the_king, staked, takes_play, takes_triolet
from executable_rules.mechanics.boxes import Boxes
from executable_rules.mechanics.cards import Card, pack

KING = Card.parse("KS")


@settings(max_examples=40)
@given(st.permutations(pack()), st.integers(3, 5), st.lists(st.integers(0, 4), min_size=5))
def test_nothing_is_lost_between_players_and_heaps(
    deck: list[Card], players: int, winners: list[int]
) -> None:
    names = [f"player {seat}" for seat in range(players)]
    hands = {name: deck[5 * seat : 5 * seat + 5] for seat, name in enumerate(names)}
    table = Boxes.opened(names, {"king": (KING,), "play": (), "triolet": ()}).staked(2)
    heaps = staked(players=players, stake=2)
    assert tuple(table.lying(heap) for heap in heaps._fields) == heaps
    tricks = tuple([seat % players for seat in winners[:5]].count(it) for it in range(players))
    seat = takes_play(tricks_by_seat=tricks)
    table = table.drawn(names[seat], ("play",)) if isinstance(seat, int) else table
    for name, hand in hands.items():
        taken = ("king",) if hath_the_king(hand=tuple(hand), king=KING) else ()
        assert table.drawn_by(hand) == taken
        table = table.drawn(name, taken)
        table = table.drawn(name, ("triolet",) if takes_triolet(hand=tuple(hand)) else ())
    assert table.ledger.total == 0
    assert all(table.lying(heap) >= 0 for heap in heaps._fields)
