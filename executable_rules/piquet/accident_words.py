"""Piquet: the words in which the rules on accidents tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import parts, text, yes_no

TAKES_IN_WITH = text("He takes in {:card}.")
MAY_RECKON = yes_no(
    "What he tells may be reckoned.",
    "It may not be reckoned: a card was played before it was named.",
)
MAY_RECKON_THE_POINT = yes_no(
    "The point, or “Ruff”, may be reckoned.",
    "The point, or “Ruff”, may not be reckoned: a card was played before it was shown.",
)
COUNTS_AGAINST_FALSE = text("The other counts {:point} for sequences, threes and fours.")
CARD_FOR_CARD = text("The leader is sure of {:trick}.")
MAY_PLAY_THEM_OUT = yes_no(
    "He may take up his cards and play on.", "He may not take them up: they are mixed."
)
DISCARDS_ALLOWED = text(
    "He may discard {:time} in the deal.", nothing="He does not wish to discard."
)
TELLS_WHAT_HE_LAID_OUT = text("He must tell that he laid out {}.", none="He need tell no card.")
TELLS_AND_SHEWS = parts(
    card=text("He must tell that he laid out {}.", none="He need tell no card."),
    shewn=yes_no("He must show it too.", "He need show none."),
)
