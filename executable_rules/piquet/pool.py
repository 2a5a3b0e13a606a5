"""Piquet of 1754: the Pool, a way for three to play by turns."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_people
from executable_rules.mechanics.cards import PIQUET_PACK, Card
from executable_rules.mechanics.ledger import POOL, Ledger
from executable_rules.mechanics.numbers import alone_most
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence, said
from executable_rules.piquet import facts
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, shares, text

GAMESTERS = ("first out", "second", "third")
"""The three: he who stands out the first game, and the two who begin."""


ThreeCut = Annotated[
    tuple[Card, ...], like(of_people.CardsCutBySeat, fewest=3, size=3, pack=PIQUET_PACK)
]


class State(NamedTuple):
    """What the three have won or lost in guineas, what lies in the pool, and who sits out."""

    won: tuple[int, int, int]
    pool: int
    out: int
    pool_won_by: int | None


@law(
    "seymour.piquet.pool.6",
    says=text("The {:seat} player stands out the first game."),
)
def stands_out(*, cards_cut_by_seat: ThreeCut) -> int | Silence:
    """Which of the three stands out the first game: the player who cuts the highest card.

    It is held an advantage. Nothing is said of two who cut alike.
    """
    heights = tuple(-ACE_HIGH.index(card.rank) for card in cards_cut_by_seat)
    return said(alone_most(heights))


@law(
    "seymour.piquet.pool.1",
    "seymour.piquet.pool.2",
    "seymour.piquet.pool.3",
    "seymour.piquet.pool.4",
    "seymour.piquet.pool.5",
    "seymour.piquet.pool.7",
    says=parts(
        won=shares("the {:seat} player", unit="guinea", others="the others and the pool"),
        pool=text("The pool holds {:guinea}."),
        out=text("The {:seat} player is out."),
        pool_won_by=text("The {:seat} player has won the pool.", none="The pool is not won yet."),
    ),
)
def pool(*, winners: of_people.Winners, places: facts.Places = ()) -> State:
    """How the ``pool`` stands after these games. ``winners``: by seat; seat 0 is out at first.

    Each player lays down a guinea. Each loser lays down one more and goes out. Who wins two games
    together takes all. A loser who is ``lurched`` pays the winner one guinea (``places``: the
    numbers of those games).
    """
    if not set(places) <= set(range(1, len(winners) + 1)):
        raise ValueError(f"places may be numbers of the games played, which are {len(winners)}")
    ledger = Ledger.opened(GAMESTERS).collected(GAMESTERS, 1)
    out, before = 0, None
    for number, winner in enumerate(winners, 1):
        if winner not in {0, 1, 2} - {out} or ledger.held[POOL] == 0:
            raise ValueError(f"winners= has {winner} for game {number}, which he does not play")
        loser = 3 - out - winner
        ledger = ledger.paid(GAMESTERS[loser], POOL, 1)
        if met("any Person is lurch'd", number in places):
            ledger = ledger.paid(GAMESTERS[loser], GAMESTERS[winner], 1)
        if met("two Games successively", winner == before):
            ledger = ledger.paid(POOL, GAMESTERS[winner], ledger.held[POOL])
        before, out = winner, loser
    first, second, third = (ledger.held[gamester] for gamester in GAMESTERS)
    left = ledger.held[POOL]
    return State((first, second, third), left, out, None if left else before)
