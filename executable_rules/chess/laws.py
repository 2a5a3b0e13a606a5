"""The ten Laws of Chess with which the chapter ends."""

from __future__ import annotations

from typing import Annotated

from executable_rules.chess import facts
from executable_rules.chess.draughts import (
    Draught,
    barred_by,
    lawful,
    removes,
    true_draughts,
    without_check,
)
from executable_rules.chess.ends import Ending, Prize
from executable_rules.chess.field import House, Kind
from executable_rules.chess.privileges import change_with_rook
from executable_rules.chess.ways import expect, in_check
from executable_rules.facts import of_conduct, of_play, of_state
from executable_rules.mechanics.results import Penalty, Silence
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text, yes_no


class FalseDraught(Worded):
    """What may still be done about a false draught, that is one against the men's march."""

    MAY_CHALLENGE = "he against whom it was played may challenge it"
    TOO_LATE = "it is too late to challenge it"
    MAY_RECALL = "he that played it may recall it"
    STANDS = "he that played it cannot recall it"
    NOT_SAID = "the law does not say"


class Sequel(Worded):
    """How a game goes on after men were misplaced."""

    CONTINUE = "the game is continued"
    BEGIN = "the game is begun again"


Answer = Annotated[Sequel, like(of_play.Answer)]
DealResult = Annotated[Ending, like(of_play.DealResult)]


@law(
    "cotton.chess.laws.1",
    says=text(
        "This draught (move) must be played: {}.",
        several="One of these draughts (moves) must be played: {}.",
        nothing="There is no draught (move) that must be played.",
    ),
)
def touch_and_take(
    *,
    field: facts.Field,
    side: facts.Side,
    house: facts.House,
    other_house: facts.OtherHouse | None = None,
    unmoved: facts.Unmoved = (),
    consent_given: of_conduct.ConsentGiven = False,
) -> frozenset[Draught]:
    """What may be played when a man was touched or lifted: that man only, if he can be played.

    ``unmoved``: houses of a King and Rooks never removed; a King touched may then shift, too.
    ``consent_given``: leave to move a Pawn two houses past an adverse one (law 6).

    Raises ValueError for a man not one's own, and for a house where he cannot be played.
    """
    if field.owner(house) is not side:
        raise ValueError(f"house={house} cannot be: no man of {side.value} stands there")
    true = true_draughts(field, side, unmoved, permission=consent_given)
    draughts = frozenset(without_check(field, side, true))
    his = frozenset(it for it in draughts if it.start == house)
    stands = frozenset(it for it in his if other_house in (None, it.to))
    if other_house and not stands:
        raise ValueError(f"other_house={other_house} cannot be: it would be a false draught")
    return stands if met("you must play it for that draught if you can", bool(his)) else draughts


@law("cotton.chess.laws.2")
def let_stand(*, was_named: of_state.WasNamed, was_placed: of_state.WasPlaced = False) -> Penalty:
    """What a player suffers who takes up a man and lets it stand: the game, or he must cry mercy.

    To ``cry mercy`` is to ask the adversary's pardon.

    Raises ValueError when one's own piece has been set in the man's place: he is then taken.
    """
    if was_placed:
        raise ValueError("was_placed=yes cannot be: with your piece in its place the man is taken")
    if met("you must cry him mercy", was_named):
        return Penalty.NONE
    return Penalty.LOSES_GAME


@law("cotton.chess.laws.3")
def adversarys_false_draught(*, draughts_since: facts.DraughtsSince) -> FalseDraught:
    """Whether an adversary's false draught may be challenged: until you have played your next
    draught.
    """
    since = draughts_since
    if met("till you play your next draught", since >= 1):
        return FalseDraught.TOO_LATE
    return FalseDraught.MAY_CHALLENGE


@law("cotton.chess.laws.4")
def your_false_draught(
    *, was_found_out: of_state.WasFoundOut, draughts_since: facts.DraughtsSince
) -> FalseDraught:
    """What becomes of your own false draught, made by mistake: your adversary's next draught fixes
    it.

    ``was_found_out``: he remarked upon it. If he sees it and is silent, ``for his advantage``, he
    takes no notice of it. The law does not say what follows if he remarked upon it and played on.
    In 1754 (``may_recall``) neither side may then recall it; here it is the player.
    """
    played_on = draughts_since >= 1
    if not met("your Adversary take no notice", not was_found_out):
        return FalseDraught.NOT_SAID if played_on else FalseDraught.MAY_CHALLENGE
    if met("plays his next draught", played_on):
        return FalseDraught.STANDS
    return FalseDraught.MAY_RECALL


