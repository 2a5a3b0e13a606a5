"""Brusquembille, around the play: players, pack, sides, stakes, the deal, the end of the party."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.brusquembille import facts
from executable_rules.brusquembille.terms import HAND
from executable_rules.facts import of_cards, of_play, of_state
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import next_player, packets_make, stock_left
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, met
from lawsofplay.sentences import Worded, parts, text, yes_no

LEAST, MOST = 2, 5
"""Players."""

IN_SIDES = 4
"""Players who may play two against two."""

WAYS = ((1, 1, 1), (3,))
"""The packets by which the three cards are dealt."""


class Settled(Worded):
    """How it is settled what the game is worth."""

    SUM = "they agree beforehand what they play for"
    COUNTERS = "each takes a number of counters, which they value as they mean to play, high or low"
    NOT_SAID = Silence.NOT_SAID.value


class Dealt(NamedTuple):
    """How many cards each has, and how many the stock has, the card turned up among them."""

    hand: int
    stock: int


class Turned(NamedTuple):
    """What the card that is turned up makes, and the stock as it is then taken, this card last."""

    trump: Suit
    stock: tuple[Card, ...]


@law(
    "bellecour.brusquembille.1",
    "academie.brusquembille.1",
    says=yes_no("So many may play.", "So many do not play: it is from two to five."),
)
def may_be_played_by(*, players: facts.PlayersAsked) -> bool:
    """May this many players play? From two to five."""
    return LEAST <= players <= MOST


@law(
    "bellecour.brusquembille.2",
    "academie.brusquembille.2",
    says=text("The pack has {:card}."),
)
def pack_size(*, players: facts.Players) -> int:
    """Cards of the pack: thirty-two as at Piquet, two sevens fewer where three or five play."""
    fewer = met(
        "when they are three or five", players in (3, 5), "lorsque l'on joue trois, ou cinq"
    )
    return len(PIQUET_PACK) - 2 if fewer else len(PIQUET_PACK)


@law(
    "bellecour.brusquembille.2",
    "academie.brusquembille.2",
    says=text("They play with {:pack}."),
)
def pack_played_with(*, players: facts.Players, cards: facts.Cards = ()) -> tuple[Card, ...]:
    """The cards of the pack; ``cards`` are the two sevens that are thrown out, whichever they are.

    Raises ValueError for other cards than sevens, and for more or fewer than are thrown out.
    """
    sevens = [
        card
        for card in cards
        if met("two of the Sevens", card.rank is Rank.SEVEN, "on en lévera deux sept")
    ]
    out = len(PIQUET_PACK) - pack_size(players=players)
    if len(sevens) != len(cards) or len(cards) != out:
        what = "two sevens" if out else "none"
        raise ValueError(f"cards={len(cards)} cannot be: those thrown out are {what}")
    return tuple(card for card in PIQUET_PACK if card not in cards)


@law(
    "bellecour.brusquembille.3",
    "academie.brusquembille.3",
    says=yes_no(
        "They are partners, on one side of the table, and tell each other their game.",
        "Partners do not sit so: they sit together on one side of the table.",
    ),
)
def may_be_partners(*, seats: facts.Seats) -> bool:
    """May the players in two seats of four be partners? If they sit beside each other.

    They ``communicate their games``, that is tell each other what they hold.
    """
    if seats[0] == seats[1]:
        raise ValueError(f"seats={seats} cannot be: two players have two seats")
    apart = abs(seats[0] - seats[1])
    return met("together on the same side", apart in (1, IN_SIDES - 1), "ensemble d'un même côté")


@law(
    "bellecour.brusquembille.6",
    "academie.brusquembille.6",
    "bellecour.brusquembille.7",
    "academie.brusquembille.7",
)
def worth_settled(*, players: facts.Players, in_party: of_state.InParty) -> Settled:
    """How it is settled what is played for.

    ``in_party``: they play the party, one against one or two against two. Of four who play each
    for himself the books do not say it.
    """
    if met(
        "one against one, or two against two",
        plays_the_party(players, in_party=in_party),
        "un contre un, ou deux contre deux",
    ):
        return Settled.SUM
    three = met(
        "when there are three or five Players", players != IN_SIDES, "si l'on joue trois ou cinq"
    )
    return Settled.COUNTERS if three else Settled.NOT_SAID


def plays_the_party(players: int, *, in_party: bool) -> bool:
    """Do they play the party? Two always, four if they will. Raises ValueError for others."""
    possible = players in (LEAST, IN_SIDES)
    if (in_party and not possible) or (players == LEAST and not in_party):
        raise ValueError("in_party cannot be so: two play it always, three and five never")
    return in_party


@law(
    "bellecour.brusquembille.8",
    "academie.brusquembille.8",
    says=text("The {:seat} player cuts."),
)
def cuts(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat of the player who cuts the cards: on the left of the dealer, who plays
    before him.
    """
    return next_player(dealer, players, -1)


@law(
    "bellecour.brusquembille.8",
    "academie.brusquembille.8",
    says=yes_no("The dealer may deal so.", "The dealer may not deal so."),
)
def may_be_dealt_by(*, packets: of_cards.Packets) -> bool:
    """May the three cards be dealt by these packets? One by one, or all three together."""
    three = packets_make(HAND, packets)
    return met(
        "either one by one, or all three together",
        three and packets in WAYS,
        "une à une ou toutes les trois ensemble",
    )


@law(
    "bellecour.brusquembille.8",
    "academie.brusquembille.8",
    says=text("Each player has {.hand:card}, and the “stock” has {.stock:card}."),
)
def dealt(*, players: facts.Players) -> Dealt:
    """Cards of each player, the dealer too, and of the ``stock`` (*talon*), which are not dealt."""
    return Dealt(HAND, stock_left(pack_size(players=players), players, HAND))


@law(
    "bellecour.brusquembille.9",
    "academie.brusquembille.9",
    says=parts(
        trump=text("Trumps are {}."),
        stock=text("It is seen, half out of the “stock”, which is taken in this order: {}."),
    ),
)
def turns_up(*, stock: facts.Stock) -> Turned:
    """The suit of the top card of the ``stock``, which is trumps, and the order of taking then.

    The card is left face up. The English has it half under the stock; the French *à moitié, sur le
    talon*, where *sur* is doubtful. It is taken last in both books.
    """
    if not stock:
        raise ValueError("stock=none cannot be: its top card is turned up")
    return Turned(stock[0].suit, (*stock[1:], stock[0]))


@law(
    "bellecour.brusquembille.14",
    "academie.brusquembille.14",
    says=text("The {:seat} player deals next."),
)
def deals_next(*, dealer: facts.Dealer, players: facts.Players) -> int:
    """The seat of the next dealer: each deals in his turn."""
    return next_player(dealer, players)


@law(
    "bellecour.brusquembille.14",
    "academie.brusquembille.14",
    says=yes_no("He is at liberty to quit the party.", "He may not quit the party yet."),
)
def may_quit(
    *,
    games_agreed: of_play.GamesAgreed | None,
    deals: of_play.Deals,
    in_play: of_state.InPlay = False,
) -> bool:
    """May a player quit the party now?

    ``games_agreed``: the number of deals agreed on, if any; ``deals`` those that were played out;
    ``in_play``: one is being played.
    """
    if games_agreed is None:
        return met("at the End of every Deal", deals > 0 and not in_play, "aprés chaque coup")
    return met(
        "till they have played the Number of Deals",
        deals >= games_agreed,
        "jusqu'à ce que l'on ait joué les coups",
    )
