"""Cribbage: what is counted in hand and crib, and what the opponent may know of it."""

from __future__ import annotations

from executable_rules.cribbage import facts
from executable_rules.cribbage.terms import DEALT, LAID_OUT, Bilkt, Hand, Player, Thing, distinct
from executable_rules.cribbage.values import fifteens, flush, knave_noddy, pairs, sequences
from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no

CRIB = 2 * LAID_OUT
"""Cards of the crib."""


@law(
    "cotton.cribbage.7",
    "cotton.cribbage.16",
    "seymour.cribbage.6",
    "seymour.cribbage.15",
    says=text("The cards counted are {}."),
)
def cards_counted(*, hand: of_cards.Hand, turned_card: of_cards.TurnedCard | None = None) -> Hand:
    """The cards that count in a hand, or in the crib: its own and the one turned up.

    The card turned up is not taken into the hand, which stays as it is.
    """
    whole_number("hand", len(hand), DEALT - LAID_OUT, CRIB)
    counted = hand if turned_card is None else (*hand, turned_card)
    distinct("turned", counted)
    return counted


def but_sequences(hand: Hand, turned: Card | None, player: Player) -> int:
    """What a hand scores in everything but sequences, which is the same in both books."""
    cards = cards_counted(hand=hand, turned_card=turned)
    noddy = knave_noddy(cards=hand, turned_card=turned, who=player) if turned else 0
    return fifteens(cards=cards) + pairs(cards=cards) + flush(cards=cards) + noddy


@law(
    "cotton.cribbage.15",
    "cotton.cribbage.17",
    "cotton.cribbage.20",
    says=text("The hand counts {:game}.", nothing="The hand counts nothing."),
)
def games_in_hand(
    *,
    hand: of_cards.Hand,
    turned_card: of_cards.TurnedCard | None = None,
    who: facts.Who = Player.OTHER,
) -> int:
    """The games (points) of a hand in 1687, with the card turned up, or before one is turned.

    The book gives its second hand as eight, but it makes ten: the pair of sixes is forgotten. 1754
    has ``laws_1754.games_in_hand``.
    """
    cards = cards_counted(hand=hand, turned_card=turned_card)
    return but_sequences(hand, turned_card, who) + sequences(cards=cards)


@law(
    "cotton.cribbage.18",
    "cotton.cribbage.21",
    "seymour.cribbage.17",
    "seymour.cribbage.20",
    says=yes_no("The opponent may know {thing}.", "The opponent may not know {thing}."),
)
def may_know(*, thing: facts.Thing) -> bool:
    """Whether the opponent may know a thing while the hand is played: the score, not the cards."""
    return not met("you must not see his Cards", thing is Thing.CARDS, "you may not see his Cards")


@law(
    "cotton.cribbage.19",
    "seymour.cribbage.18",
    says=yes_no(
        "He may count the other's cards.", "The law gives him no leave to count the other's cards."
    ),
)
def may_count_his_cards(
    *, is_finished: of_state.IsFinished, believes_it: of_conduct.BelievesIt = True
) -> bool:
    """Whether a player may count the other's cards if he believes that the other counted
    too much.
    """
    foul = met("you think he plays foul", believes_it)
    return foul and met("after the hand is play'd", is_finished, "after the Hand is played")


@law(
    "cotton.cribbage.29",
    "seymour.cribbage.27",
    says={
        Bilkt.NOWHERE: "The dealer is “bilkt” (without anything that counts) nowhere.",
        Bilkt.HAND: "The dealer is “bilkt” (without anything that counts) in hand.",
        Bilkt.CRIB: "The dealer is “bilkt” (without anything that counts) in crib.",
        Bilkt.BOTH: "The dealer is “bilkt” (without anything that counts) both in hand and crib.",
    },
)
def bilkt(*, hand: of_cards.Hand, crib: facts.Crib, turned_card: of_cards.TurnedCard) -> Bilkt:
    """Where the dealer is ``bilkt``, that is finds no games (points), nor help by the card turned
    up.

    Whatever sequences are worth, it is the same in both books. "Which he takes into his hand" is
    said of the crib, or, against cotton.cribbage.16, of that card; it helps alike.
    """
    distinct("crib", (*hand, *crib))
    in_hand = met(
        "bilkt in hand", not games_in_hand(hand=hand, turned_card=turned_card), "bilked in Hand"
    )
    in_crib = met(
        "if he find no Games in them",
        not games_in_hand(hand=crib, turned_card=turned_card),
        "if he finds no Games in them",
    )
    return {
        (False, False): Bilkt.NOWHERE,
        (True, False): Bilkt.HAND,
        (False, True): Bilkt.CRIB,
        (True, True): Bilkt.BOTH,
    }[in_hand, in_crib]
