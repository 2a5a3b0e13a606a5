"""Whether the matadors are held: the three highest trumps, in the Ombre's hand and his friend's."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.mechanics.matadors import matadors, sequence_of_matadors
from executable_rules.quadrille.matadors import matadors_paid
from lawsofplay.rules import judges
from lawsofplay.sentences import yes_no

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
    return matadors_paid(ombre_hand=ombre_hand, friend_hand=friend_hand, trump=trump) > 0


@judges(
    "has_matadors",
    "mediateur.payment.paid_by_each",
    "mediateur.vole.vole_undertaken",
    says=HELD,
)
def matadors_at_mediateur(
    *, ombre_hand: of_cards.OmbreHand, trump: of_cards.Trump, friend_hand: of_cards.FriendHand = ()
) -> bool:
    """Whether the three ``matadors`` are together in the Ombre's hand, or in his and his friend's."""
    _apart(ombre_hand, friend_hand)
    held = sequence_of_matadors((*ombre_hand, *friend_hand), trump)
    return held >= len(matadors(trump))


def _apart(ombre_hand: of_cards.OmbreHand, friend_hand: of_cards.FriendHand) -> None:
    if set(ombre_hand) & set(friend_hand):
        raise ValueError("ombre_hand and friend_hand cannot share a card")
