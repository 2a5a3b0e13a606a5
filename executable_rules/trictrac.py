"""Grand Trick Track (Grand Trictrac): marks gained by filling and hitting; twelve make a hole.

The book of 1754 tells the game in parts, and leaves much to be seen at the tables: what a fault or
a fill is there, is a fact here.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.dice import doublets
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.points import FIRST_TABLE
from executable_rules.mechanics.results import Silence, Verdict
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Tells, told, yes_no

MARKS_OF_A_HOLE = 12
HOLES = 12
"""The holes on the sides of the tables, and, if it is agreed, of a game."""

Throw = tuple[int, int]


class Table(Enum):
    """Which of the adversary's tables."""

    FIRST = "his first tables"
    SECOND = "his second tables"


class Leave(Enum):
    """What a player may do who has made a hole."""

    HOLD = "he may hold: he plays on"
    GO_OFF = "he may go off: he breaks up his tables, and begins again"


class Passing(Tells):
    """Whether a man is to pass over into the adversary's tables."""

    NOT_OBLIGED = "he is not obliged to pass"
    OBLIGED = "he is obliged to pass over"
    CANNOT = "he cannot pass"


class Marks(NamedTuple):
    """Holes marked, and marks over."""

    holes: int
    over: int


class Remedy(Tells):
    """What the adversary may do about a wrong mark."""

    TAKES_ADVANTAGE = "he takes the advantage for himself"
    PUTS_BACK = "he puts the marker back"
    MARK_FULL = "he obliges him to mark in full"


class Double(Tells):
    """Who marks double."""

    YOU = "you may mark a double point"
    ADVERSARY = "the adversary comes double"
    TAKEN_OFF = "the adversary's double is taken off again"


class Marker(Enum):
    """Who marks."""

    YOU = "you"
    ADVERSARY = "the adversary"


@law("seymour.trictrac.1", says=told("There are {:piece} in all."))
def pieces_used(*, men: int = 30) -> int:
    """How many pieces are used in all: the men, and three ``Markers``, which are coins."""
    return men + 3


@law("seymour.trictrac.2", says=told("He marks {:mark}.", nothing="He marks nothing."))
def toots_in_three(*, throws: tuple[Throw, ...]) -> int:
    """What is marked for ``single Toots``, one man on every point of the first tables: 4.

    In three casts, every man played from the Ace-Point, which is held by those left there.
    """
    points = {1} | {1 + whole_number("throw", die, 1, 6) for throw in throws for die in throw}
    three = met("in 3 Casts", len(throws) == 3)
    return 4 if three and points >= set(FIRST_TABLE) else 0


@law("seymour.trictrac.3", says=told("There are {:hole} with pegs in them."))
def pegs(*, sides: int = 1) -> int:
    """How many holes with pegs there are: twelve; ``sides``: as many for each player's."""
    return HOLES * whole_number("sides", sides, 1, 2)


@law("seymour.trictrac.4", says=told("That makes {.holes:hole}, with {.over:mark} over."))
def holes_made(*, marks: int) -> Marks:
    """How many holes so many marks make, twelve to a hole, and the marks over."""
    return Marks(*divmod(whole_number("marks", marks, 0), MARKS_OF_A_HOLE))


@law("seymour.trictrac.4", says=yes_no("The game is made.", "The game is not yet made."))
def game_made(*, holes: int, agreed: int = HOLES) -> bool:
    """Whether so many holes make up the game: twelve, if not less or more are agreed to."""
    return whole_number("holes", holes, 0) >= whole_number("agreed", agreed)


@law("seymour.trictrac.5", says=told("He marks {:mark}."))
def fills(*, throw: Throw) -> int:
    """What is made for filling up one's points by a throw: 4, and for doublets 6."""
    return 6 if met("for Doublets", doublets(throw)) else 4


@law(
    "seymour.trictrac.6",
    "seymour.trictrac.8",
    "seymour.trictrac.11",
    says=told("{}."),
)
def after_a_hole(*, marked: int, own_throw: bool) -> frozenset[Leave]:
    """What he may do who has marked so much: hold as long as he likes, or go off.

    He may go off only with 12 marked by his own throw, when he has the dice.
    """
    hole = met("when you have marked 12", whole_number("marked", marked, 0) >= MARKS_OF_A_HOLE)
    dice = met("provided you have the Dice", own_throw)
    return frozenset({Leave.HOLD, Leave.GO_OFF} if hole and dice else {Leave.HOLD})


@law("seymour.trictrac.7")
def passes_over(*, can_make_point: bool, adversary_can_fill: bool) -> Passing:
    """Whether he that holds with double men must pass over into the adversary's tables.

    He must, when he can make no point at home and the adversary cannot fill; once he can, he
    cannot pass.
    """
    if met("if he throws so well, as to fill up", adversary_can_fill):
        return Passing.CANNOT
    return Passing.NOT_OBLIGED if can_make_point else Passing.OBLIGED


@law("seymour.trictrac.9", says=told("He must play the man on point {:bare}."))
def touched_rashly(*, intended: int, changed_to: int) -> int:
    """Which man is played of one touched and one then preferred, by their points: the touched."""
    whether(
        "think to change it for another", whole_number("changed_to", changed_to, 1, 24) != intended
    )
    return whole_number("intended", intended, 1, 24)


