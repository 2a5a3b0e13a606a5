"""Reversis, of Quinola, the knave of hearts: rules III to VI."""

from __future__ import annotations

from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis.terms import QUINOLA, Winnings
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays


@law("bellecour.reversis.laws.3", "academie.reversis.laws.3")
def wins_the_party(*, card: Card, led: Suit | None, in_box: int) -> Winnings:
    """What a card wins that is played in ``renounce`` (its player has none of the suit led).

    Quinola wins the party, that is what lies in the box; ``led`` is none when the card leads.
    """
    whole_number("in_box", in_box, 0)
    quinola = met("The Knave of Hearts", card == QUINOLA)
    in_renounce = met("played in Renounce", led not in (None, card.suit))
    return Winnings(box=in_box if quinola and in_renounce else 0)


@law("bellecour.reversis.laws.4", "academie.reversis.laws.4")
def beasted_by_quinola(*, led: Suit | None, in_box: int) -> Forfeit:
    """The beast of him whose Quinola goes to a heart, or who leads it: as much as the box holds.

    ``led`` is the suit that another led, none when Quinola itself leads. Of one who was not obliged
    to play it so, or could have played it in renounce, the rule does not speak; he is taken alike.
    """
    whole_number("in_box", in_box, 0)
    to_a_heart = met("obliged to play Quinola to a Heart", led is Suit.HEARTS)
    leads = met("if he leads it himself", led is None)
    return Forfeit(in_box, Unit.COUNTER, Payee.POOL) if to_a_heart or leads else NOTHING


@law("bellecour.reversis.laws.5", "academie.reversis.laws.5")
def forces_out(*, other_hearts: int = 0, agreed: int = 4, from_each: int = 0) -> Winnings:
    """What he wins who ``forces out`` Quinola: leads a heart to it when it is the only one.

    Four counters of him that had it, or more if it is agreed, and ``from_each`` one, if that was
    agreed before. ``other_hearts`` are those with it in the hand; with any it was not forced.
    """
    whole_number("agreed", agreed, 4)
    whole_number("from_each", from_each, 0, 1)
    if met("having no other Heart", whole_number("other_hearts", other_hearts, 0) == 0):
        return Winnings(from_one=agreed, from_each=from_each)
    return Winnings()


@law(
    "bellecour.reversis.laws.6",
    "academie.reversis.laws.6",
    says=pays("he who wins the trick", unit="mark"),
)
def quinola_in_renounce(*, led: Suit | None, agreed: int = 2) -> Winnings:
    """What Quinola wins besides, in ``marks``, of him who wins the trick to which it was thrown.

    Two marks, or more if it is agreed, where it is played in renounce.
    """
    whole_number("agreed", agreed, 2)
    if met("on a Spade, Club or Diamond", led not in (None, Suit.HEARTS)):
        return Winnings(from_one=agreed)
    return Winnings()
