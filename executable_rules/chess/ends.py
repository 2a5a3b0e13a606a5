"""How a game begins, and its ends: Mate, Blind-Mate, Stale and Dead-Game."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.chess import facts
from executable_rules.chess.checks import is_mate
from executable_rules.chess.draughts import lawful
from executable_rules.chess.field import Kind, Side
from executable_rules.chess.ways import compass, in_check, not_own
from executable_rules.facts import of_play
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import Worded, text


class Ending(Worded):
    """What becomes of a game for the player who gave the last draught."""

    PLAY_ON = "the game is not ended"
    NO_STALE = "it is no Stale (stalemate)"
    GIVER_WINS = "he that gave the Mate wins the Game"
    GIVER_LOSES = "he that gave the Stale (stalemate) loses the Game"
    STAKES_SAVED = "both save their Stakes"


class Prize(Enum):
    """What is won, lost or ended."""

    PLAY = "the play"
    GAME = "the Game"
    STAKE = "the stake"
    WAGER = "a wager beside the stake"


class Said(Enum):
    """What a player says if he checks a King."""

    NOTHING = "he says nothing"
    CHECK = "check"
    CHECK_MATE = "check-Mate"


class Player(Enum):
    """The two at the draw for the first draught."""

    OFFERS = "he that offers the men in his hands"
    CHOOSES = "he that chooses one"


GAME_AND_STAKE = frozenset({Prize.GAME, Prize.STAKE})

PrizesAgreed = Annotated[frozenset[Prize], Fact("the prizes that the players have agreed on")]
WordsSaid = Annotated[Said, like(of_play.WordsSaid)]


@law(
    "cotton.chess.first-remove.1",
    says={
        Player.OFFERS: "The player who offered the men has the first draught (move).",
        Player.CHOOSES: "The player who chose has the first draught (move).",
    },
)
def draws_first(*, side_chosen: facts.SideChosen, side: facts.Side) -> Player:
    """Who has the first draught (move): the chooser, if he drew a man of his own side.

    So either colour may begin.
    """
    return Player.CHOOSES if met("if he chuse his own man", side_chosen is side) else Player.OFFERS


@law(
    "cotton.chess.first-remove.2",
    says=text(
        "The player of the {} men, who gave the Mate, has the first draught (move) next game.",
        none="No Mate was given: the law names nobody.",
    ),
)
def first_next_game(*, side: facts.Side | None) -> Side | None:
    """Who has the first draught of the next game: the player who gave the Mate, if there
    was one.
    """
    return side


@law("cotton.chess.march.15")
def no_refuge(*, field: facts.Field, side: facts.Side, unmoved: facts.Unmoved = ()) -> Ending:
    """What it is when a King can flee only to a house next to the adverse King: Mate or a Stale.

    A player who gives ``the first``, the Mate, wins; the Stale has its own law. ``unmoved``: houses
    of a King and Rooks never removed, who may shift.

    Raises ValueError when he has no draught left and no house of his lies next to the adverse King.
    """
    if lawful(field, side, unmoved):
        return Ending.PLAY_ON
    king, foe = field.king(side), field.king(side.other)
    near = bool(king and foe and not_own(field, king, compass(field, king) & compass(field, foe)))
    if not met("for refuge to the King of the adverse party", near):
        raise ValueError("field cannot be: no house of refuge lies next to the adverse King")
    return Ending.GIVER_WINS if in_check(field, side) else stale(field=field, side=side)


@law(
    "cotton.chess.mates.3",
    says=text("The player who is mated loses {}.", nothing="The player loses nothing by it."),
)
def blind_mate(
    *,
    field: facts.Field,
    side: facts.Side,
    words_said: WordsSaid,
    prizes_agreed: PrizesAgreed = GAME_AND_STAKE,
    unmoved: facts.Unmoved = (),
) -> frozenset[Prize]:
    """What the mated side loses by a Blind-Mate: one given by a player who says only ``check``.

    ``prizes_agreed``: what they agreed beforehand that it costs. ``unmoved``: houses of a King and
    Rooks never removed, since a shift, too, may avoid it. Without a Mate nothing is lost.
    """
    mate = met("a check that you cannot avoid by any means", is_mate(field, side, unmoved))
    blind = met("says only to you check", words_said is Said.CHECK)
    if mate and not blind:
        raise ValueError("words_said cannot be: a Mate is blind when only check is said")
    return prizes_agreed if mate else frozenset()


@law("cotton.chess.mates.4", says=text("This is at an end: {}.", nothing="Nothing is at an end."))
def ends_what(
    *, field: facts.Field, side: facts.Side, unmoved: facts.Unmoved = ()
) -> frozenset[Prize]:
    """What is at an end when a side cannot play: by a Mate play and Game, by a Stale play only.

    The next sentence makes a Stale ``a lost Game`` all the same: see ``stale``. ``unmoved``: houses
    of a King and Rooks never removed, who may shift.
    """
    if lawful(field, side, unmoved):
        return frozenset()
    mate = met("ended with a Check-Mate", in_check(field, side))
    return frozenset({Prize.PLAY, Prize.GAME} if mate else {Prize.PLAY})


@law("cotton.chess.mates.5")
def stale(*, field: facts.Field, side: facts.Side) -> Ending:
    """What a Stale (stalemate) is to the player who gives it: a lost game.

    A Stale is a King out of check who can go only into check, and whose side has no other man to
    play. Shifts need not be looked at: where one is open, the Rook can be played.
    """
    free = met("without checking him", not in_check(field, side))
    stuck = met("being no way able to remove but in Check", not lawful(field, side))
    return Ending.GIVER_LOSES if free and stuck else Ending.NO_STALE


@law("cotton.chess.mates.6", says=text("The pursuer says {0}, and has won {1}."))
def flying_king(
    *, field: facts.Field, side: facts.Side, unmoved: facts.Unmoved = ()
) -> tuple[Said, frozenset[Prize]]:
    """What the pursuer of a flying King says, and what he has won: all with ``check-Mate``.

    ``unmoved``: houses of a King and Rooks never removed; a shift, too, is a place to flee to.

    Raises ValueError when the side is not in check.
    """
    if not in_check(field, side):
        raise ValueError(f"side={side.value} cannot be: its King is not in check")
    if met("hath none left to avoid his check", is_mate(field, side, unmoved)):
        return Said.CHECK_MATE, GAME_AND_STAKE
    return Said.CHECK, frozenset()


@law(
    "cotton.chess.mates.7",
    says={
        Ending.STAKES_SAVED: "It is a Dead-Game: the game ends, and both save their stakes.",
        Ending.PLAY_ON: "It is no Dead-Game: the game goes on.",
    },
)
def dead_game(*, field: facts.Field) -> Ending:
    """A Dead-Game: the Kings have lost all their men; the game ends and the stakes are saved."""
    kings = {man.kind for man in field.men.values()} == {Kind.KING}
    bare = met("the Kings losing all their men", kings)
    return Ending.STAKES_SAVED if bare else Ending.PLAY_ON
