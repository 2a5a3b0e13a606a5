"""Quadrille, the New Decisions of 1754: what they decide otherwise than the laws."""

from __future__ import annotations

from executable_rules.facts import of_state
from executable_rules.mechanics.results import Penalty, Silence
from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.claims import CONFINED, DueWonDue
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

REWARDED = frozenset({Due.STAKE, Due.CONSOLATION})
"""What is due for the game itself: the stake, and the rewards that other books call consolation."""


@law("seymour.quadrille.decisions-renounces.3")
def trumps_unasked(
    *,
    was_asked: of_state.WasAsked,
    was_turned: of_state.WasTurned,
    on_purpose: of_state.OnPurpose,
) -> Penalty:
    """What a player suffers if he trumps, unasked, with a suit not trumps: a Beast, if for fraud.

    He is beasted if he has turned the trick down, and it appears, or may be suspected, that he
    meant to cheat (``on_purpose``). Law XXVI, ``beast_laws.trumps_in_another_suit``, beasts him
    whatever he meant.
    """
    unasked = met("without asking what is Trumps", not was_asked)
    turned = met("shall have turned down the Trick", was_turned)
    fraud = met("that he did it with a fraudulent Design", on_purpose)
    return Penalty.BEAST if unasked and turned and fraud else Penalty.NONE


@law(
    "seymour.quadrille.decisions-sans-prendre.1",
    says=text("He may demand {}.", nothing="He may demand nothing more."),
)
def unpaid_may_demand(
    *, was_paid: of_state.WasPaid = False, due_won: DueWonDue = CONFINED
) -> frozenset[Due]:
    """What a winner of ``sans prendre`` whom nobody paid may still demand when the cards are cut.

    The rewards for the game, the sans prendre, and the matadors if he had them (``due_won``). Law
    XXXIII asks besides that the cards were cut in haste by design.
    """
    if not due_won <= CONFINED:
        raise ValueError("due_won may be of MATADORS and SANS_PRENDRE")
    unpaid = met("has not received from any one of the Players", not was_paid)
    return due_won | {Due.CONSOLATION} if unpaid else frozenset()


@law("seymour.quadrille.decisions-sans-prendre.2", says=text("He is due {}."))
def due_to_him_who_cut(
    *, was_asked: of_state.WasAsked, by_himself: of_state.ByHimself, due_won: DueWonDue = CONFINED
) -> frozenset[Due] | Silence:
    """What is due to a winner of ``sans prendre`` who cut before he asked: stake and rewards.

    If he has not demanded the sans prendre before (``was_asked``): the stake and the rewards alone.
    It says nothing of a cut by others; the decision before it does (``unpaid_may_demand``).
    """
    if not due_won <= CONFINED:
        raise ValueError("due_won may be of MATADORS and SANS_PRENDRE")
    if not met("has himself either cut or dealt the Cards", by_himself):
        return Silence.NOT_SAID
    return REWARDED if met("has not demanded it", not was_asked) else REWARDED | due_won
