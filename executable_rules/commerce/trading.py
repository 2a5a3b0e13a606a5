"""Commerce: trading for ready money or by barter, and how the trading is stopped."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from executable_rules.commerce import facts
from executable_rules.commerce.dealing import LEAST, MOST
from executable_rules.commerce.games import Game, checked, game, point
from executable_rules.facts import of_cards, of_conduct, of_people, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, text, yes_no

PRICE = 1
"""Counters that a card of the Bank costs."""


class Trade(Enum):
    """What a player says when the Banker asks if he will trade."""

    MONEY = "For ready Money (pour argent): he will have a card of the Bank"
    BARTER = "I Barter (troc pour troc): he will change with his right hand neighbour"


class Bought(NamedTuple):
    """After a trade for money: the hand, the Bank from its top, the counters paid the Banker."""

    hand: tuple[Card, ...]
    bank: tuple[Card, ...]
    paid: int


class Bartered(NamedTuple):
    """After a barter: the asker's hand, his right hand neighbour's, and the counters paid."""

    hand: tuple[Card, ...]
    neighbours: tuple[Card, ...]
    paid: int


@law(
    "bellecour.commerce.11",
    "academie.commerce.11",
    says=text("They say in this order how they trade: the {:seat} players."),
)
def trades(*, dealer: of_people.Dealer, players: of_people.Players) -> tuple[int, ...]:
    """The seats in the order in which they say how they trade: the eldest, the second, the third.

    The eldest (*le premier en carte*) is on the Banker's right; the Banker is thus the last.
    """
    whole_number("players", players, LEAST, MOST)
    return tuple(next_player(dealer, players, step) for step in range(1, players + 1))


@law(
    "bellecour.commerce.11",
    "academie.commerce.11",
    says=text("Of these he has the choice: {}.", nothing="He says nothing before he is asked."),
)
def may_say(*, was_asked: of_state.WasAsked) -> tuple[Trade, ...]:
    """What a player may say once the Banker has asked *Who will Trade*: he has the choice."""
    return (
        tuple(Trade) if met("of which he has the choice", was_asked, "cela dépend de lui") else ()
    )


@law(
    "bellecour.commerce.12",
    "academie.commerce.12",
    "bellecour.commerce.19",
    "academie.commerce.19",
    says=pays("the player who trades", "the Banker", "counter"),
)
def price(*, is_dealer: of_state.IsDealer) -> int:
    """Counters for one card of the Bank: one to the Banker, who gives himself nothing."""
    return (
        0
        if met("He gives nothing to any one", is_dealer, "Le Banquier ne donne rien à personne")
        else PRICE
    )


@law(
    "bellecour.commerce.12",
    "academie.commerce.12",
    says=parts(
        hand=text("His hand is then {}."),
        bank=text("The Bank is then, from its top, {}."),
        paid=pays("the player who trades", "the Banker", "counter"),
    ),
)
def trades_for_money(
    *,
    hand: facts.Hand,
    card_given: facts.CardGiven,
    stock: of_cards.Stock,
    card_taken: of_cards.CardTaken,
    is_dealer: of_state.IsDealer = False,
) -> Bought:
    """What comes of trading for money: a card from the stock for a card that is put under it.

    ``stock``: from the top. Which card of it he takes the books do not say, so it is asked.
    """
    if card_given not in checked(hand):
        raise ValueError(f"card_given={card_given} cannot be: it is a card of his hand")
    if card_taken not in stock or len({*hand, *stock}) < len(hand) + len(stock):
        raise ValueError(
            f"card_taken={card_taken} is of the bank, and no card is there or in his hand twice"
        )
    changed = tuple(card_taken if card == card_given else card for card in hand)
    left = tuple(card for card in stock if card != card_taken)
    return Bought(changed, (*left, card_given), price(is_dealer=is_dealer))


@law(
    "bellecour.commerce.13",
    "academie.commerce.13",
    says=parts(
        hand=text("His hand is then {}."),
        neighbours=text("His neighbour's hand is then {}."),
        paid=text("He pays {:counter}.", nothing="Nothing is paid."),
    ),
)
def trades_by_barter(
    *,
    hand: facts.Hand,
    card_given: facts.CardGiven,
    other_hand: facts.OtherHand,
    card_taken: of_cards.CardTaken,
) -> Bartered:
    """What comes of a barter (*troc pour troc*): a card for a card of the right hand neighbour's.

    Nothing is paid for it. Which of his cards the neighbour parts with is not said.
    """
    if card_given not in checked(hand) or card_taken not in checked(other_hand):
        raise ValueError("card_given= is of his hand, card_taken= of his neighbour's")
    if set(hand) & set(other_hand):
        raise ValueError("other_hand= cannot have a card of his hand")
    own = tuple(card_taken if card == card_given else card for card in hand)
    others = tuple(card_given if card == card_taken else card for card in other_hand)
    return Bartered(own, others, 0)


@law(
    "bellecour.commerce.13",
    "academie.commerce.13",
    "bellecour.commerce.22",
    "academie.commerce.22",
    says=text("He barters with the {:seat} player."),
)
def barters_with(*, seat: of_people.Seat, players: of_people.Players) -> int:
    """With whom a player barters, the Banker equally with the others: he on his right."""
    whole_number("players", players, LEAST, MOST)
    return next_player(seat, players)


@law(
    "bellecour.commerce.14",
    "academie.commerce.14",
    says=text(
        "The {:seat} player trades next.",
        none="Nobody trades further: one has found what he wanted.",
    ),
)
def trades_next(
    *, seat: of_people.Seat, players: of_people.Players, has_it: of_conduct.HasIt
) -> int | None:
    """Who trades after a player, each in his turn; nobody once one has found what he wanted."""
    whole_number("players", players, LEAST, MOST)
    next_one = next_player(seat, players)
    return (
        None
        if met(
            "one of them has found what he wanted",
            has_it,
            "il ait trouvé, ou quelqu'autre ait trouvé ce qu'il cherche",
        )
        else next_one
    )


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
def shows_down(*, hand: facts.Hand, is_first: of_state.IsFirst) -> Game | None:
    """What a player shows down who is the first to find (*a rencontré*) a game; else nothing.

    He need not wait for a fresh tour. In the English he shows it as soon as it is found, in the
    French when the tour is finished (*lorsqu'il est fini*).
    """
    return (
        game(hand=hand) if met("the first that finds", is_first, "le premier a rencontré") else None
    )


@law(
    "bellecour.commerce.16",
    says=yes_no("He may trade in that tour.", "He may not trade in that tour."),
)
def may_trade(
    *,
    seat: of_people.Seat,
    other_seat: facts.OtherSeat,
    has_shown: of_conduct.HasShown,
    has_traded: facts.HasTraded = False,
) -> bool:
    """Whether a player may trade in this tour when another would stand; places are from the eldest,
    0.

    A player who speaks after one that shows his hand down without trading may not. When the eldest
    stands so, nobody may. Any hand will do; ``peut_commercer`` speaks of a certain point.
    ``trades_next`` tells of a hand shown after trading.
    """
    whole_number("seat", seat, 0, MOST - 1)
    if other_seat == seat:
        raise ValueError(f"other_seat={other_seat} cannot be: it is the place of another player")
    without = met("shows it down without trading", has_shown and not has_traded)
    return not (without and met("those that are to speak after him", seat > other_seat))


@law(
    "academie.commerce.16",
    says=yes_no("He may trade in that tour.", "He may not trade in that tour."),
)
def peut_commercer(
    *,
    seat: of_people.Seat,
    other_seat: facts.OtherSeat,
    hand: facts.Hand,
    has_shown: of_conduct.HasShown,
    has_traded: facts.HasTraded = False,
) -> bool | Silence:
    """Whether a player may still trade when another has laid out a point to which he will hold.

    ``hand``: of the one who holds to it, laid out (``has_shown``) before he has traded
    (``has_traded``). The French does not speak of a hand without a point. In the English,
    ``may_trade``, any hand will do.
    """
    whole_number("seat", seat, 0, MOST - 1)
    if other_seat == seat:
        raise ValueError(f"other_seat={other_seat} cannot be: it is the place of another player")
    a_un_point = met(
        "celui qui a un certain point auquel il veut se tenir", point(hand=hand) is not None
    )
    if not met("étend son jeu avant de commercer", has_shown and not has_traded):
        return True
    return (
        not met("ceux qui viennent aprés lui", seat > other_seat)
        if a_un_point
        else Silence.NOT_SAID
    )


@law(
    "bellecour.commerce.22",
    "academie.commerce.22",
    says=text(
        "He furnishes the card for {:counter}.",
        nothing="He must furnish the card, without money.",
        none="He need not furnish the card.",
    ),
)
def furnishes(
    *,
    seat: of_people.Seat,
    dealer: of_people.Dealer,
    players: of_people.Players,
    wants_it: of_conduct.WantsIt = True,
) -> int | None:
    """Counters that the Banker takes for the card of his hand that he must give: nothing.

    None when he need not give one: to another than his left hand neighbour, or to one who does not
    want it. ``seat`` is that of the player who would have a card.
    """
    whole_number("seat", seat, 0, players - 1)
    left = met(
        "his left Hand neighbour",
        barters_with(seat=seat, players=players) == dealer,
        "joueur de sa gauche",
    )
    return (
        0
        if met("if he desires it", wants_it, "qui veut commercer au troc avec lui") and left
        else None
    )
