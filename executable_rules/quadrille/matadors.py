"""Quadrille and Ombre, of the matadors: their privilege, and when they are paid."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.matadors import (
    matadors,
    ombre_plays,
    ombre_ranking,
    sequence_of_matadors,
)
from executable_rules.quadrille import facts
from executable_rules.quadrille.beast_claims import Claim
from executable_rules.quadrille.telling import MAY_PLAY
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.quadrille.laws.30",
    "bellecour.quadrille.laws.31",
    "seymour.quadrille.laws.30",
    "seymour.quadrille.laws.31",
    "academie.quadrille.laws.30",
    "academie.quadrille.laws.31",
    "bellecour.ombre.laws.52",
    "bellecour.ombre.laws.53",
    "academie.ombre.laws.52",
    "academie.ombre.laws.53",
    "quanti.quadrille.laws.40",
    "quanti.quadrille.laws.41",
    "seymour.ombre.laws.6",
    "seymour.ombre.laws.7",
    says=yes_no(
        "{card_led}, led, forces {card}: who has no other trump must play it.",
        "{card_led}, led, does not force {card}: it may be kept.",
    ),
)
def forces(*, card_led: of_cards.CardLed, card: facts.Card, trump: of_cards.Trump) -> bool:
    """Whether a card led ``forces`` a matador (Spadill, Manill or Basto), so that it must be
    played.

    The holder has no other trump. A lower trump does not force it, a higher matador does.
    """
    three, order = matadors(trump), ombre_ranking(trump)
    if card not in three or card == card_led:
        raise ValueError(f"card may be {', '.join(map(str, three))}, and not the card led")
    return met(
        "The superior Matador forces the inferior",
        order.beats(card_led, card),
        "A superior Matadore forces down an inferior",
        "A Superior Matadore forces an Inferior",
        "only by being led",
        "Le Matador supérieur force l'inférieur",
    )


@law(
    "bellecour.quadrille.laws.30",
    "bellecour.quadrille.laws.31",
    "bellecour.quadrille.laws.32",
    "seymour.quadrille.laws.30",
    "seymour.quadrille.laws.31",
    "seymour.quadrille.laws.32",
    "academie.quadrille.laws.30",
    "academie.quadrille.laws.31",
    "academie.quadrille.laws.32",
    "bellecour.ombre.laws.52",
    "bellecour.ombre.laws.53",
    "bellecour.ombre.laws.54",
    "academie.ombre.laws.52",
    "academie.ombre.laws.53",
    "academie.ombre.laws.54",
    "quanti.quadrille.laws.40",
    "quanti.quadrille.laws.41",
    "seymour.ombre.laws.6",
    "seymour.ombre.laws.7",
    "seymour.ombre.laws.9",
    says=MAY_PLAY,
)
def may_be_played(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> list[Card]:
    """The cards of a hand that may be played to a trick, by the privilege of the ``matadors``.

    ``trick`` begins with the card led, and only that card forces: a higher matador played on a
    lower trump does not. Quadrille says a lower trump is led, Ombre and the book of 1754 say a
    trump; the law before speaks of a higher one.
    """
    if set(hand) & set(trick):
        raise ValueError("hand and trick may not share a card")
    return list(ombre_plays(hand, trick, trump))


@law(
    "bellecour.quadrille.laws.37",
    "seymour.quadrille.laws.37",
    "academie.quadrille.laws.37",
    says=text(
        "They are paid {:matador}, the highest trumps in sequence.",
        nothing="No matadors, the highest trumps in sequence, are paid.",
    ),
)
def matadors_paid(
    *, ombre_hand: of_cards.OmbreHand, friend_hand: of_cards.FriendHand = (), trump: of_cards.Trump
) -> int:
    """How many ``matadors`` are paid: those that the Ombre and his friend hold, together or apart.

    It is from the first chapter of the books that they must have the first three, and that the
    trumps which follow these without a gap are counted too. The law gives no number.
    """
    held = sequence_of_matadors((*ombre_hand, *friend_hand), trump)
    return held if held >= len(matadors(trump)) else 0


@law(
    "bellecour.quadrille.laws.36",
    "seymour.quadrille.laws.36",
    "academie.quadrille.laws.36",
)
def paid_like_his_partner(*, was_paid: of_state.WasPaid, was_asked: of_state.WasAsked) -> Claim:
    """Whether the second of two winners is paid the ``matadors``: yes, if the first has been paid.

    ``was_asked``: somebody asked in time, before the cut of law XXXIII, after which they are lost.
    """
    paid = met(
        "has been paid the Matadors",
        was_paid,
        "has been paid for Matadores",
        "a été payé des Matadors",
    )
    unasked = met(
        "though he has not demanded them",
        not was_asked,
        "notwithstanding they have not been demanded",
        "encore qu'ils n'ayent pas été demandés",
    )
    return Claim.LOST if unasked and not paid else Claim.DUE
