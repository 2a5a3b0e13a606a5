"""Grand Trick Track (Grand Trictrac): marks gained by filling and hitting; twelve make a hole.

The book of 1754 tells the game in parts, and leaves much to be seen at the tables: what a fault or
a fill is there, is a fact here.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.dice import doublets
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import FIRST_TABLE
from executable_rules.mechanics.results import Silence, Verdict
from executable_rules.trictrac.terms import (
    HOLES,
    MARKS_OF_A_HOLE,
    Double,
    Leave,
    Marker,
    Marks,
    Passing,
    Remedy,
    Standing,
    Table,
)
from lawsofplay.rules import Fact, law, like, met, whether
from lawsofplay.rules.exports import exports
from lawsofplay.sentences import text, yes_no

__getattr__, __dir__ = exports(__name__)

BreaksUp = Annotated[bool, Fact("whether the player breaks up his tables")]
Number = Annotated[int, like(of_play.Number, least=1, most=2)]
PointsBefore = Annotated[int, like(of_play.PointsBefore, least=0, most=11)]
Thing = Annotated[Table, like(of_play.Thing)]


@law("seymour.trictrac.19")
def men_stand() -> Standing:
    """Where the table-men stand at the beginning: on the side of the tables."""
    return Standing.ON_THE_SIDE


@law("seymour.trictrac.1", says=text("There are {:piece} in all."))
def pieces_used(*, men: of_play.Men = 30) -> int:
    """How many pieces are used in all: the men, and three ``Markers``, which are coins."""
    return men + 3


@law("seymour.trictrac.2", says=text("He gains {:mark}.", nothing="He gains nothing."))
def toots_in_three(*, throws: of_play.Throws) -> int:
    """What is marked for ``single Toots``, one man on every point of the first tables: 4.

    In three casts, every man played from the Ace-Point, which is held by those left there.
    """
    points = {1} | {1 + whole_number("throw", die, 1, 6) for throw in throws for die in throw}
    three = met("in 3 Casts", len(throws) == 3)
    return 4 if three and points >= set(FIRST_TABLE) else 0


@law("seymour.trictrac.3", says=text("There are {:hole} with pegs in them."))
def pegs(*, number: Number = 1) -> int:
    """How many holes with pegs there are: twelve; ``number``: as many for each player's."""
    return HOLES * number


@law("seymour.trictrac.4", says=text("That makes {.holes:hole}, with {.over:mark} over."))
def holes_made(*, points: of_play.Points) -> Marks:
    """How many holes this many marks make, twelve to a hole, and the marks over."""
    return Marks(*divmod(points, MARKS_OF_A_HOLE))


@law("seymour.trictrac.4", says=yes_no("The game is made.", "The game is not yet made."))
def game_made(*, points: of_play.Points, points_agreed: of_play.PointsAgreed = HOLES) -> bool:
    """Whether this many holes make up the game: twelve, if not less or more are agreed to."""
    return points >= points_agreed


@law("seymour.trictrac.5", says=text("He gains {:mark}."))
def fills(*, throw: of_play.Throw) -> int:
    """What is made for filling up one's points by a throw: 4, and for doublets 6."""
    return 6 if met("for Doublets", doublets(throw)) else 4


@law(
    "seymour.trictrac.6",
    "seymour.trictrac.8",
    "seymour.trictrac.11",
    says=text("He may {:or}."),
)
def after_a_hole(*, points: of_play.Points, by_himself: of_state.ByHimself) -> frozenset[Leave]:
    """What a player may do who has marked this much: hold as long as he likes, or go off.

    He may go off only with 12 marked by his own throw, when he has the dice.
    """
    hole = met("when you have marked 12", points >= MARKS_OF_A_HOLE)
    dice = met("provided you have the Dice", by_himself)
    return frozenset({Leave.HOLD, Leave.GO_OFF} if hole and dice else {Leave.HOLD})


@law("seymour.trictrac.7")
def passes_over(*, is_able: of_state.IsAble, other_is_able: of_conduct.OtherIsAble) -> Passing:
    """Whether a player who holds with double men must pass over into the adversary's tables.

    He must when he can make no point at home and the adversary cannot fill. Once the adversary can,
    he cannot pass.
    """
    if met("if he throws so well, as to fill up", other_is_able):
        return Passing.CANNOT
    return Passing.NOT_OBLIGED if is_able else Passing.OBLIGED


@law("seymour.trictrac.9", says=text("He must play the man on point {:bare}."))
def touched_rashly(
    *, point_touched: of_play.PointTouched, point_number: of_play.PointNumber
) -> int:
    """Which man is played when one was touched and another then preferred: the one touched."""
    whether("think to change it for another", point_number != point_touched)
    return point_touched


@law("seymour.trictrac.10", says=text("The adversary gains {:mark}."))
def hit_in_passing(*, throw: of_play.Throw) -> int:
    """What the adversary marks who hits a man obliged to pass: 4, and for doublets 6.

    The man passes into the adversary's first tables, where a hit is worth this much (``hits``).
    """
    return hits(thing=Table.FIRST, throw=throw)


