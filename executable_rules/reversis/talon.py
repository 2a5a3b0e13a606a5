"""Reversis, of the talon: the fewest points win it, and the most points pay for it. Rules
VII to X.
"""

from __future__ import annotations

from executable_rules.facts import of_money
from executable_rules.mechanics.cards import Rank
from executable_rules.mechanics.numbers import whole_number
from executable_rules.reversis import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

POINTS = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.KNAVE: 2}
"""What the cards that mark tell; the others tell nothing."""


@law(
    "bellecour.reversis.laws.9", "academie.reversis.laws.9", says=text("The cards count {:point}.")
)
def points_of(*, cards: facts.Cards) -> int:
    """Points of the cards won, which serve only for the talon: ace 5, king 4, queen 3, knave 2."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


@law(
    "bellecour.reversis.laws.7",
    "bellecour.reversis.laws.8",
    "academie.reversis.laws.7",
    "academie.reversis.laws.8",
    says=text("The {:seat} player wins the talon."),
)
def wins_talon(*, hands_won: facts.HandsWon) -> int:
    """Seat of the player who wins the talon: one without a trick, or else with the fewest points.

    *Fewest cards* may mean that of two without points the one with fewer tricks wins, but rule X
    knows points only. Among equals the one ``nearest the dealer's left hand`` wins. Seats go to the
    right from the eldest, 0, to the dealer, so that it is the highest seat. At Papillon the same
    words are explained so that the dealer himself stands before all.
    """
    merits = [(bool(cards), points_of(cards=cards)) for cards in hands_won]
    equals = [seat for seat, merit in enumerate(merits) if merit == min(merits)]
    return (
        max(equals)
        if met(
            "two or more Players are equal", len(equals) > 1, "deux Joueurs ou plusieurs sont égaux"
        )
        else equals[0]
    )


@law(
    "bellecour.reversis.laws.7",
    "academie.reversis.laws.7",
    says=text("The talon is worth {:counter}."),
)
def talon_is_worth(*, pool: of_money.Pool, sum_agreed: of_money.SumAgreed | None = None) -> int:
    """Counters of the talon: as many as a common ``poul`` (*poule*), or what was agreed on."""
    return pool if sum_agreed is None else whole_number("sum_agreed", sum_agreed, 0)


@law(
    "bellecour.reversis.laws.10",
    "academie.reversis.laws.10",
    says=text("The {:seat} player pays the talon."),
)
def pays_talon(*, hands_won: facts.HandsWon) -> int:
    """Seat of the player who pays the talon: the one with most points; of equals the ``eldest``.

    The eldest has the lowest seat. ``pays_talon_if_any`` frees a player who makes the Reverse; by
    this rule alone he would pay.
    """
    points = [points_of(cards=cards) for cards in hands_won]
    return points.index(max(points))


@law(
    "bellecour.reversis.advice.7",
    "academie.reversis.advice.7",
    says=text(
        "The {:seat} player pays the talon.",
        none="The player who made the Reverse pays nothing on account of the talon.",
    ),
)
def pays_talon_if_any(*, hands_won: facts.HandsWon) -> int | None:
    """Seat of the player who pays the talon; none when one player made the Reverse, with all the
    tricks.

    The books do not say whether another pays it then.
    """
    takers = [seat for seat, cards in enumerate(hands_won) if cards]
    if met("He that makes the Reverse", len(takers) == 1, "Celui qui fait le Reversis"):
        return None
    return pays_talon(hands_won=hands_won)
