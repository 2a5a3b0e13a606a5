"""The sentences in which the rules of ferme tell their answers, by the function."""

from __future__ import annotations

from lawsofplay.sentences import moves, parts, pays, text, yes_no

PLAY_TOGETHER = yes_no(
    "So many may play at the same time.", "So many may not play at the same time."
)

JOUENT_ENSEMBLE = yes_no(
    "So many may play at the same time.",
    "So many may not play: the law has up to ten or twelve (“jusqu'à dix ou douze”).",
)

THE_PACK = text("The pack has {:pack}.")

CHANCE_OF_THE_SEIZE = text("That cards drawn one after another come to sixteen has {:chance}.")

WINS_BY_THE_SEIZE = text(
    "The {:seat} player wins by the “Seize”.",
    none="Nobody has made the “Seize”, sixteen exactly.",
)

MONEY = "penny or sol|pence or sols"
"""In what the price of the Farm is reckoned."""

DISPOSSESSOR = "the player who dispossesses him"

PRICE_WON = moves(
    text(
        f"The player wins the price of the Farm, {{:{MONEY}}}.",
        nothing="The player wins nothing of the price of the Farm.",
    ),
    "the Farmer",
    DISPOSSESSOR,
    MONEY,
)

PAYS = pays("the player", "the Farmer")

GIVES_FIRST = text(
    "The {.dealer:seat} player deals, the {.cuts:seat} cuts, and each is given "
    "{.each:card} {.whence}."
)

GIVES_MORE = parts(
    order=text(
        "A further card goes to the {:seat} player.",
        several="Further cards go, one after another, to these: the {:seat} players.",
        nothing="Nobody is given a further card.",
    ),
    whence=text("Further cards are given {}."),
)

DISPOSSESSES = yes_no(
    "He dispossesses the Farmer: he has made the “Seize”, sixteen exactly.",
    "He does not dispossess the Farmer.",
)

NEAREST = text(
    "The {:seat} player wins the counters staked.",
    none="Nobody wins the counters as the nearest: he that dispossesses the Farmer has them.",
)

DISPOSSESSOR_WINS = parts(
    farm=PRICE_WON,
    staked=moves(
        text("He wins {:counter} of what the players have staked."),
        "the stakes",
        DISPOSSESSOR,
        "counter",
    ),
)

NEXT_FARMER = text("The {:seat} player is Farmer, and deals.")

REIMBURSED = pays("the company of those who pass sixteen", "the Farmer", "counter")

MAY_DEMAND = yes_no(
    "He may demand the card.",
    "He may not demand so: it is done in his turn, and one card after another.",
)
