"""The Lottery, as the book of 1754 tells it in prose: three cards in a bowl, tickets for sixpence.

Three cards of one pack lie face downwards in a bowl, the ``Prize-Tickets``; the cards of the other
pack are sold as tickets. What the prizes and all the tickets come to is in ``odds.lottery``: the
fund cannot pay the prizes that the book supposes. Here are the rest of its rules, and the shares.
The Lottery of the French book and its translation is another game, with a lot for every player:
``loterie``.

Not said: which cards "come nearest to" a Prize-Ticket; only the player who has the same card is
told here. Nor what the bets are, of the best cards and of those that lie in the Wheel longest, and
who pays.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_play
from executable_rules.mechanics.cards import WHOLE_PACK, Card, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.numbers import one_or_more, whole_number
from executable_rules.mechanics.results import Silence
from executable_rules.odds.lottery import fund, prizes
from lawsofplay.rules import law, like, offered
from lawsofplay.sentences import pays, text

SUPPOSED = ((12, 6), (9, 6), (6, 6))
"""The prizes in shillings and pence, from the undermost Prize-Ticket up."""


class Prizes(Enum):
    """How the Prize-Tickets lie."""

    FACE_DOWN = "in the bowl with their faces downwards so that nobody sees them"


Cards = Annotated[tuple[Card, ...], like(of_cards.Cards, pack=WHOLE_PACK)]
DemandsBySeat = Annotated[tuple[int, ...], like(of_cards.DemandsBySeat, least=0, most=104)]
Hands = Annotated[tuple[tuple[Card, ...], ...], like(of_cards.Hands, pack=WHOLE_PACK)]
Tickets = Annotated[int, like(of_money.Tickets, least=0)]


@law("seymour.lottery.3", says=text("The Prize-Tickets, from the undermost up, are {}."))
def prize_tickets(*, cards_shown: of_cards.CardsShown) -> tuple[Card, ...]:
    """The Prize-Tickets, the undermost first: three cards of one pack. Raises ValueError if not."""
    if len(cards_shown) != 3 or len(set(cards_shown)) != 3:
        raise ValueError("cards_shown= is of three cards of one pack, each once")
    return cards_shown


@law("seymour.lottery.3", says=text("The Prize-Tickets lie {}."))
def prize_tickets_lie() -> Prizes:
    """How the Prize-Tickets lie in the bowl: nobody may see them."""
    return Prizes.FACE_DOWN


@law("seymour.lottery.1", says=text("The Prize-Ticket is worth {:penny}."))
def prize(*, place: of_play.Place) -> int:
    """What a Prize-Ticket is worth, in pence, by its place in the bowl, 1 being the undermost."""
    whole_number("place", place, 1, 3)
    return prizes(printed=(SUPPOSED[place - 1],))


@law(
    "seymour.lottery.1",
    says=pays("the player who calls for the tickets", "the Stock or Fund", "penny"),
)
def pays_for(*, tickets: Tickets) -> int:
    """What a player pays, in pence, for the tickets that he calls for: sixpence for each."""
    return fund(tickets=tickets)


@law(
    "seymour.lottery.2",
    says=pays("the Stock or Fund", "the holder of the Prize-Ticket", "penny"),
)
def share(*, place: of_play.Place, tickets: Tickets) -> Fraction:
    """What of the fund falls to a Prize-Ticket, in pence, in the "three Proportions, as above".

    >>> [float(share(place=place, tickets=38)) for place in (1, 2, 3)]
    [100.0, 76.0, 52.0]
    """
    return Fraction(prize(place=place) * fund(tickets=tickets), prizes())


@law(
    "seymour.lottery.4",
    says=text("The {:seat} player holds the same card.", none="Nobody holds the same card."),
)
def holds(*, hands: Hands, card: of_cards.Card) -> int | None:
    """Whose tickets have the same card as a Prize-Ticket, from 0; nobody's if it is a blank."""
    return next((seat for seat, held in enumerate(hands) if card in held), None)


@law("seymour.lottery.4", says=text("The {:seat} player has the best cards."))
def has_best_cards(*, hands: Hands, cards_drawn: of_cards.CardsDrawn) -> int | Silence:
    """Who of those that bet has the best cards, seats from 0: the only one whose card is a prize.

    It is not said which cards "come nearest to" a Prize-Ticket, nor who is best when several have
    one, or none.
    """
    same = [seat for seat, held in enumerate(hands) if set(held) & set(cards_drawn)]
    return same[0] if len(same) == 1 else Silence.NOT_SAID


@law("seymour.lottery.4", says=text("The Wheel keeps {} longest."))
def lies_longest(*, cards: Cards, cards_drawn: of_cards.CardsDrawn) -> tuple[Card, ...]:
    """Which of the cards betted on lie longest in the ``Wheel``, those drawn in their order.

    Cards that are not drawn at all lie longest.
    """
    undrawn = tuple(card for card in one_or_more("cards", cards) if card not in cards_drawn)
    return undrawn or (max(cards, key=cards_drawn.index),)


@law("seymour.lottery.7", says=pays("the loser of the bet", "the winner", "penny"))
def bet_between_players(*, sum_agreed: of_money.SumAgreed) -> int:
    """What the loser pays of a bet that players make between themselves: any sum they please."""
    return sum_agreed


@law(
    "seymour.lottery.5",
    "seymour.lottery.6",
    "seymour.lottery.1",
    "seymour.lottery.3",
    says=text("Left over as blanks: {:card}.", nothing="No blanks are left."),
)
def blanks(*, demands_by_seat: DemandsBySeat) -> int:
    """The cards left when each of any number of persons has the tickets he called for.

    The tickets are of the other of the two packs, so that the three in the bowl are not missing
    there.

    Raises ValueError when they call for more than that pack has.
    """
    return stock_left(len(pack()), 1, sum(demands_by_seat))


__all__ = offered(__name__)
