"""Piquet: the words in which the laws of the discard tell their answers."""

from __future__ import annotations

from executable_rules.mechanics.results import Penalty, Verdict
from executable_rules.piquet.terms import Deal
from lawsofplay.sentences import parts, text, yes_no

OPEN = "What becomes of the deal and of him, the law does not say."
SURPLUS = parts(
    returns=text("He returns {:card} to the stock."),
    deal={Deal.NOT_SAID: OPEN},
    penalty={Penalty.NOT_SAID: OPEN},
)

EXCHANGE_OF_THIRTEEN = text(
    "The elder hand lays out {.elder_lays_out:card} and takes in {.elder_takes_in:card}; "
    "the younger lays out {.younger_lays_out:card} and takes in {.younger_takes_in:card}."
)
DISCARDS_TWICE = {
    Verdict.STANDS: "The discard stands.",
    Verdict.MAY_TAKE_BACK: "The discard may be taken in again.",
}
MAY_SEE_WHAT_COMES = yes_no(
    "He may see the cards that he is to take in.",
    "He may not see the cards that he is to take in: he has not discarded.",
)
ELDER_SAYS = text(
    "The elder hand must say that he takes in {.takes:card} and leaves {.leaves:card}.",
    none="The elder hand need say nothing: he takes in his five cards.",
)
SEES_THE_STOCK = parts(
    leads=text(
        "The adversary names {:time} the suit that he leads.",
        nothing="No lead is named to him.",
    ),
    deal=None,
    points_lost=text("He loses {:point}."),
)
