"""Gillet: the words in which its rules tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import told, yes_no

ACCOUNTS = told("There are {:account}: each plays for himself.")
ORDER_OF_CARDS = told("The cards are, the highest first: {}.")
WINS = yes_no("The card wins the other.", "The card does not win the other.")
MAY_DEAL_BY = yes_no("A hand may be dealt so.", "A hand may not be dealt so.")
LEFT_ON_THE_STOCK = told("On the stock {:card} are left.")
BOXES_HOLD = told("The first box holds {0:counter}, the second {1:counter}.")
GE = told("He has the “Gé”, two cards of the rank of {}.", none="He has no “Gé”, two cards alike.")
TRICON = told(
    "He has a “Tricon”, three cards of the rank of {}.",
    none="He has no “Tricon”, three cards alike.",
)
WINS_GE = told(
    "The {.seat:seat} player wins the “Gé”, for two cards alike, and takes up {.counters:counter}.",
    none="Nobody wins the “Gé”, for two cards alike.",
)
MAY_BID = told("He may say one of these things: {}.")
TWO_ACES = told("They count {:point}.")
POINT = told("His hand counts {:point}.")
MUST_SHOW = yes_no("He must show his game.", "He need not show his game.")
HAS_FLUX = yes_no(
    "It is a “Flux”, three cards of one suit.", "It is no “Flux”, three cards of one suit."
)
WINS_SECOND_BOX = told("The {:seat} player wins the second box.")
