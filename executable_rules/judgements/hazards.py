"""How many hazards the Ombre's hand makes: each is a combination of cards that is paid besides."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct
from executable_rules.ombre.hazards import hazards_of_the_hand
from executable_rules.ombre import facts
from lawsofplay.rules import judges
from lawsofplay.sentences import told


@judges(
    "hazards",
    "ombre.settling.hazards_from_each",
    says=told("His hand makes {:hazard}.", nothing="His hand makes no hazard."),
)
def hazards_held(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
) -> int:
    """How many of the ten hazards that cards make stand in the Ombre's hand."""
    found = hazards_of_the_hand(
        ombre_hand=ombre_hand, trump=trump, plays_sans_prendre=plays_sans_prendre
    )
    return len(found)
