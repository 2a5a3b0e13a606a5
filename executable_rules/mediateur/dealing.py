"""Médiateur, before the cards are played: counters, seats, the favourite suit, the deal."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.cards import Card, Rank, Suit
from executable_rules.mechanics.deals import next_player, packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.mediateur.terms import CONTRAT, HAND
from executable_rules.quadrille.mediateur_beasts import FISH, PLAYERS
from lawsofplay.rules import law, met
from lawsofplay.sentences import told, yes_no
from lawsofplay.sentences.phrases import phrase

BOX = {"contrats": 5, "fiches": 19, "jettons": 10}
"""What each player's box has in it."""

PLACES = (Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.ACE)
"""The cards that are drawn for the seats, to the right of one another."""


class Turn(NamedTuple):
    """What follows when somebody dealt out of his turn: the deal, and the seats that deal next.

    ``poulans`` is the seat that puts down the fishes of this deal, and ``penalty`` what he suffers.
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
    says=told("They are worth {:counter}."),
)
def in_counters(*, contrats: int = 0, fiches: int = 0, jettons: int = 0) -> int:
    """What contracts (*mils*), fishes (*fiches*) and counters (*jettons*) are worth, in counters.

    Ten of each make one of the next. A sum that is named without its kind is one of counters.

    >>> in_counters(contrats=4, fiches=1, jettons=6), in_counters(**BOX) // CONTRAT
    (416, 7)
    """
    for fact, value in (("contrats", contrats), ("fiches", fiches), ("jettons", jettons)):
        whole_number(fact, value, 0)
    return contrats * CONTRAT + fiches * FISH + jettons


@law(
    "academie.mediateur.preliminaries.1",
    "bellecour.mediateur.places.1",
    says=told("He takes the {:seat} seat."),
)
def seat_drawn(*, card: Rank, king: int) -> int:
    """The seat of him who drew this card, the ``king`` having taken his; seats go to the right.

    The Queen sits on the King's right hand, the Knave next, so that the Ace is on his left.
    """
    if card not in PLACES:
        raise ValueError("card may be KING, QUEEN, KNAVE or ACE")
    return next_player(king, PLAYERS, PLACES.index(card))


@law(
    "academie.mediateur.preliminaries.2",
    says=told("The favourite suit is {0}, and the {1:seat} player deals first."),
)
def first_dealer_by_cut(*, bottom: Card, suits: tuple[Suit, ...]) -> tuple[Suit, int]:
    """The ``favourite`` suit and the seat that deals first, by the last card of the part cut off.

    ``suits``: the suits of the seats' boxes, or of the cards drawn for the seats.
    """
    if sorted(suit.value for suit in suits) != sorted(suit.value for suit in Suit):
        raise ValueError("suits may be the four suits, one of each seat")
    return bottom.suit, suits.index(bottom.suit)


@law(
    "academie.mediateur.preliminaries.3",
    says=told("The favourite suit is {0}, and the {1:seat} player deals first."),
)
def first_dealer_by_king(*, turned: tuple[Card, ...], first: int = 0) -> tuple[Suit, int]:
    """The ``favourite`` suit and the seat that deals first, by the first King that is turned.

    The cards are dealt face upwards one by one, from the seat ``first`` on.
    """
    place = next((place for place, card in enumerate(turned) if card.rank is Rank.KING), None)
    if place is None:
        raise ValueError("turned may not be without a King: they are turned till one comes")
    return turned[place].suit, next_player(first, PLAYERS, place)


@law(
    "academie.mediateur.dealing.1",
    says=yes_no("A hand may be dealt so.", "A hand may not be dealt so."),
)
def may_be_dealt(*, packets: tuple[int, ...]) -> bool:
    """May the ten cards be dealt in such ``packets``? Twice three and once four, in any order."""
    threes_and_four = met("par deux fois trois & une fois quatre", sorted(packets) == [3, 3, 4])
    return threes_and_four and packets_make(HAND, packets)


@law("academie.mediateur.dealing.2", says=told("The party has {:deal}."))
def deals(*, tours: int = 10) -> int:
    """How many deals (*coups*) a party of so many ``tours`` has: four to a tour."""
    return PLAYERS * whole_number("tours", tours)


@law("academie.mediateur.dealing.3", "academie.mediateur.dealing.4")
def dealt_out_of_turn(
    *, dealer: int, ought: int, all_dealt: bool, hands_taken_up: bool = True
) -> Turn:
    """What follows when one dealt out of his turn: the deal, and who deals the next, the tour out.

    While cards are left to deal it is void. When all are dealt and some hands taken up it stands,
    with the poulans of him who dealt, who is not punished; he who ought deals the next, and when
    the other's turn comes he is passed over. Of hands not taken up the book says nothing.
    """
    if dealer == ought:
        raise ValueError(f"dealer={dealer} cannot be: it is the seat that ought to deal")
    for fact, seat in (("dealer", dealer), ("ought", ought)):
        whole_number(fact, seat, 0, PLAYERS - 1)
    tour = tuple(next_player(ought, PLAYERS, steps) for steps in range(PLAYERS))
    if met("quelques cartes à distribuer", not all_dealt):
        return Turn(Verdict.VOID, tour)
    if not met("quelques-uns des jeux levés", hands_taken_up):
        return Turn(Verdict.NOT_SAID, ())
    return Turn(Verdict.STANDS, tuple(seat for seat in tour if seat != dealer), poulans=dealer)


@law(
    "academie.mediateur.dealing.5",
    says=told(
        "Of the deals played there stand good: {:deal}.", nothing="No deal played stands good."
    ),
)
def deals_that_stand(*, deals_played: int, twice: bool, seen_before_the_end: bool = True) -> int:
    """How many deals with a pack stand, in which two cards are the same.

    ``deals_played`` counts the one in which it is seen; that is void, unless it was over before.
    """
    whole_number("deals_played", deals_played)
    seen = met("avant qu'il fut achevé", seen_before_the_end)
    return deals_played - 1 if met("deux cartes semblables", twice) and seen else deals_played


@law("academie.mediateur.dealing.6")
def faced_in_dealing(*, faced: int) -> Verdict:
    """What becomes of the deal in which a card comes up ``tournée``, faced: it is made again.

    So it is at Quadrille, by its first law.
    """
    one = met("une carte tournée", whole_number("faced", faced, 0) > 0)
    return Verdict.DEAL_AGAIN if one else Verdict.NOTHING_FOLLOWS
