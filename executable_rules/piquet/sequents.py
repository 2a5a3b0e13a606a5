"""Piquet of 1687 and 1754: which sequences a player finds in his hand, and what they are called."""

from __future__ import annotations

from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.piquet import facts
from executable_rules.piquet.before_play import SEQUENTS
from executable_rules.piquet.runs import sequences
from executable_rules.piquet.terms import Claim
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

NAMES_1687 = ("Tierce", "Quart", "Quint", "Sixiesm", "Septiesm", "Huictiesm", "Neufiesm")
"""Three to nine cards of a suit in a row, with the sixes of 1687."""

NOW_TELLS = text("He now tells {}.", nothing="He has now no sequence to tell.")


@law("seymour.piquet.rules.58", says=NOW_TELLS)
def sequents(*, hand: facts.Hand, claims_told: facts.ClaimsTold) -> tuple[str, ...]:
    """The ``sequents`` that a player has, when the point is over: three or more cards in a row.

    Each is called by its number: tierce, quart, quint and so on to the huitieme. ``claims_told``:
    what has been told before.
    """
    over = met("when the Point is over", Claim.POINT in claims_told)
    return tuple(SEQUENTS[cards - 3] for cards, _ in sequences(hand)) if over else ()


@law("cotton.piquet.33", says=NOW_TELLS)
def sequences_told_1687(*, hand: facts.Hand, claims_told: facts.ClaimsTold) -> tuple[str, ...]:
    """The sequences with which the elder acquaints the other, after the ``Ruff``, if he has any.

    Each is called by its number, tierce to neufiesm; that of queen, king and ace is ``Major``.
    ``claims_told``: what has been told before, the ruff being the point.
    """
    over = met("after the Ruff is plaid", Claim.POINT in claims_told)
    return tuple(_called(*sequence) for sequence in sequences(hand)) if over else ()


def _called(cards: int, height: int) -> str:
    name = NAMES_1687[cards - 3]
    highest = ACE_HIGH[-height] is Rank.ACE and cards == 3
    return f"{name} Major" if met("Queen, King and Ace", highest) else name
