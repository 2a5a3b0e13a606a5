"""Penneech (in 1754 Peneech), by two with seven cards each: every trick turns up a new trump."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH, Ranking
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

HAND = 7
"""Cards of each of the two, and so the tricks."""

PENNEECH = Card(Rank.SEVEN, Suit.DIAMONDS)
"""The seven of diamonds, which the game is named after."""

COATS: Mapping[Rank, int] = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
"""Ace and ``Coat-Cards`` (court cards) of trumps."""

GAME = 61
"""What is played up to."""

CardsWon = Annotated[int, like(of_cards.CardsWon, least=0, most=14)]
Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=7, pack=WHOLE_PACK)]
Tricks = Annotated[int, like(of_play.Tricks, least=0, most=7)]


def penneech_ranking(trump: Suit) -> Ranking:
    """The cards by suit, best first, Penneech at the head of the diamonds.

    That the ace is high and the rest follow is taken from what they are reckoned.
    """
    suits = {suit: tuple(Card(rank, suit) for rank in ACE_HIGH) for suit in Suit}
    diamonds = (card for card in suits[Suit.DIAMONDS] if card != PENNEECH)
    return Ranking(suits | {Suit.DIAMONDS: (PENNEECH, *diamonds)}, trump)


@law(
    "cotton.penneech.1",
    "seymour.penneech.1",
    "cotton.penneech.3",
    "seymour.penneech.3",
    says=text("Trumps in this trick are {}."),
)
def trump_of_trick(*, cards_turned: of_cards.CardsTurned, place: of_play.Place) -> Suit:
    """What is trumps in a trick, the first being 1, by the cards turned up so far, in order.

    Raises ValueError when the card for this trick has not been turned up.
    """
    whole_number("place", place, 1, min(HAND, len(cards_turned)))
    return cards_turned[place - 1].suit


@law(
    "cotton.penneech.2",
    "seymour.penneech.2",
    says=text("The card is reckoned {:point}.", nothing="The card is reckoned nothing."),
)
def coat_card(*, rank: of_cards.Rank) -> int:
    """What a trump counts: the Ace 5, the King 4, the Queen 3, the Knave 2, any other nothing."""
    return COATS.get(rank, 0)


@law(
    "cotton.penneech.4",
    "seymour.penneech.4",
    "cotton.penneech.5",
    "seymour.penneech.5",
    "cotton.penneech.6",
    "seymour.penneech.6",
    says=text(
        "He who won the trick reckons {:point} for the card turned up.",
        nothing="He who won the trick reckons nothing for the card turned up.",
    ),
)
def turned_up_reckons(*, card: of_cards.Card) -> int:
    """What a trick's winner counts for an Ace, court card or Penneech that he then turns up."""
    if met("that is Penneech", card == PENNEECH, "that is Peneech"):
        return 2 * penneech_in_hand(trump=card.suit)
    return coat_card(rank=card.rank)


@law(
    "cotton.penneech.6",
    "seymour.penneech.6",
    says=text(
        "“Penneech” (the seven of diamonds) is reckoned {:point} in hand.",
        nothing="“Penneech” (the seven of diamonds) is reckoned nothing in hand.",
    ),
)
def penneech_in_hand(*, trump: of_cards.Trump) -> int:
    """What Penneech counts in hand: seven, and only if diamonds are trumps."""
    diamonds = met(
        "unless Diamonds be Trumps", trump is Suit.DIAMONDS, "unless Diamonds are Trumps"
    )
    return PENNEECH.rank.value if diamonds else 0


@law(
    "cotton.penneech.7",
    "seymour.penneech.7",
    says=yes_no(
        "{card} wins the trick from {other_card}.",
        "{card} does not win the trick from {other_card}.",
    ),
)
def wins_from(
    *, card: of_cards.Card, other_card: of_cards.OtherCard, trump: of_cards.Trump
) -> bool:
    """Whether a card played after another wins the trick from it."""
    return penneech_ranking(trump).beats(card, other_card)


@law(
    "cotton.penneech.5",
    "seymour.penneech.5",
    says=text("By then the players have turned up {:card}."),
)
def turned_up_by(*, tricks: Tricks) -> int:
    """How many cards have been turned up when this many tricks are won, the last of seven too."""
    return 1 + tricks


@law(
    "cotton.penneech.5",
    "seymour.penneech.5",
    says=text("The first player has {0}, and the second has {1}."),
)
def dealt(*, pack: of_cards.Pack) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The two hands, dealt one by one, first his to whom the first card is dealt.

    Raises ValueError if the cards do not suffice.
    """
    whole_number("pack", len(pack), 2 * HAND)
    given = pack[: 2 * HAND]
    return given[::2], given[1::2]


@law(
    "cotton.penneech.8",
    "seymour.penneech.8",
    says=text("He reckons {:point} for the deal.", nothing="He reckons nothing for the deal."),
)
def reckons(
    *, cards_won: CardsWon, points_in_hand: of_cards.PointsInHand = 0, points: of_play.Points = 0
) -> int:
    """What a deal brings: one for each card above seven, and the Coat-Cards and Penneech.

    Raises ValueError for a number of cards that no tricks of two make.
    """
    if cards_won % 2:
        raise ValueError(f"cards_won={cards_won} cannot be: a trick is two cards")
    above = max(cards_won - HAND, 0)
    return above + points_in_hand + points


@law(
    "cotton.penneech.8",
    "seymour.penneech.8",
    says=yes_no("The Game is made.", "The Game is not made yet."),
)
def is_up(*, points: of_play.Points) -> bool:
    """Whether a score is the Game: sixty-one."""
    return points >= GAME


@law(
    "cotton.penneech.9",
    "seymour.penneech.9",
    says=yes_no(
        "He may throw up his cards and have them dealt again.",
        "The law gives him no leave to throw up his cards: he has an ace or a “Face” (court card).",
    ),
)
def may_throw_up(*, hand: Hand) -> bool:
    """Whether one may throw up his cards to have them dealt again: with no ace and no ``Face``."""
    return not any(card.rank in COATS for card in hand)
