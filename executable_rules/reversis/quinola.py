"""Reversis, of Quinola, the knave of hearts: rules III to VI."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis import facts
from executable_rules.reversis.terms import QUINOLA, Winnings, WonByForcing
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays


@law("bellecour.reversis.laws.3", "academie.reversis.laws.3")
def wins_the_party(
    *, card: of_cards.Card, suit_led: of_cards.SuitLed | None, pool: of_money.Pool
) -> Winnings:
    """What a card wins that is played in ``renounce`` (its player has none of the suit led).

    Quinola wins the party, that is what lies in the box; ``suit_led`` is none when the card leads.
    """
    quinola = met("The Knave of Hearts", card == QUINOLA)
    in_renounce = met("played in Renounce", suit_led not in (None, card.suit))
    return Winnings(box=pool if quinola and in_renounce else 0)


@law(
    "bellecour.reversis.laws.4",
    "academie.reversis.laws.4",
    says=pays("the player of Quinola", "the box", "counter"),
)
def beasted_by_quinola(*, suit_led: of_cards.SuitLed | None, pool: of_money.Pool) -> Forfeit:
    """The beast of him whose Quinola goes to a heart, or who leads it: as much as the box holds.

    ``suit_led`` is the suit that another led, none when Quinola itself leads. Of one who was not
    obliged to play it so, or could have played it in renounce, the rule does not speak; he is taken
    alike.
    """
    to_a_heart = met("obliged to play Quinola to a Heart", suit_led is Suit.HEARTS)
    leads = met("if he leads it himself", suit_led is None)
    return Forfeit(pool, Unit.COUNTER, Payee.POOL) if to_a_heart or leads else NOTHING


@law("bellecour.reversis.laws.5", "academie.reversis.laws.5")
def forces_out(
    *,
    card_count: of_cards.CardCount = 0,
    sum_agreed: of_money.SumAgreed = 4,
    price: facts.Price = 0,
) -> WonByForcing:
    """What he wins who ``forces out`` Quinola: leads a heart to it when it is the only one.

    Four counters of him that had it, or more if it is agreed, and ``price`` one, if that was
    agreed before. ``card_count`` are those with it in the hand; with any it was not forced.
    """
    whole_number("sum_agreed", sum_agreed, 4)
    if met("having no other Heart", card_count == 0):
        return WonByForcing(from_one=sum_agreed, from_each=price)
    return WonByForcing()


@law(
    "bellecour.reversis.laws.6",
    "academie.reversis.laws.6",
    says=pays("the winner of the trick", "the player of Quinola", "mark"),
)
def quinola_in_renounce(
    *, suit_led: of_cards.SuitLed | None, sum_agreed: of_money.SumAgreed = 2
) -> Winnings:
    """What Quinola wins besides, in ``marks``, of him who wins the trick to which it was thrown.

    Two marks, or more if it is agreed, where it is played in renounce.
    """
    whole_number("sum_agreed", sum_agreed, 2)
    if met("on a Spade, Club or Diamond", suit_led not in (None, Suit.HEARTS)):
        return Winnings(from_one=sum_agreed)
    return Winnings()
