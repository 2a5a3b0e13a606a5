"""Reversis, of the play of the cards: rules I, II and XI to XIV."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_play, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit
from executable_rules.mechanics.tricks import may_play as playable
from executable_rules.mechanics.tricks import winner
from executable_rules.reversis import facts
from executable_rules.reversis.terms import NATURAL
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, text


class Play(Worded):
    """What a card is to the suit led. The books call two things renounce."""

    FOLLOWS = "the card is of the suit led"
    IN_RENOUNCE = "the card is played in renounce, en renonce: the player has none of the suit led"
    RENOUNCES = "he renounces: he has of the suit led and plays another"


Act = Annotated[Play, like(of_play.Act)]


@law(
    "bellecour.reversis.laws.1",
    "academie.reversis.laws.1",
    says=text("The {:seat} card takes the trick."),
)
def takes(*, trick: of_cards.Trick) -> int:
    """Place of the card that takes the trick, the card led being 0: the highest of the suit led.

    The ``natural value`` has the ace highest, as rule IX counts: the rule itself gives no order.
    """
    return winner(trick, NATURAL)


@law("bellecour.reversis.laws.2", "academie.reversis.laws.2")
def plays(*, hand: facts.Hand, suit_led: of_cards.SuitLed, card: of_cards.Card) -> Play:
    """Whether a card of the ``hand`` follows suit, as it must if it can; there are no trumps.

    The hand holds the card. The French says that one must follow suit, unless one is void of it (*à
    moins de renoncer*); the English that one must, or else one renounces. Both come to the same.
    """
    if card not in hand:
        raise ValueError(f"hand may not be without the card played, {card}")
    if met("play in the Suit led", card.suit is suit_led, "fournir de la couleur jouée"):
        return Play.FOLLOWS
    has_suit = met(
        "or else you renounce",
        any(other.suit is suit_led for other in hand),
        "obligé de fournir de la couleur jouée à moins de renoncer",
    )
    return Play.RENOUNCES if has_suit else Play.IN_RENOUNCE


@law("bellecour.reversis.laws.11")
def pays_for_renouncing(
    *, act: Act, sum_agreed: of_money.SumAgreed | None, paid_to: facts.PaidTo
) -> Forfeit | Penalty:
    """What a player suffers who ``renounces``: the counters that are agreed on, or he is beasted.

    ``sum_agreed`` is none where they agreed on the beast. The English does not say to whom the
    counters go, so that they must agree on it. In French, ``paye_pour_renoncer``, each gets as
    many.
    """
    if not met("He that renounces", act is Play.RENOUNCES):
        return NOTHING
    return Penalty.BEAST if sum_agreed is None else Forfeit(sum_agreed, Unit.COUNTER, paid_to)


@law("academie.reversis.laws.11")
def paye_pour_renoncer(*, act: Act, sum_agreed: of_money.SumAgreed | None) -> Forfeit | Penalty:
    """What a player suffers if he ``renonce``: he pays each what is agreed (*convenu*), or is
    beasted.

    The English, ``pays_for_renouncing``, does not say that each is paid.
    """
    if not met("Celui qui renonce", act is Play.RENOUNCES):
        return NOTHING
    return Penalty.BEAST if sum_agreed is None else Forfeit(sum_agreed, Unit.COUNTER, Payee.EACH)


@law("bellecour.reversis.laws.12", "academie.reversis.laws.12")
def plays_early(*, in_turn: of_state.InTurn) -> Forfeit:
    """What a player pays if he plays before his turn: a counter to each of the others."""
    early = met("plays before his turn", not in_turn, "Celui qui joue avant son rang")
    return Forfeit(1, Unit.COUNTER, Payee.EACH) if early else NOTHING


@law(
    "bellecour.reversis.laws.13",
    "academie.reversis.laws.13",
    says=text("He may begin with {:or}.", nothing="He has no card."),
)
def may_begin_with(*, hand: facts.Hand) -> tuple[Card, ...]:
    """The cards with which the ``eldest hand`` may begin the deal: hearts, if it has any."""
    hearts = tuple(card for card in hand if card.suit is Suit.HEARTS)
    return hearts if met("if he has one", bool(hearts), "à moins qu'il n'en ait pas") else hand


@law(
    "bellecour.reversis.laws.14",
    "academie.reversis.laws.14",
    says=text("He may lay out {:or}.", nothing="He may lay out no card: he has only hearts."),
)
def may_lay_out(*, hand: facts.Hand) -> tuple[Card, ...]:
    """The cards that may be ``laid out`` (*écartées*), given up for one of the stock: no heart.

    The rule knows no exception; ``may_lay_out_high_hearts``, which follows the rules, does. The
    same pages speak of a Quinola that was laid out.
    """
    return tuple(
        card
        for card in hand
        if not met(
            "not permitted to lay out a Heart",
            card.suit is Suit.HEARTS,
            "Il n'est pas permis d'écarter du cœur",
        )
    )


@law(
    "bellecour.reversis.advice.1",
    "academie.reversis.advice.1",
    says=text("He may lay out {:or}.", nothing="He may lay out no heart."),
)
def may_lay_out_high_hearts(*, hand: facts.Hand) -> tuple[Card, ...]:
    """Hearts that may be laid out though rule XIV forbids it: king or queen, with no lower heart.

    They serve to force the Quinola, and lower hearts are needed for that.
    """
    hearts = tuple(card for card in hand if card.suit is Suit.HEARTS)
    high = tuple(card for card in hearts if card.rank in (Rank.KING, Rank.QUEEN))
    return (
        hearts
        if met("hold only the King or Queen", hearts == high, "n'emportât que le roi ou la dame")
        else ()
    )


@law(
    "bellecour.reversis.advice.8",
    "academie.reversis.advice.8",
    says=text("He may play {:or}."),
)
def may_play(*, hand: facts.Hand, trick: of_cards.Trick) -> tuple[Card, ...]:
    """The cards that may be played: of several of the suit any, to take the trick or to let it
    pass.
    """
    return playable(hand, trick, NATURAL)
