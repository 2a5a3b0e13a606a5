"""Chess in the book of 1754: its four laws, how its men are placed, what a stale-mate wins.

None of the four says quite what the laws of 1687 say (``laws``); each docstring tells the
difference. The book of 1754 does not tell how the men go: here they go as in 1687.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.chess import facts
from executable_rules.chess.draughts import Draught, lawful
from executable_rules.chess.ends import Ending, stale
from executable_rules.chess.field import House, Kind, Man, Side
from executable_rules.chess.laws import Sequel, check_said_late
from executable_rules.chess.placing import PAWNS_EACH
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import Worded, text


class Recall(Worded):
    """Whether a false move may be recalled."""

    MAY = "it may be recalled"
    BY_NEITHER = "it is not to be recalled by either"
    NOT_SAID = "the law does not say"


Answer = Annotated[Sequel, like(of_play.Answer)]


@law(
    "seymour.chess.laws.1",
    says=text(
        "This draught (move) must be played: {}.",
        several="One of these draughts (moves) must be played: {}.",
        nothing="There is no draught (move) that obeys the law.",
    ),
)
def touched_man(
    *,
    field: facts.Field,
    side: facts.Side,
    house: facts.House,
    other_house: facts.OtherHouse | None = None,
) -> frozenset[Draught]:
    """What may be played when a man was touched, or ``quitted``, let go, in a house: that man only.

    In 1687 (``touch_and_take``) a player who touched a man that cannot be played may play any
    other. Here this is not said, and no draught satisfies the law.

    Raises ValueError for a man not one's own.
    """
    if field.owner(house) is not side:
        raise ValueError(f"house={house} cannot be: no man of {side.value} stands there")
    quitted = met("if once you quit it", other_house is not None)
    his = (it for it in lawful(field, side) if it.start == house)
    return frozenset(it for it in his if not quitted or it.to == other_house)


@law("seymour.chess.laws.2")
def may_recall(
    *,
    was_found_out: of_state.WasFoundOut,
    next_has_played: of_conduct.NextHasPlayed,
    on_purpose: of_state.OnPurpose,
) -> Recall:
    """Whether a false move may be recalled: by neither, once the opponent has played on unaware.

    It may not when the opponent noticed it only after he had played his next move; until then it
    may. The law does not say what follows when he had noticed it and played on. In 1687 the player
    himself cannot recall it (``your_false_draught``), and the other may not challenge it after his
    own next move (``adversarys_false_draught``).
    """
    whether("however it may happen", on_purpose)
    if not met("till he has played his next Move", next_has_played):
        return Recall.MAY
    unseen = met("not observed by your Opponent", not was_found_out)
    return Recall.BY_NEITHER if unseen else Recall.NOT_SAID


@law("seymour.chess.laws.3")
def mistake_in_placing(*, draughts_since: facts.DraughtsSince, answer: Answer) -> Sequel | Silence:
    """How a game goes on when men were placed wrong: as your adversary will, after two moves.

    The law says nothing of an earlier time. In 1687 (``men_misplaced``) it is after a ``while``.
    """
    two = met("play two Moves upon it", draughts_since >= 2)
    return answer if two else Silence.NOT_SAID


@law(
    "seymour.chess.laws.4",
    says=text(
        "This draught (move) may be played, and no other: {}.",
        several="One of these draughts (moves) may be played: {}.",
        nothing="There is no draught (move) that may be played.",
    ),
)
def check_without_notice(
    *, field: facts.Field, side: facts.Side, gave_notice: of_conduct.GaveNotice
) -> frozenset[Draught]:
    """What a side may play when the other has ``discovered`` a check on its King without notice.

    It may leave the King there until notice is given. The law does not say whether a check is
    ``discovered`` only when another man moves away, or whenever it comes about; here any check is
    taken. In 1687 (``check_said_late``) the law speaks of a player who has already let a draught go
    by.
    """
    silent = met("gives no Notice of it", not gave_notice)
    return check_said_late(field=field, side=side, was_named=not silent)


@law(
    "seymour.chess.description.11",
    "seymour.chess.description.12",
    says=text("The men of the {side} side stand so: {:at}."),
)
def drawn_up(*, side: facts.Side) -> dict[House, Man]:
    """The houses of an army drawn up: King, Queen, Bishops, Knights, Rooks, the Pawns before them.

    The King stands on the fourth spot from the corner, a white one; the Queen on the black spot on
    his right hand. The other army stands ``in the same Manner``, so that no King faces a King. In
    1687 (``kings_place``) each has the Queen on her own colour, and the Kings face.
    """
    rank, right = side.rank(1), side.forward
    king = next(it for it in (House(4, rank), House(5, rank)) if not it.black)
    queen = House(king.file + right, rank)
    men = {king: Kind.KING, queen: Kind.QUEEN}
    for far, kind in enumerate((Kind.BISHOP, Kind.KNIGHT, Kind.ROOK), 1):
        men[House(king.file - right * far, rank)] = kind
        men[House(queen.file + right * far, rank)] = kind
    pawns = {House(it.file, side.rank(1 + PAWNS_EACH)): Kind.PAWN for it in men}
    return {house: Man(side, kind) for house, kind in (men | pawns).items()}


@law(
    "seymour.chess.rules.24",
    says=text("The {} side wins the game.", none="It is no Stale-mate, and nobody wins by it."),
)
def stale_mate(*, field: facts.Field, side: facts.Side) -> Side | None:
    """Which side wins by a ``stale-mate``: the side that cannot move. Neither when it is none.

    It is so in 1687 (``stale``) too: the player who gives it loses.
    """
    given = stale(field=field, side=side) is Ending.GIVER_LOSES
    return side if met("by being in a Stale-mate", given) else None
