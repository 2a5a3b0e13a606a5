"""Backgammon's throws against an independent engine: OpenSpiel's Backgammon, of modern rules.

Asked is, of every throw of many random games, how the tables can stand after it. Where they diverge
stands in corpus/oracles/backgammon.toml, and the test finds nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pyspiel
import pytest

from executable_rules.backgammon.playing import Throw, plays, won
from executable_rules.backgammon.tables import ENTERS, OFF, Tables
from executable_rules.mechanics.points import MEN
from lawsofplay.cases.comparing import Comparing

ENDS = {
    # Worth to the modern engine, has the loser borne a man, are all his men in: worth by the book,
    # and the divergence.
    (1, True, True): (1, ""),
    (2, False, True): (1, "gammon"),
    (2, False, False): (3, "men-abroad"),
    (3, False, False): (3, ""),
    # One who had borne, and was then taken up.
    (1, True, False): (3, "men-abroad"),
}
BAR, SEED, GAMES = 100, 14, 20


def tables_of(state: Any, player: int) -> Tables:
    """The engine's board as a player counts it: its first player goes up, its second down."""

    def side(who: int) -> tuple[int, ...]:
        up = range(23, -1, -1) if who == 0 else range(24)
        men = [state.board(who, at) for at in up]
        men.append(state.board(who, BAR))
        return (MEN - sum(men), *men)

    return Tables(side(player), side(1 - player))


def after_throw(state: Any, doublet: bool) -> frozenset[Tables]:
    """How the engine lets the tables stand; it plays a doublet in two halves."""
    player = state.current_player()
    halves = {tables_of(it, player): it for it in map(state.child, state.legal_actions())}
    if not doublet:
        return frozenset(halves)
    ended = {key for key, it in halves.items() if it.is_terminal() or it.is_chance_node()}
    played = (half for key, half in halves.items() if key not in ended)
    whole = {
        tables_of(half.child(action), player) for half in played for action in half.legal_actions()
    }
    return frozenset(ended | whole)


def throws(game: Any, chance: random.Random) -> Iterator[tuple[Any, Throw | None]]:
    """Every throw of a random game, before it is played; the state at its end, without a throw."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        dice, player = str(state).partition("Dice: ")[2], state.current_player()
        throw = (int(dice[0]), int(dice[1]))
        yield state, throw
        for _ in range(2 if throw[0] == throw[1] else 1):
            if not state.is_terminal() and state.current_player() == player:
                state.apply_action(chance.choice(state.legal_actions()))
    yield state, None


def by_one(tables: Tables, die: int) -> set[Tables]:
    """The tables when one man has gone by one number."""
    return {tables.after(at, die) for at in range(1, ENTERS + 1) if tables.may_go(at, die)}


@pytest.mark.oracle("backgammon.throws")
def test_every_throw_of_random_games_can_be_played_as_the_modern_engine_plays_it(
    oracle: Comparing,
) -> None:
    game = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
    chance, asked = random.Random(SEED), 0
    for state, throw in chain.from_iterable(throws(game, chance) for _ in range(GAMES)):
        oracle.ask()
        if throw is None:
            worth = int(max(state.returns()))
            end = tables_of(state, state.returns().index(worth))
            ours_won, divergence = ENDS[worth, end.his[OFF] > 0, end.turned.all_in]
            assert won(tables=end) == ours_won
            if divergence:
                oracle.diverges(divergence)
            continue
        doublet, asked = throw[0] == throw[1], asked + 1
        if doublet and asked % 4:
            # A doublet costs the engine hundreds of states: one in four is enough.
            continue
        tables = tables_of(state, state.current_player())
        ours = plays(tables=tables, throw=throw)
        theirs = after_throw(state, doublet)
        if ours != theirs:
            # What is more with us is one man gone by the lesser number; theirs, by the greater.
            assert theirs == by_one(tables, max(throw)) and min(throw) < max(throw)
            assert ours == theirs | by_one(tables, min(throw))
            oracle.diverges("either-number")
