"""La Belle: the words in which its rules tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import pays, text, yes_no

CARDS_USED = text("They play with {:card}.")
BOXES_HOLD = text("The boxes hold these counters: {}.")
PARTY_OVER = yes_no("The party is over.", "The party is not over.")
NEXT_STAKE = text("In the next deal {:counter} are played for.")
CUTS = text("The {:seat} player cuts.")
IS_TURNED_UP = yes_no("The card is turned up.", "The card is not turned up.")
WINS_BELLE = text("The {:seat} player wins the Belle, by the highest card turned up.")
DRAWN_BY_THE_BELLE = pays("the box of the Belle", "the winner of the Belle", "counter")
HAS_FLUX = yes_no(
    "He has a “Flux”, three cards of one suit.", "He has no “Flux”, three cards of one suit."
)
POINTS = text("His hand counts {:point}.")
WINS_FLUX = text("The {:seat} player wins the “Flux”, three cards of one suit.")
FLUX_LEFT = text(
    "The box of the “Flux”, three cards of one suit, holds {:counter} for the next deal."
)
GIVEN_IN_A_ROUND = text(
    "Each of these has a card, in this order: {:seat}.",
    nothing="Nobody has a card in this round.",
)
MAY_WIN = yes_no("He may win Thirty-one.", "He cannot win Thirty-one.")
WOULD_MAKE_MORE = text(
    "These cards would bring him over thirty-one: {}.",
    nothing="No card would bring him over thirty-one.",
)
OUGHT_TO_DECLARE = yes_no("He ought to declare it.", "He need not declare it.")
WINS_THIRTY_ONE = text("The {:seat} player wins the third box.")
