"""Ombre, of the suit that is not named, or not in time: laws XV, XVI, XVIII and XXII."""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import Suit
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, met
from lawsofplay.sentences import told, yes_no


class Naming(Enum):
    """How the Ombre named his suit."""

    RIGHT = "he named the suit that he meant"
    FORGOTTEN = "he forgot to name it"
    MISTAKEN = "he named one suit for another"


@law(
    "bellecour.ombre.laws.15",
    "academie.ombre.laws.15",
    "seymour.ombre.laws.2",
    only={
        "right=none": ("bellecour", "academie"),
        "left=none": ("bellecour", "academie"),
        "left_spoke_first": ("bellecour", "academie"),
    },
    says=told("{} are trumps.", none="No suit is named yet."),
)
def named_by_others(
    *, right: Suit | None, left: Suit | None, left_spoke_first: bool = False
) -> Suit | None:
    """What is trumps when the Ombre forgot to name it and others do, on his ``right`` and left.

    Of two who speak at the same time he on the right is heard. Of two who do not, the law says
    nothing; the prose (bellecour p. 88) has the suit that was named first. The law of 1754 is of
    two who speak together alone, and they wait till he has looked at the cards he took in:
    ``calling_1754.may_be_named_for_him``.
    """
    if met("one of the others may name it for him", right is None or left is None):
        return right or left
    together = met("speak at the same time", not left_spoke_first, "speak both together")
    return right if together else left


@law(
    "bellecour.ombre.laws.16",
    "academie.ombre.laws.16",
    "seymour.ombre.laws.3",
    says=yes_no("The Ombre may discard over again.", "The Ombre may not discard over again."),
)
def may_discard_again(*, naming: Naming, rentree_joined: bool) -> bool:
    """May the Ombre discard over again, as the suit is not the one he discarded for?

    The ``rentree`` are the cards he took in; once they are joined to his hand it is too late. In
    1754 he "may take in his Discard again", to make it anew.
    """
    wrong = met(
        "forgets to name his Suit, or mistakes in naming it",
        naming is not Naming.RIGHT,
        "forgets to name his Trump, or names one Suit for another by Mistake",
    )
    apart = met(
        "if he has not joined his Rentree to his Hand",
        not rentree_joined,
        "are not mixed with the rest of his Game",
    )
    return wrong and apart


@law(
    "bellecour.ombre.laws.18",
    "academie.ombre.laws.18",
    "seymour.ombre.laws.4",
    says=told("{} are trumps."),
)
def names_after_taking_in(*, ombre: Suit, other: Suit, other_first: bool) -> Suit:
    """What is trumps when the Ombre names his suit after his ``rentree``, the cards he took in.

    ``other``: the suit that another names. In the French and in the book of 1754 the Ombre has
    seen those cards; in the English he has taken them in.
    """
    return (
        ombre
        if met(
            "if neither of the others have yet done it",
            not other_first,
            "if he prevents the others",
        )
        else other
    )


@law("bellecour.ombre.laws.22", "academie.ombre.laws.22")
def names_without_asking(*, youngest: bool, discarded: bool, asked: bool) -> Says:
    """How he plays who names his suit with no game for ``sans prendre``, that is without taking in.

    He is obliged to it, unless he is the youngest hand (*dernier en carte*), whom nobody after him
    could answer, or has discarded or asked if the others play. In 1754 to have discarded does not
    excuse him, nor to be youngest unless the others have passed:
    ``calling_1754.named_without_leave``.
    """
    elder = met("not being youngest hand", not youngest)
    at_once = met("without discarding, or asking", not (discarded or asked))
    return Says.SANS_PRENDRE if elder and at_once else Says.ASKS_LEAVE
