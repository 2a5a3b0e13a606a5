"""Commerce: trading for ready money or by barter, and how the trading is stopped."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.commerce.dealing import LEAST, MOST
from executable_rules.commerce.games import Game, checked, game, point
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, told, yes_no

PRICE = 1
"""Counters that a card of the Bank costs."""


class Trade(Enum):
    """What a player says when the Banker asks who will trade."""

    MONEY = "For ready Money (pour argent): he will have a card of the Bank"
    BARTER = "I Barter (troc pour troc): he will change with his right hand neighbour"


class Bought(NamedTuple):
    """After a trade for money: the hand, the Bank from its top, the counters paid the Banker."""

    hand: tuple[Card, ...]
    bank: tuple[Card, ...]
    paid: int


class Bartered(NamedTuple):
    """After a barter: the hand of him who asked, his right hand neighbour's, the counters paid."""

    hand: tuple[Card, ...]
    neighbours: tuple[Card, ...]
    paid: int


@law(
    "bellecour.commerce.11",
    "academie.commerce.11",
    says=told("They say in this order how they trade: the {:seat} player."),
)
def trades(*, banker: int, players: int) -> tuple[int, ...]:
    """The seats in the order in which they say how they trade: the eldest, the second, the third.

    The eldest (*le premier en carte*) is on the Banker's right; the Banker is thus the last.
    """
    whole_number("players", players, LEAST, MOST)
    return tuple(next_player(banker, players, step) for step in range(1, players + 1))


@law(
    "bellecour.commerce.11",
    "academie.commerce.11",
    says=told("Of these he has the choice: {}.", nothing="He says nothing before he is asked."),
)
def may_say(*, asked: bool) -> tuple[Trade, ...]:
    """What a player may say once the Banker has asked *Who will Trade*: he has the choice."""
    return tuple(Trade) if met("of which he has the choice", asked) else ()


@law(
    "bellecour.commerce.12",
    "academie.commerce.12",
    "bellecour.commerce.19",
    "academie.commerce.19",
    says=pays("the player who trades", "the Banker", "counter"),
)
def price(*, banker: bool) -> int:
    """Counters for one card of the Bank: one to the Banker, who gives himself nothing."""
    return 0 if met("He gives nothing to any one", banker) else PRICE


@law(
    "bellecour.commerce.12",
    "academie.commerce.12",
    says=parts(
        hand=told("His hand is then {}."),
        bank=told("The Bank is then, from its top, {}."),
        paid=pays("the player who trades", "the Banker", "counter"),
    ),
)
def trades_for_money(
    *,
    hand: tuple[Card, ...],
    gives: Card,
    bank: tuple[Card, ...],
    takes: Card,
    banker: bool = False,
) -> Bought:
    """What comes of trading for money: a card from the stock for a card that is put under it.

    ``bank``: from the top. Which card of it he takes the books do not say, so it is asked.
    """
    if gives not in checked(hand):
        raise ValueError(f"gives={gives} cannot be: it is a card of his hand")
    if takes not in bank or len({*hand, *bank}) < len(hand) + len(bank):
        raise ValueError(f"takes={takes} is of the bank, and no card is there or in his hand twice")
    changed = tuple(takes if card == gives else card for card in hand)
    left = tuple(card for card in bank if card != takes)
    return Bought(changed, (*left, gives), price(banker=banker))


@law(
    "bellecour.commerce.13",
    "academie.commerce.13",
    says=parts(
        hand=told("His hand is then {}."),
        neighbours=told("His neighbour's hand is then {}."),
        paid=told("He pays {:counter}.", nothing="Nothing is paid."),
    ),
)
def trades_by_barter(
    *, hand: tuple[Card, ...], gives: Card, neighbours: tuple[Card, ...], takes: Card
) -> Bartered:
    """What comes of a barter (*troc pour troc*): a card for a card of the right hand neighbour's.

    Nothing is paid for it. Which of his cards the neighbour parts with is not said.
    """
    if gives not in checked(hand) or takes not in checked(neighbours):
        raise ValueError("gives= is of his hand, takes= of his neighbour's")
    if set(hand) & set(neighbours):
        raise ValueError("neighbours= cannot have a card of his hand")
    own = tuple(takes if card == gives else card for card in hand)
    others = tuple(gives if card == takes else card for card in neighbours)
    return Bartered(own, others, 0)


