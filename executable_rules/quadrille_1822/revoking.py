"""Quadrille of 1822, of the revoke, not following suit when one could: laws 45 to 51.

Of law 49 the card that may be required is ``calling.highest_and_lowest``, of law 50 the call is
``calling.call_holds``.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.stakes import puts_down
from executable_rules.quadrille_1822.terms import STAKE, Act, Outcome, Player
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Payment, Worded, yes_no
from lawsofplay.sentences.payments import paid


class Revoked(NamedTuple):
    """How the game ends, and what the player who revoked puts to the board and pays, he alone."""

    outcome: Outcome
    to_the_board: int
    pays_alone: int

    def __str__(self) -> str:
        paid = f"{self.to_the_board} to the board, and {self.pays_alone} besides"
        return f"{self.outcome.value}; he who revoked pays {paid}"

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What the player who revoked pays, to whom."""
        board = Payment("he who revoked", "the board", self.to_the_board, "counter")
        hombre = Payment("he who revoked", "the hombre’s side", self.pays_alone, "counter")
        return tuple(it for it in (board, hombre) if it.amount)

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        return f"{self.outcome.sentence} {paid(self.payments)}"


class Claim(Worded):
    """What becomes of a revoke that is claimed."""

    NO_NOTICE = "no notice can be taken of the revoke"
    TO_ADJUST = "the question is adjusted before the cards are mixed"
    ADMITTED = "the claim must be admitted"


@law("quanti.quadrille.laws.45", "quanti.quadrille.game.3", "quanti.quadrille.nemo.3")
def penalty_of_a_revoke(
    *, who: facts.Who, stake: of_money.Stake = STAKE, game_price: of_money.GamePrice = 0
) -> Revoked:
    """How a ``revoke``, not following suit, ends the game: the side that revoked has lost it.

    ``game_price``: all that the opponents pay for the game. In codille the stake is doubled twice,
    by the player who revoked alone. The law does not say who then pays the premium.
    """
    if met("by the hombre or his partner", who is not Player.OPPONENT):
        return Revoked(Outcome.CODILLE, puts_down(deal_result=Outcome.CODILLE, stake=stake), 0)
    return Revoked(Outcome.WON, stake, game_price)


@law("quanti.quadrille.laws.46", "quanti.quadrille.laws.48")
def revoke_taken_back(
    *, revoker_act: facts.RevokerAct, partner_act: facts.PartnerAct, was_turned: of_state.WasTurned
) -> Verdict:
    """Whether a revoke may be mended: until the revoker or partner takes part in the next trick.

    Neither law asks that the trick be ``turned``. For law 48 it is enough that it *ought* to be:
    with law 46 this means a trick after which another was begun.
    """
    whether("whether the trick be turned or not", was_turned)
    taken_part = any(takes_part_in_the_trick(act=act) for act in (revoker_act, partner_act))
    after = met("has not taken part in the following trick", not taken_part)
    return Verdict.MAY_TAKE_BACK if after else Verdict.STANDS


@law(
    "quanti.quadrille.laws.47",
    says=yes_no(
        "By this he takes part in the trick.", "By this he does not take part in the trick."
    ),
)
def takes_part_in_the_trick(*, act: facts.Act) -> bool:
    """Whether a person ``takes part in a trick``: he leads, or plays to a card led."""
    return act in (Act.LEADS, Act.PLAYS_TO_A_LEAD, Act.PLAYS_TO_THE_FIRST)


@law(
    "quanti.quadrille.laws.49",
    says=yes_no("He may take up his card and play another.", "He may not take up his card."),
)
def may_change_his_card(
    *, next_has_played: of_conduct.NextHasPlayed, is_corrected: of_state.IsCorrected
) -> bool:
    """Whether the next player may take up his card and play another when the revoker took
    up his.
    """
    after = met("The person also who played after him", next_has_played)
    return met("to correct a revoke", is_corrected) and after


@law("quanti.quadrille.laws.51")
def revoke_claimed(
    *,
    in_time: of_state.InTime,
    was_denied: facts.WasDenied = False,
    cards_mixed: of_state.CardsMixed = False,
) -> Claim:
    """What becomes of a claim of a revoke: none is heard once the cards are ``put together``.

    If the revoke is denied it is examined; but a player who denies it and mixes the cards admits
    it.
    """
    if not met("before the cards are put together", in_time):
        return Claim.NO_NOTICE
    mixes = met("the party denying the claim, mix the cards", cards_mixed)
    return Claim.TO_ADJUST if was_denied and not mixes else Claim.ADMITTED
