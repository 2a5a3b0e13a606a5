"""Tick-Tack: a hit counts one, going in two, and what is overlooked is lost.

Points are counted as in ``mechanics.points``: the adversary's eleventh point is one's fourteenth.
What the book does not say is a fact with a usual value: that two men fill a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from executable_rules.facts import of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import FIRST_TABLE, MEN, SECOND_TABLE, Points, facing
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from lawsofplay.rules import Fact, law, met, offered
from lawsofplay.sentences import pays, text, yes_no

ELEVENTH = 11
BOUND = 2
"""How many men together are bound: a single one may be hit."""

HIT, DOUBLE = 1, 2
"""What a hit wins, and a double game."""

Throw = tuple[int, int]

WON = pays("the adversary", "you", "game", nothing="You win nothing by it.")

AdversaryMen = Annotated[Points, Fact("the adversary's men, by the points on which they stand")]
OwnMen = Annotated[Points, Fact("the player's own men, by the points on which they stand")]


@law("seymour.tick-tack.1", says=text("The men are placed so: {}."))
def placed() -> Points:
    """The men placed: all upon one's own Ace-Point."""
    return Points.of({1: MEN})


def open_to(yours: int, his: Points) -> bool:
    """May a man of yours come to a point: does the adversary not hold it with men bound?"""
    return his.at(facing(yours)) < BOUND


@law(
    "seymour.tick-tack.1",
    says=text("The man comes to point {:bare}.", none="The man cannot be played."),
)
def plays_to(
    *,
    own_men: OwnMen,
    adversary_men: AdversaryMen,
    point_number: of_play.PointNumber,
    number: of_play.Number,
) -> int | None:
    """Where a man comes who plays forward; nowhere if he cannot: no man, no point, or men bound."""
    return (
        _end(adversary_men, point_number, whole_number("number", number, 1, 6))
        if own_men.at(point_number)
        else None
    )


def _end(his: Points, start: int, pips: int) -> int | None:
    """Where a man from a point comes; None beyond the last point, and where men are bound."""
    to = start + pips
    return to if to <= facing(1) and open_to(to, his) else None


@law("seymour.tick-tack.2", says=WON)
def goes_in(*, own_men: OwnMen, adversary_men: AdversaryMen, throw: of_play.Throw) -> int:
    """What is won by going in with two men to the adversary's eleventh point, when it stands open.

    A double game; nothing when the throw does not bring two men there at once.
    """
    point = facing(ELEVENTH)
    starts = [point - whole_number("throw", die, 1, 6) for die in throw]
    reach = all(own_men.at(start) >= starts.count(start) for start in starts)
    stands_open = met("standing open", not adversary_men.at(ELEVENTH))
    return DOUBLE if stands_open and reach else 0


def _reached(yours: Points, his: Points, throw: Throw) -> Iterator[int | None]:
    """Points that a man reaches by either die, or by both, if he may set foot in between."""
    for start in yours.held():
        for one, two in (throw, throw[::-1]):
            between = _end(his, start, one)
            if between:
                yield from (between, _end(his, between, two))


@law("seymour.tick-tack.3", says=pays("the adversary", "you", "game", nothing="There is no hit."))
def hit(*, own_men: OwnMen, adversary_men: AdversaryMen, throw: of_play.Throw) -> int:
    """What is won by a hit: 1, where a man reaches one of the adversary's that is ``unbound``.

    Nothing where a man can reach him by both dice only, and does not pass: men bound stop him.
    """
    unbound = {facing(point) for point in adversary_men.held() - adversary_men.held(BOUND)}
    reached = set(_reached(own_men, adversary_men, throw))
    return HIT if met("reach your Adversary's unbound", bool(unbound & reached)) else 0


@law("seymour.tick-tack.5", says=WON)
def fills_second_table(*, own_men: OwnMen, men: of_play.Men = BOUND) -> int:
    """What is won by filling all the points of one's second table: 2.

    How many men fill a point the book does not say; ``men``: two, so that none is unbound.
    """
    full = met("fill up all the Points", own_men.held(men) >= set(SECOND_TABLE))
    return DOUBLE if full else 0


