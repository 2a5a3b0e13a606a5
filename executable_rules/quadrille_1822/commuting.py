"""Quadrille of 1822, of the king commuted for another card: laws 34 to 36."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_play, of_state
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import yes_no


class Exchanged(Enum):
    """The two cards of the exchange in Dimidiator."""

    KING = "the king that its holder gives to the hombre"
    FOR_THE_KING = "the card that the hombre gives for it"


Thing = Annotated[Exchanged, like(of_play.Thing)]


@law(
    "quanti.quadrille.laws.34",
    "quanti.quadrille.laws.35",
    "quanti.quadrille.dimidiator.3",
    says=yes_no("It must be given with its face seen.", "It must not be shown."),
)
def given_face_upwards(*, thing: Thing) -> bool:
    """Whether a card of the exchange is seen by all: the king ``commuted`` must be, the other may
    not.

    The one prevents collusion, the other protects the hombre.
    """
    return thing is Exchanged.KING


@law(
    "quanti.quadrille.laws.36",
    says=yes_no(
        "He may draw back his card and put forth another.",
        "He may not draw back his card: the holder of the king has shown who he is.",
    ),
)
def may_draw_back(*, was_asked: of_state.WasAsked, is_known: of_state.IsKnown = False) -> bool:
    """Whether the hombre may take back his card put forth for a king: until the holder is known.

    He may until the holder of the king has ``manifested himself``, shown in any way who he is.

    Raises ValueError when he has done so before a king was asked for.
    """
    if is_known and not was_asked:
        raise ValueError("is_known=yes cannot be: no king has been asked for yet")
    whether("after he has asked for his king", was_asked)
    return met("has not yet manifested himself", not is_known)
