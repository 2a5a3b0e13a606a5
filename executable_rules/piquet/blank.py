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
    """Whether the other's ``blank`` (a hand without court cards) keeps a player from ``Picy`` and
    ``Repicy`` (pique, repique): it does.

    It does, even if the other has nothing else. The book of 1687 says the same of the younger's
    blank against the elder's blank, though the elder's cards be bigger. The book of 1754 gives the
    reason: a blank is counted first.

    "Bars the former" may mean besides that the elder's ten for his blank are not counted, and that
    his blank then hinders no more. Nothing is said of the younger's own Picy against two blanks. In
    both points the function follows the general rule that every blank hinders.
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
