"""What hands hold: the three highest trumps, no court card at all, a flux as high as another."""

from __future__ import annotations

from typing import Annotated

from executable_rules.belle import facts as belle
from executable_rules.belle.rules import has_flux, wins_flux
from executable_rules.belle.terms import Outcome
from executable_rules.facts import of_cards
from executable_rules.guinguette import facts as guinguette
from executable_rules.guinguette.boxes import has_cabaret
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.matadors import matadors, sequence_of_matadors
from executable_rules.piquet import facts as piquet
from executable_rules.piquet.picket import blank
from executable_rules.quadrille.matadors import matadors_paid
from lawsofplay.rules import judges, like
from lawsofplay.sentences import yes_no

OmbreCard = Annotated[cards.Card, like(of_cards.Card, pack=OMBRE_PACK)]

HELD = yes_no("They have the matadors.", "They do not have the matadors.")


@judges(
    "has_matadors",
    "quadrille.sans_prendre.kept_of_a_missed_vole",
    "quadrille.vole.won_without_the_vole",
    says=HELD,
)
def matadors_at_quadrille(
    *, ombre_hand: of_cards.OmbreHand, trump: of_cards.Trump, friend_hand: of_cards.FriendHand = ()
) -> bool:
    """Whether the Ombre and his friend have the matadors between them, by law XXXVII."""
    _apart(ombre_hand, friend_hand)
    return bool(matadors_paid(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump))


@judges(
    "has_matadors",
    "mediateur.ending.paid_after_the_end",
    "mediateur.payment.paid_by_each",
    "mediateur.vole.vole_undertaken",
    says=HELD,
)
def matadors_at_mediateur(
    *, ombre_hand: of_cards.OmbreHand, trump: of_cards.Trump, friend_hand: of_cards.FriendHand = ()
) -> bool:
    """Whether the Ombre has the three ``matadors``, alone or together with his friend."""
    _apart(ombre_hand, friend_hand)
    held = sequence_of_matadors((*ombre_hand, *friend_hand), trump)
    return held >= len(matadors(trump))


@judges(
    "is_special",
    "quadrille.turns.presented_card",
    "quadrille.turns.shewn_card",
    says=yes_no("The card is a matador.", "The card is no matador."),
)
def is_matador(*, card: OmbreCard, trump: of_cards.Trump) -> bool:
    """Whether the card is one of the three ``matadors``: Spadille, Manille, Basto."""
    return card in matadors(trump)


@judges(
    "has_carte_blanche",
    "piquet.counting.counts_the_game",
    "piquet.blank.blank_hinders",
    says=yes_no("The hand is a carte blanche.", "The hand is no carte blanche."),
)
def has_carte_blanche(*, hand: piquet.Hand) -> bool:
    """Whether a hand has no court card, by what ``blank`` counts for it."""
    return bool(blank(hand=hand))


@judges(
    "are_equal",
    "belle.rules.next_stake",
    says=yes_no("The highest fluxes are equal.", "No two fluxes are equally the highest."),
)
def fluxes_are_equal(*, hands: belle.Hands) -> bool:
    """Whether the box of the Flux rests because the highest fluxes are equal, and not for lack of
    one.
    """
    some = any(has_flux(hand=hand) for hand in hands)
    return some and wins_flux(hands=hands) is Outcome.RESTS


@judges(
    "is_better",
    "guinguette.calls_cabaret",
    says=yes_no("He has the highest “Cabaret”.", "He does not have the highest “Cabaret”."),
)
def has_superior_cabaret(*, hands: guinguette.Hands, seat: guinguette.Seat) -> bool:
    """Whether a player's Cabaret, a tierce, is the highest; of equal ones the elder's, from seat 0
    on.
    """
    return has_cabaret(hands=hands) == seat


def _apart(ombre_hand: of_cards.OmbreHand, friend_hand: of_cards.FriendHand) -> None:
    if set(ombre_hand) & set(friend_hand):
        raise ValueError("ombre_hand and friend_hand cannot share a card")
