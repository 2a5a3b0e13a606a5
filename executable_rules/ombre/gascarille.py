"""Gascarille, a way of playing at Ombre in the book of 1754: who plays takes in eight cards."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct
from executable_rules.mechanics.cards import Suit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import HAND, Says
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import pays, text, yes_no

LAID_OUT = 8
"""Cards that he lays out at least."""

CardsDiscarded = Annotated[int, like(of_cards.CardsDiscarded, least=0, most=HAND)]


@law(
    "seymour.gascarille.1",
    says=yes_no("One may declare to play Gascarille.", "Nobody may declare to play Gascarille."),
)
def may_be_declared(*, announcements: facts.Announcements) -> bool:
    """May one declare to play Gascarille? When all have passed."""
    passed = all(said is Says.PASSES for said in announcements)
    return met("When all have passed", passed)


@law(
    "seymour.gascarille.1",
    "seymour.gascarille.2",
    says=yes_no("He may lay out so many.", "He may not lay out so few: they are eight or nine."),
)
def may_lay_out(*, cards_discarded: CardsDiscarded) -> bool:
    """May the player who plays Gascarille lay out this many cards? Eight at least, and sometimes
    all nine.
    """
    return met("obliged to lay out at least eight", cards_discarded >= LAID_OUT)


@law(
    "seymour.gascarille.1",
    says=text("{} are trumps.", none="No suit is trumps yet: he takes in first."),
)
def trump_at_gascarille(
    *, suit_named: of_cards.SuitNamed, has_taken_in: of_conduct.HasTakenIn
) -> Suit | None:
    """Which suit is trumps: the one the player names when he has taken in and looked at his cards.

    At Ombre he must name it before he sees what he takes in: ``calling_1754.trump_once_turned``.
    """
    return suit_named if met("after having taken in", has_taken_in) else None


@law(
    "seymour.gascarille.3",
    says=pays("each of the other players", "the player of Gascarille", "counter"),
)
def gascarille_pays(*, has_won: of_conduct.HasWon) -> int:
    """What each pays a player who plays Gascarille and wins: three. Below zero the player pays
    each.

    It is not said three of what; the book pays sans-prendre and matadores in counters.
    """
    return 3 if met("If he wins his Game", has_won) else -3
