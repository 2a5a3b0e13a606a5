"""Whist as the book of 1687 has it: Ruff and Honours without the Deuces, and without a stock."""

from __future__ import annotations

from executable_rules.facts import of_play
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.whist import facts
from executable_rules.whist.rules import TWELVE_APIECE, WithStock
from executable_rules.whist.terms import GAME_1687 as GAME
from lawsofplay.rules import law
from lawsofplay.sentences import text, yes_no


@law("cotton.whist.1", says=text("The pack has {:pack}."))
def pack_1687() -> tuple[Card, ...]:
    """The pack: they "put out the Deuces", which at Ruff and Honours stay in to make a stock."""
    return pack((Rank.TWO,))


@law("cotton.whist.2", says=yes_no("They are partners.", "They are not partners."))
def are_partners(*, seat: facts.Seat, other_seat: facts.OtherSeat) -> bool:
    """Whether two of the four players are of a side: two of a side, seats from 0, partners across.

    That partners sit across is taken from the game as it is played; the book does not say it.
    """
    return seat != other_seat and seat % 2 == other_seat % 2


@law(
    "cotton.whist.3",
    says=text(
        "Each has {.hand:card}, and {.stock:card} remain; the {.trump_place:nth} card is trumps."
    ),
)
def dealt_1687(*, players: facts.Players) -> WithStock:
    """The deal for two, three or four players: twelve apiece, and the bottom card is Trump.

    With four players it is the dealer's last card, and nothing is left. The book of 1754 tells the
    same of a pack with the Deuces and of three players: ``whist.rules.three_handed_deal``.
    """
    cards = len(pack_1687())
    return WithStock(TWELVE_APIECE, stock_left(cards, players, TWELVE_APIECE), cards)


@law("cotton.whist.4", says=yes_no("They are up: the Game is won.", "They are not yet up."))
def is_up_1687(*, points: of_play.Points) -> bool:
    """Whether a side is up: the number of the Game is nine; in 1754 ten."""
    return points >= GAME
