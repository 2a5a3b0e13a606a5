"""Ombre in the book of 1754: the three stakes, Beastes laid across them, and the passes."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_money, of_play
from executable_rules.mechanics.numbers import whole_number
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, parts, text


class Won(NamedTuple):
    """Fishes that the Ombre takes up of the board, and that each of the two others lays down."""

    takes_up: int
    others_lay: int


class Stakes(NamedTuple):
    """How many stakes lie on the board, of one fish and of two."""

    single: int
    double: int


class Passed(NamedTuple):
    """What the passes come to: whole stakes, and counters over."""

    stakes: int
    over: int


@law(
    "seymour.ombre.marking.2",
    says=parts(
        takes_up=moves(
            text("The Ombre takes up {:fish}.", nothing="The Ombre takes up nothing."),
            "the board",
            "the Ombre",
            "fish",
        ),
        others_lay=moves(
            text(
                "Each of the two others lays down {:fish}.", nothing="The others lay down nothing."
            ),
            "each of the two others",
            "the board",
            "fish",
        ),
    ),
)
def wins_single_stake(*, stakes_left: facts.StakesLeft) -> Won:
    """What an Ombre gets who wins, by how many of the three single stakes are left.

    A fish; but for the last stake he takes up nothing, and the other two lay down one each.
    """
    last = met("then there remains one upon the Board", stakes_left == 1)
    return Won(0, 1) if last else Won(1, 0)


@law(
    "seymour.ombre.marking.3",
    "seymour.ombre.marking.4",
    says=text("On the board lie {.single:single stake} and {.double:double stake}."),
)
def stakes_after_beastes(
    *, beast_count: of_money.BeastCount, stakes_left: facts.StakesLeft = PLAYERS
) -> Stakes:
    """What stakes lie after ``Beastes`` one after another, each a fish laid across a single stake.

    The law does not speak of more Beastes than stakes.
    """
    crossed = whole_number("beast_count", beast_count, 0, stakes_left)
    return Stakes(stakes_left - crossed, crossed)


@law(
    "seymour.ombre.marking.7",
    "seymour.ombre.marking.8",
    says=text("The passes make {.stakes:stake}, with {.over:counter} over."),
)
def passes_make(*, deals_passed: of_play.DealsPassed, price: of_money.Price = 10) -> Passed:
    """What the ``passes`` come to when all three have passed this often and laid a counter each
    time.

    As many counters as a fish is worth, ten or twelve, are put together into a stake.
    """
    laid = PLAYERS * deals_passed
    if not met("either Ten, or Twelve, according to the Value of a Fish", price in (10, 12)):
        raise ValueError(f"price={price} cannot be: a Fish is worth ten counters or twelve")
    return Passed(*divmod(laid, price))