@law("seymour.trictrac.10", says=text("He marks {.holes:hole}, and has {.over:mark} left."))
def marked(
    *,
    points_before: PointsBefore,
    points: of_play.Points,
    is_double: of_state.IsDouble = False,
    breaks_up: BreaksUp = False,
) -> Marks:
    """Holes marked, and marks left, when some are gained: above twelve a hole, or two if double.

    What is over is ``to the Good``, and is lost by breaking up the game.
    """
    holes, over = holes_made(
        points=points_before + whole_number("points", points, 0, MARKS_OF_A_HOLE)
    )
    doubled = met("or else 2, if you go double", is_double)
    kept = met("provided you do not break your Game", not breaks_up)
    return Marks(holes * (2 if doubled else 1), over if kept else 0)


@law(
    "seymour.trictrac.12",
    says=text("The adversary may {:or}.", nothing="There is nothing wrong."),
)
def wrongly_marked(*, points: of_play.Points, points_due: of_money.PointsDue) -> frozenset[Remedy]:
    """What the adversary may do if too much or little is marked: take the advantage, set it right.

    It is read so: if more, he puts one back; if less, he has one mark in full. Either is his
    advantage.
    """
    wrong = points != points_due
    if not met("more or less than is right", wrong):
        return frozenset()
    put_right = Remedy.PUTS_BACK if points == max(points, points_due) else Remedy.MARK_FULL
    return frozenset({Remedy.TAKES_ADVANTAGE, put_right})


@law("seymour.trictrac.13", says=text("He gains {:mark}."))
def hits(*, thing: Thing, throw: of_play.Throw) -> int:
    """What is marked for a man hit: in the second tables 2, in the first 4; for doublets 2 more."""
    single = 2 if met("you mark but 2", thing is Table.SECOND) else 4
    return single + (2 if met("for Doublets", doublets(throw)) else 0)


@law(
    "seymour.trictrac.14",
    says={Marker.YOU: "You mark the hit.", Marker.ADVERSARY: "The adversary marks the hit."},
)
def who_marks_a_hit(*, is_able: of_state.IsAble) -> Marker:
    """Who marks a blot hit: you. But if his men hinder your passing, he marks by your throw."""
    return Marker.ADVERSARY if met("cannot pass", not is_able) else Marker.YOU


@law("seymour.trictrac.15", says=text("He gains {:mark}."))
def corner(*, throw: of_play.Throw) -> int:
    """What is marked in place of filling the corners, by a throw: 4, and for doublets 6."""
    return fills(throw=throw)


@law(
    "seymour.trictrac.15",
    says=yes_no("He may divide or fill it.", "The corner may neither be divided nor filled."),
)
def divides_or_fills(*, in_bounds: of_state.InBounds) -> bool | Silence:
    """Whether the men of a point may be divided, or fill it: not those of a ``corner``.

    The corners are the Ace-Points of both players' second tables. Nothing is said of other points.
    """
    here = met("The Ace-Point of both Corners in the second Tables", in_bounds)
    return False if here else Silence.NOT_SAID


@law(
    "seymour.trictrac.16",
    says=text(
        "Doublets at the last cast add {:point}.", nothing="Doublets at the last cast add nothing."
    ),
)
def won_by_last_doublets(*, by_doublets: of_state.ByDoublets) -> int:
    """What is added for doublets at the last cast, when the men are borne off: nothing.

    At Backgammon (``backgammon.playing.won``) they add one.
    """
    whether("Doublets thrown at the last Cast", by_doublets)
    return 0


@law(
    "seymour.trictrac.17",
    says={
        Verdict.STANDS: "He may break up his tables.",
        Verdict.MAY_CHOOSE: "The adversary may oblige him to hold his game on, "
        "and to play every man touched.",
    },
)
def breaks_up(*, points: of_play.Points) -> Verdict:
    """What becomes of tables broken up without a hole gained: the adversary may have them held.

    Every man touched is then played to the adversary's advantage.
    """
    hole = met("except by gaining 12 Points", points >= MARKS_OF_A_HOLE)
    return Verdict.STANDS if hole else Verdict.MAY_CHOOSE


@law(
    "seymour.trictrac.18",
    says=yes_no("A double point may be marked.", "A double point may not be marked."),
)
def may_mark_double(*, adversary_points: of_play.AdversaryPoints) -> bool:
    """Whether a double point may be marked: while the adversary has none marked, for one throw."""
    return met(
        "has no Points on his Tables marked", not whole_number("marked", adversary_points, 0)
    )


@law("seymour.trictrac.18")
def who_is_double(
    *, adversary_points: of_play.AdversaryPoints, you_hit: of_conduct.YouHit = False
) -> Double:
    """Who marks double: you, until the adversary has a point to mark; then he, until you
    hit him.
    """
    if may_mark_double(adversary_points=adversary_points):
        return Double.YOU
    return Double.TAKEN_OFF if met("if you can hit him", you_hit) else Double.ADVERSARY
