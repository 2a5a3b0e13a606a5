"""Ombre in the book of 1754, before the cards are dealt: players, counters, the first dealer."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_conduct, of_money, of_people, of_play
from executable_rules.mechanics.matadors import BASTO, SPADILLE
from executable_rules.ombre.party import DealResult
from executable_rules.ombre.preparing import COUNTERS, FISHES, CardsTurned
from executable_rules.ombre.terms import PLAYERS, Ends
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, pays, text, yes_no

FISH = 10
"""Counters that a fish is generally worth."""

DOZEN = 12
"""Counters that a fish is worth sometimes."""

MOST_PLAYERS = 5
"""More never play at Ombre."""


class Table(Worded):
    """Whether this many players may play Ombre."""

    GENERAL = "three play: it is the general way of playing Ombre"
    SOMETIMES = "so many play sometimes, which is another way of playing Ombre"
    NOBODY = "Ombre is not played by so many"


class Means(Enum):
    """With what stakes are marked."""

    COUNTERS = "counters"
    MONEY = "money"


Price = Annotated[int, like(of_money.Price, least=FISH, most=DOZEN)]
Thing = Annotated[Means, like(of_play.Thing)]


@law("seymour.ombre.1")
def how_many_play_1754(*, players: of_people.Players) -> Table:
    """Whether this many players may play Ombre: three, generally; two, four or five sometimes.

    Two other books know three, and by custom two: ``pack_and_order.how_many_play``.
    """
    if met("the general Way is by THREE", players == PLAYERS):
        return Table.GENERAL
    sometimes = met("sometimes by two Persons", 2 <= players <= MOST_PLAYERS)
    return Table.SOMETIMES if sometimes else Table.NOBODY


@law(
    "seymour.ombre.stakes.1",
    says=yes_no(
        "The stakes may be marked with it.", "The stakes may not be marked with it: take counters."
    ),
)
def may_mark_the_stakes_with(*, thing: Thing) -> bool:
    """May stakes be marked with this? With counters, which are used instead of money."""
    return met("Counters must be used instead of Money", thing is Means.COUNTERS)


@law(
    "seymour.ombre.stakes.1",
    says=text(
        "They have decided {:game}, of which none need be marked up.",
        nothing="They have decided no game yet.",
    ),
)
def games_decided(*, deal_result: DealResult) -> int:
    """How many games are decided by these deals: one by every deal that was played out."""
    return len([end for end in deal_result if end is not Ends.NOT_PLAYED])


@law(
    "seymour.ombre.stakes.2",
    "seymour.ombre.stakes.3",
    "seymour.ombre.marking.1",
    only={"price": ("seymour.ombre.marking",)},
    says=text("What is given to each player is worth {:counter}."),
)
def worth_of_what_is_given(
    *,
    fishes: of_money.Fishes = FISHES,
    counters: of_money.Counters = COUNTERS,
    price: Price = FISH,
) -> int:
    """What the fishes and counters given to each player are worth, in counters.

    The book supposes nine fishes and twenty counters. ``price``: the counters that a fish is worth,
    ten, or sometimes twelve. In two other books it is worth twenty:
    ``preparing.worth_in_counters``.

    Raises ValueError for eleven.
    """
    twelve = met("or sometimes Twelve", price == DOZEN)
    if not twelve and price != FISH:
        raise ValueError(f"price={price} cannot be: a fish is worth ten counters or twelve")
    return fishes * price + counters


@law("seymour.ombre.stakes.4", says=text("They are worth {:penny|pence}."))
def worth_at_the_price(*, counters: of_money.Counters, price: of_money.Price) -> int:
    """What these counters are worth in pence, at the price of one counter.

    A crown is sixty pence, half a crown thirty, a shilling twelve. Two other books set the price of
    a fish: ``preparing.worth_in_money``.
    """
    return counters * price


@law(
    "seymour.ombre.stakes.6",
    says=text(
        "The {:seat} of the three to whom the cards come deals.",
        none="Nobody has a black ace yet: they go on giving cards.",
    ),
)
def first_black_ace_deals(*, cards_turned: CardsTurned) -> int | None:
    """Who deals first, by the second way: the player who gets the first black ace.

    ``cards_turned`` come to the three in turn. The first way is ``preparing.deals_first``.
    """
    aces = [place for place, card in enumerate(cards_turned) if card in (SPADILLE, BASTO)]
    return aces[0] % PLAYERS if met("whoever has the first Black Ace", bool(aces)) else None


@law("seymour.ombre.dealing.1", says=pays("the player", "the board", "fish"))
def lays_before_the_deal(*, has_staked: of_conduct.HasStaked = False) -> int:
    """Fishes that each player lays down before the deal begins: one, unless his lies there
    already.
    """
    return 0 if has_staked else 1
