"""Guimbarde: the five boxes, what is put into them, and who draws the Point and wins the Cards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from executable_rules.facts import of_cards
from executable_rules.guimbarde import facts
from executable_rules.guimbarde.terms import (
    BOXES,
    FOOL,
    GUIMBARDE,
    KING,
    LEAST_OF_POINT,
    TO_WIN,
    Called,
)
from executable_rules.mechanics.ladder import by_suit
from executable_rules.mechanics.results import Unit
from lawsofplay.rules import law, met
from lawsofplay.sentences import Payment, parts, text, yes_no
from lawsofplay.sentences.payments import flow
from lawsofplay.sentences.phrases import seated


class Staked(NamedTuple):
    """What each player puts into the boxes, and what then lies in each of them."""

    each: int
    in_each_box: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What each player puts into the boxes together."""
        return flow("each player", "the boxes", self.each, Unit.COUNTER.value)


class Won(NamedTuple):
    """Who wins the Cards, the stake in the box of the Point, and what he draws."""

    seat: int | None
    counters: int

    @property
    def payments(self) -> tuple[Payment, ...]:
        """What moves from the box of the Point to the player who wins the Cards."""
        if self.seat is None:
            return ()
        return flow("the box of the Point", seated(self.seat), self.counters, Unit.COUNTER.value)


@law(
    "bellecour.guimbarde.4",
    "academie.guimbarde.4",
    "bellecour.guimbarde.5",
    "academie.guimbarde.5",
    says=parts(
        each=text("Each player puts in {:counter}, one for each of the five boxes."),
        in_each_box=text("In every box lie then {:counter}."),
    ),
)
def staked(*, players: facts.Players) -> Staked:
    """What is put into the boxes: each player puts one counter into every one of the five.

    They are for the Guimbarde, the King, the Fool, the Marriage and the Point.
    """
    return Staked(each=len(BOXES), in_each_box=players)


@law(
    "bellecour.guimbarde.7",
    "academie.guimbarde.7",
    says=yes_no("The hand has a “Point”.", "The hand has no “Point”."),
)
def makes_point(*, hand: of_cards.Hand) -> bool:
    """Is there a ``Point`` in a hand: three, four or five cards of one suit? One or two make none.

    The King of Hearts, the Guimbarde and the Fool count to their own suits.
    """
    enough = any(len(held) >= LEAST_OF_POINT for held in by_suit(hand).values())
    return met(
        "three, four or five Cards in the same Suit",
        enough,
        "trois, quatre ou cinq cartes d'une même couleur",
    )


@law(
    "bellecour.guimbarde.8",
    "academie.guimbarde.8",
    says=text("The {:seat} player draws the “Point”.", none="Nobody draws the “Point”."),
)
def draws_point(*, points_by_seat: facts.PointsBySeat) -> int | None:
    """Who draws the Point, when each calls his (0 for none), the eldest hand being seat 0.

    The highest; of equal ones the elder hand. The books do not say whether the height of a Point
    goes by its cards or by their pips. None if nobody has one.
    """
    highest = max(points_by_seat)
    return points_by_seat.index(highest) if highest else None


@law(
    "bellecour.guimbarde.9",
    "academie.guimbarde.9",
    says=yes_no("The hand has the “Marriage”.", "The hand does not have the “Marriage”."),
)
def has_marriage(*, hand: of_cards.Hand) -> bool:
    """Is the ``Marriage`` in a hand, the King and the Queen of Hearts together?"""
    return met(
        "are in the same Hand", {KING, GUIMBARDE} <= set(hand), "le roi & la dame de cœur en main"
    )


@law(
    "bellecour.guimbarde.10",
    "academie.guimbarde.10",
    "bellecour.guimbarde.11",
    "academie.guimbarde.11",
    says={
        Called.GUIMBARDE: "It is the “Guimbarde”, the bride.",
        Called.KING: "It is the “King”.",
        Called.FOOL: "It is the “Fool”.",
        None: "The card has no name of its own.",
    },
)
def called(*, card: of_cards.Card) -> Called | None:
    """What a card is called: the Queen of Hearts Guimbarde, her King *the King*, and the Fool."""
    names = {GUIMBARDE: Called.GUIMBARDE, KING: Called.KING, FOOL: Called.FOOL}
    return names.get(card)


@law(
    "bellecour.guimbarde.13",
    "academie.guimbarde.13",
    "bellecour.guimbarde.14",
    "academie.guimbarde.14",
    says=parts(
        seat=text("The {:seat} player wins the “Cards”.", none="Nobody wins the “Cards”."),
        counters=text(
            "He draws {:counter}: each player had put in one.",
            nothing="The stake stays in the box, for the “Point” of the next deal.",
        ),
    ),
)
def wins_cards(*, winners: facts.Winners, players: facts.Players) -> Won:
    """Who wins the ``Cards``, a counter of each: the player with most tricks, two at the least.

    Of two with two tricks the one who made them first. ``winners``: the seats that won the five
    tricks, in order.
    """
    if max(winners) >= players:
        raise ValueError(f"winners={max(winners)} cannot be: it is from 0 to {players - 1}")
    made = Counter(winners)
    most = max(made.values())
    if met(
        "if every one makes one Trick", most < TO_WIN, "si les Joueurs n'en font que chacun une"
    ):
        return Won(None, 0)
    return Won(_first_to(most, winners), players)


def _first_to(tricks: int, winners: tuple[int, ...]) -> int:
    """The seat that had this many tricks before any other."""
    return next(seat for n, seat in enumerate(winners) if winners[:n].count(seat) == tricks - 1)
