"""Reversis, before the play: players, pack, deal, and the cards laid out for those of the stock."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_people, of_state
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import alone_most, whole_number
from executable_rules.mechanics.results import Silence, said
from executable_rules.reversis import facts
from executable_rules.reversis.terms import PACK
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no

LEAST, MOST = 4, 5
"""Players."""

STOCKS = {4: (3,), 5: (2, 7)}
"""Cards that may be kept for the stock, by the number of players."""

TENS = tuple(card for card in pack() if card.rank is Rank.TEN)
"""The cards that are thrown out."""


class Dealt(NamedTuple):
    """How many cards each of the other players has, and how many the dealer."""

    each: int
    dealer: int


class Exchanged(NamedTuple):
    """The hand and the stock after a card was laid out."""

    hand: tuple[Card, ...]
    stock: tuple[Card, ...]


class Seen(NamedTuple):
    """The card that a player may see, and the stock after it was put under."""

    card: Card
    stock: tuple[Card, ...]


EXCHANGED = parts(
    hand=text("In his hand are then {}."),
    stock=text("The “stock” has then, from the top: {}."),
)


@law(
    "bellecour.reversis.1",
    "academie.reversis.1",
    says=text("The {:seat} player wins the cards."),
)
def wins_the_cards(*, tricks_by_seat: facts.TricksBySeat) -> int | Silence:
    """The seat of the player who wins the cards: the one who makes the fewest tricks.

    It is not said here who does if several make as few.
    """
    return said(alone_most([-tricks for tricks in tricks_by_seat]))


@law(
    "bellecour.reversis.2",
    "academie.reversis.2",
    says=yes_no("So many may play.", "So many do not play: it is four or five."),
)
def may_be_played_by(*, players: of_people.Players) -> bool:
    """May this many players play? Four or five."""
    return LEAST <= players <= MOST


@law(
    "bellecour.reversis.3",
    "academie.reversis.3",
    "bellecour.reversis.4",
    "academie.reversis.4",
    says=text("They play with {:pack}."),
)
def pack_played_with(*, is_agreed: of_state.IsAgreed = False) -> tuple[Card, ...]:
    """The pack: forty-eight cards, all but the tens; in some places, if agreed, the entire pack.

    With the tens it is more difficult to make the Reverse, that is to win all the tricks.
    """
    return (
        pack()
        if met("play with an entire pack", is_agreed, "l'on joue avec un jeu entier")
        else PACK
    )


@law(
    "bellecour.reversis.3",
    says=text(
        "The number of rounds is marked with the {:card} thrown out.",
        nothing="No card is thrown out for it.",
    ),
)
def tens_mark_the_tours(*, is_agreed: of_state.IsAgreed = False) -> int:
    """How many of the tens mark the number of ``tours``, rounds of deals: in English all four."""
    return len(TENS) if met("which are thrown out", not is_agreed) else 0


@law(
    "academie.reversis.3",
    says=text(
        "The number of rounds is marked with {:card} of those thrown out.",
        nothing="No card is thrown out for it.",
    ),
)
def un_dix_marque_les_tours(*, is_agreed: of_state.IsAgreed = False) -> int:
    """How many of the tens mark the number of *tours*, rounds of deals: in French one of them."""
    return 1 if met("à la réserve des dix que l'on ôte", not is_agreed) else 0


@law("bellecour.reversis.5", "academie.reversis.5", says=text("The {:seat} player cuts."))
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat of the player who cuts the cards: the dealer's ``left hand man``, who plays before
    him.
    """
    return next_player(dealer, players, -1)


@law(
    "bellecour.reversis.5",
    "academie.reversis.5",
    says=yes_no("The cards may be dealt so.", "The cards may not be dealt so."),
)
def may_be_dealt_by(*, packets: facts.Packets) -> bool:
    """May a hand be dealt by these packets? By threes, and at the end what is still missing."""
    return met(
        "he then deals them by threes",
        all(packet == 3 for packet in packets[:-1]),
        "il distribue les cartes trois à trois",
    )


