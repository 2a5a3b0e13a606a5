"""Five-Cards, an Irish game, as the books of 1687 and 1754 tell it in the same words.

Two play, five cards each. The five of trumps is the ``Five-fingers``. Of black cards the least
wins, of red the most. What the books do not say: where King and Queen stand, and the Knave of a
suit that is not trumps, among the cards of their own suit; and that a card of another suit, no
trump, does not win, which is taken from the other games of tricks.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank, Suit, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import Fact, law, like, met, offered
from lawsofplay.sentences import text, yes_no

PLAYERS = 2
HAND = 5
"""Cards of each player, and so the tricks."""

ACE_OF_HEARTS = Card(Rank.ACE, Suit.HEARTS)
ACE_OF_DIAMONDS = Card(Rank.ACE, Suit.DIAMONDS)

FivesIt = Annotated[
    bool, Fact('whether the player "fives it", that is takes the card below for the trump')
]
Players = Annotated[int, like(of_people.Players, least=2, most=2)]
Trick = Annotated[tuple[Card, ...], like(of_cards.Trick, fewest=2, size=2, pack=WHOLE_PACK)]


@law("cotton.five-cards.1", "seymour.five-cards.1", says=text("There remain in the pack {:card}."))
def stock(*, players: Players) -> int:
    """Cards left when two have five each; the next is turned up. Raises ValueError if not two."""
    return stock_left(len(pack()), players, HAND)


@law(
    "cotton.five-cards.2",
    "seymour.five-cards.2",
    says=yes_no("{card} is better than {other_card}.", "{card} is not better than {other_card}."),
)
def better_by_pips(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Whether a card is better than another of its suit: the least of black, the most of red.

    Raises ValueError for court cards, whose place the books do not tell, and for two suits.
    """
    if card.suit is not other_card.suit or card.rank.court or other_card.rank.court:
        raise ValueError(
            f"{card} and {other_card} cannot be: two cards of one suit from ace to ten"
        )
    if met("the most of the red wins", card.suit.red, "the most of the Red wins"):
        return card.rank.value > other_card.rank.value
    return card.rank.value < other_card.rank.value


@law(
    "cotton.five-cards.3",
    "seymour.five-cards.3",
    says=yes_no(
        "{card} is the worst card of the whole pack.",
        "{card} is not the worst card of the whole pack.",
    ),
)
def is_worst(*, card: of_cards.Card, trump: of_cards.Trump) -> bool:
    """Whether a card is the worst of the whole pack: the Ace of Diamonds, unless it is trump."""
    unless = met(
        "unless it prove to be trump", trump is Suit.DIAMONDS, "unless it prove to be Trump"
    )
    return card == ACE_OF_DIAMONDS and not unless


@law(
    "cotton.five-cards.4",
    "seymour.five-cards.4",
    says=text("The best cards are, from the best down, {}."),
)
def best_cards(*, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The best cards, best first: Five-fingers, Ace of Hearts, Ace of Trumps, Knave of trumps.

    >>> " ".join(map(str, best_cards(trump=Suit.SPADES)))
    '5S AH AS JS'
    """
    of_trumps = (Card(rank, trump) for rank in (Rank.FIVE, Rank.ACE, Rank.KNAVE))
    five, ace, knave = of_trumps
    return tuple(dict.fromkeys((five, ACE_OF_HEARTS, ace, knave)))


@law(
    "cotton.five-cards.4",
    "seymour.five-cards.4",
    "cotton.five-cards.7",
    "seymour.five-cards.7",
    says=text("The {:seat} card of the trick wins it."),
)
def trick_won_by(*, trick: Trick, trump: of_cards.Trump) -> int:
    """The place, 0 for the card led or 1, of the card that wins a trick.

    The best cards win first; then a trump wins what is none, and any card wins the worst of the
    pack; then the better by pips. Raises ValueError where that is not told (``better_by_pips``).
    """
    led, card = trick
    best = [high for high in best_cards(trump=trump) if high in trick]
    if best:
        return trick.index(best[0])
    if met(
        "or as they are trumps",
        (led.suit is trump) is not (card.suit is trump),
        "or as they are Trumps",
    ):
        return 0 if led.suit is trump else 1
    if is_worst(card=led, trump=trump):
        return 1
    same = card.suit is led.suit and not is_worst(card=card, trump=trump)
    return 1 if same and better_by_pips(card=card, other_card=led) else 0


@law("cotton.five-cards.5", "seymour.five-cards.5", says=text("Trumps are {}."))
def trumps(
    *, turned_card: of_cards.TurnedCard, other_card: of_cards.OtherCard, fives_it: FivesIt
) -> Suit:
    """The suit of trumps: that turned up or, if one will ``five it``, that of the card under it."""
    return (other_card if met("whether he will five it", fives_it) else turned_card).suit


@law(
    "cotton.five-cards.6",
    "seymour.five-cards.6",
    says=text("He wins {:point}.", nothing="He wins nothing."),
)
def wins(*, cards_won: of_cards.CardsWon) -> int:
    """What a player wins by the cards of his tricks: five if he has most, ten if all of the ten.

    Raises ValueError for a number of cards that no tricks of two make.
    """
    if cards_won % PLAYERS:
        raise ValueError(f"cards_won={cards_won} cannot be: a trick is two cards")
    total = PLAYERS * HAND
    won = whole_number("cards_won", cards_won, 0, total)
    if met("he that wins all", won == total):
        return 10
    return (
        5
        if met("He that wins most Cards", won // PLAYERS > HAND // 2, "He who wins most Cards")
        else 0
    )


__all__ = offered(__name__)