@law("cotton.chess.laws.5")
def men_misplaced(
    *,
    answer: Answer,
    has_begun: of_conduct.HasBegun = True,
    was_found_out: of_state.WasFoundOut = True,
) -> Sequel | Silence:
    """How a game goes on when you misplaced your men: as your adversary will, once he finds it out.

    The law does not say what follows if it is found out before they have played ``awhile``, nor how
    long that is. In 1754 (``mistake_in_placing``) it is two moves.
    """
    awhile = met("and so play awhile", has_begun)
    found = met("and then discover it", was_found_out)
    return answer if awhile and found else Silence.NOT_SAID


@law(
    "cotton.chess.laws.6",
    says=text(
        "The Pawn may remove two houses, to {}.", nothing="The Pawn may not remove two houses."
    ),
)
def double_remove(
    *,
    field: facts.Field,
    house: facts.House,
    consent_given: of_conduct.ConsentGiven = False,
    far_enough: facts.FarEnough = False,
) -> frozenset[House]:
    """The house of a Pawn's double remove; none if an adverse Pawn on a next file forbids it.

    A Pawn forbids it that is ``advanced as far as`` the fourth rank of the Pawn. ``far_enough``:
    Pawns past it forbid it too, as the words may also mean. In the modern game the Pawn may pass,
    and be taken in passing.
    """
    side = expect(field, house, Kind.PAWN)
    barred = met("already advanced", bool(barred_by(field, house, or_further=far_enough)))
    if barred and met("without permission", not consent_given):
        return frozenset()
    fourth = House(house.file, side.rank(4))
    first_draught = house.rank == side.rank(2)
    return frozenset({fourth} if first_draught and fourth in removes(field, house) else ())


@law(
    "cotton.chess.laws.7", says=yes_no("The King may stand there.", "The King may not stand there.")
)
def kings_standing(*, side: facts.Side, rook_house: facts.RookHouse, house: facts.House) -> bool:
    """Whether a King who shifts with a Rook may stand in a house: only in one certain house.

    ``Some men`` played otherwise, and set him where they pleased. The law does not say what follows
    when it is done.
    """
    certain = change_with_rook(side=side, rook_house=rook_house)[0]
    return met("to be certain in his shifting", house == certain)


@law(
    "cotton.chess.laws.8",
    says=text(
        "This draught (move) may be played, and no other: {}.",
        several="One of these draughts (moves) may be played: {}.",
        nothing="There is no draught (move) that may be played.",
    ),
)
def check_said_late(
    *,
    field: facts.Field,
    side: facts.Side,
    was_named: of_state.WasNamed,
    draughts_since: facts.DraughtsSince = 1,
    unmoved: facts.Unmoved = (),
) -> frozenset[Draught]:
    """What a side may play that has stood in check some draughts: when told, only what avoids it.

    When the adversary says check, it may only avoid it, however long he waited. Until then it may
    play any true draught. If nothing is left it is Mate. ``unmoved``: houses of a King and Rooks
    never removed, who may shift.

    Raises ValueError when the King is in no check.
    """
    if not in_check(field, side) or draughts_since < 1:
        raise ValueError("the King must stand in check, and at least one draught played since")
    if met("your Adversary may say check to you when he listeth", was_named):
        return frozenset(lawful(field, side, unmoved))
    foe = field.king(side.other)
    return frozenset(it for it in true_draughts(field, side, unmoved) if it.to != foe)


@law(
    "cotton.chess.laws.9",
    says=text("The player who wagered loses {}.", nothing="The player who wagered loses nothing."),
)
def wager_on_mate(*, deal_result: DealResult) -> frozenset[Prize]:
    """What a player loses who wagered to give Mate or win: in a Dead-Game the wager, not the stake.

    Raises ValueError for another ending than a Mate that he gives or a Dead-Game.
    """
    if deal_result is Ending.GIVER_WINS:
        return frozenset()
    if met("brings it to a Dead-Game", deal_result is Ending.STAKES_SAVED):
        return frozenset({Prize.WAGER})
    raise ValueError("deal_result cannot be: the law speaks of a Mate and of a Dead-Game")


@law("cotton.chess.laws.10")
def gives_over(
    *, is_finished: of_state.IsFinished, consent_given: of_conduct.ConsentGiven = False
) -> Penalty:
    """What a player suffers if he ``gives over``, that is leaves off, a game.

    Raises ValueError when the game is finished: nobody can then give it over.
    """
    if is_finished:
        raise ValueError("is_finished=yes cannot be: a game is given over before it is finished")
    if met("without the consent of his Adversary", not consent_given):
        return Penalty.LOSES_STAKE
    return Penalty.NONE
