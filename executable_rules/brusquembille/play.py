"""Brusquembille, the play: the order of the cards, the tricks, what is taken from the stock."""

from __future__ import annotations

from executable_rules.brusquembille import facts
from executable_rules.brusquembille.setting import dealt
from executable_rules.brusquembille.terms import RANKS, order
from executable_rules.facts import of_cards
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.tricks import FREE, may_play, winner
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.brusquembille.4",
    "academie.brusquembille.4",
    says=yes_no("It is a “brusquembille”.", "It is no “brusquembille”."),
)
def is_brusquembille(*, card: facts.Card) -> bool:
    """Is the card a ``brusquembille``? The aces and the tens are."""
    return met(
        "The Ace and the Ten are the Brusquembilles",
        card.rank in (Rank.ACE, Rank.TEN),
        "Les as & les dix sont les brusquembilles",
    )


@law(
    "bellecour.brusquembille.4",
    "academie.brusquembille.4",
    says=text("From the highest: {}."),
)
def order_of_suit(*, suit: of_cards.Suit) -> tuple[Card, ...]:
    """The cards of a suit, highest first: each takes those that follow."""
    return tuple(Card(rank, suit) for rank in RANKS)


@law(
    "bellecour.brusquembille.5",
    "academie.brusquembille.5",
    says=text("The {:seat} card wins the trick."),
)
def wins(*, trick: facts.Trick, trump: of_cards.Trump) -> int:
    """Place of the card that wins a trick, the card led being 0.

    A higher card wins if it is of the same suit, and any trump wins a card of another suit.
    """
    return winner(trick, order(trump))


@law(
    "bellecour.brusquembille.laws.8",
    "academie.brusquembille.laws.8",
    "bellecour.brusquembille.10",
    "academie.brusquembille.10",
    "bellecour.brusquembille.13",
    "academie.brusquembille.13",
    says=text("He may play {}."),
)
def plays(*, hand: facts.Hand, trick: facts.Trick, trump: of_cards.Trump) -> tuple[Card, ...]:
    """What may be played: all, for there is no renounce (no duty to follow suit), nor to play
    higher.

    A player may even trump a suit of which he has some. An empty trick is led to.
    """
    return may_play(hand, trick, order(trump), FREE)


@law(
    "bellecour.brusquembille.11",
    "academie.brusquembille.11",
    says=text("They take, in the order of the seats: {}.", nothing="Nothing is left to take."),
)
def takes_from_stock(
    *, trick: facts.WholeTrick, seat: facts.Seat, trump: of_cards.Trump, stock: facts.Stock
) -> tuple[Card, ...]:
    """The card that each takes after a trick, in the order of the seats.

    ``seat`` led the trick; the ``stock`` begins with its top card and ends with the card turned up.
    The player who won the trick takes first, and the others after him, each in his turn.
    """
    players = len(trick)
    if seat >= players or 0 < len(stock) < players:
        raise ValueError("trick, seat and stock cannot be so: each player has a seat and a card")
    first = (seat + wins(trick=trick, trump=trump)) % players
    return tuple(stock[(place - first) % players] for place in range(players)) if stock else ()


@law(
    "bellecour.brusquembille.12",
    "academie.brusquembille.12",
    says=text("They take cards after {:trick}."),
)
def rounds_of_taking(*, players: facts.Players) -> int:
    """After how many tricks a card is taken by each, till the stock is exhausted."""
    return dealt(players=players).stock // players


@law(
    "bellecour.brusquembille.12",
    "academie.brusquembille.12",
    says=text(
        "The {:seat} player takes the trump that was turned up.", none="Nobody takes it yet."
    ),
)
def takes_the_trump(
    *, trick: facts.WholeTrick, seat: facts.Seat, trump: of_cards.Trump, stock: facts.Stock
) -> int | None:
    """The seat of the player who takes the trump that was turned up: the last to take the last
    cards.
    """
    taken = takes_from_stock(trick=trick, seat=seat, trump=trump, stock=stock)
    last = met(
        "he that takes the last Card",
        bool(taken) and len(stock) == len(trick),
        "celui qui prend la derniére carte",
    )
    return taken.index(stock[-1]) if last else None
