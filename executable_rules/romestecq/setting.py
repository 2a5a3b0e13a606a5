"""Romestecq, before the play: players and sides, pack, cutting, the party, the deal, the stock."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_play
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player, packets_make, stock_left
from executable_rules.mechanics.lifting import carried_by
from executable_rules.mechanics.results import Silence, said
from executable_rules.romestecq import facts
from executable_rules.romestecq.terms import HAND, PACK, RANKS
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, text, yes_no

PLAYERS = (2, 4, 6)
"""So many may play."""

WAYS = ((2, 2, 1), (3, 2))
"""The packets by which the five cards are dealt."""

FOUR, SIX = 4, 6


class Sides(Worded):
    """How it is settled who play together."""

    ALONE = "nobody has a partner: one plays against one"
    BY_CUTTING = "they cut for partners"
    SEEN = "they see who shall play together; how, the book does not say"


class Cutting(NamedTuple):
    """The seats of the two who cut for the deal: who hands the cards, and who cuts first."""

    hands_them: int
    cuts: int


class Dealt(NamedTuple):
    """How many cards each has, and how many are left."""

    hand: int
    stock: int


class Party(NamedTuple):
    """The points of the party, and its worth where one is agreed on."""

    points: int
    worth: int | None


@law("bellecour.romestecq.1", "academie.romestecq.1", says=text("They play with {:pack}."))
def pack_played_with() -> tuple[Card, ...]:
    """The pack: from the king to the six, and the aces, which the number of cards asks for."""
    return PACK


@law(
    "bellecour.romestecq.2",
    "academie.romestecq.2",
    says=yes_no("So many may play.", "So many may not play: it is two, four or six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? Two, four or six."""
    return players in PLAYERS


@law("bellecour.romestecq.3")
def partners_are_cut_for(*, players: facts.Players) -> Sides:
    """How it is settled who play together: four or six cut for it."""
    return Sides.BY_CUTTING if met("four or six", _in_sides(players)) else Sides.ALONE


@law("academie.romestecq.3")
def on_voit_a_qui_sera_ensemble(*, players: facts.Players) -> Sides:
    """How it is settled who play together: the French book does not say that they cut for it."""
    return Sides.SEEN if met("à quatre ou à six", _in_sides(players)) else Sides.ALONE


def _in_sides(players: int) -> bool:
    if not may_be_played_by(players=players):
        raise ValueError(f"players={players} cannot be: they are two, four or six")
    return players in (FOUR, SIX)


@law(
    "bellecour.romestecq.4",
    "academie.romestecq.4",
    says=text(
        "The {.hands_them:seat} player hands the cards to the {.cuts:seat} player, and they cut for"
        " the deal."
    ),
)
def cut_for_the_deal(*, seats: facts.Side) -> Cutting:
    """Who cut for the deal where six play: the middle player of each side.

    ``seats``: the three seats of the side whose middle player takes the cards.
    """
    if len(set(seats)) < len(seats):
        raise ValueError(f"seats={seats} cannot be: nobody sits in two seats")
    others = tuple(seat for seat in range(SIX) if seat not in seats)
    return Cutting(seats[1], others[1])


@law(
    "bellecour.romestecq.5",
    "academie.romestecq.5",
    says=text("The {:seat} of those who cut may deal, or order the other to deal."),
)
def may_order_to_deal(*, cards_cut_by_seat: facts.CardsCutByTwo) -> int | Silence:
    """Which of the two who cut, where six play, may ``order the other to deal``: the highest card.

    The books say nothing of two cards alike.
    """
    return said(carried_by(cards_cut_by_seat, RANKS))


@law("bellecour.romestecq.6", "academie.romestecq.6", says=text("The {:seat} player deals."))
def deals(*, cards_cut_by_seat: facts.CardsCutBySeat) -> int | Silence:
    """Who deals where only four play: the player who cuts the highest card. Nothing is said of two
    alike.

    It is then an advantage that another leads, namely the dealer's companion.
    """
    return said(carried_by(cards_cut_by_seat, RANKS))


