"""Médiateur, of the declaration of the vole, all ten tricks: what it asks, and how it is made."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mediateur import facts
from executable_rules.mediateur.payment import Mode
from executable_rules.mediateur.terms import HAND, Declares, Moyen
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import yes_no

SureTricks = Annotated[int, like(of_play.SureTricks, least=0, most=HAND)]


@law(
    "academie.mediateur.declaring-vole.1",
    says=yes_no("The “vole” is made.", "The “vole” is not made: it takes all ten tricks."),
)
def is_the_vole(*, tricks: facts.Tricks) -> bool:
    """Are these tricks the ``vole``: as many as the player has cards, that is ten?"""
    return met("autant de levées qu'il a de cartes", tricks == HAND)


@law(
    "academie.mediateur.declaring-vole.2",
    "academie.mediateur.declaring-vole.5",
    says=yes_no(
        "The “vole” (all the tricks) may be declared in this way of playing.",
        "The “vole” (all the tricks) may not be declared in this way of playing.",
    ),
)
def may_be_declared(*, mode: Mode) -> bool:
    """May the ``vole`` be declared with this way of playing? With a Mediateur or alone.

    Alone it must be allowed, though it is rare. With a Mediateur it is not allowed everywhere
    (``may_be_declared_here``). With a friend nobody can.
    """
    return mode is not Moyen.DEMANDE


@law(
    "academie.mediateur.declaring-vole.4",
    says=yes_no(
        "The “vole” (all the tricks) may be declared here in this way of playing.",
        "The “vole” (all the tricks) may not be declared here in this way of playing.",
    ),
)
def may_be_declared_here(*, mode: Mode, is_agreed: of_state.IsAgreed) -> bool:
    """May the ``vole`` be declared so in a place that allows it with a Mediateur, or does not?

    ``is_agreed``: the place allows it. For a vole alone it makes no difference.
    """
    excluded = mode is Moyen.MEDIATEUR and met(
        "Ce moïen n'est pas genéralement admis", not is_agreed
    )
    return may_be_declared(mode=mode) and not excluded


@law(
    "academie.mediateur.declaring-vole.3",
    "academie.mediateur.declaring-vole.5",
    says={
        Declares.NOT: "The hand is too weak for declaring the “vole” (all the tricks).",
        Declares.MEDIATEUR: "Such a hand declares the “vole” (all the tricks) with another’s King.",
        Declares.SANS_PRENDRE: "Such a hand declares the “vole” (all the tricks) without help.",
    },
)
def declared_with(*, sure_tricks: SureTricks) -> Declares:
    """How a hand of sure tricks declares the ``vole``: with nine it calls a King, with ten none.

    The King is for the tenth.
    """
    if met("n'a pas besoin d'apeler de Roi", sure_tricks == HAND):
        return Declares.SANS_PRENDRE
    nine = met("de quoi faire neuf mains", sure_tricks == HAND - 1)
    return Declares.MEDIATEUR if nine else Declares.NOT


@law(
    "academie.mediateur.undertaking-vole.2",
    says=yes_no(
        "The “vole” may still be declared.",
        "It is too late to declare the “vole”: it may only be undertaken.",
    ),
)
def may_still_be_declared(*, cards_played: of_cards.CardsPlayed) -> bool:
    """May the ``vole`` still be declared, and not only undertaken? Yes, before any card has
    fallen.
    """
    return met("avant qu'il soit tombé la moindre carte", not cards_played)
