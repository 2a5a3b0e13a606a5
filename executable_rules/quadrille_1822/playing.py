"""Quadrille of 1822, of playing the cards: laws 20 to 22, 30, 31, 40 and 41."""

from __future__ import annotations

from collections.abc import Sequence

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.matadors import (
    BASTO,
    SPADILLE,
    natural_order,
    ombre_plays,
)
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille_1822 import facts
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text, yes_no


@law(
    "quanti.quadrille.laws.20",
    "quanti.quadrille.laws.21",
    says=yes_no(
        "He may ask who played which card.",
        "He may no longer ask who played which card: he has played himself.",
    ),
)
def may_ask_who_played(*, has_played: of_conduct.HasPlayed, was_turned: of_state.WasTurned) -> bool:
    """Whether a person may ask who played what card to the trick: only before he plays himself.

    After it he may not, whether the trick is ``turned``, its face down, or not. What law 20 last
    says of placing one's card is lost with the last line of the page.
    """
    whether("let the trick have been turned or not", was_turned)
    return met("before he plays", not has_played)


@law("quanti.quadrille.laws.22")
def card_once_played(
    *, before_turn: of_state.BeforeTurn = False, has_renounced: of_conduct.HasRenounced = False
) -> Verdict:
    """Whether a card once played may be taken up: only a wrong lead, or to prevent a revoke."""
    out_of_turn = met("led by a person not having the lead", before_turn)
    revoke = met("to prevent revoking", has_renounced)
    return Verdict.MAY_TAKE_BACK if out_of_turn or revoke else Verdict.STANDS


@law(
    "quanti.quadrille.laws.30",
    says=yes_no(
        "He may look at it: it is the last trick that was turned.",
        "He may not look at it: it is not the last trick that was turned.",
    ),
)
def may_look_at(*, place: facts.Place, tricks_played: facts.TricksPlayed) -> bool:
    """Whether a person may look at this trick, counted as they were turned: only at the
    last one.
    """
    return met("the last trick that has been turned", place == tricks_played)


@law(
    "quanti.quadrille.laws.31",
    says=yes_no(
        "He must take part in the next trick.",
        "He need not take part in the next trick: the last is not turned, as he required.",
    ),
)
def must_play_on(*, was_asked: of_state.WasAsked, was_turned: of_state.WasTurned) -> bool:
    """Whether a person who asked that a trick be turned must play on: not before it is done."""
    waits = met("until his request has been complied with", was_asked and not was_turned)
    return not waits


@law(
    "quanti.quadrille.laws.40",
    "quanti.quadrille.laws.41",
    "quanti.quadrille.game.2",
    "quanti.quadrille.game.4",
    "quanti.quadrille.game.5",
    says=text("He may play {:or} to this trick."),
)
def may_be_played(
    *, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump
) -> tuple[Card, ...]:
    """The cards of a hand that may be played to a trick: of the suit led, if there is one.

    The three ``superior matadors`` (ace of spades, lowest card of the trump suit, ace of clubs)
    need not be played to a lower card led. A higher one forces them only when it is led.
    """
    return ombre_plays(hand, trick, trump)


@law(
    "quanti.quadrille.grandissimo.2",
    "quanti.quadrille.nemo.2",
    "quanti.quadrille.nemo.5",
    says=text("He may play {:or} to this trick."),
)
def played_with_two_trumps(*, hand: facts.Hand, card_led: of_cards.CardLed) -> tuple[Card, ...]:
    """The cards that may be played in Grandissimo and Nemo: the black aces are the only trumps.

    Spadille led forces Basta, but not the other way round. A suit led forces neither.
    """
    if card_led in hand:
        raise ValueError(f"card_led={card_led} cannot be: it is a card of the hand")
    if card_led in (SPADILLE, BASTO):
        # When Basta is led, no other hand has it.
        bound = tuple(card for card in hand if card == BASTO)
    else:
        bound = _of_suit(hand, card_led.suit)
    return bound or hand


@law(
    "quanti.quadrille.grandissimo.2",
    "quanti.quadrille.nemo.2",
    says=text("The trick is made by {}."),
)
def wins_with_two_trumps(*, trick: facts.Trick) -> Card:
    """The card that makes a trick in Grandissimo and Nemo; the cards are given as they were played.

    Spadille, or else Basta; without them the highest of the suit led, in the order of a suit that
    is not trumps.

    Raises ValueError for a trick without cards.
    """
    if not trick:
        raise ValueError("trick= may not be empty: a card is led")
    trumps = [card for card in (SPADILLE, BASTO) if card in trick]
    order = [*trumps, *natural_order(trick[0].suit)]
    return next(card for card in order if card in trick)


def _of_suit(hand: Sequence[Card], suit: Suit) -> tuple[Card, ...]:
    return tuple(card for card in hand if card in natural_order(suit))
