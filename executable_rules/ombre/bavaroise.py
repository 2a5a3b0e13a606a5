"""Ombre marked ``à la Bavaroise``, as Bavarians do: its counters, and what is paid and drawn."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from executable_rules.facts import of_cards, of_conduct, of_money, of_state
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import moves, parts, pays, text

COUNTERS = 300
"""Counters that each player takes."""

FISH = 10
"""Counters that a fish goes for."""

Counters = Annotated[int, like(of_money.Counters, least=0, most=COUNTERS)]


class FromEach(NamedTuple):
    """Counters and fishes that each of the others pays the Ombre, or the Ombre pays each of
    them.
    """

    counters: int
    fishes: int


@law(
    "bellecour.ombre.bavaroise.1",
    "academie.ombre.bavaroise.1",
    says=text("He is still to have {:counter}.", nothing="He has all that is given to each."),
)
def wanting_a_la_bavaroise(*, counters: Counters = 0) -> int:
    """Counters wanting to a player of the three hundred that each commonly takes."""
    return COUNTERS - counters


@law(
    "bellecour.ombre.bavaroise.1",
    "academie.ombre.bavaroise.1",
    says=text("They go for {:counter}."),
)
def worth_a_la_bavaroise(*, fishes: of_money.Fishes) -> int:
    """What fishes are worth: ten counters each, not twenty as in the other marking."""
    return FISH * fishes


@law(
    "bellecour.ombre.bavaroise.3",
    "bellecour.ombre.bavaroise.4",
    "academie.ombre.bavaroise.3",
    "academie.ombre.bavaroise.4",
    says=parts(
        counters=pays("each of the other players", "the Ombre", "counter"),
        fishes=pays(
            "each of the other players",
            "the Ombre",
            "fish",
            nothing="For the “vole”, all the tricks, no fish is paid.",
        ),
    ),
)
def paid_a_la_bavaroise(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    plays_sans_prendre: of_conduct.PlaysSansPrendre = False,
    has_declared: of_conduct.HasDeclared = False,
    was_made: of_state.WasMade = False,
) -> FromEach:
    """What each of the others pays an Ombre who wins: consolation, sans prendre, matadors, vole.

    ``has_declared``: he undertook the ``vole``, all the tricks; ``was_made``: he made it. If he
    misses it he pays for it what he would have had, and is paid the rest. Raises ValueError for a
    vole made that was not undertaken.
    """
    if was_made and not has_declared:
        raise ValueError("was_made=yes cannot be: the vole was not undertaken")
    alone = (
        4 if met("four for the Sans Prendre", plays_sans_prendre, "le Sans-prendre quatre") else 0
    )
    counters = 3 + alone + matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    undertaken = met("undertakes the Vole", has_declared, "ayant entrepris la Vole")
    missed = met("does not make it", not was_made, "il ne la fait pas")
    return FromEach(counters, 0 if not undertaken else -2 if missed else 2)


@law(
    "bellecour.ombre.bavaroise.3",
    "academie.ombre.bavaroise.3",
    says=moves(
        text("He draws {:counter}.", nothing="There is no Beast to draw."),
        "the board",
        "him who wins",
        "counter",
    ),
)
def beasts_drawn_a_la_bavaroise(
    *, beasts: of_money.Beasts, same_sitting: of_state.SameSitting = False
) -> int:
    """Counters of Beasts that are drawn: of one Beast only, even if there are several separate
    ones.

    ``beasts`` are in the order in which they are played for. ``same_sitting``: they were made at
    the same time, and are played for together.
    """
    separate = met("if they are separate", not same_sitting, "& qu'elles soient séparées")
    return sum(beasts[:1] if separate else beasts)
