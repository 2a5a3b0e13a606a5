"""The Art of Memory, as the book of 1754 tells it in prose: "rather a Sport, than a Game".

The cards are shewn, taken up and dealt; then each in turn calls for a card, and whoever holds it
lays it face downwards. The player who calls for one that lies already drinks a glass, or pays a
stake. What a player suffers if he calls for a card that was never thrown down is not said.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play, of_state
from executable_rules.mechanics.cards import WHOLE_PACK, Card, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met, offered
from lawsofplay.sentences import text, yes_no


class PlayedFor(Enum):
    """What they play for; the value is what a fault costs."""

    LIQUOR = "he drinks a glass"
    MONEY = "he pays a stake, of the sum they play for"


CardCalled = Annotated[Card, like(of_cards.CardCalled)]
Hands = Annotated[tuple[tuple[Card, ...], ...], like(of_cards.Hands, size=52, pack=WHOLE_PACK)]
Mode = Annotated[PlayedFor, like(of_play.Mode)]
Seat = Annotated[int, like(of_people.Seat, least=0)]


@law(
    "seymour.art-of-memory.1",
    says=text("They throw down {:card}, with their faces upwards."),
)
def thrown_down(*, players: of_people.Players) -> int:
    """How many cards are thrown down face upwards: as many as play, ``trebled``.

    Raises ValueError for more persons than one pack can supply.
    """
    return 3 * whole_number("players", players, 1, len(pack()) // 3)


@law(
    "seymour.art-of-memory.2",
    says=yes_no(
        "The dealer may deal.",
        "The dealer may not deal yet: the cards are taken up, shuffled and cut first.",
    ),
)
def may_deal(*, cards_mixed: of_state.CardsMixed, cards_cut: of_state.CardsCut) -> bool:
    """Whether the dealer may give the cards that he took up: once they are shuffled and cut."""
    return met("shuffling them", cards_mixed) and met("after cutting", cards_cut)


@law(
    "seymour.art-of-memory.2",
    says=text("The cards of each player, one after the other: {}."),
)
def dealt(*, pack: of_cards.Pack, players: of_people.Players) -> tuple[tuple[Card, ...], ...]:
    """The hands when the cards, taken up and shuffled, are dealt, three to everyone; none is left.

    Three at a time, which the book does not say; it makes no odds.
    """
    if len(pack) != thrown_down(players=players):
        raise ValueError(f"pack={len(pack)} cards cannot be: three apiece were thrown down")
    return tuple(pack[first : first + 3] for first in range(0, len(pack), 3))


@law(
    "seymour.art-of-memory.3",
    says=text(
        "The card called for is with the {:seat} player, to be laid face downwards.",
        several="Cards called for are with the {:seat} players, to be laid face downwards.",
        nothing="Nobody has the card called for.",
    ),
)
def lays_down(
    *, hands: Hands, rank: of_cards.Rank, suit: of_cards.Suit | None = None
) -> frozenset[int]:
    """Whose hands have the card called for, by its rank ("a King") or rank and suit; seats from 0.

    Of several Kings he lays one down whom the book does not name.
    """
    return frozenset(
        seat
        for seat, hand in enumerate(hands)
        if any(card.rank is rank and (suit is None or card.suit is suit) for card in hand)
    )


@law("seymour.art-of-memory.3", says=text("The {:seat} player calls next."))
def calls_next(*, seat: Seat, players: of_people.Players) -> int:
    """Who calls after a player, seats from 0: the next, ``and so it goes round``."""
    return next_player(seat, players)


@law(
    "seymour.art-of-memory.4",
    says={
        PlayedFor.LIQUOR: "He drinks a glass.",
        PlayedFor.MONEY: "He pays a stake, of the sum they play for.",
        None: "Nothing is due.",
    },
)
def calls(
    *, card_called: CardCalled, cards_shown: of_cards.CardsShown, mode: Mode
) -> PlayedFor | None:
    """What it costs to call for a card: nothing unless it is already laid down.

    Called by rank and suit; of a call for ``a King`` when one of four lies the book does not speak.
    """
    return mode if met("already laid down", card_called in cards_shown) else None


__all__ = offered(__name__)
