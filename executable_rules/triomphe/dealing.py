"""Triomphe as at Paris: pack, order of the cards, players and sides, who deals, the deal."""

from __future__ import annotations

from functools import cache

from executable_rules.facts import of_cards, of_people
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import Silence
from executable_rules.triomphe import facts
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

HAND = 5
"""Cards of each player, and so the tricks."""

MANNER = (2, 3)
"""The packets by which the five cards are dealt."""

LEAST, MOST = 2, 6
"""Players, in whatever way: with more the pack would not do, of which a card is turned up."""

SIDES = 2

Hand = tuple[Card, ...]


@cache
def triomphe_ranking(trump: Suit | None = None) -> Ranking:
    """King, queen, knave, ace, ten ... seven in every suit; trumps beat the others."""
    return ranking(ACE_AFTER_KNAVE[:8], trump)


@law(
    "bellecour.triomphe.1",
    "academie.triomphe.1",
    "bellecour.triomphe.provinces.2",
    "academie.triomphe.provinces.2",
    says=text("They play with {:pack}."),
)
def pack_played_with() -> Hand:
    """The pack: that of Piquet, thirty-two cards, from the seven."""
    return PIQUET_PACK


@law(
    "bellecour.triomphe.2",
    "academie.triomphe.2",
    "bellecour.triomphe.provinces.1",
    "academie.triomphe.provinces.1",
    says=yes_no("It takes the other card.", "It does not take the other card."),
)
def is_better(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Does a card take another of its suit? King, Queen, Knave, Ace, Ten, Nine, Eight, seven.

    Raises ValueError for one card twice and for two suits.
    """
    return takes(card, other_card, triomphe_ranking())


@law(
    "bellecour.triomphe.3",
    "academie.triomphe.3",
    says=yes_no("So many may play.", "So many do not play: it is two, four or six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many play? One against one, two against two, or sometimes three against three."""
    return players in (2, 4, 6)


@law(
    "bellecour.triomphe.4",
    "academie.triomphe.4",
    says=yes_no("They sit rightly.", "They do not sit rightly: each party has its own side."),
)
def sit_rightly(*, seats: facts.Seats, players: facts.Players) -> bool:
    """Do these players, who are of one party, sit rightly? All on one side of the table.

    Their adversaries are then on the opposite side: the seats of a party follow one another round
    the table.

    Raises ValueError for other than two and two or three and three.
    """
    if players not in (4, 6) or len(seats) * SIDES != players or max(seats) >= players:
        raise ValueError("seats cannot be: they are two of four players, or three of six")
    rows = ({next_player(first, players, n) for n in range(len(seats))} for first in range(players))
    return met("on the same side of the table", set(seats) in list(rows), "d'un côté de la table")


@law(
    "bellecour.triomphe.7",
    "academie.triomphe.7",
    "bellecour.triomphe.provinces.3",
    "academie.triomphe.provinces.3",
    says=text("The {:seat} party deals."),
)
def obliged_to_deal(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """Which of two parties, from 0, must deal: the one that does not cut the highest card.

    The cards cut are given by party. The books do not say what follows if two are as high, nor who
    must deal in the provinces, where four or more play each for himself.
    """
    highest = carried_by(cards_cut_by_seat, ACE_AFTER_KNAVE)
    if highest is None or len(cards_cut_by_seat) != SIDES:
        return Silence.NOT_SAID
    return 1 - highest


@law(
    "bellecour.triomphe.8",
    "academie.triomphe.8",
    "bellecour.triomphe.provinces.1",
    "academie.triomphe.provinces.1",
    says=text("The {:seat} player cuts."),
)
def cuts(*, dealer: of_people.Dealer, players: facts.Players) -> int:
    """The seat that cuts when the dealer has shuffled: his adversary.

    If there are several players, it is the one on his left. The books put a colon or semicolon
    before "if there are several". Seats count in the order of play, which goes to the right, as is
    common in these books; the chapter does not say so.
    """
    return next_player(dealer, whole_number("players", players, LEAST, MOST), -1)


@law(
    "bellecour.triomphe.9",
    "academie.triomphe.9",
    "bellecour.triomphe.provinces.4",
    "academie.triomphe.provinces.4",
    says=yes_no("The cards are dealt so.", "The cards are not dealt so."),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Does the dealer give each player, and himself, his five cards by these packets?

    Once two and once three, in this order as the words stand.
    """
    return met("once two, and once three", packets == MANNER, "une fois deux & une fois trois")


@law(
    "bellecour.triomphe.10",
    "academie.triomphe.10",
    "bellecour.triomphe.provinces.1",
    "academie.triomphe.provinces.1",
    says=text("{} is turned up, and its suit is trumps."),
)
def turned_up(*, pack: of_cards.Pack, players: facts.Players) -> Card:
    """The card turned up, whose suit is trumps: the first of the stock, after the hands.

    ``pack``: as it was cut, the upper card first. Raises ValueError for another pack than is due.
    """
    return _stock(pack, players)[0]


@law("bellecour.triomphe.10", says=text("The stock is from above {}."))
def stock_lies(*, pack: of_cards.Pack, players: facts.Players) -> Hand:
    """The stock when the trump is turned up, which ``remains upon`` it; the French omits this."""
    return _stock(pack, players)


def takes(card: Card, other: Card, order: Ranking) -> bool:
    """Does a card take another of its suit, in an order of the cards?

    Raises ValueError for one card twice and for two suits.
    """
    if card.suit is not other.suit or card == other:
        raise ValueError(f"{card} and {other} cannot be: two cards of one suit")
    return order.beats(card, other)


def _stock(pack: Hand, players: int) -> Hand:
    whole_number("players", players, LEAST, MOST)
    if len(pack) != len(PIQUET_PACK) or set(pack) != set(PIQUET_PACK):
        raise ValueError(f"pack cannot be: that of Piquet has {len(PIQUET_PACK)} cards")
    return pack[HAND * players :]
