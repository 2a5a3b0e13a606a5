"""What is shewn: the chalks of three cards in hand with the card turned up."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

from executable_rules.costly_colours.dealing import plays_first
from executable_rules.costly_colours.playing import OUT
from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import Card, Rank, pips
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

Hand = tuple[Card, ...]


def _four(hand: Hand, turned: Card) -> tuple[Card, ...]:
    """The three cards of a hand and the card turned up. Raises ValueError for others."""
    every = (*hand, turned)
    if len(every) != 4 or len(set(every)) != 4:
        raise ValueError("hand= is of three cards, each once, and the card turned up is none of it")
    return every


def _alike(hand: Hand, turned: Card) -> tuple[int, ...]:
    """How many cards there are of each rank among the four."""
    return tuple(Counter(card.rank for card in _four(hand, turned)).values())


@law(
    "cotton.costly-colours.8",
    "seymour.costly-colours.8",
    says=text("The {0:seat} player shows first, and after him the {1:seat} player."),
)
def shew_in_order(*, dealer: of_people.Dealer) -> tuple[int, int]:
    """The seats in the order in which they shew and set up: the eldest, then the youngest."""
    return plays_first(dealer=dealer), dealer


@law(
    "cotton.costly-colours.9",
    "seymour.costly-colours.9",
    says=text(
        "He sets up {:chalk} for fifteens and twenty-fives.",
        nothing="He sets up nothing for fifteens and twenty-fives.",
    ),
)
def fifteens(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for every 15 and every 25 of the cards, one for each card that makes the number."""
    four = _four(hand, turned_card)
    sets = chain.from_iterable(combinations(four, size) for size in (2, 3, 4))
    return sum(len(cards) for cards in sets if pips(*cards) in (15, 25))


@law(
    "cotton.costly-colours.10",
    "seymour.costly-colours.10",
    says=text("He sets up {:chalk} for thirty-one.", nothing="He sets up nothing for thirty-one."),
)
def one_and_thirty(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks when the hand with the card turned up makes 31. Only all four cards together can."""
    return 4 if pips(*_four(hand, turned_card)) == OUT else 0


@law(
    "cotton.costly-colours.11",
    "seymour.costly-colours.11",
    says=text("He sets up {:chalk} for pairs.", nothing="He sets up nothing for pairs."),
)
def pairs(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for every pair, in hand or with the card turned up; three alike are only one pair."""
    return 2 * sum(alike == 2 for alike in _alike(hand, turned_card))


@law(
    "cotton.costly-colours.12",
    "seymour.costly-colours.12",
    says=text("He sets up {:chalk} for Knaves.", nothing="He sets up nothing for Knaves."),
)
def knaves(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for every Knave in hand: two, and of the suit of the card turned up four."""
    _four(hand, turned_card)
    held = [card for card in hand if card.rank is Rank.KNAVE]
    return sum(4 if card.suit is turned_card.suit else 2 for card in held)


@law(
    "cotton.costly-colours.13",
    "seymour.costly-colours.13",
    says=text("He sets up {:chalk} for Deuces.", nothing="He sets up nothing for Deuces."),
)
def deuces(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for every Deuce in hand of the colour, red or black, of the card turned up: four.

    A Deuce of the other colour has nothing: "so for a Deuce four" might carry the Knave's two over,
    but does not say it. For the Knave the books ask "colour and suit", for the Deuce only the
    colour.
    """
    _four(hand, turned_card)
    right = [it for it in hand if it.rank is Rank.TWO and it.suit.red is turned_card.suit.red]
    return 4 * len(right)


@law(
    "cotton.costly-colours.14",
    says=text(
        "He sets up {:chalk} for a Pair-Royal.", nothing="He sets up nothing for a Pair-Royal."
    ),
)
def pair_royal(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for a Pair-Royal, three of a sort: nine; four of a sort, not told, are no more here.

    ``pair_royal_1754`` asks for two. The sorts named (fours, fives, sixes, coat-cards) are taken as
    instances.
    """
    return 9 * sum(alike >= 3 for alike in _alike(hand, turned_card))


@law(
    "seymour.costly-colours.14",
    says=text(
        "He sets up {:chalk} for a Pair-Royal.", nothing="He sets up nothing for a Pair-Royal."
    ),
)
def pair_royal_1754(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for a Pair-Royal as the book of 1754 prints it: two of a sort, not three.

    It contradicts ``pairs``, which gives two chalks for the same cards; ``pair_royal`` has the
    three of 1687. The figure 2 is a doubtful reading of the print. Its "Threes, Fours" are the
    "three fours" of 1687: the sorts named are instances here too.
    """
    return 9 * sum(alike >= 2 for alike in _alike(hand, turned_card))


@law(
    "cotton.costly-colours.15",
    "seymour.costly-colours.15",
    says=text(
        "He sets up {:chalk} for Costly Colours.", nothing="He sets up nothing for Costly Colours."
    ),
)
def costly_colours(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for ``Costly Colours``, all four cards of one suit: six."""
    return 6 if len({card.suit for card in _four(hand, turned_card)}) == 1 else 0


@law(
    "cotton.costly-colours.16",
    "seymour.costly-colours.16",
    says=text("He sets up {:chalk} for Colours.", nothing="He sets up nothing for Colours."),
)
def colours(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for ``Colours``, three of a colour, red or black: two; not beside Costly Colours.

    ``colours_in_the_deal`` has three chalks for three hearts. That a colour is red or black is
    taken from "colour and suit" of the Knave; four of a colour in two suits are not told.
    """
    red = sum(card.suit.red for card in _four(hand, turned_card))
    costly = costly_colours(hand=hand, turned_card=turned_card)
    return 2 if met("three of a colour", red != 2 and not costly, "3 of a Colour") else 0


@law(
    "cotton.costly-colours.18",
    "seymour.costly-colours.18",
    says=text("He sets up {:chalk} for Colours.", nothing="He sets up nothing for Colours."),
)
def colours_in_the_deal(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> int:
    """Chalks for Colours as the worked deal reckons them: three for three ``of a sort``, hearts.

    It contradicts ``colours``, unless a sort (a suit) is more than a colour, which no rule says.
    """
    suits = Counter(card.suit for card in _four(hand, turned_card))
    return 3 if max(suits.values()) == 3 else 0
