"""What the laws of Piquet speak of: the two hands, what is told, what becomes of the deal."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.results import Verdict
from lawsofplay.sentences import Worded
from lawsofplay.sentences.templates import filled

HAND = 12
"""Cards of each player."""

STOCK = 8
"""Cards left over (*talon*): five for the elder hand, three for the younger."""

ELDERS_SHARE = 5
"""Cards that the elder hand may take in."""

YOUNGERS_SHARE = 3
"""Cards that are left to the younger hand."""

GRAND_COUP = 170
"""Points of the ``grand coup``, by the first chapter of both books."""

TELLING_RANKS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.TEN)
"""Of these, three or four (a *quatorze*) are told."""


class Hand(Enum):
    """The two players."""

    ELDER = "the elder hand, le premier: he discards and leads first"
    YOUNGER = "the younger hand, le dernier: he dealt"

    @property
    def adversary(self) -> Hand:
        """The other player.

        >>> Hand.ELDER.adversary is Hand.YOUNGER, Hand.YOUNGER.adversary is Hand.ELDER
        (True, True)
        """
        return Hand.YOUNGER if self is Hand.ELDER else Hand.ELDER


class Claim(Enum):
    """What a player tells (*accuse*) of his hand before he plays."""

    CARTE_BLANCHE = "twelve cards without a court card"
    POINT = "the most pips in one suit"
    SEQUENCE = "three or more in a row: tierce, quart, quint and so on"
    QUATORZE = "four aces, kings, queens, knaves or tens"
    THREES = "three of them"

    @property
    def phrase(self) -> str:
        """What is told, within a sentence.

        >>> Claim.CARTE_BLANCHE.phrase
        'the carte blanche'
        """
        return f"the {self.name.casefold().replace('_', ' ')}"


class Deal(Worded):
    """What becomes of the deal (*le coup*)."""

    NOTHING_FOLLOWS = Verdict.NOTHING_FOLLOWS.value
    STANDS = Verdict.STANDS.value
    AGAIN = Verdict.DEAL_AGAIN.value
    ELDER_CHOOSES = "the elder hand chooses: to play the cards or to have a new deal"
    ADVERSARY_CHOOSES = "the adversary chooses: to play the cards or to have a new deal"
    NOT_SAID = Verdict.NOT_SAID.value


def full_ranks(cards: Iterable[Card]) -> frozenset[Rank]:
    """The ranks, from the ten up, of which all four suits are there.

    >>> from executable_rules.mechanics.cards import cards
    >>> sorted(it.name for it in full_ranks(cards("AS AH AD AC KS KH KD 7S 7H 7D 7C")))
    ['ACE']
    """
    held = frozenset(cards)
    return frozenset(
        rank for rank in TELLING_RANKS if all(Card(rank, suit) in held for suit in Suit)
    )


class Counted(NamedTuple):
    """What the player at fault and the other count by the deal."""

    player: int
    other: int

    @property
    def sentence(self) -> str:
        """The counts as a sentence.

        >>> Counted(0, 14).sentence
        'He counts no points, the other 14 points.'
        """
        return filled("He counts {.player:point}, the other {.other:point}.", self, {})


class CardToTell(NamedTuple):
    """Which card a player must tell, if any, and whether he must shew it too."""

    card: Card | None
    shewn: bool


def fourth_laid_out(three: tuple[Card, ...], laid_out: tuple[Card, ...]) -> Card | None:
    """The card of the same rank that was laid out; None if there is none or if it is under
    a ten.
    """
    ranks = {card.rank for card in three}
    if len({card.suit for card in three}) != 3 or len(ranks) != 1:
        raise ValueError("cards must be three cards of one rank")
    worth_telling = ranks.intersection(TELLING_RANKS)
    return next((card for card in laid_out if card.rank in worth_telling), None)
