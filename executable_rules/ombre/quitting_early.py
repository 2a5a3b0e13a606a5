"""Ombre, of a player who quits, shows or speaks in the play, or denies his king: the chapter."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, parts, text, yes_no


class Quits(NamedTuple):
    """What a player suffers who quits, and whether he takes up his cards and plays on."""

    penalty: Penalty
    plays_on: bool


class Abandoned(NamedTuple):
    """The Beasts of an Ombre who abandons and of the player who went on; who draws what of the
    Game.

    ``each``: counters drawn by each of the two others. ``goes_on``: by the one who would have the
    deal played. ``third``: by the other one.
    """

    ombre_beasts: int
    his_beasts: int
    each: Fraction
    goes_on: int
    third: int


class WinsIt(Enum):
    """Who wins a deal that the Ombre abandoned and another player wanted played."""

    OMBRE = "the Ombre all the same"
    GOES_ON = "he who would have it played makes what he goes for"
    THIRD = "the third player"


class Wish(Enum):
    """What a player would do to learn what was played."""

    TRICKS = "see the tricks"
    MORE = "be told anything else"


DealResult = Annotated[WinsIt, like(of_play.DealResult)]
Request = Annotated[Wish, like(of_play.Request)]


QUITS = parts(
    penalty=None,
    plays_on=yes_no(
        "He takes up his cards, plays the deal out, and may win it.",
        "The deal need not be played out.",
    ),
)


@law("bellecour.ombre.playing.6", says=QUITS)
def quits_and_shows(*, is_sure: of_state.IsSure, other_wants_it: of_conduct.OtherWantsIt) -> Quits:
    """What follows if a player ``quits`` (gives up) and shows his hand too early: a Beast.

    ``is_sure``: it is decided who wins. He is beasted, and plays the deal out if a third player
    desires it; he may even win codille. In the French, ``quitte_et_montre``, it holds until all is
    played.
    """
    if not met("before the Deal is decided", not is_sure):
        return Quits(Penalty.NONE, plays_on=False)
    return Quits(Penalty.BEAST, met("if a third Player desires it", other_wants_it))


@law("academie.ombre.playing.6", says=QUITS)
def quitte_et_montre(
    *, is_finished: of_state.IsFinished, other_wants_it: of_conduct.OtherWantsIt
) -> Quits:
    """What follows if a player ``quitte`` (gives up) and shows his hand before the end: a Beast.

    He is beasted, and plays the deal out if a third player desires it; he may even win codille. In
    the English, ``quits_and_shows``, it holds until the deal is decided.
    """
    if not met("avant que le coup soit entiérement joué", not is_finished):
        return Quits(Penalty.NONE, plays_on=False)
    return Quits(Penalty.BEAST, met("si un tiers le desire", other_wants_it))


@law(
    "bellecour.ombre.playing.7",
    "bellecour.ombre.playing.8",
    "academie.ombre.playing.7",
    "academie.ombre.playing.8",
    says=parts(
        ombre_beasts=text("The Ombre makes {:Beast}."),
        his_beasts=text(
            "He who would have the deal played makes {:Beast}.",
            nothing="Nobody else makes a Beast.",
        ),
        each=moves(
            text("Each of the others draws {:counter}.", nothing="The Game is not divided."),
            "the Game",
            "each of the others",
            "counter",
        ),
        goes_on=moves(
            text(
                "He who would have the deal played draws {:counter}.",
                nothing="Nobody draws for having it played.",
            ),
            "the Game",
            "him who would have the deal played",
            "counter",
        ),
        third=moves(
            text("The third player draws {:counter}.", nothing="The third draws nothing more."),
            "the Game",
            "the third player",
            "counter",
        ),
    ),
)
def ombre_abandons(
    *, pool: of_money.Pool, has_shown: of_conduct.HasShown, deal_result: DealResult | None = None
) -> Abandoned:
    """What follows when the Ombre gives up: one Beast, or two if he also showed his game.

    He makes two Beasts, one for quitting and one for having ``shown`` his game; one only, if he
    just says ``I give it up`` (*je la remets*). The others divide the Game. But one of them may
    have the deal played (in the French for codille, in the English for the vole). ``deal_result``:
    who wins it then. If he or the third wins, the winner draws. If he does not win he is beasted.
    If the Ombre wins, the stake stays.
    """
    shown = met("for having show'd his Game", has_shown, "pour avoir montré son jeu")
    beasts = 2 if shown else 1
    if deal_result is None:
        return Abandoned(beasts, 0, Fraction(pool, PLAYERS - 1), 0, 0)
    lost = met("and loses it", deal_result is not WinsIt.GOES_ON, "s'il ne le gagnoit pas")
    third = met("if he wins it", deal_result is WinsIt.THIRD, "s'il la gagnoit")
    return Abandoned(
        beasts, 1 if lost else 0, Fraction(0), 0 if lost else pool, pool if third else 0
    )


@law(
    "bellecour.ombre.playing.9",
    "bellecour.ombre.playing.10",
    "academie.ombre.playing.9",
    says=yes_no("He may say it.", "He may not say it."),
)
def may_say_in_play(*, was_asked: of_state.WasAsked) -> bool:
    """May a player say something in the play that may discover the Game? Only when he is asked."""
    return met("when he is not asked", was_asked, "quand on ne lui demande pas")


@law("bellecour.ombre.playing.10", "academie.ombre.playing.10")
def talks_in_play(
    *, harms_others: of_conduct.HarmsOthers, is_agreed: of_state.IsAgreed = False
) -> Penalty:
    """What a player suffers who says such things in the play: the Beast, if he harms another.

    By the courtesy of play it is not done, unless they have agreed to it.
    """
    harm = met(
        "if what they say can be of prejudice",
        harms_others,
        "lorsque cela fait gagner ou perdre quelqu'un",
    )
    courtesy = met(
        "by the courtesy of play, it is not done", not is_agreed, "on ne le fait pas par tolérance"
    )
    return Penalty.BEAST if harm and not courtesy else Penalty.NONE


@law(
    "bellecour.ombre.playing.10",
    "academie.ombre.playing.10",
    says=yes_no("He may examine the tricks.", "He may ask for no more than to see the tricks."),
)
def may_learn_from_the_tricks(*, request: Request) -> bool:
    """May a player have this if he wants to know something of the play? The tricks, nothing
    more.
    """
    return request is Wish.TRICKS


@law(
    "bellecour.ombre.playing.11",
    "academie.ombre.playing.11",
    only={"leads": ("academie.ombre.playing.11",)},
)
def denies_his_king(
    *,
    hand: facts.Hand,
    card_played: facts.CardPlayed,
    was_named: of_state.WasNamed,
    leads: of_conduct.Leads = True,
) -> Penalty:
    """What a player suffers who plays a card and falsely says that he has not the king of its suit.

    ``was_named``: he said so, or asked ``Gano`` of that king, that it be let pass. ``hand``: what
    he has left. The French says it of the player who ``leads`` (*joue le premier*).
    """
    king = met(
        "he who has a King", Card(Rank.KING, card_played.suit) in hand, "Si celui qui a un roi"
    )
    denies = met("I have not the King", was_named, "je n'ai pas le roi")
    first = met("joue le premier par malice ou autrement", leads)
    return Penalty.BEAST if king and denies and first else Penalty.NONE
