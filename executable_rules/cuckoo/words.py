"""The sentences in which the rules of cuckoo tell their answers, by the function."""

from __future__ import annotations

from lawsofplay.sentences import each_pays, parts, pays, text, yes_no

MAY_PLAY = yes_no("So many may play.", "So many may not play.")

IS_LOWER = yes_no("The card is lower than the other.", "The card is not lower than the other.")

MARKS_TAKEN = text("All the marks are worth {:coin} of those in which they are estimated.")

DEALS = parts(
    cuts=text("The dealer has the cards cut by the {:seat} player."),
    each=text("He gives each player {:card}."),
    turned_up=yes_no("He turns it up.", "He does not turn it up."),
)

CONTENTS = parts(
    cuckoo=yes_no("His neighbour says “Cuckoo”, and they do not change.", "They change cards."),
    own=text("He that asked has then {}."),
    neighbours=text("His neighbour has then {}."),
)

CAN_OBLIGE = yes_no(
    "He can oblige his neighbour to change with him.",
    "He does not oblige his neighbour to change with him.",
)

PEUT_FORCER = yes_no(
    "He can force his neighbour to change with him.",
    "He does not force his neighbour to change with him.",
)

PAYERS = each_pays("the {:seat} player", "the box", "counter")

PAYS = pays("the player", "the box")

DEALER_MAY_KEEP = yes_no(
    "The dealer may keep the card.",
    "The dealer may not keep the card: it is none of his three.",
)

NEXT_DEALER = text(
    "The {:seat} player deals next.", none="Nobody deals next: no other player is left."
)

WINS = text(
    "The {.seat:seat} player wins the party, and takes up {.counters:counter}.",
    none="Nobody has won the party: nobody alone has counters left.",
)
