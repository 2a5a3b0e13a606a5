"""Inn and Inn: four dice, two or three players, and a battle for all the money.

What a throw is, Out, Inn or Inn and Inn, is in ``odds.dice``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_money, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.odds.dice import Inn
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import Worded, text, yes_no


class Money(Worded):
    """What becomes of the money that is dropped (staked)."""

    DROPS = "he that throws drops again"
    SWEEPS = "he that throws sweeps all"
    ADVERSARY_WINS = "the adversary wins all"
    BYE = "it is a Bye between the two other gamesters"


ThrowKind = Annotated[Inn, like(of_play.ThrowKind)]


@law("seymour.in-and-in.2", says=text("There are {:box}, one in each player's hand."))
def boxes(*, players: of_people.Players) -> int:
    """How many boxes are used: one in the hand of each of the two or three players.

    Raises ValueError for another number of players.
    """
    return whole_number("players", players, 2, 3)


@law("seymour.in-and-in.1")
def settled(*, throw_kind: ThrowKind, players: of_people.Players = 2) -> Money:
    """What follows from a throw: an Inn drops, an Inn and Inn sweeps, an Out loses.

    ``Every Inn you drop`` is read: he stakes as much again, and the play goes on.
    """
    two = met("if but two play", boxes(players=players) == 2)
    lost = Money.ADVERSARY_WINS if two else Money.BYE
    return {Inn.INN: Money.DROPS, Inn.INN_AND_INN: Money.SWEEPS, Inn.OUT: lost}[throw_kind]


@law(
    "seymour.in-and-in.1",
    says=text(
        "Each has {:coin} of the “Bye”.",
        nothing="There is nothing to divide.",
        none="They throw out for the “Bye”.",
    ),
)
def bye(*, pool: of_money.Pool, is_agreed: of_state.IsAgreed) -> Fraction | None:
    """What each of two gamesters has of a Bye that they divide, if they do not throw for it."""
    return Fraction(pool, 2) if met("which they may either divide", is_agreed) else None


@law("seymour.in-and-in.3", says=yes_no("The battle is ended.", "The battle is not ended."))
def battle_ended(*, counters_by_seat: of_money.CountersBySeat) -> bool:
    """Whether the battle is ended: all the money is in one purse."""
    boxes(players=len(counters_by_seat))
    return met("till all the Money be won", sum(purse > 0 for purse in counters_by_seat) <= 1)


@law(
    "seymour.in-and-in.4",
    says=text("He wins the battle at last in {:chance}.", nothing="He has no chance left."),
)
def wins_at_last(*, counters: of_money.Counters, pool: of_money.Pool) -> Fraction:
    """The chance to win a battle for a player with some shillings of all that are played for.

    The book gives no chance. If every turn is even, nobody gains by playing on. So his chance is
    his share of the money, however much is dropped at a time.
    """
    whole_number("pool", pool)
    return Fraction(whole_number("counters", counters, 0, pool), pool)


__all__ = offered(__name__)
