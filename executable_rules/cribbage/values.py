"""Cribbage: the value of cards together, as both books have it; of sequences, as 1687 has it."""

from __future__ import annotations

from itertools import combinations

from executable_rules.cribbage import facts
from executable_rules.cribbage.terms import (
    Alike,
    Player,
    distinct,
    points_told,
    sequences_worth,
)
from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card, Rank, Suit
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law(
    "cotton.cribbage.9",
    "seymour.cribbage.8",
    says=text("The fifteens are worth {:game}.", nothing="There is no fifteen among the cards."),
)
def fifteens(*, cards: of_cards.Cards) -> int:
    """What the fifteens among cards are worth: two for any, of two cards or of more."""
    distinct("cards", cards)
    sets = (some for many in range(2, len(cards) + 1) for some in combinations(cards, many))
    return 2 * sum(points_told(some) == 15 for some in sets)


@law(
    "cotton.cribbage.14",
    "seymour.cribbage.13",
    says={
        Alike.PAIR: "The cards are a pair.",
        Alike.PAIR_ROYAL: "The cards are a “pair-royal” (three alike).",
        Alike.DOUBLE_PAIR_ROYAL: "The cards are a “double pair-royal” (four alike).",
    },
)
def alike(*, cards: of_cards.Cards) -> Alike:
    """What two, three or four cards of one rank are called: a pair, pair-royal, or double one.

    Raises ValueError for cards of several ranks, and for another number of them.
    """
    distinct("cards", cards)
    ranks = {card.rank for card in cards}
    if len(ranks) != 1 or len(cards) < Alike.PAIR.value:
        raise ValueError("cards may be two, three or four of one rank")
    return Alike(len(cards))


@law(
    "cotton.cribbage.10",
    "seymour.cribbage.9",
    says=text("The cards alike are worth {:game}.", nothing="There is no pair among the cards."),
)
def pairs(*, cards: of_cards.Cards) -> int:
    """What pairs, pairs-royal and double pairs-royal are worth: two for each pair in them.

    So a ``pair-royal``, which holds three pairs, is six, and a double one, which holds six, is
    twelve.
    """
    distinct("cards", cards)
    return 2 * sum(one.rank is other.rank for one, other in combinations(cards, 2))


@law(
    "cotton.cribbage.11",
    says=text("The sequences are worth {:game}.", nothing="There is no sequence among the cards."),
)
def sequences(*, cards: of_cards.Cards) -> int:
    """What sequences among cards are worth in 1687: a card is one, but three cards are two.

    In 1754 three are 3: ``laws_1754.sequences``.
    """
    distinct("cards", cards)
    return sequences_worth(cards, lambda long: 2 if met("three is two", long == 3) else long)


@law(
    "cotton.cribbage.12",
    "seymour.cribbage.11",
    says=text("The flush is worth {:game}.", nothing="There is no flush among the cards."),
)
def flush(*, cards: of_cards.Cards) -> int:
    """What a flush among cards, three or more of one suit, is worth: one for each card.

    The books do not say whether the card turned up can be one of the three. They let a player make
    what use he can of it (cotton.cribbage.16), and so it can here.
    """
    distinct("cards", cards)
    most = max(sum(card.suit is suit for card in cards) for suit in Suit)
    return most if met("a Flush of three", most >= 3, "a Flush of 3") else 0


@law(
    "cotton.cribbage.13",
    "seymour.cribbage.12",
    says=text(
        "“Knave Noddy” (a knave of the suit turned up) is worth {:game}.",
        nothing="There is no “Knave Noddy” (a knave of the suit turned up) in the cards.",
    ),
)
def knave_noddy(*, cards: of_cards.Cards, turned_card: of_cards.TurnedCard, who: facts.Who) -> int:
    """What ``Knave Noddy``, a Knave of the suit turned up, is worth among one's cards.

    By the books' own explanation it is one in a hand, and two when it is the dealer's.
    ``knave_noddy_turned`` has what the words can mean besides.
    """
    distinct("turned_card", (*cards, turned_card))
    if not met(
        "if you have a Knave of that suit",
        Card(Rank.KNAVE, turned_card.suit) in cards,
        "if you have a Knave of that Suit",
    ):
        return 0
    return 2 if met("two to the Dealer", who is Player.DEALER, "2 to the Dealer") else 1


@law(
    "cotton.cribbage.13",
    "seymour.cribbage.12",
    says=text(
        "“Knave Noddy” (a knave held, or itself turned up) is worth {:game}.",
        nothing="“Knave Noddy” (a knave held, or itself turned up) is worth nothing.",
    ),
)
def knave_noddy_turned(
    *, cards: of_cards.Cards, turned_card: of_cards.TurnedCard, who: facts.Who
) -> int:
    """Knave Noddy by the other reading: one in anybody's hand, two to the dealer when turned up
    itself.

    That is the modern rule, but not what the books explain.
    """
    distinct("turned_card", (*cards, turned_card))
    two = met(
        "two to the Dealer",
        turned_card.rank is Rank.KNAVE and who is Player.DEALER,
        "2 to the Dealer",
    )
    held = met("one in hand", Card(Rank.KNAVE, turned_card.suit) in cards, "one in Hand")
    return 2 * two + held
