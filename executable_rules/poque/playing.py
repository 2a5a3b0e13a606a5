"""The boxes of the suit turned up, the cards played out, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from operator import add
from typing import NamedTuple

from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.poque import facts
from executable_rules.poque.terms import HAND, UPWARDS, Box, full_hand, of_the_pack
from lawsofplay.rules import law, met
from lawsofplay.sentences import shares, text
from lawsofplay.sentences.phrases import listed, phrase
from lawsofplay.sentences.templates import capital


class Called(NamedTuple):
    """The card that a player calls, and whether he is ``sans``, without it."""

    card: Card
    sans: bool

    @property
    def sentence(self) -> str:
        """What a player says."""
        if self.sans:
            return f"He says that he is without {self.card.phrase} (“sans”)."
        return f"He calls {self.card.phrase}, which he has."


@dataclass(frozen=True)
class Run:
    """A sequence played out: seats and cards in order, what was called in vain, who leads next.

    ``over``: a hand is cleared, and the play with it.
    """

    played: tuple[tuple[int, Card], ...]
    sans: Card | None
    leads: int | None
    over: bool = False

    @property
    def sentence(self) -> str:
        """What is played, and who leads next, as sentences."""
        plays = listed(
            f"the {phrase(seat, 'seat')} player plays {phrase(card)}" for seat, card in self.played
        )
        vain = f" Nobody has {phrase(self.sans)}." if self.sans else ""
        return f"{capital(plays)}.{vain} {self._then()}"

    def _then(self) -> str:
        if self.over:
            return "A hand is cleared, and the play is over."
        if self.leads is None:
            return "Who leads next, the law does not say."
        return f"The {phrase(self.leads, 'seat')} player leads next."


@law(
    "bellecour.poque.12",
    "academie.poque.12",
    says=text("He takes up what is marked {}.", nothing="He takes up no box."),
)
def takes_up(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard) -> tuple[Box, ...]:
    """The boxes that a hand takes up: by the ace, king, queen, knave, ten of the suit turned up.

    The nine is not named, though a box is marked with it.
    """
    held = {
        card.rank for card in full_hand(hand, without=turned_card) if _of_suit(card, turned_card)
    }
    return tuple(box for box in Box if box.ranks and box.ranks[0] in held)


@law(
    "bellecour.poque.12",
    "academie.poque.12",
    says=text(
        "What is marked {} remains for the next deal.", nothing="No box remains for the next deal."
    ),
)
def remain(*, hands: facts.Hands, turned_card: of_cards.TurnedCard) -> tuple[Box, ...]:
    """The boxes of the suit that no hand takes up: they remain for the next deal.

    What the dealer took by the card turned up is the matter of poque.6.
    """
    drawn = {box for hand in hands for box in takes_up(hand=hand, turned_card=turned_card)}
    return tuple(
        box
        for box in Box
        if box.ranks
        and met(
            "not drawn", box not in drawn, "ceux qui ne sont pas levés restent pour le coup suivant"
        )
    )


@law(
    "bellecour.poque.13",
    "bellecour.poque.16",
    "academie.poque.13",
    "academie.poque.16",
    says=shares("the {:seat} player", unit="counter"),
)
def most_pays(*, cards_left_by_seat: facts.CardsLeftBySeat) -> tuple[int, ...] | Silence:
    """What every seat gains when the player with the most cards ``left`` pays each as many
    counters.

    Nothing is said of two or more who keep as many.
    """
    _played_out(cards_left_by_seat)
    payer = alone_most(cards_left_by_seat)
    if payer is None:
        return Silence.NOT_SAID
    return tuple(
        -cards_left_by_seat[payer] * (len(cards_left_by_seat) - 1)
        if seat == payer
        else cards_left_by_seat[payer]
        for seat in range(len(cards_left_by_seat))
    )


@law(
    "bellecour.poque.14",
    "academie.poque.14",
    says=text("Above it {} may be played.", none="No card can be played above it."),
)
def follows(*, card: of_cards.Card) -> Card | None:
    """The card that may be played above one: the next of its suit; none above the ace."""
    at = UPWARDS.index(of_the_pack(card).rank) + 1
    return Card(UPWARDS[at], card.suit) if at < len(UPWARDS) else None


@law(
    "bellecour.poque.15",
    "academie.poque.15",
    says={None: "With an ace he has no card to call."},
)
def says(*, hand: of_cards.Hand, card: of_cards.Card) -> Called | None:
    """What a player says with a card: the next of its suit, and whether ``sans`` (without) it.

    None with an ace, above which is nothing to say.
    """
    if card not in hand:
        raise ValueError(f"card={card} cannot be: it is a card of the hand")
    called = follows(card=card)
    return None if called is None else Called(called, met("sans", called not in hand))


@law("bellecour.poque.14", "bellecour.poque.15", "academie.poque.14", "academie.poque.15")
def run(*, hands: facts.Hands, seat_in_turn: facts.SeatInTurn, card: of_cards.Card) -> Run:
    """How a sequence goes on from a card that is led, each playing the card that is called.

    It ends where nobody has the card called, at an ace (whose player leads again), or when a hand
    is cleared, which is the end of the play. If nobody has the card, the player who "spoke first"
    leads. It is not said whether that is the one who began or the one who called the card;
    ``leads`` is None if they are two.
    """
    left = _dealt_out(hands)
    if card not in left[whole_number("seat_in_turn", seat_in_turn, 0, len(hands) - 1)]:
        raise ValueError(f"card={card} cannot be: the leader has it in his hand")
    played, turn, now = [(seat_in_turn, card)], seat_in_turn, card
    left[turn].discard(card)
    while left[turn] and (called := follows(card=now)):
        holder = next((seat for seat, held in enumerate(left) if called in held), None)
        if (
            met(
                "none of the players has the card that is called",
                holder is None,
                "tous les Joueurs se trouvent sans avoir ladite carte qu'on a apellée",
            )
            or holder is None
        ):
            return Run(tuple(played), called, seat_in_turn if turn == seat_in_turn else None)
        turn, now = holder, called
        played.append((turn, now))
        left[turn].discard(now)
    over = not left[turn]
    return Run(tuple(played), None, None if over else turn, over)


@law("bellecour.poque.16", "academie.poque.16", says=shares("the {:seat} player", unit="counter"))
def first_out_draws(*, cards_left_by_seat: facts.CardsLeftBySeat) -> tuple[int, ...]:
    """What each seat gains when the player who is out has a counter for each card left.

    It is read that each pays for his own cards; the rule names only who receives.
    """
    _played_out(cards_left_by_seat)
    return tuple(
        -cards
        if met("have in their hands", cards > 0, "chaque carte que les Joueurs ont en main")
        else sum(cards_left_by_seat)
        for cards in cards_left_by_seat
    )


@law("bellecour.poque.16", "academie.poque.16", says=shares("the {:seat} player", unit="counter"))
def settled(*, cards_left_by_seat: facts.CardsLeftBySeat) -> tuple[int, ...] | Silence:
    """What each seat gains at the end, by both payments: the one does not hinder the other.

    So the one with the most cards pays twice to the player who is out. Nothing is said where
    ``most_pays`` says nothing.
    """
    by_most, by_all = (
        most_pays(cards_left_by_seat=cards_left_by_seat),
        first_out_draws(cards_left_by_seat=cards_left_by_seat),
    )
    if isinstance(by_most, Silence):
        return by_most
    return tuple(map(add, by_most, by_all))


def _of_suit(card: Card, turned: Card) -> bool:
    return met("in the suit that is turn'd up", card.suit is of_the_pack(turned).suit)


def _played_out(left: tuple[int, ...]) -> None:
    """Raises ValueError unless one of three to six players has no card left, the others some."""
    whole_number("cards_left_by_seat", len(left), 3, 6)
    for cards in left:
        whole_number("cards_left_by_seat", cards, 0, HAND)
    if left.count(0) != 1:
        raise ValueError(
            "cards_left_by_seat cannot be: the play ends when one, and one only, has no card left"
        )


def _dealt_out(hands: tuple[tuple[Card, ...], ...]) -> list[set[Card]]:
    """The hands, to be played out. Raises ValueError for a card in two of them."""
    whole_number("hands", len(hands), 3, 6)
    held = [of_the_pack(card) for hand in hands for card in hand]
    if len(set(held)) < len(held) or not all(0 < len(hand) <= HAND for hand in hands):
        raise ValueError("hands cannot be: each has one to five cards, and no card is in two")
    return [set(hand) for hand in hands]
