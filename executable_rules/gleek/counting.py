"""Gleek: what is reckoned after play: honours, and cards above or under two and twenty."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_money, of_play
from executable_rules.gleek import facts
from executable_rules.gleek.dealing import trump_counts
from executable_rules.gleek.terms import HAND, OWN_CARDS, PLAYERS, TRICK
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law
from lawsofplay.sentences import pays, text


@law(
    "cotton.gleek.24",
    "seymour.gleek.23",
    says=pays("the rest of the company", "the player who reckons", "stake"),
)
def above_own(*, cards_won: of_cards.CardsWon, points: of_play.Points = 0) -> int:
    """What is won, below zero lost: cards of the tricks and honours, less ``your Cards``, 22.

    Raises ValueError for a number of cards that no tricks of three make.
    """
    if cards_won % TRICK:
        raise ValueError(f"cards_won={cards_won} cannot be: a trick is three cards")
    return whole_number("cards_won", cards_won, 0, PLAYERS * HAND) + points - OWN_CARDS


@law(
    "cotton.gleek.25",
    "seymour.gleek.24",
    says=pays("the rest of the company", "the player who reckons", "stake"),
)
def without_honours(*, tricks: facts.Tricks) -> int:
    """What is won, below zero lost, by a hand that has none of the cards that count.

    The books say "you lose": so it is up to seven tricks. With eight it wins two.
    """
    return above_own(cards_won=TRICK * tricks)


@law(
    "cotton.gleek.26",
    "seymour.gleek.25",
    says=text("The hand has {:point} by honours.", nothing="The hand has nothing by honours."),
)
def by_honours(*, hand: facts.Hand, trump: of_cards.Trump) -> int:
    """What a hand has ``by honours``, that is by the trumps in it, before any card is played."""
    return sum(trump_counts(rank=card.rank) for card in hand if card.suit is trump)


@law(
    "cotton.gleek.27",
    "seymour.gleek.26",
    says=pays("the rest of the company", "the player who reckons", "piece of money"),
)
def every_card_wins(
    *, points: of_play.Points, cards_won: of_cards.CardsWon, price: of_money.Price = 1
) -> int:
    """What is received, below zero paid, when each card above or under 22 is so much money.

    >>> every_card_wins(points=12, cards_won=12, price=4)
    8
    """
    return price * above_own(cards_won=cards_won, points=points)