@law(
    "bellecour.reversis.5",
    "academie.reversis.5",
    says=text(
        "For the “stock” are kept {0:card}.",
        several="For the “stock” are kept {0:card} or {1:card}.",
    ),
)
def stock_kept(*, players: facts.Players) -> tuple[int, ...]:
    """How many cards may be kept for the ``stock`` (*talon*): three, or two or seven of five."""
    return STOCKS[players]


@law(
    "bellecour.reversis.5",
    "academie.reversis.5",
    "bellecour.reversis.8",
    "academie.reversis.8",
    says=text("Each player has {.each:card}, and the dealer {.dealer:card}."),
)
def hands_dealt(
    *,
    players: facts.Players,
    stock_size: of_cards.StockSize,
    is_agreed: of_state.IsAgreed = False,
) -> Dealt:
    """Cards of each hand: all but the stock are divided equally, with one more for the dealer.

    ``is_agreed``: an entire pack is played. Five players cannot then keep two or seven, so that any
    stock is taken.

    Raises ValueError for another stock than is kept, and when the cards do not come out even.
    """
    if not is_kept(players, stock_size, is_agreed=is_agreed):
        raise ValueError(f"stock_size={stock_size} cannot be: by four it is 3, by five 2 or 7")
    cards = len(pack_played_with(is_agreed=is_agreed))
    each, over = divmod(cards - stock_size - 1, players)
    if over:
        raise ValueError(
            f"stock_size={stock_size} cannot be: {players} players cannot share the rest"
        )
    return Dealt(each, each + 1)


def is_kept(players: int, stock_size: int, *, is_agreed: bool) -> bool:
    """Are this many cards kept for the stock? Any, of an entire pack that five players share."""
    return stock_size in stock_kept(players=players) or (is_agreed and players == MOST)


@law(
    "bellecour.reversis.6",
    "academie.reversis.6",
    says=text("He lays out after the {:seat} player.", none="He is the first to lay out."),
)
def lays_out_after(*, seat: facts.Seat, players: facts.Players) -> int | None:
    """After which seat a player may lay out a card: the eldest (0) is first, then each in turn."""
    whole_number("seat", seat, 0, players - 1)
    return None if met("the eldest Player", seat == 0, "celui qui est le premier") else seat - 1


@law("bellecour.reversis.6", "academie.reversis.6", says=EXCHANGED)
def lays_out(*, hand: facts.Hand, discard: facts.Discard, stock: facts.Stock) -> Exchanged:
    """Hand and stock of the player who ``lays out`` a card: he takes the top card, and puts his
    under.
    """
    kept = _without(hand, discard)
    return Exchanged((*kept, stock[0]), (*stock[1:], *discard))


@law(
    "bellecour.reversis.7",
    "academie.reversis.7",
    says=parts(card=text("He may see {}."), stock=text("The “stock” has then, from the top: {}.")),
)
def may_see(*, stock: facts.Stock) -> Seen:
    """The card that a player may see who does not discard: the one that he might have taken."""
    return Seen(stock[0], (*stock[1:], stock[0]))


@law(
    "bellecour.reversis.8",
    "academie.reversis.8",
    says=yes_no("He may take a card of the “stock”.", "He is the dealer, and takes no card."),
)
def may_take(*, seat: facts.Seat, players: facts.Players) -> bool:
    """May the player take a card of the stock? All may but the dealer, who sits last."""
    whole_number("seat", seat, 0, players - 1)
    return not met("the Dealer does not take", seat == players - 1, "celui qui mêle ne prend point")


@law("bellecour.reversis.8", "academie.reversis.8", says=EXCHANGED)
def dealer_lays_out(*, hand: facts.Hand, discard: facts.Discard, stock: facts.Stock) -> Exchanged:
    """Hand and stock of the dealer, who puts one of his cards under the stock and takes none."""
    return Exchanged(_without(hand, discard), (*stock, *discard))


def _without(hand: tuple[Card, ...], discard: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without the card laid out. Raises ValueError when it is not in the hand."""
    if discard[0] not in hand:
        raise ValueError(f"discard={discard[0]} cannot be: it is a card of the hand")
    return tuple(card for card in hand if card != discard[0])