@law("seymour.trictrac.10", says=told("The adversary marks {:mark}."))
def hit_in_passing(*, throw: Throw) -> int:
    """What the adversary marks who hits a man obliged to pass: 4, and for doublets 6.

    He passes into the adversary's first tables, where a hit is worth so much (``hits``).
    """
    return hits(table=Table.FIRST, throw=throw)


@law("seymour.trictrac.10", says=told("He marks {.holes:hole}, and has {.over:mark} left."))
def marked(*, before: int, gained: int, double: bool = False, breaks: bool = False) -> Marks:
    """Holes marked, and marks left, when some are gained: above twelve a hole, or two if double.

    What is over is ``to the Good``, and is lost by breaking up the game.
    """
    whole_number("before", before, 0, MARKS_OF_A_HOLE - 1)
    holes, over = holes_made(marks=before + whole_number("gained", gained, 0, MARKS_OF_A_HOLE))
    doubled = met("or else 2, if you go double", double)
    kept = met("provided you do not break your Game", not breaks)
    return Marks(holes * (2 if doubled else 1), over if kept else 0)


@law(
    "seymour.trictrac.12",
    says=told("The adversary may do one of these: {}.", nothing="There is nothing wrong."),
)
def wrongly_marked(*, made: int, right: int) -> frozenset[Remedy]:
    """What the adversary may do when more or less is marked than is right.

    Read: of more he puts one back, of less he has one mark in full; either is his advantage.
    """
    wrong = whole_number("made", made, 0) != whole_number("right", right, 0)
    if not met("more or less than is right", wrong):
        return frozenset()
    put_right = Remedy.PUTS_BACK if made == max(made, right) else Remedy.MARK_FULL
    return frozenset({Remedy.TAKES_ADVANTAGE, put_right})


@law("seymour.trictrac.13", says=told("He marks {:mark}."))
def hits(*, table: Table, throw: Throw) -> int:
    """What is marked for a man hit: in the second tables 2, in the first 4; for doublets 2 more."""
    single = 2 if met("you mark but 2", table is Table.SECOND) else 4
    return single + (2 if met("for Doublets", doublets(throw)) else 0)


@law(
    "seymour.trictrac.14",
    says={Marker.YOU: "You mark the hit.", Marker.ADVERSARY: "The adversary marks the hit."},
)
def who_marks_a_hit(*, can_pass: bool) -> Marker:
    """Who marks a blot hit: you; but if his men hinder your passing, he marks by your throw."""
    return Marker.ADVERSARY if met("cannot pass", not can_pass) else Marker.YOU


@law("seymour.trictrac.15", says=told("He marks {:mark}."))
def corner(*, throw: Throw) -> int:
    """What is marked in lieu of filling the corners, which cannot be divided, as for a fill."""
    return fills(throw=throw)


@law(
    "seymour.trictrac.15",
    says=yes_no("He may divide or fill it.", "The corner may neither be divided nor filled."),
)
def divides_or_fills(*, corner: bool) -> bool | Silence:
    """Whether the men of a point may be divided, or fill it: not of a ``corner``.

    The corners are the Ace-Points of both players' second tables. Of other points it is not said.
    """
    here = met("The Ace-Point of both Corners in the second Tables", corner)
    return False if here else Silence.NOT_SAID


@law(
    "seymour.trictrac.16",
    says=told(
        "Doublets at the last cast add {:point}.", nothing="Doublets at the last cast add nothing."
    ),
)
def won_by_last_doublets(*, doublets: bool) -> int:
    """What is added for doublets at the last cast, when the men are borne off: nothing.

    At Backgammon (``backgammon.playing.won``) they add one.
    """
    whether("Doublets thrown at the last Cast", doublets)
    return 0


@law(
    "seymour.trictrac.17",
    says={
        Verdict.STANDS: "He may break up his tables.",
        Verdict.MAY_CHOOSE: "The adversary may oblige him to hold his game on, "
        "and to play every man touched.",
    },
)
def breaks_up(*, marked: int) -> Verdict:
    """What becomes of tables broken up, the men disordered.

    Without a hole gained the adversary chooses, and may have the game held on and every man
    touched played to his own advantage.
    """
    hole = met("except by gaining 12 Points", whole_number("marked", marked, 0) >= MARKS_OF_A_HOLE)
    return Verdict.STANDS if hole else Verdict.MAY_CHOOSE


@law(
    "seymour.trictrac.18",
    says=yes_no("A double point may be marked.", "A double point may not be marked."),
)
def may_mark_double(*, adversary_marked: int) -> bool:
    """Whether a double point may be marked: while the adversary has none marked, for one throw."""
    return met(
        "has no Points on his Tables marked", not whole_number("marked", adversary_marked, 0)
    )


@law("seymour.trictrac.18")
def who_is_double(*, adversary_marked: int, you_hit_him: bool = False) -> Double:
    """Who is double: you, till the adversary has a point to mark, and then he, till you hit him."""
    if may_mark_double(adversary_marked=adversary_marked):
        return Double.YOU
    return Double.TAKEN_OFF if met("if you can hit him", you_hit_him) else Double.ADVERSARY
