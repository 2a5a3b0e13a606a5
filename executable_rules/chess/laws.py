"""The ten Laws of Chess with which the chapter ends."""

from __future__ import annotations

from executable_rules.chess.draughts import (
    Draught,
    barred_by,
    lawful,
    removes,
    true_draughts,
    without_check,
)
from executable_rules.chess.ends import Ending, Prize
from executable_rules.chess.field import Field, House, Kind, Side
from executable_rules.chess.privileges import change_with_rook
from executable_rules.chess.ways import expect, in_check
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import Tells, told, yes_no


class FalseDraught(Tells):
    """What may still be done about a false draught, that is one against the march of the men."""

    MAY_CHALLENGE = "he against whom it was played may challenge it"
    TOO_LATE = "it is too late to challenge it"
    MAY_RECALL = "he that played it may recall it"
    STANDS = "he that played it cannot recall it"
    NOT_SAID = "the law does not say"


class Sequel(Tells):
    """How a game goes on whose men were misplaced."""

    CONTINUE = "the game is continued"
    BEGIN = "the game is begun again"


@law(
    "cotton.chess.laws.1",
    says=told(
        "One of these draughts (moves) must be played: {}.",
        nothing="There is no draught (move) that must be played.",
    ),
)
def touch_and_take(
    *,
    field: Field,
    side: Side,
    touched: House,
    set_in: House | None = None,
    unstirred: tuple[House, ...] = (),
    permission: bool = False,
) -> frozenset[Draught]:
    """What may be played when a man was touched or lifted, and perhaps set in a house.

    ``unstirred``: houses of a King and Rooks never removed; a King touched may then shift, too.
    ``permission``: to remove a Pawn two houses past an adverse one (law 6).
    Raises ValueError for a man not one's own, and for a house where he cannot be played.
    """
    if field.owner(touched) is not side:
        raise ValueError(f"touched={touched} cannot be: no man of {side.value} stands there")
    true = true_draughts(field, side, unstirred, permission=permission)
    draughts = frozenset(without_check(field, side, true))
    his = frozenset(it for it in draughts if it.start == touched)
    stands = frozenset(it for it in his if set_in in (None, it.to))
    if set_in and not stands:
        raise ValueError(f"set_in={set_in} cannot be: it would be a false draught")
    return stands if met("you must play it for that draught if you can", bool(his)) else draughts


@law("cotton.chess.laws.2")
def let_stand(*, cried_mercy: bool, set_in_place: bool = False) -> Penalty:
    """What he suffers who takes up the adversary's man and then lets it stand untaken.

    To ``cry mercy`` is to ask the adversary's pardon. Raises ValueError when one's own piece has
    been set in the man's place: he is then taken.
    """
    if set_in_place:
        raise ValueError(
            "set_in_place=yes cannot be: with your piece in its place the man is taken"
        )
    if met("you must cry him mercy", cried_mercy):
        return Penalty.NONE
    return Penalty.LOSES_GAME


@law("cotton.chess.laws.3")
def adversarys_false_draught(*, your_draughts_since: int) -> FalseDraught:
    """Whether an adversary's false draught may be challenged: until your next draught is played."""
    since = whole_number("your_draughts_since", your_draughts_since, 0)
    if met("till you play your next draught", since >= 1):
        return FalseDraught.TOO_LATE
    return FalseDraught.MAY_CHALLENGE


@law("cotton.chess.laws.4")
def your_false_draught(*, noticed: bool, his_draughts_since: int) -> FalseDraught:
    """What becomes of your own false draught, by mistake: your adversary's next draught fixes it.

    ``noticed``: he remarked upon it. Who sees it and is silent, ``for his advantage``, takes no
    notice. When he remarked upon it and played on, the law does not say. In 1754 (``may_recall``)
    neither side may then recall it; here it is the player.
    """
    played_on = whole_number("his_draughts_since", his_draughts_since, 0) >= 1
    if not met("your Adversary take no notice", not noticed):
        return FalseDraught.NOT_SAID if played_on else FalseDraught.MAY_CHALLENGE
    if met("plays his next draught", played_on):
        return FalseDraught.STANDS
    return FalseDraught.MAY_RECALL


