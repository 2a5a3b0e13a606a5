"""Médiateur, before the cards are played: counters, seats, the favourite suit, the deal."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Rank, Suit
from executable_rules.mechanics.deals import next_player, packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.mediateur import facts
from executable_rules.mediateur.terms import CONTRAT, HAND
from executable_rules.quadrille.mediateur_beasts import FISH, PLAYERS
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no
from lawsofplay.sentences.phrases import phrase

BOX = (5, 19, 10)
"""What each player's box has in it: contracts, fishes and counters."""

PLACES = (Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.ACE)
"""The cards that are drawn for the seats, to the right of one another."""


class Turn(NamedTuple):
    """What follows when a player dealt out of turn: the deal, and the seats that deal next.

    ``poulans``: the seat that puts down the fishes of this deal. ``penalty``: what the player who
    dealt suffers.
    """

    verdict: Verdict
    dealers: tuple[int, ...]
    poulans: int | None = None
    penalty: Penalty = Penalty.NONE

    @property
    def sentence(self) -> str:
        """The result as sentences."""
        if not self.dealers:
            return self.verdict.sentence
        poulans = () if self.poulans is None else (self._poulans,)
        dealers = f"The next to deal are the {phrase(self.dealers, 'seat')} players, in this order."
        return " ".join((self.verdict.sentence, *poulans, self.penalty.sentence, dealers))

    @property
    def _poulans(self) -> str:
        return f"The {phrase(self.poulans, 'seat')} player puts down the “poulans” of the deal."


@law(
    "academie.mediateur.equipment.1",
    "academie.mediateur.equipment.2",
    "academie.mediateur.payment.1",
    "bellecour.quadrille.play.5",
    "academie.quadrille.play.5",
    says=text("They are worth {:counter}."),
)
def in_counters(
    *, contracts: facts.Contracts = 0, fishes: of_money.Fishes = 0, counters: of_money.Counters = 0
) -> int:
    """What contracts (*mils*), fishes (*fiches*) and counters (*jettons*) are worth, in counters.

    Ten of each make one of the next. A sum that is named without its kind is one of counters.

    >>> in_counters(contracts=4, fishes=1, counters=6)
    416
    """
    for fact, value in (("contracts", contracts), ("fishes", fishes), ("counters", counters)):
        whole_number(fact, value, 0)
    return contracts * CONTRAT + fishes * FISH + counters


@law("academie.mediateur.equipment.2", says=text("A box is worth {:contract}."))
def worth_of_a_box() -> int:
    """What a player's box holds, in contracts (*mils*): of its three kinds of counters together."""
    contracts, fishes, counters = BOX
    return in_counters(contracts=contracts, fishes=fishes, counters=counters) // CONTRAT


@law(
    "academie.mediateur.preliminaries.1",
    "bellecour.mediateur.places.1",
    says=text("He takes the {:seat} seat."),
)
def seat_drawn(*, rank: of_cards.Rank, king_seat: of_people.KingSeat) -> int:
    """The seat of the player who drew this card, once the ``king`` has his; seats go to the right.

    The Queen sits on the King's right hand, the Knave next, so that the Ace is on his left.
    """
    if rank not in PLACES:
        raise ValueError("rank may be KING, QUEEN, KNAVE or ACE")
    return next_player(king_seat, PLAYERS, PLACES.index(rank))


@law(
    "academie.mediateur.preliminaries.2",
    says=text("The favourite suit is {0}, and the {1:seat} player deals first."),
)
def first_dealer_by_cut(
    *, bottom_card: of_cards.BottomCard, suits_named: of_cards.SuitsNamed
) -> tuple[Suit, int]:
    """The ``favourite`` suit and the seat that deals first, by the last card of the part cut off.

    ``suits_named``: the suits of the seats' boxes, or of the cards drawn for the seats.
    """
    if sorted(suit.value for suit in suits_named) != sorted(suit.value for suit in Suit):
        raise ValueError("suits_named may be the four suits, one of each seat")
    return bottom_card.suit, suits_named.index(bottom_card.suit)


