"""Words in which the laws of Quadrille, of naming and of the vole above all, tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import pays, text, yes_no

OF_ORDER = text("The {place:nth} Beast is {:counter}.")
IN_ORDER = text("They go in this order: {:counter}.", nothing="There is no Beast.")
OWED_STILL = pays("the player who was beasted", "the winner of the Beast", "counter")
MAY_PLAY = text("He may play {:or}.", nothing="He has no card to play.")
EXCHANGED = text(
    "The Ombre now has {.ombre}, and he who gave up the king {.friend}; the others may see {.seen}."
)

TRUMPS = text("Trumps are {}.")
NAMED = text("He has named {}.", none="He has named nothing by its proper name.")
MAY_CALL = text("He may call {:or}.", nothing="There is none that he may call.")
CALLED = yes_no("{card} may be called.", "{card} may not be called.")
FREE_TO_PASS = yes_no("He may forbear to play.", "He is obliged to play.")
MAY_PLAY_ALONE = yes_no(
    "He may play “sans prendre”, neither calling a king nor taking in.",
    "He may not play “sans prendre”, neither calling a king nor taking in.",
)
PLAYS_ALONE = text("{} plays “sans prendre”, neither calling a king nor taking in.")

VOLE_DRAWS = pays(
    "the board",
    "the winner of the “vole” (all the tricks)",
    "counter",
    nothing="The winner of the “vole” (all the tricks) draws no Beast.",
)
FOR_THE_VOLE = pays(
    "each of the others", "him or them who win the “vole” (all the tricks)", "counter"
)
VOLE_MISSED = pays(
    "he who misses the “vole” (all the tricks)", "those who would have paid him for it", "counter"
)
UNDERTAKEN = yes_no(
    "The “vole” (all the tricks) is undertaken.",
    "The “vole” (all the tricks) is not undertaken.",
)
MAY_UNDERTAKE = yes_no(
    "The “vole” (all the tricks) may be undertaken.",
    "The “vole” (all the tricks) may not yet be undertaken.",
)
MAY_DECLINE = yes_no(
    "The “vole” (all the tricks) may still be declined.",
    "The “vole” (all the tricks) can no longer be declined.",
)
MAY_PRETEND = yes_no(
    "This law does not bar him from the “vole” (all the tricks).",
    "He cannot pretend to the “vole” (all the tricks).",
)
MAY_TELL = yes_no(
    "This law does not forbid it.", "He may not tell his friend that they have six tricks."
)
MAY_COMMUNICATE = yes_no(
    "They who defend may tell each other their game.",
    "They who defend may not tell each other their game.",
)
MAY_SAY = yes_no("It may be said.", "It may not be said: it concerns the game.")
WON_NEVERTHELESS = text("They win {} all the same.")
