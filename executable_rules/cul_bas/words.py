"""The sentences in which the rules of cul bas tell their answers, by the function."""

from __future__ import annotations

from lawsofplay.sentences import text, yes_no

MAY_PLAY = yes_no("So many may play.", "So many cannot play.")

PLAYED_FOR = text("They play in all for {:coin} of those in which a counter is valued.")

ORDER_OF_TAKING = text("They take in this order: the {:seat} players.")

DEALT = text(
    "Each is dealt packets of {.packets:card}; {.on_board:card} lie on the board, "
    "and of the stock {.aside:card} are put aside."
)

MAY_TAKE = text(
    "He may take so: {}.",
    several="He may take in one of these ways: {}.",
    nothing="He can take no card.",
)

PUTS_CUL_BAS = text(
    "He must put his “Cul-bas”, that is show down {}.",
    nothing="He need not put his “Cul-bas”: he can take a card.",
)

SUITS_HIMSELF = yes_no(
    "He may take of the cards shown down.",
    "He may not take of the cards that he has shown down himself.",
)

S_EN_SERT = yes_no(
    "He may take of the cards shown down.", "He may not take of the cards shown down."
)

CLEARS_HIS_HAND = text(
    "The {.winner:seat} player wins {.stakes:counter} of the stakes. {.others_pay}",
    none="Nobody has cleared his hand.",
)

THREE_TAKE_ONE = text(
    "He may take so: {}.", none="He has no three cards that take the fourth of their sort."
)

LEFT_ON_TABLE = text("On the table there are then {}.", nothing="No card is then on the table.")

FOURTH_TAKES_THREE = text(
    "He may take so: {}.",
    several="He may take in one of these ways: {}.",
    nothing="He has no card that takes the three others of its sort.",
)

CHANGES = text("He may lay out {.laid_out}; {.giver}.", none="He may lay out no cards for others.")
