"""Plain Dealing, in the book of 1754: nine cards to the adversary, three to the dealer."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.whist.terms import order
from lawsofplay.rules import law
from lawsofplay.sentences import parts, text, yes_no


class Dealt(NamedTuple):
    """The cards of the two."""

    adversary: int
    dealer: int


@law("seymour.plain-dealing.1", says=yes_no("The dealer cannot lose.", "The dealer may lose."))
def dealer_cannot_lose(*, turned_card: of_cards.TurnedCard) -> bool:
    """Whether the dealer turns up a card by which he cannot lose: the ace of diamonds."""
    return turned_card == Card(Rank.ACE, Suit.DIAMONDS)


@law(
    "seymour.plain-dealing.2",
    says=parts(
        adversary=text("The adversary has {:card}."), dealer=text("The dealer has {:card}.")
    ),
)
def dealt() -> Dealt:
    """How many cards each of the two has: nine the adversary, three the dealer."""
    return Dealt(adversary=9, dealer=3)


@law(
    "seymour.plain-dealing.3",
    says=yes_no(
        "{card} wins the trick from {other_card}.",
        "{card} does not win the trick from {other_card}.",
    ),
)
def wins(*, card: of_cards.Card, other_card: of_cards.OtherCard, trump: of_cards.Trump) -> bool:
    """Whether a card played after another wins, as at Whist: a trump, or the better of a suit.

    How tricks with nine cards against three are made up is not told.
    """
    return order(trump).beats(card, other_card)


@law(
    "seymour.plain-dealing.3",
    says=text("His score is {:bare}: one for each deal won.", nothing="He has scored nothing."),
)
def gotten(*, games_won: of_play.GamesWon) -> int:
    """What is ``gotten``: one at a deal."""
    return games_won
