"""Ombre, of what is given to each player, of the places, and of who deals first."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_people
from executable_rules.mechanics.cards import OMBRE_PACK, Card
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mechanics.results import Silence
from executable_rules.ombre import facts
from executable_rules.ombre.terms import PLAYERS
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text

COUNTERS = 20
"""Counters given to each player, and counters that a fish is worth."""

FISHES = 9
"""Fishes given to each player."""

Counters = Annotated[int, like(of_money.Counters, least=0, most=COUNTERS)]
Fishes = Annotated[int, like(of_money.Fishes, least=0, most=FISHES)]
PlayerNames = Annotated[tuple[str, ...], like(of_people.PlayerNames, fewest=PLAYERS, size=PLAYERS)]
CardsShown = Annotated[
    tuple[Card, ...], like(of_cards.CardsShown, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]
CardsDrawn = Annotated[
    tuple[Card, ...], like(of_cards.CardsDrawn, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK)
]
CardsTurned = Annotated[tuple[Card, ...], like(of_cards.CardsTurned, pack=OMBRE_PACK)]


class Share(NamedTuple):
    """Counters and fishes."""

    counters: int
    fishes: int


@law(
    "bellecour.ombre.preparing.1",
    "academie.ombre.preparing.1",
    says=text("He is still to have {.counters:counter} and {.fishes:fish}."),
)
def still_to_be_given(*, counters: Counters = 0, fishes: Fishes = 0) -> Share:
    """What a player still lacks of the twenty counters and nine fishes that are given to each."""
    return Share(COUNTERS - counters, FISHES - fishes)


@law(
    "bellecour.ombre.preparing.1",
    "academie.ombre.preparing.1",
    says=text("They are worth {:counter}."),
)
def worth_in_counters(*, fishes: of_money.Fishes, counters: of_money.Counters = 0) -> int:
    """What fishes, each called a ``cent``, and counters are worth together, in counters."""
    return COUNTERS * fishes + counters


@law(
    "bellecour.ombre.preparing.2",
    "academie.ombre.preparing.2",
    says=text("They are worth {:penny or sol|pence or sols}."),
)
def worth_in_money(*, counters: of_money.Counters, price: of_money.Price) -> Fraction:
    """What counters are worth in money, at the price of a fish: pence, in the French ``sols``.

    The players agree on it: five, ten, twenty or thirty a fish, more or less.
    """
    return Fraction(counters * price, COUNTERS)


@law(
    "bellecour.ombre.preparing.3",
    "academie.ombre.preparing.3",
    says=text("In the order in which they drew they have places {0}, {1} and {2}."),
)
def places_drawn(*, cards_shown: CardsShown, cards_drawn: CardsDrawn) -> tuple[int, ...]:
    """The place of each player, 1 to 3, by the suit of the card that he drew.

    ``cards_shown``: the three cards that lie at the places, of different suits. A player's place is
    where the card of his suit lies.
    """
    suits = [card.suit for card in cards_shown]
    if len(set(suits)) < PLAYERS or {card.suit for card in cards_drawn} != set(suits):
        raise ValueError("cards_shown and cards_drawn may be of three suits, the same in both")
    return tuple(suits.index(card.suit) + 1 for card in cards_drawn)


@law(
    "bellecour.ombre.preparing.4",
    "academie.ombre.preparing.4",
    says=text("{} draws first."),
)
def draws_first(*, player_names: PlayerNames) -> str:
    """Who draws first for the places: the player who came last into the room."""
    return player_names[-1]


@law(
    "bellecour.ombre.preparing.5",
    "academie.ombre.preparing.5",
    "seymour.ombre.stakes.5",
    says=text(
        "The {:seat} of the three to whom the cards come deals.",
        none="Nobody has a card of that suit yet: they go on turning.",
    ),
)
def deals_first(
    *, turned_card: facts.TurnedCard, cards_turned: CardsTurned
) -> int | Silence | None:
    """Who deals first: the player with the highest card in the suit of the card turned in the
    middle.

    ``cards_turned`` come to the three in turn. The books do not say whether a black ace is high in
    its suit before there are trumps. Another way, in 1754, is by the first black ace:
    ``beginning_1754.first_black_ace_deals``.

    Raises ValueError for a card both in the middle and dealt.
    """
    if turned_card in cards_turned:
        raise ValueError("turned_card and cards_turned cannot share a card")
    suit = [card for card in cards_turned if card.suit is turned_card.suit]
    highest = met(
        "the highest of the Suit",
        bool(suit),
        "la plus haute de la couleur",
        "the highest Card of that Suit",
    )
    if not highest:
        return None
    if SPADILLE in suit or BASTO in suit:
        return Silence.NOT_SAID
    order = natural_order(turned_card.suit)
    return cards_turned.index(min(suit, key=order.index)) % PLAYERS
