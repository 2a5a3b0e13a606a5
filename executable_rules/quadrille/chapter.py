"""Where the chapter on playing Quadrille decides otherwise than the laws or the dictionary."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Forfeit, Unit
from executable_rules.quadrille.terms import HAND, TO_WIN
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Tells, told


class Outcome(Tells):
    """How a Game ends for them who stand it, and are beasted when it is lost.

    By remise the stakes stay, by codille they who defend the Poule draw them.
    """

    WON = "the game is won"
    REMISE = "the game is lost by “remise”, the smaller loss"
    CODILLE = "the game is lost by “codille”, the greater loss"


class Lost(NamedTuple):
    """The Beast that is put down for a lost Game, and what is paid to each of the others."""

    beast: int
    to_each: int

    def __str__(self) -> str:
        return f"a Beast of {self.beast}, and {self.to_each} to each"


@law(
    "bellecour.quadrille.play.14",
    "academie.quadrille.play.14",
    says=told(
        "They put down a Beast of {.beast:counter}, and pay {.to_each:counter} to each of the"
        " others."
    ),
)
def lost_by_remise(*, on_the_game: int, consolation: int, matadors: int = 0) -> Lost:
    """What they put down and pay who lose by ``remise``: a Beast of what lies on the Game.

    Each of the others has the consolation and the ``matadors``, what is due for them; the Game is
    not paid, as it is of a codille. The French names what is at the stake (*devant*) besides.
    """
    beast = whole_number("on_the_game", on_the_game)
    paid = whole_number("consolation", consolation, 0) + whole_number("matadors", matadors, 0)
    return Lost(beast, paid)


@law("bellecour.quadrille.play.14", "academie.quadrille.play.14")
def outcome_by_the_chapter(*, tricks: int) -> Outcome:
    """How the Game ends, by the chapter: a ``remise`` with five tricks or four, codille with less.

    The dictionary of the same books, ``outcome_by_the_dictionary``, has codille with four.

    >>> outcome_by_the_chapter(tricks=4).name, outcome_by_the_dictionary(tricks=4).name
    ('REMISE', 'CODILLE')
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    less = met("if they make less", tricks < TO_WIN - 2)
    return Outcome.CODILLE if less else Outcome.REMISE


@law(
    "bellecour.quadrille.dictionary.8",
    "bellecour.quadrille.dictionary.39",
    "academie.quadrille.dictionary.13",
    "academie.quadrille.dictionary.74",
)
def outcome_by_the_dictionary(*, tricks: int) -> Outcome:
    """How the Game ends, by the dictionary: ``codille`` when the defenders make more tricks.

    A ``remise`` is when they who stand the Game make no more than the others, that is five each.
    """
    if whole_number("tricks", tricks, 0, HAND) >= TO_WIN:
        return Outcome.WON
    more = met("make more Tricks than they who stand the Game", HAND - tricks > tricks)
    return Outcome.CODILLE if more else Outcome.REMISE


@law(
    "bellecour.quadrille.play.34",
    "bellecour.quadrille.play.35",
    "academie.quadrille.play.37",
    "academie.quadrille.play.38",
)
def beasts_by_the_chapter(*, renounces: int, perceived: int, all_played: bool = False) -> Forfeit:
    """How many Beasts he makes who ``renounces``, by the chapter: as many as are perceived.

    When all the cards are played they are made none the less, though nothing is replayed.
    Law XXII (``beast_laws.beasts_for_renouncing``) lets him off with one when the cards are mixed.
    """
    whether("if the Cards are all played", all_played)
    most = whole_number("renounces", renounces, 0)
    return Forfeit(whole_number("perceived", perceived, 0, most), Unit.BEAST)


@law(
    "bellecour.quadrille.play.35",
    "academie.quadrille.play.38",
    says=told(
        "The deal is to be played again, or may be, from the {:nth} trick.",
        none="The deal is not played again.",
    ),
)
def replayed_by_the_chapter(
    *,
    renounced_in: int,
    played: int,
    renounces: int = 1,
    mixed: bool = False,
    prejudicial: bool = True,
) -> int | None:
    """The trick from which the deal is played again, that of the first renounce; none if it is not.

    ``renounced_in`` is the trick of the renounce, ``played`` the number of tricks played of ten. It
    is if it is not finished and the renounce did harm; and when it is finished, for several
    renounces, unless the cards are mixed: the English bids it then, the French only allows it (*on
    pourroit*). Law XXIV never plays a finished deal again.
    """
    several = met("there should be several renounces", whole_number("renounces", renounces) > 1)
    finished = whole_number("played", played, 1, HAND) == HAND
    trick = whole_number("renounced_in", renounced_in, 1, played)
    if met("if the Cards are all played", finished):
        return trick if several and not met("unless the Cards should be mixed", mixed) else None
    return trick if met("it has prejudiced the Game", prejudicial) else None
