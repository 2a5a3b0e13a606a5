"""Sixte: tests that quote its laws in both books; every division of the six tricks."""

from __future__ import annotations

from collections import Counter
from itertools import product

from executable_rules.sixte.tricks import prix_partage, shared_tricks, three_tricks


def test_every_division_of_the_tricks_is_marked_by_one_at_most() -> None:
    """Of the laws VII to X one alone speaks; 2, 1, 1, 1, 1 is left undecided by both books."""
    undecided: dict[str, set[tuple[int, ...]]] = {"english": set(), "french": set()}
    for rest in product(range(5), repeat=5):
        winners = (0, *rest)
        three, shared = three_tricks(winners=winners), shared_tricks(winners=winners)
        partage = prix_partage(winners=winners)
        assert three is None or (shared is None and partage is None)
        assert shared is None or shared == partage
        division = tuple(sorted(Counter(winners).values(), reverse=True))
        for book, marker in (("english", shared), ("french", partage)):
            if three is None and marker is None:
                undecided[book].add(division)
    assert undecided == {
        "english": {(2, 2, 1, 1), (2, 1, 1, 1, 1)},
        "french": {(2, 1, 1, 1, 1)},
    }
