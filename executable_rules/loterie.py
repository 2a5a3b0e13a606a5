"""The Lottery of lots and tickets (*la Loterie*), of *The Academy of Play* and the *Académie*.

One pack gives the ``lots`` (*lots*), a card before each player, on which he places counters of the
fund that all have made; the other gives the ``tickets`` (*billets*). Whose ticket is the same card
as a lot takes the counters on it, until the fund is drawn out.

It is not the Lottery of 1754 (``lottery``), though the same card wins in both: there three cards in
a bowl are all the prizes, of sums that are set before, and tickets are bought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Annotated, NamedTuple

from executable_rules.facts import of_money, of_people
from executable_rules.mechanics.cards import Card, pack
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import Fact, law, like, met
from lawsofplay.sentences import Worded, pays, shares, text, yes_no

MOST_TICKETS = 4
"""Of one player, when the party lasts too long."""

GREAT_NUMBER = 10
DOUBTFUL_NUMBER = 4
"""Whether four are enough "four or five" does not tell."""


class Number(Worded):
    """How the book likes a number of players."""

    GREAT = "they are ten or more: so the game is at its best"
    ENOUGH = "they are enough"
    DOUBTFUL = (
        "they are four, where the words are “four or five”: whether these are enough is doubtful"
    )
    NOT_WELL = "it may not be played well by so few"
    TOO_FEW = "it may not be played by so few"


class Packs(NamedTuple):
    """Cards left in each of the two packs."""

    lots: int
    tickets: int


class Lots(Enum):
    """How the lots lie until the tickets are dealt."""

    TURNED = "turned (the print does not say which side up)"
    COUVERTES = "covered, face down (couvertes)"


Counters = Annotated[int, like(of_money.Counters, least=1)]
LastsTooLong = Annotated[bool, Fact("whether the party lasts too long")]
Price = Annotated[Fraction, like(of_money.Price, least=0)]
Seats = Annotated[tuple[int, ...], like(of_people.Seats, least=0, most=51, size=52)]
TicketsHeld = Annotated[
    Mapping[Card, int], Fact("which seat has a ticket of each card, or each player's tickets")
]


@law("bellecour.lottery.1")
def may_be_played(*, players: of_people.Players) -> Number:
    """Whether this many may play: best ten or more; with fewer than four or five it is not *well*.

    The French, ``peut_se_jouer``, has *not less* than four or five.
    """
    return _number(players, Number.NOT_WELL)


@law("academie.lottery.1")
def peut_se_jouer(*, players: of_people.Players) -> Number:
    """Whether this many players may play: ten, twelve or more; *pas moins* than four or five.

    In the English, ``may_be_played``, fewer may, but do not play well.
    """
    return _number(players, Number.TOO_FEW)


@law(
    "bellecour.lottery.2",
    "bellecour.lottery.6",
    "bellecour.lottery.8",
    "academie.lottery.2",
    "academie.lottery.6",
    "academie.lottery.8",
    says=text("The pack of the lots keeps {.lots:card}, that of the tickets {.tickets:card}."),
)
def left_in_packs(*, players: of_people.Players, tickets: of_money.Tickets = 1) -> Packs:
    """Cards left in the two entire packs, when each player has a lot and a ticket, or more tickets.

    The English prints "Tricks" for Tickets (rule 2).
    """
    return Packs(stock_left(len(pack()), players, 1), stock_left(len(pack()), players, tickets))


@law(
    "bellecour.lottery.3",
    "academie.lottery.3",
    "bellecour.ma-commere.3",
    "academie.ma-commere.3",
    "bellecour.poque.3",
    "academie.poque.3",
    says=text("He stakes {:unit of money}, at the value agreed for a counter."),
)
def stake(*, counters: Counters, price: Price) -> Fraction:
    """What a player stakes: the counters that he takes, at the value that the players will."""
    if price <= 0:
        raise ValueError(f"price={price} cannot be: a counter is worth more than nothing")
    return counters * price


@law("bellecour.lottery.4", "academie.lottery.4", says=text("The fund holds {:counter}."))
def fund(*, stakes: of_money.Stakes) -> int:
    """The ``fund`` (*fond*) of the Lottery in the box: all the counters that each has taken."""
    return sum(whole_number("stakes", counters) for counters in stakes)


@law(
    "bellecour.lottery.5",
    "academie.lottery.5",
    says=yes_no(
        "These may take the packs.", "These may not take the packs: it is for two of the players."
    ),
)
def may_deal(*, seats: Seats, players: of_people.Players) -> bool:
    """Whether these seats may take the packs: any two of the players, in compliment."""
    for seat in seats:
        whole_number("chosen", seat, 0, players - 1)
    return met(
        "two of them take the two Packs", len(seats) == len(set(seats)) == 2, "prennent un jeu"
    )


@law("bellecour.lottery.6", "academie.lottery.6", says=text("The {:seat} player cuts."))
def cuts_to(*, dealer: of_people.Dealer, players: of_people.Players) -> int:
    """The seat that cuts a dealer's pack: the left hand neighbour. Seats go to the right."""
    return next_player(dealer, whole_number("players", players, 2), -1)


@law("bellecour.lottery.6", says=text("The lots lie {}."))
def lots_remain() -> Lots:
    """How the lots lie: "to remain turn'd", and after the tickets "then turn'd".

    The French, ``lots_restent``, has them covered until then.
    """
    return Lots.TURNED


