"""Guimbarde: players, packs, counters, and the deal."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_people
from executable_rules.guimbarde import facts
from executable_rules.guimbarde.terms import (
    BY_THREE_AND_TWO,
    FEW,
    HAND,
    LEAST,
    MOST,
    SmallCards,
)
from executable_rules.mechanics.cards import Card, pack
from executable_rules.mechanics.deals import next_player, stock_left
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, text, yes_no


class Dealing(NamedTuple):
    """Who cuts, and how many cards each is dealt."""

    cuts: int
    each: int


@law(
    "bellecour.guimbarde.1",
    "academie.guimbarde.1",
    says=yes_no("So many may play.", "So many may not play: it is from five to eight or nine."),
)
def may_be_played_by(*, players: of_people.Players) -> bool:
    """May this many players play? From five to eight or nine."""
    return met(
        "from five to eight or nine",
        LEAST <= players <= MOST,
        "depuis cinq jusqu'à huit ou neuf personnes",
    )


@law("bellecour.guimbarde.2", "academie.guimbarde.2", says=text("The pack has {:pack}."))
def pack_played_with(
    *,
    players: facts.Players,
    reading: facts.Reading = SmallCards.FROM_SIX,
    limit: facts.Limit = 2,
) -> tuple[Card, ...]:
    """The pack: the entire one; for five or six players without the small cards.

    These are thrown out "to the Six or Seven", of which one is then the lowest that is kept, and
    only if enough is left for a proper ``stock`` (*talon*). The books do not say how many cards are
    enough (``limit``); two is the fewest that their packs can leave, for six players.
    """
    if not met("if there be only five or six", players <= FEW, "si l'on n'est que cinq ou six"):
        return pack()
    short = pack(reading.value)
    enough = len(short) >= players * HAND + limit
    return (
        short
        if met(
            "enough left to make a proper Stock",
            enough,
            "il en reste assez, pour faire un talon raisonnable",
        )
        else pack()
    )


@law(
    "bellecour.guimbarde.3",
    "academie.guimbarde.3",
    says=text("His counters are worth {:coin} of those in which they value them."),
)
def counters_are_worth(*, counters: facts.Counters, price: facts.Price) -> int:
    """What this many counters are worth, each being valued so, as they will play high or low."""
    return counters * price


@law(
    "bellecour.guimbarde.6",
    "academie.guimbarde.6",
    says=parts(
        cuts=text("The {:seat} player cuts."),
        each=text("Each is dealt {:card}."),
    ),
)
def deals(*, dealer: facts.Dealer, players: facts.Players) -> Dealing:
    """Who cuts, the player on the dealer's left; and how many cards each is dealt: five.

    Seats are told from 0 in the order of play, which goes by the right, as in these books it
    commonly does; the chapter does not say so. Nor does it say how the first dealer is found.
    """
    return Dealing(next_player(dealer, players, -1), HAND)


@law(
    "bellecour.guimbarde.6",
    "academie.guimbarde.6",
    says=yes_no("The cards may be dealt so.", "The cards are dealt by three and two."),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Are the five cards dealt by these packets? By three and two."""
    return met(
        "by three and two",
        packets == BY_THREE_AND_TWO,
        "donne à chaque Joueur cinq cartes, par trois & deux",
    )


@law(
    "bellecour.guimbarde.6",
    "academie.guimbarde.6",
    says=text("{} is turned up, and its suit is trumps."),
)
def turns_up(*, stock: facts.Stock) -> Card:
    """The card that the dealer turns up, which makes the trump: the top card of the stock."""
    return stock[0]


@law(
    "bellecour.guimbarde.2",
    "academie.guimbarde.2",
    says=text("The “stock”, with the card that is turned up, has {:card}."),
)
def cards_of_the_stock(*, players: facts.Players, pack_size: facts.PackSize) -> int:
    """The cards that a pack leaves for the ``stock`` when each has been dealt his five.

    Raises ValueError for a pack that does not reach.
    """
    return stock_left(pack_size, players, HAND)
