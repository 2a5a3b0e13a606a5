"""The poque itself: what it is, the revys, and who has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.numbers import one_or_more, whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.mechanics.results import Silence
from executable_rules.poque.terms import UPWARDS, Hand, full_hand, of_the_pack
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import moves, text, yes_no
from lawsofplay.sentences import pays as paid_by
from lawsofplay.sentences.phrases import counted, phrase


class Answer(Enum):
    """What those may do who follow the player who poques."""

    HOLD = "hold him to his stake (tenir)"
    REVY = "revy on it (renvier)"
    GIVE_UP = "give it up (abandonner)"


class Alike(NamedTuple):
    """So many cards of a rank in one hand."""

    rank: Rank
    number: int

    @property
    def phrase(self) -> str:
        """The cards within a sentence.

        >>> Alike(Rank.SEVEN, 2).phrase
        '2 sevens'
        """
        return counted(self.number, phrase(self.rank))


class Retour(Enum):
    """Two readings of the *poque de retour*: how it stands to the poque of three in hand."""

    AS_THREE = "the card turned up is counted with those in hand"
    BETWEEN = "it stands above every two in hand, and below every three"


@dataclass(frozen=True)
class Won:
    """Who has the poque, and how many counters: what lay in the box, and the revys."""

    seat: int
    counters: int


Answers = Annotated[tuple[Answer, ...], Fact("what the players answer, in their order")]
Hands = Annotated[tuple[Hand, ...], like(of_cards.Hands, size=6)]
TheAnswer = Annotated[Answer, like(of_play.Answer)]


@law(
    "bellecour.poque.7",
    "academie.poque.7",
    says=text(
        "He has a “poque” of {}.",
        several="He has “poques” of {}.",
        nothing="He has no “poque”.",
    ),
)
def poques(*, hand: of_cards.Hand) -> tuple[Alike, ...]:
    """The poques of a hand, the highest card first: a rank of which it has two, three or four."""
    number = Counter(card.rank for card in full_hand(hand))
    return tuple(
        Alike(rank, number[rank])
        for rank in ACE_HIGH
        if met(
            "two, three or four aces, and so of the inferior cards",
            number[rank] >= 2,
            "deux trois, ou quatre as, & ainsi des autres cartes au-dessous",
        )
    )


@law("bellecour.poque.8", "academie.poque.8", says=text("He may “poque” with {:counter}."))
def poque_with(*, counters: of_money.Counters) -> int:
    """The counters with which one poques: one, two or more. Raises ValueError for none."""
    return whole_number("counters", counters)


@law(
    "bellecour.poque.8",
    "academie.poque.8",
    says=text(
        "He may {:or}.",
        nothing="The law gives him nothing to answer: he has no “poque”.",
    ),
)
def may_answer(*, has_it: of_conduct.HasIt) -> frozenset[Answer]:
    """What a player with a poque may do after another poques: hold, revy (raise), or give up.

    The rule gives a player without one no choice, and the set is empty.
    """
    return (
        frozenset(Answer)
        if met("have it likewise", has_it, "si ceux qui le suivent l'ont aussi")
        else frozenset()
    )


@law(
    "bellecour.poque.8",
    "academie.poque.8",
    says=paid_by("the player", "him who wins the “poque”", "counter"),
)
def pays(*, answer: TheAnswer, bid: of_money.Bid, has_won: of_conduct.HasWon) -> int:
    """What a player pays of a revy made: all of it if he loses; nothing if he gave the poque up."""
    if met(
        "give it up, without risking the revy",
        answer is Answer.GIVE_UP,
        "l'abandonner sans vouloir hazarder de perdre le renvi",
    ):
        if has_won:
            raise ValueError("has_won=yes cannot be: he gave the poque up")
        return 0
    return bid if met("if they lose", not has_won, "s'ils perdoient") else 0


@law(
    "bellecour.poque.9",
    "academie.poque.9",
    says=text(
        "The {.seat:seat} hand wins {.counters:counter}.",
        none="Nobody has a “poque”, and nobody wins.",
    ),
)
def wins_poque(
    *,
    hands: Hands,
    turned_card: of_cards.TurnedCard,
    pool: of_money.Pool,
    earlier_revys: of_money.EarlierRevys,
) -> Won | Silence | None:
    """Who of those that stand has the poque, and what he wins: the box and all the revys.

    ``hands``: theirs, in the order of play. What ``highest`` does not say, is not said here.
    """
    counters = pool + sum(whole_number("revys", it) for it in earlier_revys)
    seat = highest(hands=hands, turned_card=turned_card)
    return Won(seat, counters) if isinstance(seat, int) else seat


@law(
    "bellecour.poque.10",
    "academie.poque.10",
    says=moves(
        text(
            "He that spoke first takes up {:counter} of the box.",
            none="He takes up nothing without a comparison: somebody has answered.",
        ),
        "the box",
        "him who spoke first",
        "counter",
    ),
)
def unanswered(*, answers: Answers, pool: of_money.Pool) -> int | None:
    """What the first to say "I poque so much" takes up if nobody answers; nothing if one did."""
    none = all(answer is Answer.GIVE_UP for answer in answers)
    return pool if met("nobody answers to it", none, "personne ne répond rien là-dessus") else None


@law(
    "bellecour.poque.9",
    "bellecour.poque.10",
    "academie.poque.9",
    "academie.poque.10",
    says=yes_no("He must show his game.", "He need not show his game."),
)
def must_show(*, answers: Answers) -> bool:
    """Whether the player who poqued must show his game: yes, unless nobody answered."""
    answered = any(answer is not Answer.GIVE_UP for answer in answers)
    return met(
        "each one declares his poque, and shews it down",
        answered,
        "chacun dit quel est son poque & le met bas",
    )


@law(
    "bellecour.poque.11",
    "academie.poque.11",
    says=text("The {:seat} hand has the highest “poque”.", none="Nobody has a “poque”."),
)
def highest(*, hands: Hands, turned_card: of_cards.TurnedCard) -> int | Silence | None:
    """The place of the highest poque: four before three, three before two, then by the card.

    The ``poque de retour``, two in hand and the like turned up, goes before any two in hand. It is
    not said how it stands to three in hand, nor what a like card turned up is worth to three. Where
    the two readings of ``Retour`` differ nothing is said, nor of equal poques. None where nobody
    has one.
    """
    one_or_more("hands", hands)
    held = tuple(card for hand in hands for card in full_hand(hand.cards))
    of_the_pack(turned_card)
    if len({*held, turned_card}) <= len(held):
        raise ValueError("hands and turned_card cannot be: a card is in two places")
    first, second = (
        _alone([poque_height(hand, turned_card, it) for hand in hands]) for it in Retour
    )
    return first if first == second else Silence.NOT_SAID


def poque_height(hand: Hand, turned: Card, retour: Retour) -> tuple[int, ...]:
    """How high the best poque of a hand stands: its cards, is it ``de retour``, its rank.

    Empty for a hand without a poque.
    """
    heights: list[tuple[int, ...]] = []
    for rank, number in poques(hand=hand.cards):
        like = rank is turned.rank
        counted = like and retour is Retour.AS_THREE
        above = like and retour is Retour.BETWEEN and number == 2
        heights.append((number + counted, above, UPWARDS.index(rank)))
    return max(heights, default=())


def _alone(heights: Sequence[tuple[int, ...]]) -> int | Silence | None:
    """The place of the one highest poque; None where no one has any."""
    best = max(heights)
    if not best:
        return None
    return heights.index(best) if heights.count(best) == 1 else Silence.NOT_SAID