@law("cotton.chess.laws.5")
def men_misplaced(
    *, adversary: Sequel, played_awhile: bool = True, discovered: bool = True
) -> Sequel | Silence:
    """How a game goes on whose men you misplaced: as your adversary will, once discovered.

    Before it was played ``awhile``, or discovered, the law does not say. How long a while
    is, it does not say either; in 1754 (``mistake_in_placing``) it is two moves.
    """
    awhile = met("and so play awhile", played_awhile)
    found = met("and then discover it", discovered)
    return adversary if awhile and found else Silence.NOT_SAID


@law(
    "cotton.chess.laws.6",
    says=told(
        "The Pawn may remove two houses, to {}.", nothing="The Pawn may not remove two houses."
    ),
)
def double_remove(
    *, field: Field, house: House, permission: bool = False, or_further: bool = False
) -> frozenset[House]:
    """The house of a Pawn's double remove, none if an adverse Pawn on a next file forbids it.

    He forbids it who is ``advanced as far as`` the Pawn's fourth rank; ``or_further``: those past
    it too, as the words may also mean. The modern game lets the Pawn pass, and be taken passing.
    """
    side = expect(field, house, Kind.PAWN)
    barred = met("already advanced", bool(barred_by(field, house, or_further=or_further)))
    if barred and met("without permission", not permission):
        return frozenset()
    fourth = House(house.file, side.rank(4))
    first_draught = house.rank == side.rank(2)
    return frozenset({fourth} if first_draught and fourth in removes(field, house) else ())


@law(
    "cotton.chess.laws.7", says=yes_no("The King may stand there.", "The King may not stand there.")
)
def kings_standing(*, side: Side, rook: House, king: House) -> bool:
    """Whether a King who shifts with a Rook may stand in a house: in one certain house only.

    ``Some men`` played otherwise, and set him where they pleased. What follows when it is done,
    the law does not say.
    """
    certain = change_with_rook(side=side, rook=rook)[0]
    return met("to be certain in his shifting", king == certain)


@law(
    "cotton.chess.laws.8",
    says=told(
        "One of these draughts (moves) may be played: {}.",
        nothing="There is no draught (move) that may be played.",
    ),
)
def check_said_late(
    *,
    field: Field,
    side: Side,
    said: bool,
    draughts_since: int = 1,
    unstirred: tuple[House, ...] = (),
) -> frozenset[Draught]:
    """What a side may play whose King stands in check since some draughts of its own.

    When the adversary says check, only what avoids it, however long he waited; until then, any
    true draught. None left is Mate. ``unstirred``: houses of a King and Rooks never removed, who
    may shift. Raises ValueError when the King is in no check.
    """
    if not in_check(field, side) or draughts_since < 1:
        raise ValueError("the King must stand in check, and at least one draught played since")
    if met("your Adversary may say check to you when he listeth", said):
        return frozenset(lawful(field, side, unstirred))
    foe = field.king(side.other)
    return frozenset(it for it in true_draughts(field, side, unstirred) if it.to != foe)


@law(
    "cotton.chess.laws.9",
    says=told("The player who wagered loses {}.", nothing="The player who wagered loses nothing."),
)
def wager_on_mate(*, ending: Ending) -> frozenset[Prize]:
    """What he loses who wagered to give Mate or win: in a Dead-Game the wager, not the stake.

    Raises ValueError for another ending than a Mate that he gives or a Dead-Game.
    """
    if ending is Ending.GIVER_WINS:
        return frozenset()
    if met("brings it to a Dead-Game", ending is Ending.STAKES_SAVED):
        return frozenset({Prize.WAGER})
    raise ValueError("ending cannot be: the law speaks of a Mate and of a Dead-Game")


@law("cotton.chess.laws.10")
def gives_over(*, finished: bool, consent: bool = False) -> Penalty:
    """What he suffers who ``gives over``, that is leaves off, a game.

    Raises ValueError when the game is finished: nobody can then give it over.
    """
    if finished:
        raise ValueError("finished=yes cannot be: a game is given over before it is finished")
    if met("without the consent of his Adversary", not consent):
        return Penalty.LOSES_STAKE
    return Penalty.NONE
