"""Romestecq, the faults: its ten laws in *The Academy of Play* and the *Académie*.

A player at fault is marked three points more, which help his adversary: so the forfeit is paid to
him here.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from executable_rules.facts import of_cards, of_money, of_people, of_play, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from executable_rules.mechanics.tricks import may_play
from executable_rules.romestecq import facts
from executable_rules.romestecq.parts import holds
from executable_rules.romestecq.terms import HAND, ORDER
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text

THREE = Forfeit(3, Unit.COUNTER, Payee.ADVERSARY)
"""What he is marked who commits one of the smaller faults."""


class Whose(Enum):
    """To whom a card goes that is dealt."""

    HIMSELF = "the dealer"
    COMPANION = "his companion (son compagnon)"
    ADVERSE_PARTY = "one of the adverse party (la partie adverse)"


Owner = Annotated[Whose, like(of_people.Owner)]


@law("bellecour.romestecq.laws.1", "academie.romestecq.laws.1", says=pays("the dealer"))
def turns_in_dealing(*, owner: Owner) -> Forfeit:
    """The dealer is marked three counters if he ``turns``, shows, a card of the other party.

    He forfeits nothing for a card of his own party.
    """
    adverse = owner is Whose.ADVERSE_PARTY
    return (
        THREE
        if met(
            "a card belonging to the adverse party", adverse, "une de celles de la partie adverse"
        )
        else NOTHING
    )


@law("bellecour.romestecq.laws.2", "academie.romestecq.laws.2", says=pays("the dealer"))
def faced_in_pack(
    *, faced_cards: of_cards.FacedCards, was_found_out: of_state.WasFoundOut
) -> Forfeit:
    """The dealer is marked three counters if ``faced`` cards (*retournées*) are found in the pack.

    The French marks the three *pour celui qui fait*, for the dealer. That is not to his profit: it
    is read like the English, since what is marked must still be set off.
    """
    any_faced = met(
        "any faced cards in the pack", faced_cards > 0, "des cartes retournées dans le jeu"
    )
    return (
        THREE
        if met(
            "perceived by the players", was_found_out, "que les Joueurs viennent à s'en apercevoir"
        )
        and any_faced
        else NOTHING
    )


@law("bellecour.romestecq.laws.3", "academie.romestecq.laws.3")
def deals_otherwise(*, first_packets: of_cards.FirstPackets, packets: of_cards.Packets) -> Ruling:
    """The dealer is marked three counters if he goes on by other packets than he began with.

    The English binds him for the ``whole party``. The French law does not say how long, but its
    chapter has *pendant tout le courant de la Partie*. The English marks the three "to his party",
    the French *par sa partie*, perhaps by those who play against him. The deal is played.
    """
    for fact, dealt in (("begun", first_packets), ("dealt", packets)):
        if not packets_make(HAND, dealt):
            raise ValueError(f"{fact}={dealt} cannot be: the packets make {HAND} cards")
    changed = met(
        "does not continue the deal",
        packets != first_packets,
        "manque à donner de la même maniere qu'il a commencé",
    )
    return Ruling(Verdict.STANDS, THREE) if changed else Ruling(Verdict.NOTHING_FOLLOWS)


@law(
    "bellecour.romestecq.laws.4",
    "academie.romestecq.laws.4",
    says={
        Ruling(Verdict.STANDS, THREE): "One of the six cards, drawn at a venture, is put to the"
        f" stock, and the deal goes on. {THREE.sentence}"
    },
)
def deals_six(*, hand_size: of_cards.HandSize) -> Ruling:
    """If a player is dealt six cards, not five, the dealer is marked three counters.

    Of six one is drawn ``at a venture`` (*au hazard*) and put to the stock, as in
    ``drawn_at_venture``, and the deal goes on. The law says nothing of seven and more.
    """
    if whole_number("hand_size", hand_size, HAND) == HAND:
        return Ruling(Verdict.NOTHING_FOLLOWS)
    six = met(
        "deals six cards instead of five", hand_size == HAND + 1, "donne six cartes au lieu de cinq"
    )
    return Ruling(Verdict.STANDS, THREE) if six else Ruling(Verdict.NOT_SAID)


@law(
    "bellecour.romestecq.laws.4",
    "academie.romestecq.laws.4",
    says=text(
        "One of these is drawn at a venture for the stock: {}.",
        nothing="No card is drawn: he has no card too many.",
    ),
)
def drawn_at_venture(*, hand: facts.Hand) -> tuple[Card, ...]:
    """Which cards of a player may be the one that is drawn ``at a venture`` for the stock.

    Any of six; the dealer draws it in the French, the English does not say who.
    """
    whole_number("cards in dealt", len(hand), HAND, HAND + 1)
    return (
        hand
        if met("one of those cards is drawn", len(hand) > HAND, "ôtera au hazard une de ces cartes")
        else ()
    )


@law("bellecour.romestecq.laws.5", "academie.romestecq.laws.5")
def plays_before_turn(*, seat: facts.Seat, seat_in_turn: of_people.SeatInTurn) -> Ruling:
    """A player who plays before his turn (*devant son tour*) takes up the card and is marked
    three.
    """
    if met("plays before his turn", seat != seat_in_turn, "joue devant son tour"):
        return Ruling(Verdict.TAKES_BACK, THREE)
    return Ruling(Verdict.NOTHING_FOLLOWS)


@law("bellecour.romestecq.laws.6", "academie.romestecq.laws.6")
def renounces(
    *, hand: facts.Hand, trick: of_cards.Trick, card_played: of_cards.CardPlayed
) -> Penalty:
    """What a player loses who ``renounces``, does not follow the suit led though he could: the
    party.
    """
    if card_played not in hand:
        raise ValueError(f"card_played={card_played} cannot be: it is a card of the hand")
    renounced = card_played not in may_play(hand, trick, ORDER)
    if met("in which he could have played", renounced, "dont il pourroit fournir"):
        return Penalty.LOSES_PARTY
    return Penalty.NONE


@law("bellecour.romestecq.laws.7", "academie.romestecq.laws.7")
def counts(
    *,
    claim: facts.Claim,
    hand: facts.Hand,
    was_found_out: of_state.WasFoundOut = True,
    is_last: of_state.IsLast = False,
) -> Penalty:
    """What a player loses if he counts a ``part of the game`` (*avantage*) that he has not: the
    party.

    ``is_last``: he made it, and so has the Stecq.
    """
    false = met("which he has not", not holds(claim, hand, is_last=is_last), "ne les auroit pas")
    return (
        Penalty.LOSES_PARTY
        if met("if it is perceived", was_found_out, "si quelque Joueur s'en apercevoit") and false
        else Penalty.NONE
    )


@law("bellecour.romestecq.laws.8", "academie.romestecq.laws.8")
def plays_with(*, hand_size: of_cards.HandSize) -> Penalty:
    """What a player loses if he plays with this many cards: the party, if they are six or more."""
    six = met("six or more cards", hand_size >= HAND + 1, "Qui joue avec six cartes, ou au-dessus")
    return Penalty.LOSES_PARTY if six else Penalty.NONE


@law("bellecour.romestecq.laws.9", "academie.romestecq.laws.9")
def sets_off(*, counters: of_money.Counters, points_due: of_money.PointsDue) -> Penalty:
    """A player who ``sets off`` (*démarque*), takes off his score, too much loses the party.

    One counter too many is enough. In the French the verb of *qu'il ne feroit* is doubtful.
    """
    more = counters >= points_due + 1
    return (
        Penalty.LOSES_PARTY
        if met("one counter more than he ought", more, "d'un jetton de plus qu'il ne feroit")
        else Penalty.NONE
    )


@law("bellecour.romestecq.laws.10", "academie.romestecq.laws.10")
def reckons(
    *, points_called: of_play.PointsCalled, points: of_play.Points, by_chance: of_state.ByChance
) -> Penalty:
    """A player who ``reckons`` (*accuse*) three marks that he has not loses the party.

    For any cause. This law does not punish fewer than three too many. Law IX punishes one, of
    counters set off.
    """
    whether("by inadvertency", by_chance, "Celui qui par inadvertance, ou autrement")
    too_many = points_called - points
    return (
        Penalty.LOSES_PARTY
        if met("three marks which he has not", too_many >= 3, "trois marques qu'il n'auroit pas")
        else Penalty.NONE
    )
