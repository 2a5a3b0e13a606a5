"""Guinguette: players, packs, order of the cards, counters, the Cotillon and the deal."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_money, of_people, of_play
from executable_rules.guinguette import facts
from executable_rules.guinguette.terms import (
    BY_TWOS,
    FEW,
    HAND,
    LEAST,
    MOST,
    SmallCards,
    guinguette_ranking,
)
from executable_rules.mechanics.cards import Card, Rank, pack
from executable_rules.mechanics.deals import next_player, stock_left
from executable_rules.mechanics.results import Silence
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import parts, text, yes_no

TheReading = Annotated[SmallCards, like(of_play.Reading)]
ThirtyOrForty = Annotated[int, like(of_money.Counters, least=30, most=40)]


class Dealing(NamedTuple):
    """Who cuts, the cards of each player, and those that make the Cotillon."""

    cuts: int
    each: int
    cotillon: int


@law(
    "bellecour.guinguette.1",
    "academie.guinguette.1",
    says=yes_no("So many may play.", "So many may not play: it is from three to eight."),
)
def may_be_played_by(*, players: of_people.Players) -> bool:
    """May this many players play? From three to eight."""
    return met("from Three to Eight", LEAST <= players <= MOST, "depuis trois jusqu'à huit")


@law("bellecour.guinguette.2", "academie.guinguette.2", says=text("The pack has {:pack}."))
def pack_played_with(
    *, players: facts.Players, reading: TheReading = SmallCards.ACE_KEPT
) -> tuple[Card, ...]:
    """The pack: of fifty-two cards, and for three or four players of thirty-six.

    "All the small cards up to the five" are then thrown out. Thirty-six are left only if the five
    goes and the ace stays, or the other way about; as the ace is the lowest card of the game, it is
    read here as kept.
    """
    few = met(
        "if there are but three or four Players",
        players <= FEW,
        "si cependant l'on ne jouoit que trois ou quatre",
    )
    return pack(reading.value) if few else pack()


@law(
    "bellecour.guinguette.3",
    "academie.guinguette.3",
    says=yes_no("The card is higher than the other.", "The card is not higher than the other."),
)
def is_higher(*, card: of_cards.Card, other_card: facts.OtherCard, trump: of_cards.Trump) -> bool:
    """Is a card higher than another that lies: of its suit, or as a trump? The ace is the lowest.

    The books name the ace alone; that the others stand from the king down to the two is taken from
    their tierces and from the Beast, as which it is played.
    """
    return guinguette_ranking(trump).beats(card, other_card)


@law("bellecour.guinguette.3", "academie.guinguette.3", says=text("The card tells for {:point}."))
def tells_for(*, card: of_cards.Card) -> int | Silence:
    """The points for which a card ``tells``, counts: the ace for one; of others it is not said."""
    return (
        Rank.ACE.value
        if met("The Ace tells", card.rank is Rank.ACE, "les as ne valent qu'un point")
        else Silence.NOT_SAID
    )


@law(
    "bellecour.guinguette.4",
    says=text("His counters are worth {:coin} of those in which they value them."),
)
def stock_is_worth(*, counters: ThirtyOrForty, price: facts.Price) -> int:
    """What a player's ``stock`` of thirty or forty counters is worth, each being valued so.

    They value it as they intend to play high or low. The French, ``vaut_la_prise``, lets them take
    more or fewer.
    """
    return counters * price


@law(
    "academie.guinguette.4",
    says=text("His counters are worth {:coin} of those in which they value them."),
)
def vaut_la_prise(*, counters: facts.Counters, price: facts.Price) -> int:
    """What a player's *prise* of counters is worth: thirty or forty, more or fewer, each valued so.

    The English, ``stock_is_worth``, has thirty or forty.
    """
    return counters * price


@law(
    "bellecour.guinguette.7",
    "academie.guinguette.7",
    says=yes_no("He may move the “Cotillon”.", "He may not move the “Cotillon” now."),
)
def may_remove(
    *, seat: facts.Seat, seat_in_turn: facts.SeatInTurn, hand_sizes: facts.HandSizes
) -> bool:
    """May a player ``remove`` (*remuer*, stir) the Cotillon, the cards that are left of the deal?

    After all have received their cards, each in his turn.
    """
    dealt = met(
        "after all the Players have received",
        min(hand_sizes) >= HAND,
        "aprés que chacun a reçû ses cartes",
    )
    return (
        met(
            "in his Turn",
            seat == seat_in_turn,
            "libre à tous les Joueurs de remuer chacun à son tour",
        )
        and dealt
    )


@law(
    "bellecour.guinguette.7",
    "academie.guinguette.7",
    "bellecour.guinguette.8",
    "academie.guinguette.8",
    says=parts(
        cuts=text("The {:seat} player cuts."),
        each=text("Each is dealt {:card}."),
        cotillon=text("The “Cotillon”, the stock on the middle of the table, has {:card}."),
    ),
)
def deals(*, dealer: facts.Dealer, players: facts.Players) -> Dealing:
    """Who cuts, the player on the dealer's left; the cards of each; those left for the Cotillon.

    Seats are told from 0 in the order of play, which goes by the right, as in these books it
    commonly does; the chapter does not say so. The English cut for the deal, the French see who
    shall deal; by which card it falls to one neither says.
    """
    left = stock_left(len(pack_played_with(players=players)), players, HAND)
    return Dealing(next_player(dealer, players, -1), HAND, left)


@law(
    "bellecour.guinguette.8",
    "academie.guinguette.8",
    says=yes_no("The cards may be dealt so.", "The cards are dealt by twice two."),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Are the four cards dealt by these packets? By twice two."""
    return met(
        "by twice two", packets == BY_TWOS, "en donne quatre à chaque Joueur par deux fois deux"
    )
