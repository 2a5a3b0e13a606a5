"""The degrees of the men in the book of 1754, and what they are worth against one another."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.chess import facts
from executable_rules.chess.checks import is_mate
from executable_rules.chess.ends import Ending
from executable_rules.chess.field import Kind
from executable_rules.chess.laws_1754 import drawn_up
from executable_rules.chess.value import Weight
from executable_rules.facts import of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


class Exchanged(NamedTuple):
    """By how many men an exchange makes a difference, and what the Queen is worth against it."""

    difference: int
    queen: Weight


DEGREES = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.KNIGHT, Kind.BISHOP, Kind.PAWN)
"""The men in the order of their dignity; the book names the Bishops after the Knights."""


@law("seymour.chess.description.2", says=text("The officers of an army are {}."))
def officers(*, side: facts.Side) -> tuple[Kind, ...]:
    """The Officers of an army, by degree: all men but Pawns, the King included."""
    men = [man.kind for man in drawn_up(side=side).values()]
    return tuple(kind for kind in DEGREES if kind.great for _ in range(men.count(kind)))


@law(
    "seymour.chess.description.4",
    "seymour.chess.description.5",
    "seymour.chess.description.6",
    "seymour.chess.description.7",
    "seymour.chess.description.8",
    "seymour.chess.description.10",
    says=text("The {kind} stands {:nth} in dignity."),
)
def degree(*, kind: facts.Kind) -> int:
    """A man's degree, that is his place in the order of dignity: the King 1, the Pawns 6.

    The Bishops come after the Knights only because the book tells of them in that order. In 1687
    (``accounted``) they are held better than Knights.
    """
    return DEGREES.index(kind) + 1


@law(
    "seymour.chess.description.4",
    says={
        Ending.GIVER_WINS: "The King is lost, and the battle is at an end.",
        Ending.PLAY_ON: "The King is not lost, and the battle goes on.",
    },
)
def king_lost(*, field: facts.Field, side: facts.Side) -> Ending:
    """Whether the battle is at an end because a side's King is lost, that is mated.

    How he is lost this book does not tell: it is read of the Mate of 1687 (``mated``).
    """
    return Ending.GIVER_WINS if met("whenever he is Lost", is_mate(field, side)) else Ending.PLAY_ON


@law(
    "seymour.chess.description.7",
    "seymour.chess.description.8",
    says=text("The {} does more service then."),
)
def more_serviceable(*, is_last: of_state.IsLast) -> Kind:
    """Which of Knight and Bishop does more service in a part of the action (the game).

    In 1687 (``accounted``) the Bishop is the better, because of what he can do at the end.
    """
    end = met("towards the End of an Action", is_last)
    return Kind.BISHOP if end else Kind.KNIGHT


@law(
    "seymour.chess.additional-rules.3",
    says={
        Weight.MORE: "The Rook is preferred to the {other_kind}.",
        Weight.LESS: "The Rook is not preferred to the {other_kind}.",
        Weight.NOT_SAID: "The law does not say.",
    },
)
def rook_preferred(*, other_kind: facts.OtherKind) -> Weight:
    """How a Rook weighs against another piece: more, except against the Queen.

    The book of 1687 (``rooks_worth``) says so too, and puts him above two Bishops or two Knights.
    Nothing is said of the King, who is never exchanged, and of Pawns, which are no pieces.
    """
    if not other_kind.great or other_kind in (Kind.KING, Kind.ROOK):
        return Weight.NOT_SAID
    return Weight.LESS if met("except the Queen", other_kind is Kind.QUEEN) else Weight.MORE


@law(
    "seymour.chess.additional-rules.7",
    says=text("The exchange makes a difference of {0:piece}; what the Queen is against it: {1}."),
)
def queen_given(*, pieces: facts.Pieces) -> Exchanged:
    """The difference made when a Queen attacked with another piece is given for others; her worth
    by it.

    The difference counts the piece that would have been lost if she had retired. She is worth less
    than three pieces. In 1687 (``queens_service``) she does more than any two.
    """
    difference = pieces + 1
    three = met("the Difference of three Pieces", difference >= 3)
    return Exchanged(difference, Weight.LESS if three else Weight.NOT_SAID)