@law(
    "bellecour.romestecq.7",
    "academie.romestecq.7",
    says=text(
        "The dealer's companion is the {:seat} player, on his right: the dealer tells him what"
        " he holds."
    ),
)
def companion(*, dealer: facts.DealerOfFour) -> int:
    """The seat of the dealer's companion where four play: on his right, the next in the order.

    The dealer ``communicates his game`` to him, that is tells what he holds; in the French each
    tells the other (*se communique*). The books say it of the player who deals first by his card.
    It cannot hold as well for the next dealer, who sits on the same right.
    """
    return next_player(dealer, FOUR)


@law(
    "bellecour.romestecq.8",
    "academie.romestecq.8",
    says=yes_no("He commonly marks the game.", "Commonly another than he marks the game."),
)
def marks_the_game(*, seat: facts.SeatAtTable, dealer: facts.Dealer) -> bool:
    """Does a player mark the points of the game? Commonly one who does not deal."""
    return met("He that does not deal", seat != dealer, "Celui qui ne fait point")


@law(
    "bellecour.romestecq.8",
    "academie.romestecq.8",
    says=text(
        "He takes {:counter}, one for each point of the party.",
        nothing="He has no counters, and uses a pen or pencil.",
    ),
)
def counters_taken(*, points_agreed: of_play.PointsAgreed, has_it: of_conduct.HasIt = True) -> int:
    """How many counters a player takes if he marks the game, if there are counters enough."""
    wanting = met("for want of counters", not has_it, "au defaut de jettons")
    return 0 if wanting else points_agreed


@law(
    "bellecour.romestecq.9",
    "academie.romestecq.9",
    says=parts(
        points=text("The party is of {:point}."),
        worth=text(
            "It is worth {:counter}.",
            nothing="It is played for nothing.",
            none="What it is worth, the players fix.",
        ),
    ),
)
def party(
    *,
    players: facts.Players,
    points_agreed: of_play.PointsAgreed | None = None,
    sum_agreed: of_money.SumAgreed | None = None,
) -> Party:
    """The points of the ``party``, all that is played for, and its worth; both may be agreed on."""
    _in_sides(players)
    usual = 36 if met("when there are six players", players == SIX, "lorsqu'on joue six") else 21
    return Party(points_agreed or usual, sum_agreed)


@law("bellecour.romestecq.10", "academie.romestecq.10", says=text("The {:seat} player cuts."))
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat of the player who cuts for the dealer: his ``left hand man``, who plays last."""
    _in_sides(players)
    return next_player(dealer, players, -1)


@law(
    "bellecour.romestecq.10",
    "academie.romestecq.10",
    says=yes_no("The dealer may deal so.", "The dealer may not deal so."),
)
def may_be_dealt_by(
    *, packets: of_cards.Packets, first_packets: of_cards.FirstPackets | None = None
) -> bool:
    """May the five cards be dealt so? By 2, 2 and 1 or by 3 and 2, alike through the whole party.

    ``first_packets``: how he dealt before in the same party; none where he has not dealt yet.
    """
    five = packets_make(HAND, packets)
    allowed = met(
        "by twice two and one, or by three and two",
        five and packets in WAYS,
        "par deux fois deux & puis une, ou bien par trois & deux",
    )
    return allowed and met(
        "the same manner of dealing",
        first_packets in (None, packets),
        "de donner de la même maniére",
    )


@law(
    "bellecour.romestecq.10",
    "academie.romestecq.10",
    "bellecour.romestecq.11",
    "academie.romestecq.11",
    says=text(
        "Each player has {.hand:card}; the {.stock:card} of the “stock” remain on the table, and"
        " nobody touches them."
    ),
)
def dealt(*, players: facts.Players) -> Dealt:
    """Cards of each player, and of the ``stock`` (*talon*), which are not dealt nor touched."""
    _in_sides(players)
    return Dealt(HAND, stock_left(len(PACK), players, HAND))
