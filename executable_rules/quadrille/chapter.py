"""Where the chapter on playing Quadrille decides otherwise than the laws or the dictionary."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Forfeit, Unit
from executable_rules.quadrille import facts
from executable_rules.quadrille.terms import HAND, TO_WIN
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, dues, text


class Outcome(Worded):
    """How a Game ends for those who stand it, and who are beasted when they lose it.

    By remise the stakes stay; by codille the defenders of the Poule draw them.
    """

    WON = "the game is won"
    REMISE = "the game is lost by “remise”, the smaller loss"
    CODILLE = "the game is lost by “codille”, the greater loss"

    @property
    def payer(self) -> str:
        """Who pays for a Game that ends so."""
        return "each adversary" if self.name == "WON" else "the Ombre’s side"

    @property
    def payee(self) -> str:
        """To whom it is paid."""
        return "the Ombre’s side" if self.name == "WON" else "each adversary"


class Lost(NamedTuple):
    """The Beast that is put down for a lost Game, and what is paid to each of the others."""

    beast: int
    to_each: int

    def __str__(self) -> str:
        return f"a Beast of {self.beast}, and {self.to_each} to each"


@law(
    "bellecour.quadrille.play.14",
    "academie.quadrille.play.14",
    says=dues(
        ("the losing side", "the pool"), ("the losing side", "each of the others"), unit="counter"
    ),
)
def lost_by_remise(
    *,
    pool: of_money.Pool,
    consolation: of_money.Consolation,
    matador_price: of_money.MatadorPrice = 0,
) -> Lost:
    """What those who lose by ``remise`` put down and pay: a Beast of what lies on the Game.

    Each of the others has the consolation, and what is due for the ``matadors``. The Game is not
    paid, as it is after a codille. The French names what is at the stake (*devant*) besides.
    """
    beast = whole_number("pool", pool)
    paid = consolation + matador_price
    return Lost(beast, paid)


@law("bellecour.quadrille.play.14", "academie.quadrille.play.14")
def outcome_by_the_chapter(*, tricks: facts.Tricks) -> Outcome:
    """How the Game ends, by the chapter: a ``remise`` with five or four tricks, codille with fewer.

    The dictionary of the same books, ``outcome_by_the_dictionary``, makes it codille with four.

    >>> outcome_by_the_chapter(tricks=4).name, outcome_by_the_dictionary(tricks=4).name
    ('REMISE', 'CODILLE')
    """
    if tricks >= TO_WIN:
        return Outcome.WON
    less = met("if they make less", tricks < TO_WIN - 2, "s'ils en faisoient moins")
    return Outcome.CODILLE if less else Outcome.REMISE


@law(
    "bellecour.quadrille.dictionary.8",
    "bellecour.quadrille.dictionary.39",
    "academie.quadrille.dictionary.13",
    "academie.quadrille.dictionary.74",
)
def outcome_by_the_dictionary(*, tricks: facts.Tricks) -> Outcome:
    """How the Game ends, by the dictionary: ``codille`` when the defenders make more tricks.

    It is a ``remise`` when those who stand the Game make as many as the others, five each.
    """
    if tricks >= TO_WIN:
        return Outcome.WON
    more = met(
        "make more Tricks than they who stand the Game",
        HAND - tricks > tricks,
        "font plus de mains que ceux qui jouent",
    )
    return Outcome.CODILLE if more else Outcome.REMISE


@law(
    "bellecour.quadrille.play.34",
    "bellecour.quadrille.play.35",
    "academie.quadrille.play.37",
    "academie.quadrille.play.38",
)
def beasts_by_the_chapter(
    *,
    renounces: of_play.Renounces,
    renounces_noticed: facts.RenouncesNoticed,
    is_finished: of_state.IsFinished = False,
) -> Forfeit:
    """How many Beasts a player makes if he ``renounces``, by the chapter: as many as are noticed.

    Those noticed when all the cards are played count too, though nothing is played again. Law XXII
    (``beast_laws.beasts_for_renouncing``) lets him off with one when the cards are mixed.
    """
    whether("if the Cards are all played", is_finished, "si toutes les cartes sont jouées")
    most = renounces
    return Forfeit(whole_number("renounces_noticed", renounces_noticed, 0, most), Unit.BEAST)


@law(
    "bellecour.quadrille.play.35",
    "academie.quadrille.play.38",
    says=text(
        "The deal is to be played again, or may be, from the {:nth} trick.",
        none="The deal is not played again.",
    ),
)
def replayed_by_the_chapter(
    *,
    renounced_in_trick: of_play.RenouncedInTrick,
    tricks_played: of_play.TricksPlayed,
    renounces: of_play.Renounces = 1,
    cards_mixed: of_state.CardsMixed = False,
    harms_others: of_conduct.HarmsOthers = True,
) -> int | None:
    """From which trick a deal is played again for a renounce: its own, if it did harm in time.

    ``renounced_in_trick``: the trick of the renounce. ``tricks_played``: how many of the ten tricks
    are played. The deal is played again if it is not finished and the renounce did harm. It is
    played again also when it is finished, for several renounces, unless the cards are mixed: the
    English then bids it, the French only allows it (*on pourroit*). Law XXIV never plays a finished
    deal again.
    """
    several = met(
        "there should be several renounces",
        whole_number("renounces", renounces) > 1,
        "plusieurs renonces sur un même coup",
    )
    finished = whole_number("tricks_played", tricks_played, 1, HAND) == HAND
    trick = whole_number("renounced_in_trick", renounced_in_trick, 1, tricks_played)
    if met("if the Cards are all played", finished, "si toutes les cartes sont jouées"):
        return (
            trick
            if several
            and not met(
                "unless the Cards should be mixed",
                cards_mixed,
                "pourvu que les cartes ne fussent pas broüillées",
            )
            else None
        )
    return (
        trick
        if met("it has prejudiced the Game", harms_others, "qu'elle préjudicie au jeu")
        else None
    )
