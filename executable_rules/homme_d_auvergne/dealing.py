"""L'Homme d'Auvergne: players, pack, order of the cards, deal, and the cards turned up."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_people
from executable_rules.homme_d_auvergne import facts
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, ranking
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

HAND = 5
"""Cards of each player, and so the tricks."""

MANNER = (2, 3)
"""The packets by which the five cards are dealt."""

LEAST, MOST = 2, 6
"""Players."""

MOST_TURNED = 3
"""Cards that may be turned up in all, with two returns."""

Hand = tuple[Card, ...]


@law(
    "bellecour.homme-d-auvergne.1",
    "academie.homme-d-auvergne.1",
    says=yes_no("So many may play.", "So many do not play: it is from two to six."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? From two to six."""
    return LEAST <= players <= MOST


@law(
    "bellecour.homme-d-auvergne.2",
    "academie.homme-d-auvergne.2",
    says=text("They play with {:pack}."),
)
def pack_played_with(*, players: facts.Players) -> Hand:
    """The pack: thirty-two cards, from the seven; for two or three players without the sevens."""
    whole_number("players", players, LEAST, MOST)
    few = met(
        "when there are but two or three players", players <= 3, "si l'on ne joue que deux ou trois"
    )
    return tuple(card for card in PIQUET_PACK if not (few and card.rank is Rank.SEVEN))


@law(
    "bellecour.homme-d-auvergne.3",
    "academie.homme-d-auvergne.3",
    says=yes_no("It is above the other card.", "It is not above the other card."),
)
def is_better(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Is a card above another of its suit? King, Queen, Knave, Ace, Ten, Nine, Eight, Seven.

    Raises ValueError for one card twice and for two suits.
    """
    if card.suit is not other_card.suit or card == other_card:
        raise ValueError(f"{card} and {other_card} cannot be: two cards of one suit")
    return ranking(ACE_AFTER_KNAVE[:8]).beats(card, other_card)


@law(
    "bellecour.homme-d-auvergne.4",
    "academie.homme-d-auvergne.4",
    says=text("The {:seat} player cuts."),
)
def cuts(*, dealer: of_people.Dealer, players: facts.Players) -> int:
    """The seat that cuts when the dealer has shuffled: on the dealer's left.

    Seats count in the order of play, which goes to the right, as is common in these books; the
    chapter does not say so.
    """
    return next_player(dealer, whole_number("players", players, LEAST, MOST), -1)


@law(
    "bellecour.homme-d-auvergne.5",
    "academie.homme-d-auvergne.5",
    says=yes_no("The cards are dealt so.", "The cards are not dealt so."),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """Does the dealer give each player, and himself, his five cards by these packets?

    By two and then by three, as the words stand.
    """
    return met(
        "by two and three",
        packets == MANNER,
        "il donne à chaque Joueur cinq cartes par deux & trois",
    )


@law(
    "bellecour.homme-d-auvergne.6",
    "academie.homme-d-auvergne.6",
    "bellecour.homme-d-auvergne.9",
    "academie.homme-d-auvergne.9",
    "bellecour.homme-d-auvergne.10",
    "academie.homme-d-auvergne.10",
    says=text("{} is turned up, and its suit is trumps."),
)
def turned_up(
    *, pack: of_cards.Pack, players: facts.Players, card_count: facts.CardCount = 1
) -> Card:
    """The card turned up last, whose suit is trumps, of the pack as cut, the upper card first.

    ``card_count``: how many are turned up in all, that one with them. The first is the next after
    the hands; each ``return`` turns up the card that is then at the bottom. Six players leave
    two cards, and so no third. Raises ValueError for another pack than is due.
    """
    due = pack_played_with(players=players)
    if len(pack) != len(due) or set(pack) != set(due):
        raise ValueError(f"pack cannot be: that of {players} players has {len(due)} cards")
    whole_number("card_count", card_count, 1, most_turned(players))
    if card_count == 1:
        return pack[HAND * players]
    return pack[1 - card_count]


def most_turned(players: int) -> int:
    """Cards that may be turned up in all: three, or as many as the hands leave.

    >>> most_turned(5), most_turned(6)
    (3, 2)
    """
    return min(MOST_TURNED, len(pack_played_with(players=players)) - HAND * players)
