"""The sentences in which the rules of ma commere tell their answers, by the function."""

from __future__ import annotations

from executable_rules.ma_commere.terms import Kind
from lawsofplay.sentences import parts, text, yes_no

MAY_PLAY = yes_no("So many may play.", "So many may not play.")

POUL_HOLDS = text("The “Poul” (la poule) holds {:counter}.")

DEALS = parts(
    cuts=text("The {:seat} player cuts."),
    each=text("Each is given {:card}."),
    stock=text("The stock keeps {:card}."),
    turned=yes_no("A card is turned up.", "No card is turned up."),
)

MAY_DEAL_BY = yes_no(
    "The cards may be given so.",
    "The cards may not be given so: it is one after the other, or all three together.",
)

PLACE = text(
    "The card stands at place {:bare} of the natural order, in which the deuce stands at "
    "place 2 and the ace at place 14."
)

KIND_OF = {
    Kind.POINT: "The hand is a Point (“Flux”): three cards of one suit.",
    Kind.SEQUENCE: "The hand is a Sequence: three cards that follow in order.",
    Kind.TRICON: "The hand is a Tricon: three cards of one rank.",
    None: "The hand is none of the three: no Point, Sequence or Tricon.",
}

BEST_HAND = text(
    "The {:seat} player has the best hand.", none="Nobody has a Point, a Sequence or a Tricon."
)

ASKS = text(
    "He asks the {:seat} player, his neighbour on the right, to “accommodate” him.",
    none="He is contented, and asks nobody.",
)

ACCOMMODATES = text("He that asked has then {0}, and his neighbour {1}.")

WINS_PARTY = text("The {:seat} player wins the party.")

CHANGE_DU_TALON = text(
    "In their order the players have then these hands: {.hands}; the stock has, from its "
    "top, {.stock}."
)

MAY_DRAW_AGAIN = yes_no(
    "They may draw a second card from the stock.",
    "They may not draw again: they have suited themselves.",
)

REPREND_DU_TALON = yes_no(
    "They may take from the stock again.",
    "They may not take from the stock again: they are accommodated.",
)
