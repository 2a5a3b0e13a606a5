"""Sixte: tests that quote its laws in both books; every division of the six tricks."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from executable_rules.mechanics.results import Ruling, Unit, Verdict
from executable_rules.sixte import ONE_GAME, deals_wrong, prix_partage, shared_tricks, three_tricks


@pytest.mark.quotes(
    "bellecour.sixte.laws.1",
    "He that deals wrong, loses one Game, which he sets off, if he has any Marks, and deals again",
)
@pytest.mark.quotes(
    "academie.sixte.laws.1",
    "CElui qui donne mal, perd un jeu qu'on lui demarque, s'il en a, & recommence à mêler",
)
def test_who_deals_wrong_loses_a_game_if_he_has_any() -> None:
    assert (ONE_GAME.amount, ONE_GAME.unit) == (1, Unit.GAME)
    for score in (1, 2, 5):
        assert deals_wrong(dealt_wrong=True, games_marked=score) == Ruling(
            Verdict.DEAL_AGAIN, ONE_GAME
        )
    assert deals_wrong(dealt_wrong=True, games_marked=0) == Ruling(Verdict.DEAL_AGAIN)
    assert deals_wrong(dealt_wrong=False, games_marked=1) == Ruling(Verdict.NOTHING_FOLLOWS)
    with pytest.raises(ValueError, match="games_marked=-1"):
        deals_wrong(dealt_wrong=True, games_marked=-1)


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
