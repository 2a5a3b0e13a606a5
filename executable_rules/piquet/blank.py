"""Piquet: how a blank, carte blanche, hinders pique and repique, in 1687 and 1754."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_play
from executable_rules.piquet import facts
from executable_rules.piquet.terms import Hand
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import yes_no


@law(
    "cotton.piquet.7",
    "cotton.piquet.rules.8",
    "seymour.piquet.rules.13",
    "seymour.piquet.accidents.29",
    only={"has_carte_blanche": ("cotton.piquet.7",)},
    says=yes_no(
        "The other’s blank hinders “Picy” and “Repicy”.", "No blank hinders “Picy” or “Repicy”."
    ),
)
def blank_hinders(
    *,
    who: facts.Who,
    other_has_it: of_conduct.OtherHasIt,
    has_carte_blanche: of_conduct.HasCarteBlanche = False,
    adversary_points: of_play.AdversaryPoints = 0,
) -> bool:
    """Whether a hand's ``Picy`` and ``Repicy`` (pique, repique) are hindered by the other's blank.

    They are, though he has nothing else; 1687 says it of the younger's blank against an elder's
    blank too, though that be of bigger cards. That it "bars the former" may mean besides that the
    elder's ten are not reckoned, and that his blank then hinders no more; of the younger's own Picy
    against two blanks nothing is said, and the rule of all blanks is answered. 1754 gives the
    reason: it is reckoned first.
    """
    whether(
        "although he hath nothing to shew but his Blank",
        other_has_it and adversary_points == 0,
        "nothing in his Hand but the Cart-blanche",
    )
    whether(
        "though the eldest hands Blank consists of the biggest Cards",
        has_carte_blanche and who is Hand.ELDER,
    )
    return met(
        "the youngers Blank shall bar the former",
        other_has_it,
        "his Blank shall hinder the other Picy and Repicy",
        "prevents a Picque and Re-Picque",
        "saves a Picque or a Repicque",
    )
