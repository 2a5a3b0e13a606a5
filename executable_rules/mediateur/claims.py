"""Médiateur, of a payment that was not demanded: the author against the book that he cites."""

from __future__ import annotations

from executable_rules.facts import of_play, of_state
from executable_rules.quadrille.beast_claims import Claim
from executable_rules.quadrille.facts import InHaste
from lawsofplay.rules import law, met, whether


@law(
    "academie.mediateur.payment-observation.1",
    says={
        Claim.DUE: "It must be paid.",
        Claim.LOST: "The claim is lost.",
        Claim.NOT_ASKED: "It need not be paid unless it is demanded.",
        Claim.NOT_SAID: "The law does not say.",
    },
)
def claimed_later(*, deals_after: of_play.DealsAfter, in_time: of_state.InTime) -> Claim:
    """Whether a player who demanded too little is due the rest some deals after: after one or two.

    One deal or two after, if the players remember it: so the author would have it, whatever was
    done until then. The rule says nothing of more deals; his reason has "or even later" (*ou même
    plûtard*), for an error that can be proved. Law XXXIII of Quadrille refuses the matadors and the
    Sans Prendre (``quadrille.claims.after_the_cut``); its law XXXIX sets no time for the rest
    (``quadrille.beast_claims.may_be_demanded``).
    """
    soon = met("un ou deux coups ensuite", deals_after <= 2)
    if not met("que les Joueurs s'en ressouvinssent", in_time):
        return Claim.LOST
    return Claim.DUE if soon else Claim.NOT_SAID


@law(
    "academie.mediateur.payment-observation.2",
    "academie.mediateur.payment-observation.5",
    only={"in_haste": ("academie.mediateur.payment-observation.5",)},
    says={
        Claim.DUE: "It must be paid.",
        Claim.LOST: "The claim is lost.",
        Claim.NOT_ASKED: "It need not be paid unless it is demanded.",
        Claim.NOT_SAID: "The law does not say.",
    },
)
def claimed_before_the_cut(
    *,
    cards_mixed: of_state.CardsMixed,
    cards_cut: of_state.CardsCut,
    in_haste: InHaste = False,
) -> Claim:
    """Whether an account may be opened again, by a book that the author cites: not after the cut.

    Not when the cards are shuffled and cut for the next deal (*mêlé & coupé*), unless that was done
    so fast, on purpose, that the player had no time to count. The author condemns both parts
    (``claimed_later``).
    """
    cut = met("mêlé & coupé pour le coup suivant", cards_mixed and cards_cut)
    no_time = met("mêler & couper si vite", in_haste)
    return Claim.LOST if cut and not no_time else Claim.DUE


@law(
    "academie.mediateur.payment-observation.4",
    says={
        Claim.DUE: "It must be paid.",
        Claim.LOST: "The claim is lost.",
        Claim.NOT_ASKED: "It need not be paid unless it is demanded.",
        Claim.NOT_SAID: "The law does not say.",
    },
)
def claimed_with_proof(*, deals_after: of_play.DealsAfter, was_proved: of_state.WasProved) -> Claim:
    """Whether a player who proves that he was paid too little is due the rest: so the author asks.

    It does not matter whether the next deal is played or a later one: so the author asks. He has
    spoken before of a player who proves nothing (``claimed_later``).
    """
    whether("Si le coup suivant, ou même plûtard", deals_after > 1)
    return (
        Claim.DUE
        if met("il s'aperçoit & peut prouver cette erreur", was_proved)
        else Claim.NOT_SAID
    )
