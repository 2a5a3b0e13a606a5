"""Ombre, of the suit that is not named, or not in time: laws XV, XVI, XVIII and XXII."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_play, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no


class Naming(Enum):
    """How the Ombre named his suit."""

    RIGHT = "he named the suit that he meant"
    FORGOTTEN = "he forgot to name it"
    MISTAKEN = "he named one suit for another"


Act = Annotated[Naming, like(of_play.Act)]


@law(
    "bellecour.ombre.laws.15",
    "academie.ombre.laws.15",
    "seymour.ombre.laws.2",
    only={
        "suit_named=none": ("bellecour", "academie"),
        "other_suit=none": ("bellecour", "academie"),
        "other_spoke_first": ("bellecour", "academie"),
    },
    says=text("{} are trumps.", none="No suit is named yet."),
)
def named_by_others(
    *,
    suit_named: of_cards.SuitNamed | None,
    other_suit: of_cards.OtherSuit | None,
    other_spoke_first: facts.OtherSpokeFirst = False,
) -> Suit | None:
    """What is trumps if the Ombre forgot to name it: what another names, first on his right.

    If both speak at the same time the player on the right is heard. The law says nothing of two who
    do not; the prose (bellecour p. 88) takes the suit that was named first. The law of 1754 speaks
    only of two who speak together, and they must wait until the Ombre has looked at the cards he
    took in: ``calling_1754.may_be_named_for_him``.
    """
    if met(
        "one of the others may name it for him",
        suit_named is None or other_suit is None,
        "l'un des deux autres peut nommer pour lui",
    ):
        return suit_named or other_suit
    together = met(
        "speak at the same time",
        not other_spoke_first,
        "speak both together",
        "si les deux nomment ensemble",
    )
    return suit_named if together else other_suit


@law(
    "bellecour.ombre.laws.16",
    "academie.ombre.laws.16",
    "seymour.ombre.laws.3",
    says=yes_no("The Ombre may discard over again.", "The Ombre may not discard over again."),
)
def may_discard_again(*, act: Act, cards_mixed: of_state.CardsMixed) -> bool:
    """May the Ombre discard again if he named a wrong suit? Until the new cards join his hand.

    The ``rentree`` are the cards he took in. Once they are joined to his hand it is too late. In
    1754 he "may take in his Discard again", to make it anew.
    """
    wrong = met(
        "forgets to name his Suit, or mistakes in naming it",
        act is not Naming.RIGHT,
        "forgets to name his Trump, or names one Suit for another by Mistake",
        "a oublié à nommer sa couleur, qui s'est mépris en la nommant",
    )
    apart = met(
        "if he has not joined his Rentree to his Hand",
        not cards_mixed,
        "are not mixed with the rest of his Game",
        "si la rentrée n'est pas confondue avec son jeu",
    )
    return wrong and apart


@law(
    "bellecour.ombre.laws.18",
    "academie.ombre.laws.18",
    "seymour.ombre.laws.4",
    says=text("{} are trumps."),
)
def names_after_taking_in(
    *,
    suit_named: of_cards.SuitNamed,
    other_suit: of_cards.OtherSuit,
    other_spoke_first: facts.OtherSpokeFirst,
) -> Suit:
    """What is trumps if the Ombre names his suit after taking in: that, unless another named one.

    ``other_suit``: the suit that another names. In the French and in the book of 1754 the Ombre has
    seen those cards; in the English he has taken them in.
    """
    return (
        suit_named
        if met(
            "if neither of the others have yet done it",
            not other_spoke_first,
            "if he prevents the others",
            "s'il prévient les deux autres",
        )
        else other_suit
    )


@law("bellecour.ombre.laws.22", "academie.ombre.laws.22")
def names_without_asking(
    *,
    is_last: of_state.IsLast,
    has_discarded: of_conduct.HasDiscarded,
    asked_leave: of_conduct.AskedLeave,
) -> Says:
    """How a player must play who named his suit unasked: ``sans prendre``, that is not taking in.

    He need not if he is the youngest hand (*dernier en carte*), to whom nobody could answer, or if
    he has discarded or asked whether the others play. In 1754 it does not help him to have
    discarded, nor to be the youngest unless the others have passed:
    ``calling_1754.named_without_leave``.
    """
    elder = met("not being youngest hand", not is_last, "n'étant pas dernier en carte")
    at_once = met(
        "without discarding, or asking",
        not (has_discarded or asked_leave),
        "sans avoir écarté, & sans avoir demandé si l'on joue",
    )
    return Says.SANS_PRENDRE if elder and at_once else Says.ASKS_LEAVE