@law(
    "academie.mediateur.preliminaries.3",
    "academie.mediateur.preliminaries.14",
    says=text("The favourite suit is {0}, and the {1:seat} player deals first."),
)
def first_dealer_by_king(
    *, cards_turned: facts.CardsTurned, seat: facts.Seat = 0
) -> tuple[Suit, int]:
    """The ``favourite`` suit and the seat that deals first, by the first King that is turned.

    The cards are dealt face upwards one by one, from the ``seat`` on.
    """
    place = next((place for place, card in enumerate(cards_turned) if card.rank is Rank.KING), None)
    if place is None:
        raise ValueError("cards_turned may not be without a King: they are turned till one comes")
    return cards_turned[place].suit, next_player(seat, PLAYERS, place)


@law(
    "academie.mediateur.dealing.1",
    says=yes_no("A hand may be dealt so.", "A hand may not be dealt so."),
)
def may_be_dealt(*, packets: facts.Packets) -> bool:
    """May the ten cards be dealt in such ``packets``? Twice three and once four, in any order."""
    threes_and_four = met("par deux fois trois & une fois quatre", sorted(packets) == [3, 3, 4])
    return threes_and_four and packets_make(HAND, packets)


@law("academie.mediateur.dealing.2", says=text("The party has {:deal}."))
def deals(*, tours: of_play.Tours = 10) -> int:
    """How many deals (*coups*) a party of so many ``tours`` has: four to a tour."""
    return PLAYERS * tours


@law("academie.mediateur.dealing.3", "academie.mediateur.dealing.4")
def dealt_out_of_turn(
    *,
    dealer: facts.Dealer,
    seat_in_turn: of_people.SeatInTurn,
    all_dealt: of_state.AllDealt,
    has_taken_in: of_conduct.HasTakenIn = True,
) -> Turn:
    """What follows when a player dealt out of turn: void while cards are left to deal, else good.

    While cards are left to deal the deal is void. When all are dealt and some hands are taken up it
    stands, with the poulans (fishes) of the player who dealt, who is not punished. The player who
    ought to have dealt deals next, and when the other's turn comes he is passed over. The book says
    nothing of hands that are not taken up.
    """
    if dealer == seat_in_turn:
        raise ValueError(f"dealer={dealer} cannot be: it is the seat that ought to deal")
    for fact, seat in (("dealer", dealer), ("ought", seat_in_turn)):
        whole_number(fact, seat, 0, PLAYERS - 1)
    tour = tuple(next_player(seat_in_turn, PLAYERS, steps) for steps in range(PLAYERS))
    if met("qu'il reste encore quelques cartes à distribuer", not all_dealt):
        return Turn(Verdict.VOID, tour)
    if not met("quelques-uns des jeux levés", has_taken_in):
        return Turn(Verdict.NOT_SAID, ())
    return Turn(Verdict.STANDS, tuple(seat for seat in tour if seat != dealer), poulans=dealer)


@law(
    "academie.mediateur.dealing.5",
    says=text("The players keep {:deal} as good.", nothing="No deal played stands good."),
)
def deals_that_stand(
    *, deals: facts.Deals, is_double: of_state.IsDouble, was_found_out: of_state.WasFoundOut = True
) -> int:
    """How many deals stand that were made with a pack with two cards the same: all but the last.

    ``deals`` counts the one in which it is seen; that one is void, unless it was over before.
    """
    seen = met("si on s'en apercevoit avant qu'il fut achevé", was_found_out)
    return (
        deals - 1
        if met("S'il se trouvoit deux cartes semblables dans un jeu", is_double) and seen
        else deals
    )


@law("academie.mediateur.dealing.6")
def faced_in_dealing(*, faced_cards: facts.FacedCards) -> Verdict:
    """What becomes of the deal in which a card comes up ``tournée``, faced: it is made again.

    So it is at Quadrille, by its first law.
    """
    one = met("En distribuant les cartes, s'il se trouve une carte tournée", faced_cards > 0)
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS
