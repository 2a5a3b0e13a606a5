"""The Art of Memory, as the book of 1754 tells it in prose: "rather a Sport, than a Game".

The cards are shewn, taken up and dealt; then each in turn calls for a card, and whoever holds it
lays it face downwards. He who calls for one that lies already drinks a glass, or pays a stake. What
he suffers who calls for a card that was never thrown down is not said.
"""

from __future__ import annotations

from enum import Enum

from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import told


class PlayedFor(Enum):
    """What they play for; the value is what a fault costs."""

    LIQUOR = "he drinks a glass"
    MONEY = "he pays a stake, of the sum they play for"


@law(
    "seymour.art-of-memory.1",
    says=told("The cards thrown down, with their faces upwards, are {:card}."),
)
def thrown_down(*, persons: int) -> int:
    """How many cards are thrown down face upwards: as many as play, ``trebled``.

    Raises ValueError for more persons than one pack can supply.
    """
    return 3 * whole_number("persons", persons, 1, len(pack()) // 3)


@law(
    "seymour.art-of-memory.2",
    says=told("Each player has three cards; the first has {0}, and so on round."),
)
def dealt(*, taken_up: tuple[Card, ...], persons: int) -> tuple[tuple[Card, ...], ...]:
    """The hands when the cards, taken up and shuffled, are dealt, three to everyone; none is left.

    Three at a time, which the book does not say; it makes no odds.
    """
    if len(taken_up) != thrown_down(persons=persons):
        raise ValueError(f"taken_up={len(taken_up)} cards cannot be: three apiece were thrown down")
    return tuple(taken_up[first : first + 3] for first in range(0, len(taken_up), 3))


@law(
    "seymour.art-of-memory.3",
    says=told(
        "The card called for is with the {:seat} player, to be laid face downwards.",
        nothing="Nobody has the card called for.",
    ),
)
def lays_down(
    *, hands: tuple[tuple[Card, ...], ...], rank: Rank, suit: Suit | None = None
) -> frozenset[int]:
    """Whose hands have the card called for, by its rank ("a King") or rank and suit; seats from 0.

    Of several Kings he lays one down whom the book does not name.
    """
    return frozenset(
        seat
        for seat, hand in enumerate(hands)
        if any(card.rank is rank and (suit is None or card.suit is suit) for card in hand)
    )


@law("seymour.art-of-memory.3", says=told("The {:seat} player calls next."))
def calls_next(*, caller: int, persons: int) -> int:
    """Who calls after a player, seats from 0: the next, ``and so it goes round``."""
    return next_player(caller, persons)


@law(
    "seymour.art-of-memory.4",
    says={
        PlayedFor.LIQUOR: "He drinks a glass.",
        PlayedFor.MONEY: "He pays a stake, of the sum they play for.",
        None: "Nothing is due.",
    },
)
def calls(*, called: Card, laid_down: tuple[Card, ...], playing_for: PlayedFor) -> PlayedFor | None:
    """What it costs to call for a card: None unless it is already laid down.

    Called by rank and suit; of a call for ``a King`` when one of four lies the book does not speak.
    """
    return playing_for if met("already laid down", called in laid_down) else None
