"""Reversis, of Quinola, the knave of hearts: rules III to VI, and what follows the rules."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money, of_state
from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit
from executable_rules.reversis import facts
from executable_rules.reversis.terms import QUINOLA, Winnings, WonByForcing
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import Worded, dues, pays, yes_no


@law("bellecour.reversis.laws.3", "academie.reversis.laws.3")
def wins_the_party(
    *, card: of_cards.Card, suit_led: of_cards.SuitLed | None, pool: of_money.Pool
) -> Winnings:
    """What ``Quinola``, the knave of hearts, wins when thrown on another suit: all in the box.

    Quinola wins the party, that is what lies in the box; ``suit_led`` is none when the card leads.
    """
    quinola = met("The Knave of Hearts", card == QUINOLA, "Le valet de cœur")
    in_renounce = met(
        "played in Renounce", suit_led not in (None, card.suit), "lorsqu'il est jetté en Renonce"
    )
    return Winnings(box=pool if quinola and in_renounce else 0)


@law(
    "bellecour.reversis.laws.4",
    "academie.reversis.laws.4",
    says=pays("the player of Quinola", "the box", "counter"),
)
def beasted_by_quinola(*, suit_led: of_cards.SuitLed | None, pool: of_money.Pool) -> Forfeit:
    """The beast of a player whose Quinola goes to a heart, or who leads it: as much as the box
    holds.

    ``suit_led``: the suit that another led, none when Quinola itself leads. The rule does not speak
    of a player who need not play it so, or could have thrown it in renounce; he is treated alike.
    """
    to_a_heart = met(
        "obliged to play Quinola to a Heart",
        suit_led is Suit.HEARTS,
        "obligé de jouer sur cœur le Quinola",
    )
    leads = met("if he leads it himself", suit_led is None, "qui le joue lui-même étant à jouer")
    return Forfeit(pool, Unit.COUNTER, Payee.POOL) if to_a_heart or leads else NOTHING


@law("bellecour.reversis.laws.5", "academie.reversis.laws.5")
def forces_out(
    *,
    card_count: of_cards.CardCount = 0,
    sum_agreed: of_money.SumAgreed = 4,
    price: facts.Price = 0,
) -> WonByForcing:
    """What a player wins if he ``forces out`` Quinola with a heart: four counters of its holder.

    Four counters from the player who had it, or more if it is agreed; and ``price`` from each, if
    that was agreed before. ``card_count``: hearts with it in the hand; with any it was not forced.
    """
    whole_number("sum_agreed", sum_agreed, 4)
    if met("having no other Heart", card_count == 0, "n'ayant point d'autre cœur à jouer"):
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
    """What Quinola wins of the trick's winner when it is thrown on another suit: two ``marks``.

    Two marks, or more if it is agreed, where it is thrown in renounce.
    """
    whole_number("sum_agreed", sum_agreed, 2)
    if met(
        "on a Spade, Club or Diamond",
        suit_led not in (None, Suit.HEARTS),
        "sur pique, tréfle ou carreau",
    ):
        return Winnings(from_one=sum_agreed)
    return Winnings()


class Keeping(Worded):
    """How a player holds Quinola if he has it."""

    OBLIGED = "he is obliged to keep Quinola"
    AT_WILL = "he keeps Quinola only when he finds it of advantage"


@law(
    "bellecour.reversis.advice.2",
    says=yes_no("He has a right to play Quinola.", "He has no such right to play Quinola."),
)
def may_play_quinola(
    *,
    hand: facts.Hand,
    in_turn: of_state.InTurn,
    is_able: of_state.IsAble,
    is_agreed: of_state.IsAgreed = True,
) -> bool:
    """May a player play Quinola whenever he will, in English?

    ``is_agreed``: they play ``without forcing`` it, so that its holder need not keep it.
    ``is_able``: he has hearts enough to defend it.
    """
    free = met("without forcing the Quinola", is_agreed) and QUINOLA in hand
    weak = met("not having Hearts enough to defend it", not is_able)
    return met("when he is to play", in_turn) and free and weak


@law(
    "academie.reversis.advice.2",
    says=yes_no("He has a right to throw Quinola.", "He has no such right to throw Quinola."),
)
def peut_jetter_le_quinola(
    *,
    hand: facts.Hand,
    is_advantageous: of_state.IsAdvantageous,
    is_able: of_state.IsAble,
    is_agreed: of_state.IsAgreed = True,
) -> bool:
    """May a player throw Quinola, in French? If it suits his game (*si c'est son jeu*).

    ``is_agreed``: they play without forcing it, so that its holder need not keep it. ``is_able``:
    he has hearts enough to defend it.
    """
    free = met("sans que le Quinola soit forcé", is_agreed) and QUINOLA in hand
    weak = met("n'ayant pas assez de cœurs pour le défendre", not is_able)
    return met("si c'est son jeu", is_advantageous) and free and weak


@law("bellecour.reversis.advice.3", "academie.reversis.advice.3")
def keeps_quinola(
    *, hand: facts.Hand, place: facts.Place, is_agreed: of_state.IsAgreed = True
) -> Keeping:
    """Must a player keep Quinola? In the first and second ``tour``, round of deals, always.

    ``place``: which tour it is. ``is_agreed``: they play without forcing it; else it is kept in all
    the tours.

    Raises ValueError when he has not got it.
    """
    if QUINOLA not in hand:
        raise ValueError("hand cannot be so: it has the knave of hearts, Quinola")
    whether(
        "tho' alone",
        [card for card in hand if card.suit is Suit.HEARTS] == [QUINOLA],
        "fût-il seul",
    )
    early = met("the first and second Tours", place <= 2, "le premier & le second tour")
    at_will = not early and met(
        "you play without forcing the Quinola",
        is_agreed,
        "l'on joue sans que le Quinola soit forcé",
    )
    return Keeping.AT_WILL if at_will else Keeping.OBLIGED


@law(
    "bellecour.reversis.advice.4",
    "academie.reversis.advice.4",
    says=dues(
        ("the player of Quinola", "the player who forces it out"),
        ("the player of Quinola", "the box"),
        unit="counter",
    ),
)
def forced_quinola_costs(
    *, pool: of_money.Pool, sum_agreed: of_money.SumAgreed = 4
) -> tuple[int, int]:
    """What a player pays if he must play Quinola to a heart: the sum of rule V, and the Beast of
    IV.
    """
    forced = forces_out(sum_agreed=sum_agreed)
    beast = beasted_by_quinola(suit_led=Suit.HEARTS, pool=pool)
    return forced.from_one, beast.amount
