"""Quadrille of 1822, what is claimed and when: laws 37 to 39 and 42 to 44.

``Honours`` are the matadors (the highest trumps in sequence) and the premiers (the first six
tricks). ``tariff`` has what they are worth.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille.beast_claims import Claim
from executable_rules.quadrille_1822 import facts
from executable_rules.quadrille_1822.terms import HAND, Act, Player
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text, yes_no


class Due(Enum):
    """What a winner may claim."""

    PREMIUM = "what the opponents pay for the game"
    HONOURS = "matadors and premiers"


DueClaimed = Annotated[Due, like(of_money.DueClaimed)]


@law(
    "quanti.quadrille.laws.38",
    says=yes_no("By this he takes part in the deal.", "By this he does not take part in the deal."),
)
def takes_part_in_the_deal(*, act: facts.Act) -> bool:
    """Whether a person ``takes part in a deal`` by what he does: cuts, deals or sees his cards.

    The law's list is open (*&c.*): whoever does anything later in the deal has taken part too.
    """
    return act is not Act.NOTHING


@law(
    "quanti.quadrille.laws.37",
    "quanti.quadrille.premiers.2",
    only={"due_claimed=premium": ("quanti.quadrille.premiers",)},
    says={
        Claim.DUE: "It must still be paid.",
        Claim.NOT_ASKED: "It need not be paid: nobody has asked for it.",
        Claim.LOST: "It is lost: it was asked for too late.",
        Claim.NOT_SAID: "The law does not say.",
    },
)
def still_to_pay(
    *, due_claimed: DueClaimed, was_asked: of_state.WasAsked = True, act: facts.Act = Act.NOTHING
) -> Claim:
    """Whether this must still be paid: honours not once their winner takes part in the next deal.

    Honours must be paid only if they are claimed before he has taken part in that deal; the premium
    at any time.
    """
    if met("may be claimed, if not received, at any time", due_claimed is Due.PREMIUM):
        return Claim.DUE
    late = met("taken part in the following deal", takes_part_in_the_deal(act=act))
    if late:
        return Claim.LOST
    return Claim.DUE if met("unless required", was_asked) else Claim.NOT_ASKED


@law(
    "quanti.quadrille.laws.39",
    "quanti.quadrille.premiers.3",
    says={
        Claim.DUE: "It must still be paid.",
        Claim.NOT_ASKED: "It need not be paid: nobody has asked for it.",
        Claim.LOST: "It is lost: it was asked for too late.",
        Claim.NOT_SAID: "The law does not say.",
    },
)
def partner_may_still_claim(*, was_paid: of_state.WasPaid, act: facts.Act = Act.NOTHING) -> Claim:
    """Whether a partner may claim his honours: at any time, once the other was paid his."""
    if met("received payment for honours", was_paid):
        return Claim.DUE
    return Claim.LOST if takes_part_in_the_deal(act=act) else Claim.DUE


@law("quanti.quadrille.laws.42", says=pays("he who lost the game", "the adversaries", "counter"))
def pays_his_own_matadors(
    *,
    matador_price: of_money.MatadorPrice,
    hand_size: facts.HandSize,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
    was_named: of_state.WasNamed = True,
) -> int:
    """What the hombre pays for his ``matadors`` if he lost by a wrong number of cards: their price.

    At ``sans prendre``, alone with his own cards, he pays only if he had named trumps. *If they
    have them* is read as said of these two, and not of the adversaries, since law 44 leaves no
    other reading.
    """
    wrong = met("more or less than ten cards", whole_number("hand_size", hand_size) != HAND)
    named = met("he had named his suit of trumps", was_named)
    return matador_price if wrong and (named or not plays_sans_prendre) else 0


@law(
    "quanti.quadrille.laws.43",
    says=pays("he who received too much", "those who paid him", "counter"),
)
def pays_back(*, sum_paid: of_money.SumPaid, sum_due: of_money.SumDue, act: facts.Act) -> int:
    """What a player must pay back who received too much: twice what he was overpaid.

    ``act``: what he has done in the following deal. Until he has taken part in it nothing can be
    demanded.
    """
    over = max(sum_paid - sum_due, 0)
    taken_part = met("taken part in the following deal", takes_part_in_the_deal(act=act))
    return 2 * over if taken_part else 0


@law(
    "quanti.quadrille.laws.44",
    "quanti.quadrille.beast-penalty.2",
    "quanti.quadrille.auction.3",
    "quanti.quadrille.alliance.7",
    only={"is_codille": ("quanti.quadrille.laws",)},
    says=text("He may claim {:counter} for honours.", nothing="He can claim nothing for honours."),
)
def honours_claimed(
    *, who: facts.Who, price: of_money.Price, is_codille: of_state.IsCodille = False
) -> int:
    """What honours of this worth the player who has them may claim: an opponent nothing.

    Not even when the hombre loses ``codille``, by two tricks or more.
    """
    whether("although the hombre lose Codille", is_codille)
    return 0 if who is Player.OPPONENT else price


@law(
    "quanti.quadrille.vole.5",
    says=text("For honours he still receives {:counter}.", nothing="He had no honours."),
)
def honours_with_a_vole(
    *, price: of_money.Price, wants_it: of_conduct.WantsIt, was_made: of_state.WasMade
) -> int:
    """What the hombre receives for honours who has won his game, whether he attempts the vole or
    not.

    They are paid with the game, even when the vole is lost. But by law 61, ``voles.vole_lost``, a
    lost vole that he declared before he began to play costs him all that the game brings.
    """
    whether("the vole is not attempted", not wants_it)
    whether("even when the vole is lost", not was_made)
    return price
