"""The Beast of the Academy: players, pack, order of the cards, deal, turn, misdeal, false pack."""

from __future__ import annotations

from functools import cache

from executable_rules.beast_of_the_academie import facts
from executable_rules.facts import of_cards, of_people, of_state
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.orders import ACE_AFTER_KNAVE, Ranking, ranking
from executable_rules.mechanics.results import Forfeit, Payee, Ruling, Silence, Unit, Verdict
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

HAND = 5
"""Cards of each player, and so the tricks."""

LEAST, MOST = 3, 7
"""Players."""

MANNERS = ((2, 2, 1), (2, 3), (3, 2), (2, 1, 2))
"""The packets by which five cards may be dealt."""

TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)

Hand = tuple[Card, ...]


@cache
def beast_ranking(trump: Suit | None = None) -> Ranking:
    """King, queen, knave, ace, ten ... six in every suit; the trumps beat the others."""
    return ranking(ACE_AFTER_KNAVE[:9], trump)


@law(
    "bellecour.beast.1",
    "academie.beast.1",
    says=yes_no("So many may play.", "So many do not play: it is from three to seven."),
)
def may_be_played_by(*, players: facts.Players) -> bool:
    """May this many players play? From three to seven; five are held the best, and three
    agreeable.
    """
    return LEAST <= players <= MOST


@law(
    "bellecour.beast.2",
    "academie.beast.2",
    "bellecour.beast.3",
    "academie.beast.3",
    says=text("They play with {:pack}."),
)
def pack_played_with(*, players: facts.Players) -> Hand:
    """The pack: from the King to the six for seven or six, to the seven for five, or to the eight.

    The Ace, below the Knave, is in every one.
    """
    whole_number("players", players, LEAST, MOST)
    if met(
        "the same Pack serves for the party of six Players",
        players >= 6,
        "il est le même lorsque l'on joue à six",
    ):
        lowest = 6
    else:
        lowest = 7 if met("when they are five", players == 5, "lorsque l'on joue à cinq") else 8
    return pack(Rank(number) for number in range(Rank.TWO.value, lowest))


@law(
    "bellecour.beast.4",
    "academie.beast.4",
    says=yes_no("It wins the other card.", "It does not win the other card."),
)
def is_better(*, card: of_cards.Card, other_card: of_cards.OtherCard) -> bool:
    """Does a card win another of its suit? King, Queen, Knave, Ace, Ten, and so of the rest.

    Raises ValueError for one card twice and for two suits.
    """
    if card.suit is not other_card.suit or card == other_card:
        raise ValueError(f"{card} and {other_card} cannot be: two cards of one suit")
    return beast_ranking().beats(card, other_card)


@law("bellecour.beast.5", "academie.beast.5", says=text("The {:seat} player deals."))
def deals(*, cards_drawn: of_cards.CardsDrawn) -> int | Silence:
    """Who deals of those who have drawn these cards for the places, from 0: the player who has the
    King.

    Where they draw no king and cut (*on voit à qui mêler*), and where two have one, the books do
    not say how they cut, and which king is meant.
    """
    if len(set(cards_drawn)) < len(cards_drawn):
        raise ValueError("cards_drawn may not hold a card twice")
    whole_number("cards in drawn", len(cards_drawn), LEAST, MOST)
    kings = [card.rank is Rank.KING for card in cards_drawn]
    alone = met("he that has the King deals", kings.count(True) == 1, "celui qui a le roi, mêle")
    return kings.index(True) if alone else Silence.NOT_SAID


@law("bellecour.beast.6", "academie.beast.6", says=text("The {:seat} player cuts."))
def cuts(*, dealer: of_people.Dealer, players: facts.Players) -> int:
    """The seat that cuts when the dealer has shuffled: on the dealer's left.

    Seats count in the order of play, which goes to the right, as is common in these books; the
    chapter does not say so.
    """
    return next_player(dealer, whole_number("players", players, LEAST, MOST), -1)


@law(
    "bellecour.beast.7",
    "academie.beast.7",
    says=yes_no("The cards may be dealt so.", "The cards may not be dealt so."),
)
def may_deal_by(*, packets: of_cards.Packets) -> bool:
    """May the five cards be dealt by these packets, one round after another? At his inclination.

    The French prints *par deux ou trois* for two and three.
    """
    return met(
        "depending entirely on his inclination",
        packets in MANNERS,
        "cela dépend de la volonté de celui qui donne",
    )


@law(
    "bellecour.beast.8",
    "academie.beast.8",
    says=yes_no(
        "The cards may be dealt so.",
        "The cards may not be dealt so: he keeps to the manner in which he began.",
    ),
)
def may_deal_by_now(*, first_packets: of_cards.FirstPackets, packets: of_cards.Packets) -> bool:
    """Whether a player may deal by these packets if he began the party with others. In the same
    manner only.

    Raises ValueError where he began in no manner that is allowed.
    """
    if not may_deal_by(packets=first_packets):
        raise ValueError(
            f"first_packets={first_packets} cannot be: it is no manner of dealing five cards"
        )
    return met(
        "in the same manner in which he began",
        packets == first_packets,
        "de la même maniére qu'il a commencé",
    )


@law(
    "bellecour.beast.9",
    "academie.beast.9",
    "bellecour.beast.2",
    "academie.beast.2",
    says=text("{} is turned up, and its suit is trumps."),
)
def turns_up(*, pack: of_cards.Pack, players: facts.Players) -> Card:
    """The card turned up, whose suit is trumps, of the pack as ``cut``, the upper card first.

    The first of the stock; of seven players, who leave one card only, the last but one, which is
    the dealer's own. Raises ValueError for another pack than is due.
    """
    _its_pack(pack, players)
    last_but_one = met("the last Card but one", players == MOST, "l'avant-derniére carte")
    return pack[HAND * players - 1] if last_but_one else pack[HAND * players]


@law(
    "bellecour.beast.2",
    "academie.beast.2",
    says=text("The “Curieuse”, the last card of the pack, is {}."),
)
def curieuse(*, pack: of_cards.Pack, players: facts.Players) -> Card:
    """The ``Curieuse``: the last card of the pack as cut, which lies under all."""
    return _its_pack(pack, players)[-1]


@law("bellecour.beast.40", "academie.beast.40")
def deals_wrong(*, dealt_wrong: of_state.DealtWrong = True) -> Ruling:
    """What follows when the dealer ``deals wrong`` (*donne mal*): he pays each, and deals again."""
    if met("he that deals wrong", dealt_wrong, "celui qui donne mal"):
        return Ruling(Verdict.DEAL_AGAIN, TO_EACH)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.beast.41", "academie.beast.41")
def false_pack(*, is_earlier_deal: of_state.IsEarlierDeal = False) -> Verdict:
    """What becomes of a deal if the pack is found false: this one is void, an earlier one stands.

    It is void whether it was finished or not: the books do not ask it here.
    """
    before = met("the foregoing ones stand good", is_earlier_deal, "les précédens sont bons")
    return Verdict.STANDS if before else Verdict.VOID


def _its_pack(cut: Hand, players: int) -> Hand:
    due = pack_played_with(players=players)
    if len(cut) != len(due) or set(cut) != set(due):
        raise ValueError(f"pack cannot be: that of {players} players has {len(due)} cards")
    return cut
