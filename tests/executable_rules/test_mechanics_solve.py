"""Exhaustive play against plain brute force, and small endings that a reader can check."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.replay import Position, TrickGame, ombre, plain, play, position
from executable_rules.mechanics.solve import Solver
from executable_rules.mechanics.tricks import FREE, Duties

GAMES = {
    "ombre in black": ombre(Suit.SPADES),
    "ombre in red": ombre(Suit.HEARTS),
    "no trumps": plain(ranking(ACE_HIGH)),
    "all duties": plain(ranking(ACE_HIGH, Suit.CLUBS), Duties(trump=True, head=True)),
    "no duty": plain(ranking(ACE_HIGH, Suit.CLUBS), FREE),
}

WANTS: dict[str, Callable[[tuple[int, ...]], bool]] = {
    "more than any other": lambda won: won[0] > max(won[1:]),
    "no trick": lambda won: won[0] == 0,
    "two of them": lambda won: won[0] == 2,
    "the last no more than the first": lambda won: won[-1] <= won[0],
}


def by_brute_force(
    game: TrickGame,
    now: Position,
    side: frozenset[int],
    wants: Callable[[tuple[int, ...]], bool],
) -> bool:
    """Every line to its end, by the replayer alone."""
    if not any(now.hands):
        return wants(now.won)
    quantifier = any if now.turn in side else all
    return quantifier(
        by_brute_force(game, play(game, now, card), side, wants)
        for card in game.plays(now.hands[now.turn], now.table)
    )


@st.composite
def small_deals(draw: st.DrawFn) -> Position:
    """Hands of few cards, most of them of two suits, so that they meet; a card may lie already."""
    players = draw(st.integers(2, 4))
    each = {2: 4, 3: 3, 4: 2}[players]
    two_suits = [card for card in OMBRE_PACK if card.suit in (Suit.SPADES, Suit.CLUBS)]
    hearts = [card for card in OMBRE_PACK if card.suit is Suit.HEARTS]
    pool = draw(st.permutations([*two_suits[:9], *hearts[:4], *two_suits[-5:]]))
    hands = [pool[seat * each : (seat + 1) * each] for seat in range(players)]
    written = [" ".join(map(str, hand)) for hand in hands]
    leader = draw(st.integers(0, players - 1))
    return position(*written, leader=leader)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    start=small_deals(),
    game=st.sampled_from(sorted(GAMES)),
    wants=st.sampled_from(sorted(WANTS)),
    ours=st.sets(st.integers(0, 3)),
    lies=st.integers(0, 4),
)
def test_the_answer_is_that_of_brute_force(
    start: Position, game: str, wants: str, ours: set[int], lies: int
) -> None:
    if lies < len(start.hands[start.leader]):
        start = play(GAMES[game], start, sorted(start.hands[start.leader], key=str)[lies])
    side = frozenset(ours)
    solver = Solver(GAMES[game], side=side, wants=WANTS[wants])
    assert solver.can_force(start) is by_brute_force(GAMES[game], start, side, WANTS[wants])
    allowed = GAMES[game].plays(start.hands[start.turn], start.table)
    assert solver.forcing_cards(start) == {
        card
        for card in allowed
        if by_brute_force(GAMES[game], play(GAMES[game], start, card), side, WANTS[wants])
    }


@settings(max_examples=30, deadline=None, derandomize=True)
@given(start=small_deals(), game=st.sampled_from(sorted(GAMES)), ours=st.sets(st.integers(0, 3)))
def test_what_one_side_cannot_force_the_other_prevents(
    start: Position, game: str, ours: set[int]
) -> None:
    wants = WANTS["more than any other"]
    side = frozenset(ours)
    others = frozenset(range(len(start.hands))) - side
    forced = Solver(GAMES[game], side=side, wants=wants).can_force(start)
    prevented = Solver(GAMES[game], side=others, wants=lambda won: not wants(won)).can_force(start)
    assert forced is not prevented


def test_what_was_searched_before_does_not_change_the_answer() -> None:
    game = GAMES["ombre in black"]
    starts = [
        position("JS 5S", "6S 3S", leader=leader, won=won)
        for leader in (0, 1)
        for won in ((0, 0), (1, 0), (0, 1))
    ]
    remembering = Solver(game, side=frozenset({0}), wants=lambda won: won[0] >= 2)
    answers = [remembering.can_force(start) for start in starts + starts]
    fresh = [
        Solver(game, side=frozenset({0}), wants=lambda won: won[0] >= 2).can_force(start)
        for start in starts
    ]
    assert answers == fresh + fresh == [False, True, False, True, True, True] * 2


def test_a_matador_is_no_equal_of_the_king_beside_it() -> None:
    """Basto and the king take and yield to the same, but Basto need not fall to a small trump."""
    game = GAMES["ombre in black"]
    start = position("4S 5S QS", "AC 7H 6H", "2H 3H 4H")
    other = position("4S 5S QS", "KS 7H 6H", "2H 3H 4H")
    takes = Solver(game, side=frozenset({1}), wants=lambda won: won[1] >= 1)
    assert takes.can_force(start)
    assert takes.can_force(other)
    keeps = Solver(game, side=frozenset({1}), wants=lambda won: won[1] == 0)
    assert not keeps.can_force(other)
    assert keeps.can_force(position("4S 5S QS", "AC 7H 6H", "AS 3H 4H")) is False
    first_falls = Solver(game, side=frozenset({1}), wants=lambda won: won[1] == 1 and won[0] == 2)
    assert first_falls.forcing_cards(play(game, start, Card.parse("4S"))) == set(cards("AC 7H 6H"))
    assert first_falls.forcing_cards(play(game, other, Card.parse("4S"))) == set(cards("KS"))


@pytest.mark.parametrize(
    ("hands", "leader", "side", "even", "forced"),
    [
        (("2S 7H KH QS", "AC AS KS QC"), 1, {0}, False, False),
        (("6C AC KS", "3S AS QC", "2S 4S 7H"), 2, {0, 1}, True, True),
    ],
)
def test_whether_basto_or_the_king_is_kept_decides_these(
    hands: tuple[str, ...], leader: int, side: set[int], even: bool, forced: bool
) -> None:
    """One hand has both: of two equals the search would try but one."""
    game = GAMES["ombre in black"]
    start = position(*hands, leader=leader)

    def wants(won: tuple[int, ...]) -> bool:
        return (won[0] % 2 == 0) is even

    assert by_brute_force(game, start, frozenset(side), wants) is forced
    assert Solver(game, side=frozenset(side), wants=wants).can_force(start) is forced


@pytest.mark.parametrize("wants", sorted(WANTS))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_one_solver_is_right_of_many_deals_one_after_another(game: str, wants: str) -> None:
    """What it remembers of one deal it may use for another only where they are truly alike."""
    trumps = [str(card) for card in GAMES[game].ranking.trumps()] or ["AH", "KH", "QH"]
    pool = [*trumps[:7], *trumps[-2:], "KD", "JD", "2D", "QC", "4C"]
    pool = list(dict.fromkeys(pool))
    chance = random.Random(f"{game}, {wants}")
    solvers: dict[tuple[int, frozenset[int]], Solver] = {}
    for _ in range(120):
        players, each = chance.choice([(2, 3), (3, 2), (3, 2), (2, 2)])
        dealt = chance.sample(pool, players * each)
        hands = [" ".join(dealt[seat * each : (seat + 1) * each]) for seat in range(players)]
        start = position(*hands, leader=chance.randrange(players))
        side = frozenset({chance.randrange(players)})
        solver = solvers.setdefault(
            (players, side), Solver(GAMES[game], side=side, wants=WANTS[wants])
        )
        assert solver.can_force(start) is by_brute_force(GAMES[game], start, side, WANTS[wants])


@pytest.mark.parametrize("trump", list(Suit))
def test_who_holds_all_trumps_from_the_top_takes_every_trick(trump: Suit) -> None:
    trumps = ombre_ranking(trump).trumps()
    rest = [card for card in OMBRE_PACK if card not in trumps]
    hands = [trumps[:9], rest[:9], rest[9:18]]
    start = position(*(" ".join(map(str, hand)) for hand in hands))
    assert Solver(ombre(trump), side=frozenset({0}), wants=lambda w: w[0] == 9).can_force(start)
    assert not Solver(ombre(trump), side=frozenset({1, 2}), wants=lambda w: w[0] < 9).can_force(
        start
    )
