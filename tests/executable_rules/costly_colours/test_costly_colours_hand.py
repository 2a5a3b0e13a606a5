"""What is shewn: fifteens, pairs, Knaves, Deuces, Pair-Royal and Colours."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from executable_rules.costly_colours.hand import colours, costly_colours, shewn
from executable_rules.mechanics.cards import cards


def test_one_and_thirty_takes_all_four_cards() -> None:
    """So the four chalks are, as for 15 and 25, one for each card."""
    numbers = range(1, 11)
    assert not any(sum(it) == 31 for it in combinations_with_replacement(numbers, 3))


def test_no_hand_is_both_colours_and_costly_colours() -> None:
    some = cards("2H 5H 9H JH 2C 5S 9S JD")
    for *hand, turned in combinations(some, 4):
        facts = {"hand": tuple(hand), "turned_card": turned}
        assert not (colours(**facts) and costly_colours(**facts))
        assert shewn(tuple(hand), turned) >= 0