@law("academie.lottery.6", says=text("The lots lie {}, face down (“couvertes”)."))
def lots_restent() -> Lots:
    """How the lots lie until the tickets are dealt: *couvertes*; then they are turned.

    The English, ``lots_remain``, has *turn'd* of both.
    """
    return Lots.COUVERTES


@law(
    "bellecour.lottery.7",
    "academie.lottery.7",
    says=text(
        "Worth as much as another are {:lot}.", nothing="No lot is worth as much as another."
    ),
)
def equal_lots(*, prices: of_money.Prices) -> int:
    """How many lots are worth the same as another: as few as possible should be.

    Each places on his lot (*y mettre*) what number of counters he thinks proper.
    """
    worth = Counter(whole_number("lots", counters, 0) for counters in prices)
    return sum(number for number in worth.values() if number > 1)


@law("bellecour.lottery.7", "academie.lottery.7", says=text("The box keeps {:counter}."))
def fund_left(*, pool: of_money.Pool, prices: of_money.Prices) -> int:
    """What is left in the box when the lots are priced.

    It is read that the counters come from the fund: all that the players have is in it, and what is
    not drawn is added to it again.

    Raises ValueError for more than there is.
    """
    return pool - whole_number("lots together", sum(prices), 0, pool)


@law(
    "bellecour.lottery.9",
    "academie.lottery.9",
    says=shares("the {:seat} player", unit="counter", others="the lots"),
)
def draws(*, lots: of_money.Lots, tickets_held: TicketsHeld) -> tuple[int, ...]:
    """What each seat takes up: the counters on the lots that are the same cards as his tickets.

    ``lots``: the counters on each card, one card of each player; ``tickets_held``: whose each card
    is.
    """
    held = Counter(tickets_held.values())
    if set(held) != set(range(len(lots))) or len(set(held.values())) != 1:
        raise ValueError(
            "tickets_held are of the seats from 0, one lot for each, and as many for each"
        )
    whole_number("tickets of each", len(tickets_held) // len(lots), 1, MOST_TICKETS)
    won = [0] * len(lots)
    for card, counters in lots.items():
        if met(
            "whose Cards correspond to any of those",
            card in tickets_held,
            "auroient leur carte pareille à une de celle-là",
        ):
            won[tickets_held[card]] += whole_number("counters on a lot", counters, 0)
    return tuple(won)


@law(
    "bellecour.lottery.10",
    "bellecour.lottery.12",
    "academie.lottery.10",
    "academie.lottery.12",
    says=yes_no(
        "The cards are dealt again.", "The cards are not dealt again: the fund is all drawn out."
    ),
)
def deal_again(*, pool: of_money.Pool) -> bool:
    """Whether the cards are collected, shuffled and dealt again: until the fund is all drawn out.

    ``pool``: with the lots that were not drawn.
    """
    return not met("till the fund is all drawn out", pool == 0, "soit tout tiré")


@law(
    "bellecour.lottery.11",
    "academie.lottery.11",
    says=pays("the undrawn lots together", "the fund", "counter"),
)
def back_to_the_fund(*, lots: of_money.Lots, tickets_held: TicketsHeld) -> int:
    """Counters of the lots that remain undrawn: they are added to the fund."""
    return sum(lots.values()) - sum(draws(lots=lots, tickets_held=tickets_held))


@law(
    "bellecour.lottery.12",
    "academie.lottery.12",
    says=shares(
        "the {:seat} player", unit="unit of money", others="the player who drew the Lottery"
    ),
)
def paid(
    *, counters_by_seat: of_money.CountersBySeat, price: Price, pool: of_money.Pool
) -> tuple[Fraction, ...]:
    """What each has in money for the counters that he won, of the first ``fund``, all drawn out.

    He pays who drew the Lottery (*qui tire la lotterie*), and answers for it; which of the players
    he is, the books do not say.
    """
    if sum(counters_by_seat) != pool or any(counters < 0 for counters in counters_by_seat):
        raise ValueError(f"counters_by_seat is {pool} counters in all: the fund is all drawn out")
    return tuple(counters * price for counters in counters_by_seat)


@law(
    "bellecour.lottery.8",
    "bellecour.lottery.13",
    "academie.lottery.8",
    "academie.lottery.13",
    says=text("Each may be given {:ticket}.", several="Each may be given one of these: {:ticket}."),
)
def tickets_for_each(
    *, players: of_people.Players, lasts_too_long: LastsTooLong
) -> tuple[int, ...]:
    """How many tickets may be given to each: one; if the party lasts too long, up to four.

    So far as the pack goes round.
    """
    most = (
        MOST_TICKETS
        if met("If the party should last too long", lasts_too_long, "lorsque la partie dure trop")
        else 1
    )
    if not 2 <= players <= len(pack()):
        raise ValueError(f"players={players} cannot be: it is from 2 to {len(pack())}")
    return tuple(each for each in range(1, most + 1) if players * each <= len(pack()))


def _number(players: int, few: Number) -> Number:
    whole_number("players", players, 2, len(pack()))
    if players >= GREAT_NUMBER:
        return Number.GREAT
    if players > DOUBTFUL_NUMBER:
        return Number.ENOUGH
    return Number.DOUBTFUL if players == DOUBTFUL_NUMBER else few
