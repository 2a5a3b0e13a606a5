"""Ambigu, laws XI-XIV: a Game called wrong, a wrong number, a deal not cut, a hand shown."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.ambigu import facts
from executable_rules.ambigu.terms import FINE, NO_FAULT, Fault
from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, yes_no


class Others(Enum):
    """What the others did with their cards before they had seen the Game that was called."""

    KEPT = "they kept them, as they ought"
    THROWN = "they threw them down"
    MIXED = "they mixed them with their discards"


class WrongCall(NamedTuple):
    """What a player pays who called his Game wrong, and whether it still counts for him."""

    forfeit: Forfeit
    counts: bool


OF_WRONG_CALL = parts(
    forfeit=None,
    counts=yes_no("His Game counts for him.", "His Game does not count for him."),
)
"""Words for what follows from a wrong call."""


class Shown(Enum):
    """What a player showed."""

    NOTHING = "nothing"
    HAND = "his hand"
    DISCARD = "his discard"


Act = Annotated[Others, like(of_play.Act)]
Thing = Annotated[Shown, like(of_play.Thing)]


@law("bellecour.ambigu.laws.11", says=OF_WRONG_CALL)
def calls_wrong(*, act: Act, has_shown: of_conduct.HasShown = True) -> WrongCall:
    """What follows for a player who ``calls`` (names) a Game that he has not: he pays nothing.

    If the others mixed their cards with their discards he counts it, by showing his hand down. In
    the French, ``accuse_faux``, he wins even if they only threw them down.
    """
    mixed = met("if they should mix them with their Discards", act is Others.MIXED)
    return WrongCall(NOTHING, met("by showing it down", has_shown) and mixed)


@law("academie.ambigu.laws.11", says=OF_WRONG_CALL)
def accuse_faux(*, act: Act, has_shown: of_conduct.HasShown = True) -> WrongCall:
    """What follows for a player who ``accuse son jeu à faux``: he loses nothing by the mistake.

    By showing his game he wins, if the others threw their cards down or mixed them with their
    discard. The English, ``calls_wrong``, knows the mixing only.
    """
    quittees = met("jettées ou mêlées avec leur écart", act is not Others.KEPT)
    return WrongCall(NOTHING, met("en montrant son jeu", has_shown) and quittees)


@law("bellecour.ambigu.laws.12")
def wrong_number(
    *, hand_size: facts.HandSize, cards_due: facts.CardsDue = 4, stake: of_money.Stake = 0
) -> Fault:
    """What a player suffers who has too many or too few cards: he loses the Coup and his money.

    ``cards_due``: two after the first deal, four later. ``stake``: his own, Vade or Revy. By the
    French, ``plus_ou_moins``, he must have had a part in these.
    """
    wrong = met("has too many, or too few Cards", hand_size != cards_due)
    return Fault(Penalty.LOSES_DEAL, Forfeit(stake)) if wrong else NO_FAULT


@law("academie.ambigu.laws.12")
def plus_ou_moins(
    *, hand_size: facts.HandSize, cards_due: facts.CardsDue = 4, stake: of_money.Stake = 0
) -> Fault:
    """What a player suffers who has more or fewer cards: the Coup and the money, if he had a part
    in them.

    ``stake``: what he has in the vade and the renvis. By the letter a player who has nothing there
    loses nothing. In the English, ``wrong_number``, he loses the Coup in any case.
    """
    faux = met("plus ou moins de cartes", hand_size != cards_due)
    if not faux:
        return NO_FAULT
    if met("suposé qu'il ait été de la vade ou des renvis", stake > 0):
        return Fault(Penalty.LOSES_DEAL, Forfeit(stake))
    return Fault(Penalty.NONE, NOTHING)


@law("bellecour.ambigu.laws.12", "academie.ambigu.laws.12")
def deals_wrong_number(
    *, hand_size: facts.HandSize, is_his_own: of_state.IsHisOwn, cards_due: facts.CardsDue = 4
) -> Penalty:
    """What the dealer of a wrong number suffers: nothing, unless he dealt it to himself.

    The French says: when he takes too many for himself. For too few cards of his own he suffers in
    both books as any player does, and like any player he loses with the Coup what he has staked:
    ``wrong_number``, ``plus_ou_moins``.
    """
    wrong = hand_size != cards_due
    if (
        met(
            "unless he deals them to himself",
            is_his_own,
            "si ce n'est lorsqu'il en prend trop pour lui-même",
        )
        and wrong
    ):
        return Penalty.LOSES_DEAL
    return Penalty.NONE


@law("bellecour.ambigu.laws.13")
def neglects_discards(
    *,
    uses_discards: facts.UsesDiscards,
    cards_mixed: of_state.CardsMixed,
    cards_cut: of_state.CardsCut,
) -> Fault:
    """What the dealer suffers if he does not shuffle the discards and have them cut: four Marks.

    He owes both. He pays four Marks and the Coup; the others finish theirs and are paid. The
    French, ``manque_a_battre``, does not tie the duty to the discards.
    """
    neglects = met(
        "neglects to shuffle, and to have the Cards cut", not (cards_mixed and cards_cut)
    )
    if met("when he makes use of the Discards", uses_discards) and neglects:
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT


@law("academie.ambigu.laws.13")
def manque_a_battre(
    *,
    cards_mixed: of_state.CardsMixed,
    cards_cut: of_state.CardsCut,
    uses_discards: facts.UsesDiscards = True,
) -> Fault:
    """What the dealer suffers in French if he fails to shuffle and have cut: four marks, the Coup.

    That means, it seems, or to use the discards as law IX has it. The others finish their Coup. The
    English, ``neglects_discards``, says: when he uses the discards.
    """
    manque = met("manque à les battre, & les faire couper", not (cards_mixed and cards_cut))
    if met("comme à se servir des écarts", not uses_discards) or manque:
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT


@law("bellecour.ambigu.laws.14", "academie.ambigu.laws.14")
def shows(*, thing: Thing) -> Fault:
    """What a player suffers if he shows his hand or discard too soon: the Coup and four
    counters.
    """
    if met(
        "show his Hand, or his Discard", thing is not Shown.NOTHING, "montrer son jeu ni ses écarts"
    ):
        return Fault(Penalty.LOSES_DEAL, Forfeit(FINE))
    return NO_FAULT
