"""Post and Pair, a vying game of the West of England: three stakes, three cards each.

The Post is one and twenty, the Pair two alike; a Pair-royal (three alike) wins all three stakes.
The books do not say who has the Seat without it, nor what court cards are at Post.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.capture import PIPS
from executable_rules.mechanics.cards import WHOLE_PACK, Card, Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_HIGH
from executable_rules.whist.terms import order
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import shares as won_by_each
from lawsofplay.sentences import text, yes_no


class Stake(Enum):
    """The three stakes."""

    POST = "at Post"
    PAIR = "at Pair"
    SEAT = "at the Seat"


class Choice(Enum):
    """What may be done when the eldest hand has passed."""

    ELDEST_COMES_IN = "for the eldest hand to come in again"
    DEALER_PLAYS_OUT = "for the Dealer to play it out"
    DEALER_DOUBLES = "for the Dealer to double it"


class Sort(Enum):
    """What the cards of a hand are."""

    PAIR_ROYAL = "a Pair-royal"
    PAIR = "a Pair"
    NEITHER = "neither a Pair nor a Pair-royal"


class Alike(Enum):
    """Two readings of cards that "fall in several hands of the same sort"."""

    IN_RANK = "two Pairs of kings, say"
    IN_KIND = "any two Pairs, or any two Pair-royals"


_COURSE: tuple[Stake | int, ...] = (Stake.POST, Stake.PAIR, 2, Stake.SEAT, 1)
"""Stakes and cards dealt, in their order."""

Hand = Annotated[tuple[Card, ...], like(of_cards.Hand, size=3, pack=WHOLE_PACK)]
KindOfHand = Annotated[Alike, like(of_cards.KindOfHand)]
RanksBySeat = Annotated[
    Mapping[int, Rank], Fact("the rank that each player holds, by his seat", fewest=1)
]
Thing = Annotated[Stake, like(of_play.Thing)]


@law(
    "cotton.post-and-pair.1",
    "seymour.post-and-pair.1",
    says=text("Each player has {:card} when he stakes {thing}."),
)
def cards_held_at(*, thing: Thing) -> int:
    """How many cards each has when he stakes; at the end he has one more than at the Seat."""
    before = _COURSE[: _COURSE.index(thing)]
    return sum(step for step in before if isinstance(step, int))


@law(
    "cotton.post-and-pair.1",
    "seymour.post-and-pair.1",
    says=text("Each player has {:card} in all."),
)
def cards_of_each() -> int:
    """How many cards each has in the end: two, then a third after the stake at the Seat."""
    return sum(step for step in _COURSE if isinstance(step, int))


@law("cotton.post-and-pair.2", "seymour.post-and-pair.2", says=text("It is open {}."))
def when_eldest_passes(*, is_revied: of_state.IsRevied) -> tuple[Choice, ...]:
    """What may follow when the eldest hand passes: he may come in again if another ``vies``, bids.

    If none does, the dealer may play it out or double it.
    """
    if met("if any of the Gamesters vye it", is_revied, "if any of the Gamesters Vie it"):
        return (Choice.ELDEST_COMES_IN,)
    return (Choice.DEALER_PLAYS_OUT, Choice.DEALER_DOUBLES)


@law(
    "cotton.post-and-pair.3",
    "seymour.post-and-pair.3",
    says=text("The trumps are, from the best down, {}."),
)
def trumps_in_order(*, trump: of_cards.Trump) -> tuple[Card, ...]:
    """The trumps, best first, as at Ruff and Honours, to which 1687 refers, 1754 not.

    Which suit is trumps, and how it is found, no rule here says.
    """
    return order(trump).trumps()


@law(
    "cotton.post-and-pair.4",
    "seymour.post-and-pair.4",
    says=text("The hand counts {:point} at Post."),
)
def points_at_post(*, hand: Hand) -> int:
    """The points of three cards at Post: one for an ace, as two tens and an ace are 21.

    Raises ValueError for court cards: what they are at Post is not said.
    """
    if any(card.rank.court for card in hand):
        raise ValueError("hand has a court card: what it is at Post, the law does not say")
    return sum(PIPS[card.rank] for card in hand)


@law(
    "cotton.post-and-pair.4",
    "seymour.post-and-pair.4",
    says=yes_no(
        "The hand is the best Post: two tens and an ace.",
        "The hand is not the best Post, which is two tens and an ace.",
    ),
)
def best_at_post(*, hand: Hand) -> bool:
    """Whether a hand is the best Post, ``viz.`` two tens and an ace.

    Other cards make one and twenty too; the law names these alone.
    """
    return Counter(card.rank for card in hand) == {Rank.TEN: 2, Rank.ACE: 1}


@law(
    "cotton.post-and-pair.4",
    "seymour.post-and-pair.4",
    says=text(
        "By its “Pair-royal” (three alike) the hand wins the stakes {}.",
        nothing="The hand wins no stake by a “Pair-royal” (three alike): it has none.",
    ),
)
def won_by_pair_royal(*, hand: Hand) -> tuple[Stake, ...]:
    """The stakes that a hand wins by a Pair-royal: all, or none if it has none."""
    return tuple(Stake) if sort_of(hand=hand) is Sort.PAIR_ROYAL else ()


@law(
    "cotton.post-and-pair.6",
    "seymour.post-and-pair.6",
    says={
        Sort.PAIR_ROYAL: "The cards are a “Pair-royal”, three alike.",
        Sort.PAIR: "The cards are a Pair, two alike.",
        Sort.NEITHER: "The cards are neither a Pair nor a “Pair-royal” (three alike).",
    },
)
def sort_of(*, hand: Hand) -> Sort:
    """Whether a hand of two or three cards is a Pair-royal, a Pair, or neither.

    Raises ValueError for another number of cards.
    """
    whole_number("cards", len(hand), 2, 3)
    most = max(Counter(card.rank for card in hand).values())
    return {3: Sort.PAIR_ROYAL, 2: Sort.PAIR}.get(most, Sort.NEITHER)


@law(
    "cotton.post-and-pair.5",
    "seymour.post-and-pair.5",
    "cotton.post-and-pair.9",
    "seymour.post-and-pair.9",
    says=text("The {:seat} player, the eldest hand being the first, carries it."),
)
def carries(*, ranks_by_seat: RanksBySeat, kind_of_hand: KindOfHand = Alike.IN_RANK) -> int:
    """Who wins of those that hold Pairs (or Pair-royals), by seat, the eldest hand being 0.

    Who has the best Post is in ``best_at_post``; how lesser Posts stand to each other is not said.
    Alike in rank, Pair-royals cannot fall in two hands, there being four of a rank; alike in kind,
    the best Pair would win nothing by being best. The law does not say which is meant. Raises
    ValueError for three Pairs of one rank, which no pack has.
    """
    if max(Counter(ranks_by_seat.values()).values()) > 2:
        raise ValueError("ranks_by_seat= cannot be: four of a rank make two Pairs at the most")
    if kind_of_hand is Alike.IN_KIND:
        return min(ranks_by_seat)
    return min(ranks_by_seat, key=lambda seat: (ACE_HIGH.index(ranks_by_seat[seat]), seat))


@law(
    "cotton.post-and-pair.7",
    "seymour.post-and-pair.7",
    says=yes_no(
        "The cards are shown, and the best of them carry the Game.",
        "The law gives the Game to the best cards only where all keep in and consent to show them.",
    ),
)
def best_cards_carry(
    *,
    players_in: of_people.PlayersIn,
    players: of_people.Players,
    consent_given: of_conduct.ConsentGiven,
) -> bool:
    """Whether the cards are shown and the best carry the game: all keep in, and consent."""
    whole_number("players_in", players_in, 0, players)
    return (
        met("by consent shew their Cards", consent_given, "by Consent shew their Cards")
        and players_in == players
    )


@law(
    "cotton.post-and-pair.8",
    "seymour.post-and-pair.8",
    says=won_by_each("the {:seat} of those who keep in", unit="counter", others="the stakes"),
)
def shares(
    *, pool: of_money.Pool, players_in: of_people.PlayersIn, is_agreed: of_state.IsAgreed
) -> tuple[Fraction, ...]:
    """What each player has who stays in to the last, the one with the best card first; as is
    agreed.
    """
    if met("may divide the stakes", is_agreed, "may divide the Stakes"):
        return (Fraction(pool, whole_number("players_in", players_in)),) * players_in
    return (Fraction(pool), *(Fraction(0),) * (whole_number("players_in", players_in) - 1))
