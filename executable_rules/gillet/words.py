"""Gillet: the words in which its rules tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import text, yes_no

ACCOUNTS = text("There are {:account}: each plays for himself.")
ORDER_OF_CARDS = text("The cards are, the highest first: {}.")
WINS = yes_no("The card wins the other.", "The card does not win the other.")
MAY_DEAL_BY = yes_no("A hand may be dealt so.", "A hand may not be dealt so.")
LEFT_ON_THE_STOCK = text("On the stock {:card} are left.")
BOXES_HOLD = text("The first box holds {0:counter}, the second {1:counter}.")
GE = text("He has the “Gé”, two cards of the rank of {}.", none="He has no “Gé”, two cards alike.")
TRICON = text(
    "He has a “Tricon”, three cards of the rank of {}.",
    none="He has no “Tricon”, three cards alike.",
)
WINS_GE = text(
    "The {.seat:seat} player wins the “Gé”, for two cards alike, and takes up {.counters:counter}.",
    none="Nobody wins the “Gé”, for two cards alike.",
)
MAY_BID = text("He may say one of these things: {}.")
TWO_ACES = text("They count {:point}.")
POINT = text("His hand counts {:point}.")
MUST_SHOW = yes_no("He must show his game.", "He need not show his game.")
HAS_FLUX = yes_no(
    "It is a “Flux”, three cards of one suit.", "It is no “Flux”, three cards of one suit."
)
WINS_SECOND_BOX = text("The {:seat} player wins the second box.")