@law(
    "seymour.tick-tack.6",
    says=yes_no(
        "The adversary can still fill his second table.",
        "The adversary cannot fill his second table.",
    ),
)
def can_still_fill(*, own_men: OwnMen, adversary_men: AdversaryMen) -> bool:
    """Whether the adversary can fill his second table: not while you hold an empty point in it."""
    made = {facing(point) for point in own_men.held(BOUND)} & set(SECOND_TABLE)
    return not met("make a vacant Point in his Tables", bool(made - adversary_men.held()))


@law(
    "seymour.tick-tack.7",
    says=text(
        "The man touched must be played: it may come to point {:or}.",
        nothing="The man touched cannot be played: the law does not say what is done.",
    ),
)
def touched_man(
    *,
    own_men: OwnMen,
    adversary_men: AdversaryMen,
    point_touched: of_play.PointTouched,
    throw: of_play.Throw,
) -> frozenset[int]:
    """Where a man touched comes: he must be played, with either die, even to one's loss.

    None when he cannot be played: the book has no ``if you can``.

    Raises ValueError for a point where no man of one's own stands.
    """
    if not own_men.at(point_touched):
        raise ValueError(f"point_touched={point_touched} cannot be: no man of yours stands there")
    ends = (
        plays_to(
            own_men=own_men, adversary_men=adversary_men, point_number=point_touched, number=die
        )
        for die in throw
    )
    return frozenset(end for end in ends if end)


@law("seymour.tick-tack.8")
def why_not(
    *,
    own_men: OwnMen,
    adversary_men: AdversaryMen,
    throw: of_play.Throw,
    was_made: of_state.WasMade,
) -> Forfeit:
    """What a player loses if he neglects a hit: 1, by a ``Why-not``; nothing if there was none."""
    neglected = hit(own_men=own_men, adversary_men=adversary_men, throw=throw) and not was_made
    return Forfeit(1, Unit.GAME, Payee.ADVERSARY) if met("neglect", bool(neglected)) else NOTHING


@law("seymour.tick-tack.9")
def not_gone_in(
    *,
    own_men: OwnMen,
    adversary_men: AdversaryMen,
    throw: of_play.Throw,
    was_seen: of_state.WasSeen,
) -> Forfeit:
    """What a player loses if he does not see that two men may go in: 2, however it came about.

    ``If you are in`` is not asked: which men must be in already, and where, is not said.
    """
    may = goes_in(own_men=own_men, adversary_men=adversary_men, throw=throw)
    overlooked = met("you see it not", not was_seen)
    return Forfeit(2, Unit.GAME, Payee.ADVERSARY) if may and overlooked else NOTHING


@law(
    "seymour.tick-tack.10",
    says=yes_no("It is “Toots”: your tables at home are filled.", "It is not “Toots”."),
)
def toots(
    *, own_men: OwnMen, in_that_way: of_state.InThatWay = False, men: of_play.Men = BOUND
) -> bool:
    """Whether there are Toots: the tables at home filled, and none of the men got over with
    a Sice.
    """
    full = own_men.held(men) >= set(FIRST_TABLE)
    return full and not met("get over with a Sice", in_that_way)


@law(
    "seymour.tick-tack.11",
    says=yes_no(
        "It is “Boveries”: a man in either eleventh point, directly answering.",
        "It is not “Boveries”.",
    ),
)
def boveries(*, own_men: OwnMen) -> bool:
    """Whether there are Boveries: a man in either eleventh point, directly opposite each other."""
    return own_men.held() >= {ELEVENTH, facing(ELEVENTH)}


@law(
    "seymour.tick-tack.12",
    says=yes_no("It is “Flyers”: a man is brought round in time.", "It is not “Flyers”."),
)
def flyers(*, own_men: OwnMen, adversary_men: AdversaryMen) -> bool:
    """Whether there are Flyers: a man brought round before the adversary has passed his first
    table.

    Round is read as to the last point, the adversary's Ace; passed, as by the first of his men.
    """
    over = met("got over his first Table", bool(adversary_men.held() - set(FIRST_TABLE)))
    return facing(1) in own_men.held() and not over


__all__ = offered(__name__)