@law(
    "bellecour.commerce.13",
    "academie.commerce.13",
    "bellecour.commerce.22",
    "academie.commerce.22",
    says=told("He barters with the {:seat} player."),
)
def barters_with(*, seat: int, players: int) -> int:
    """With whom a player barters, the Banker equally with the others: he on his right."""
    whole_number("players", players, LEAST, MOST)
    return next_player(seat, players)


@law(
    "bellecour.commerce.14",
    "academie.commerce.14",
    says=told(
        "The {:seat} player trades next.",
        none="Nobody trades further: one has found what he wanted.",
    ),
)
def trades_next(*, seat: int, players: int, found: bool) -> int | None:
    """Who trades after a player, each in his turn; None when one has found what he wanted."""
    whole_number("players", players, LEAST, MOST)
    next_one = next_player(seat, players)
    return None if met("one of them has found what he wanted", found) else next_one


@law(
    "bellecour.commerce.15",
    "academie.commerce.15",
    says={
        Game.POINT: "He shows down his Point.",
        Game.SEQUENCE: "He shows down his Sequence.",
        Game.TRICON: "He shows down his Tricon.",
        None: "He shows down nothing.",
    },
)
def shows_down(*, hand: tuple[Card, ...], first: bool) -> Game | None:
    """What he shows down who is the first to find (*a rencontré*) a game; None for nothing.

    He need not wait for a fresh tour: after the game is found, as the English has it; when the
    tour is finished (*lorsqu'il est fini*), as the French.
    """
    return game(hand=hand) if met("the first that finds", first) else None


@law(
    "bellecour.commerce.16",
    says=yes_no("He may trade in that tour.", "He may not trade in that tour."),
)
def may_trade(*, place: int, stands: int, shown: bool, traded: bool = False) -> bool:
    """Whether a player may trade that tour when another would stand: by their places, eldest 0.

    Whoever speaks after one that shows his hand down without trading may not; when the eldest so
    stands, nobody may. Any hand will do; ``peut_commercer`` speaks of a certain point. Of a hand
    shown after trading, ``trades_next`` tells.
    """
    whole_number("place", place, 0, MOST - 1)
    if whole_number("stands", stands, 0, MOST - 1) == place:
        raise ValueError(f"stands={stands} cannot be: it is the place of another player")
    without = met("shows it down without trading", shown and not traded)
    return not (without and met("those that are to speak after him", place > stands))


@law(
    "academie.commerce.16",
    says=yes_no("He may trade in that tour.", "He may not trade in that tour."),
)
def peut_commercer(
    *,
    place: int,
    se_tient: int,
    main: tuple[Card, ...],
    etendue: bool,
    commerce: bool = False,
) -> bool | Silence:
    """Whether a player may still trade, another having laid out a point to which he will hold.

    ``main``: his who holds to it, laid out (``etendue``) before he has traded (``commerce``). Of a
    hand without a point the French does not speak. The English, ``may_trade``, has any hand.
    """
    whole_number("place", place, 0, MOST - 1)
    if whole_number("se_tient", se_tient, 0, MOST - 1) == place:
        raise ValueError(f"se_tient={se_tient} cannot be: it is the place of another player")
    a_un_point = met("un certain point", point(hand=main) is not None)
    if not met("étend son jeu avant de commercer", etendue and not commerce):
        return True
    return (
        not met("ceux qui viennent aprés lui", place > se_tient) if a_un_point else Silence.NOT_SAID
    )


@law(
    "bellecour.commerce.22",
    "academie.commerce.22",
    says=told(
        "He furnishes the card for {:counter}.",
        nothing="He must furnish the card, without money.",
        none="He need not furnish the card.",
    ),
)
def furnishes(*, asks: int, banker: int, players: int, desires: bool = True) -> int | None:
    """Counters that the Banker takes for the card of his hand that he must furnish: nothing.

    None when he need not: to another than his left hand neighbour, or one who does not desire it.
    """
    whole_number("asks", asks, 0, players - 1)
    left = met("his left Hand neighbour", barters_with(seat=asks, players=players) == banker)
    return 0 if met("if he desires it", desires) and left else None
