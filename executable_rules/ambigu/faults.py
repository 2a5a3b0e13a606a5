"""Ambigu, laws XI-XIV: a Game called wrong, a wrong number, a deal not cut, a hand shown."""

from __future__ import annotations

from enum import Enum
from typing import Literal, NamedTuple

from executable_rules.ambigu.terms import FINE, NO_FAULT, Fault
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty, Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, yes_no


class Others(Enum):
    """What the others did with their cards before they had seen the Game that was called."""

    KEPT = "they kept them, as they ought"
    THROWN = "they threw them down"
    MIXED = "they mixed them with their discards"


class WrongCall(NamedTuple):
    """What he pays who called his Game wrong, and whether it counts for him nevertheless."""

    forfeit: Forfeit
    counts: bool


OF_WRONG_CALL = parts(
    forfeit=None,
    counts=yes_no("His Game counts for him.", "His Game does not count for him."),
)
"""Words for what follows from a wrong call."""

OF_FAULT = parts(
    penalty=None,
    forfeit=None,
    others={Verdict.STANDS: "For the others the deal stands."},
)
"""Words for what he who is at fault suffers and pays, and for what becomes of the others."""


class Shown(Enum):
    """What a player showed."""

    NOTHING = "nothing"
    HAND = "his hand"
    DISCARD = "his discard"


@law("bellecour.ambigu.laws.11", says=OF_WRONG_CALL)
def calls_wrong(*, others: Others, shows: bool = True) -> WrongCall:
    """What follows for him who ``calls`` (names) a Game that he has not.

    He pays nothing; he counts it, by showing it down, if the others mixed their cards with their
    discards. In the French, ``accuse_faux``, he wins if they only threw them down.
    """
    mixed = met("if they should mix them with their Discards", others is Others.MIXED)
    return WrongCall(NOTHING, met("by showing it down", shows) and mixed)


@law("academie.ambigu.laws.11", says=OF_WRONG_CALL)
def accuse_faux(*, autres: Others, montre: bool = True) -> WrongCall:
    """What follows for him who ``accuse son jeu à faux``: he loses nothing by the mistake.

    He wins, in showing his game, if the others threw their cards down or mixed them with their
    discard. The English, ``calls_wrong``, knows the mixing only.
    """
    quittees = met("jettées ou mêlées avec leur écart", autres is not Others.KEPT)
    return WrongCall(NOTHING, met("en montrant son jeu", montre) and quittees)


@law("bellecour.ambigu.laws.12", says=OF_FAULT)
def wrong_number(*, cards: int, due: Literal[2, 4] = 4, staked: int = 0) -> Fault:
    """What he suffers who has too many or too few cards: he loses the Coup and his money.

    ``due``: two after the first deal, four later; ``staked``: his, Vade or Revy. The French,
    ``plus_ou_moins``, supposes that he has been of them.
    """
    whole_number("staked", staked, 0)
    wrong = met("has too many, or too few Cards", whole_number("cards", cards, 0) != due)
    return Fault(Penalty.LOSES_DEAL, Forfeit(staked)) if wrong else NO_FAULT


@law("academie.ambigu.laws.12", says=OF_FAULT)
def plus_ou_moins(*, cartes: int, dues: Literal[2, 4] = 4, mises: int = 0) -> Fault:
    """What he suffers who has more or fewer cards: the Coup and the money, if he was of them.

    ``mises``: what he has in the vade and the renvis. By the letter he who has nothing there
    loses nothing; the English, ``wrong_number``, has him lose the Coup without this proviso.
    """
    whole_number("mises", mises, 0)
    faux = met("plus ou moins de cartes", whole_number("cartes", cartes, 0) != dues)
    if not faux:
        return NO_FAULT
    if met("suposé qu'il ait été de la vade ou des renvis", mises > 0):
        return Fault(Penalty.LOSES_DEAL, Forfeit(mises))
    return Fault(Penalty.NONE, NOTHING)


@law("bellecour.ambigu.laws.12", "academie.ambigu.laws.12")
def deals_wrong_number(*, cards: int, to_himself: bool, due: Literal[2, 4] = 4) -> Penalty:
    """What the dealer of a wrong number suffers for it: nothing, unless they are for himself.

    The French says: when he takes too many for himself. Too few of his own he suffers in both as
    any player, and as any player he loses with the Coup what he has staked: ``wrong_number``,
    ``plus_ou_moins``.
    """
    wrong = whole_number("cards", cards, 0) != due
    if met("unless he deals them to himself", to_himself) and wrong:
        return Penalty.LOSES_DEAL
    return Penalty.NONE


@law("bellecour.ambigu.laws.13", says=OF_FAULT)
def neglects_discards(*, uses_discards: bool, shuffled: bool, cut: bool) -> Fault:
    """What the dealer suffers who does not shuffle the discards and have them cut: law IX.

    He owes both. Four Marks and the Coup; the others finish theirs and are paid. The French,
    ``manque_a_battre``, does not tie the duty to the discards.
    """
    neglects = met("neglects to shuffle, and to have the Cards cut", not (shuffled and cut))
    if met("when he makes use of the Discards", uses_discards) and neglects:
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT


@law("academie.ambigu.laws.13", says=OF_FAULT)
def manque_a_battre(*, battues: bool, coupees: bool, ecarts: bool = True) -> Fault:
    """What the dealer suffers who fails to shuffle, to have cut, *comme à se servir des écarts*.

    That is, as it seems, or to use the discards as law IX has it. Four marks and his Coup; the
    others finish theirs. The English, ``neglects_discards``, puts it: when he uses the discards.
    """
    manque = met("manque à les battre, & les faire couper", not (battues and coupees))
    if met("comme à se servir des écarts", not ecarts) or manque:
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT


@law("bellecour.ambigu.laws.14", "academie.ambigu.laws.14", says=OF_FAULT)
def shows(*, shown: Shown) -> Fault:
    """What he suffers who shows his hand or his discard, before Games are shown down."""
    if met("show his Hand, or his Discard", shown is not Shown.NOTHING):
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT
