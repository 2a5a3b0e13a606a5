"""The play: cards laid by turns, to make up fifteen, five and twenty, and one and thirty.

A card counts its pips; a coat-card ten, as the Knave has in the worked deal.
"""

from __future__ import annotations

from executable_rules.costly_colours import facts
from executable_rules.facts import of_cards, of_play
from executable_rules.mechanics.cards import Card, pips
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import text

OUT = 31
"""Beyond one and thirty a card cannot be played, it ``makes out``."""

CARDS = 6
"""The cards that can lie upon the table, three of each."""


def _table(total: int, cards: int) -> int:
    """The sum, if this many cards can make it. Raises ValueError if not."""
    whole_number("cards", cards, 1, CARDS)
    return whole_number("total", total, cards, min(OUT, 10 * cards))


@law(
    "cotton.costly-colours.5",
    "seymour.costly-colours.5",
    says=text("The law lets him play {}, and no other card."),
)
def may_be_played(*, first_card: facts.FirstCard, hand: of_cards.Hand) -> tuple[Card, ...]:
    """The cards that the other may play on the eldest's first.

    If he can he must make it up to 15, else he plays any. It is not said what a player suffers who
    does not.
    """
    if first_card in hand:
        raise ValueError(f"first_card={first_card} cannot be: it lies upon the table, not in hand")
    fit = tuple(card for card in hand if pips(first_card, card) == 15)
    return fit if met("if he can", bool(fit)) else hand


@law(
    "cotton.costly-colours.5",
    "seymour.costly-colours.5",
    says=text(
        "He who played the card sets up {:chalk}.",
        nothing="He who played the card sets up nothing.",
    ),
)
def for_fifteen(*, total: facts.Total, card_count: of_cards.CardCount) -> int:
    """Chalks of the player whose card makes the sum 15, or 25: one for each card upon the table."""
    return card_count if _table(total, card_count) in (15, 25) else 0


@law(
    "cotton.costly-colours.6",
    "seymour.costly-colours.6",
    says=text(
        "He who played last sets up {:chalk}.", nothing="He who played last sets up nothing."
    ),
)
def for_one_and_thirty(
    *, total: facts.Total, card_count: of_cards.CardCount, points: of_play.Points = 31
) -> int:
    """Chalks of the player who plays last to make up one and thirty: one for each card played.

    The rule has two numbers for one sum: "to make up thirty, no more nor less" and "to make up one
    and thirty". The rule after it and the worked deal have 31; ``makes=30`` is the other reading.
    """
    whole_number("points", points, 30, 31)
    return (
        card_count
        if met("no more nor less", _table(total, card_count) == points, "no more or less")
        else 0
    )


@law(
    "cotton.costly-colours.7",
    "seymour.costly-colours.7",
    says=text(
        "He who played last sets up {:chalk} for “the latter” (the last card).",
        nothing="Nothing is set up for “the latter” (the last card).",
    ),
)
def for_the_latter(*, total: facts.Total) -> int:
    """The chalk of the player who played last, ``the latter``, when 31 is not made: one.

    Raises ValueError for a sum beyond 31, which is ``making out``.
    """
    if total > OUT:
        raise ValueError(f"total={total} cannot be: the last card must not make out {OUT}")
    return 1 if met("be not made", total < OUT) else 0
