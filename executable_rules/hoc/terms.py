"""Hoc: the deal, the six cards that are Hoc, and the stake on Point, Sequence and Tricon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_people, of_state
from executable_rules.hoc import facts
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Payment, moves, text, yes_no
from lawsofplay.sentences.payments import UNNAMED, flow

HOCS = frozenset(cards("KS KH KD KC QS JD"))
"""The six cards that are Hoc whenever they are played."""

HAND = {2: 15, 3: 12}
"""Cards of each player, by the number of the players."""


class Part(Enum):
    """What is called before the play, in this order."""

    POINT = "the most cards of one suit"
    SEQUENCE = "cards of one suit that follow one another"
    TRICON = "three cards alike, in English a Glee"

    @property
    def phrase(self) -> str:
        """Its name within a sentence."""
        return f"the {self.name.title()}"


class Game(Enum):
    """What is played for."""

    SINGLE = "single, simple: the stake of this deal"
    DOUBLE = "double: nothing was drawn at the deal before"

    @property
    def times(self) -> int:
        """How many times the single price is paid."""
        return 2 if self is Game.DOUBLE else 1


class Draws(NamedTuple):
    """Counters that the winner draws: from the board, and from each other player."""

    board: int
    each: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What a player draws of the board and of each of the others."""
        return (
            *flow("the board", "the winner", self.board, "counter"),
            *flow("each of the others", "the winner", self.each, "counter"),
        )


class Privilege(Enum):
    """What the six cards are good for."""

    ASSURED = "it is assured to him that plays it: nobody can take the lead from him"
    ANY_CARD = "it may be played for what other card he pleases"


class Side(Enum):
    """On which hand of the dealer a player sits."""

    LEFT = "his left hand man"
    RIGHT = "the player on his right"


Who = Annotated[Side, like(of_people.Who)]


def cards_of_each(players: int) -> int:
    """Cards that each of this many players has. Raises ValueError unless they are two or three."""
    if players not in HAND:
        raise ValueError(f"players={players} cannot be: Hoc is played by two or three")
    return HAND[players]


def checked_hands(*hands: Sequence[Card], players: int = 2) -> None:
    """Raises ValueError for a card held twice and for more cards than this many players have."""
    most = cards_of_each(players)
    held = [card for hand in hands for card in hand]
    if len(set(held)) < len(held):
        raise ValueError("hands may not hold the same card twice: it is one pack")
    for hand in hands:
        whole_number("hand", len(hand), 0, most)


def ranks_of(hand: Iterable[Card]) -> frozenset[Rank]:
    """The ranks of a hand: in the play suits do not matter."""
    return frozenset(card.rank for card in hand)


@law("bellecour.hoc.1", "academie.hoc.1", says=text("Each player is dealt {:card}."))
def dealt_to_each(*, players: facts.Players) -> int:
    """How many cards each player is dealt: fifteen when two play, twelve when three do.

    Raises ValueError unless two or three play.
    """
    return cards_of_each(players)


@law("bellecour.hoc.2", "academie.hoc.2", says=text("The pack has {:pack}."))
def hoc_pack() -> tuple[Card, ...]:
    """The cards that are played with: all; the French says, with all the small ones (*petites*)."""
    return pack()


@law(
    "academie.hoc.3",
    says=yes_no("{card} takes {other_card}.", "{card} does not take {other_card}."),
)
def leve(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Does a card *lève*, take, another? The king takes the queen, and so on in the natural order.

    The ace is the last, as in the lowest sequence. The English book leaves this sentence out.
    """
    return met("suivant l'ordre naturel des cartes", card.rank.value > other_card.rank.value)


@law(
    "bellecour.hoc.4",
    "academie.hoc.4",
    says=text("These are its privileges: {}.", nothing="It has no privilege."),
)
def privileges(*, card: of_cards.Card) -> frozenset[Privilege]:
    """What a card is good for beyond its rank: of the six cards that make the Hoc, two things."""
    return (
        frozenset(Privilege)
        if met("these six cards", is_hoc(card=card), "cartes qui font Hoc")
        else frozenset()
    )


@law("bellecour.hoc.5", "academie.hoc.5", says=yes_no("{card} is Hoc.", "{card} is not Hoc."))
def is_hoc(*, card: of_cards.Card) -> bool:
    """Is a card one of the six Hocs: a king, the queen of spades, the knave of diamonds?"""
    return card in HOCS


@law(
    "bellecour.hoc.5",
    "academie.hoc.5",
    says=moves(
        text("He who plays it gains {:counter}.", nothing="He who plays it gains nothing by it."),
        UNNAMED,
        "he who plays it",
        "counter",
    ),
)
def worth_when_played(*, card: of_cards.Card) -> int:
    """Counters that a Hoc is worth to the player who plays it; by hoc.33, from each player."""
    return 1 if is_hoc(card=card) else 0


@law("bellecour.hoc.6", "academie.hoc.6", says=text("Each player stakes {:counter}."))
def stake_of_each() -> dict[Part, int]:
    """The counters that a player stakes: three, one on each part. What they are worth is agreed.

    "You" and *on* are understood to mean that each player stakes three, not all together.
    """
    return dict.fromkeys(Part, 1)


@law(
    "bellecour.hoc.7",
    "academie.hoc.7",
    says=yes_no(
        "He may deal.",
        "He may not deal yet: the cards are shuffled first, and cut by his left hand man.",
    ),
)
def may_deal(*, cards_mixed: of_state.CardsMixed, who: Who | None) -> bool:
    """May the player who is to deal give the cards? When he has shuffled and his left hand man has
    cut.
    """
    cut = met("had them cut by his left hand man", who is Side.LEFT, "fait couper à sa gauche")
    return met("having shuffled the cards", cards_mixed, "celui qui doit faire ayant mêlé") and cut


@law("bellecour.hoc.7", "academie.hoc.7", says=text("The {:seat} player cuts."))
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat that cuts, the seats being numbered from left to right: that before the dealer's."""
    cards_of_each(players)
    return next_player(dealer, players, -1)
