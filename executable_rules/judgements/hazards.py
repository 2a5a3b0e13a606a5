"""The hazards that a hand of Ombre makes, by the dictionary, for the law on what they pay."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct
from executable_rules.ombre import facts as ombre
from executable_rules.ombre.hand_hazards import (
    bon_air,
    charivary,
    chicoree,
    contentment,
    discord,
    fanatique,
    guinguette,
    mirliro,
    partie_quarree,
    yeux,
)
from lawsofplay.rules import judges
from lawsofplay.sentences import text


@judges(
    "hazards",
    "ombre.settling.hazards_from_each",
    says=text("The hand makes {:hazard}.", nothing="The hand makes no hazard."),
)
def hazards_of_the_hand(
    *,
    ombre_hand: ombre.OmbreHand,
    trump: of_cards.Trump,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> int:
    """How many of the ten ``hazards`` that cards can make the Ombre's hand makes.

    The other four are not made by the hand: ``ombre.hazards``. If he has one of those besides, the
    number itself must be given.
    """
    hand, alone = ombre_hand, plays_sans_prendre
    won = [
        bon_air(ombre_hand=hand, trump=trump, has_won=True, plays_sans_prendre=alone),
        charivary(ombre_hand=hand, has_won=True),
        chicoree(ombre_hand=hand, trump=trump, has_won=True),
        contentment(ombre_hand=hand, trump=trump, has_won=True, plays_sans_prendre=alone),
        discord(ombre_hand=hand, has_won=True),
        fanatique(ombre_hand=hand, has_won=True),
        guinguette(ombre_hand=hand, has_won=True),
        mirliro(ombre_hand=hand, trump=trump, has_won=True),
        partie_quarree(ombre_hand=hand, has_won=True),
        yeux(ombre_hand=hand, has_won=True),
    ]
    return won.count(1)
