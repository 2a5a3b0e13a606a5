"""Cribbage: what the book of 1754 has otherwise than that of 1687."""

from __future__ import annotations

from executable_rules.cribbage import facts
from executable_rules.cribbage.playing import but_sequences_in_play, checked
from executable_rules.cribbage.show import but_sequences, cards_counted
from executable_rules.cribbage.terms import (
    DEALT,
    Player,
    distinct,
    in_sequence,
    last_of,
    sequences_worth,
)
from executable_rules.facts import of_cards
from lawsofplay.rules import law
from lawsofplay.sentences import text


@law("seymour.cribbage.7", says=text("Each player plays out {:card}."))
def cards_played_out() -> int:
    """How many cards each plays out, as printed: 5, all that were dealt to him.

    The figure is doubtful, and two of the five lie in the crib: 1687 has three (see
    ``dealing.cards_played_out``).
    """
    return DEALT


@law(
    "seymour.cribbage.10",
    says=text("The sequences are worth {:game}.", nothing="There is no sequence among the cards."),
)
def sequences(*, cards: of_cards.Cards) -> int:
    """What sequences among cards are worth in 1754: one for each card, so three cards are 3.

    In 1687 three cards are two: ``values.sequences``.
    """
    distinct("cards", cards)
    return sequences_worth(cards, lambda long: long)


@law(
    "seymour.cribbage.14",
    "seymour.cribbage.16",
    "seymour.cribbage.19",
    says=text("The hand counts {:game}.", nothing="The hand counts nothing."),
)
def games_in_hand(
    *,
    hand: of_cards.Hand,
    turned_card: of_cards.TurnedCard | None = None,
    who: facts.Who = Player.OTHER,
) -> int:
    """The games (points) of a hand in 1754, with the card turned up, or before one is turned.

    The book's second hand, still given as eight as in 1687, makes twelve. 1687 has
    ``show.games_in_hand``.
    """
    cards = cards_counted(hand=hand, turned_card=turned_card)
    return but_sequences(hand, turned_card, who) + sequences(cards=cards)


@law(
    "seymour.cribbage.24",
    says=text(
        "The sequence in play is worth {:game}.", nothing="The last card played makes no sequence."
    ),
)
def sequences_in_play(*, cards_played: of_cards.CardsPlayed) -> int:
    """What the last card played makes of a sequence in 1754: one for each card, three at least.

    In 1687 three cards are two: ``playing.sequences_in_play``.
    """
    checked(cards_played)
    return len(last_of(cards_played, in_sequence, 3))


@law(
    "seymour.cribbage.25",
    says=text(
        "He who played the last card sets up {:game}.",
        nothing="He who played the last card sets up nothing.",
    ),
)
def sets_up(*, cards_played: of_cards.CardsPlayed, other_hand: facts.OtherHand) -> int:
    """What a player scores in 1754 for the last card played.

    For 1687 it is ``playing.sets_up``.
    """
    rest = but_sequences_in_play(cards_played, other_hand)
    return rest + sequences_in_play(cards_played=cards_played)
