"""Ombre, of the ``sans prendre``, playing without taking in: what it is paid, and who is bound."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.ombre import facts
from executable_rules.ombre.terms import Ends, ends
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, parts, pays, text, yes_no

SINGLE = 6
"""Counters for the sans prendre of each player, when it is paid single."""


class Settled(NamedTuple):
    """What a player draws if he played alone, and what each of the others pays him, or he them."""

    draws: int
    from_each: int


class Mistaken(NamedTuple):
    """Whether a player who named his suit must play alone, and whether his elder may still
    ask him.
    """

    must_play_alone: bool
    elder_may_ask: bool


@law(
    "bellecour.ombre.sans-prendre.1",
    "academie.ombre.sans-prendre.1",
    "academie.ombre.sans-prendre.2",
    says=pays("each of the other players", "him who plays “sans prendre”", "counter"),
)
def sans_prendre_pays(*, is_double: of_state.IsDouble = True) -> int:
    """Counters that each pays for the ``sans prendre``: twelve, when it is paid double.

    So it is almost everywhere, as is agreed when they begin; single it is half of that, the six
    counters that formerly were all.
    """
    double = met("paid double", is_double, "jouer double", "si l'on joue double")
    return SINGLE * 2 if double else SINGLE


@law(
    "bellecour.ombre.sans-prendre.2",
    "academie.ombre.sans-prendre.3",
    says=parts(
        draws=moves(
            text("The Ombre draws {:counter}.", nothing="The Ombre draws nothing."),
            "the Game",
            "the Ombre",
            "counter",
        ),
        from_each=pays("each of the other players", "the Ombre", "counter"),
    ),
)
def settles_sans_prendre(
    *,
    ombre_tricks: of_play.OmbreTricks,
    first_defender_tricks: facts.FirstDefenderTricks,
    second_defender_tricks: facts.SecondDefenderTricks,
    pool: of_money.Pool,
    sans_prendre_price: of_money.SansPrendrePrice = SINGLE * 2,
) -> Settled:
    """What a player gets who plays ``sans prendre``: what is marked, and the price of it from each.

    He wins with five tricks, or with one more than the other player who has most. If he loses he
    pays the price to each.

    Raises ValueError while the deal is not decided.
    """
    tricks = (ombre_tricks, first_defender_tricks, second_defender_tricks)
    result = ends(tricks)
    if result is Ends.NOT_PLAYED:
        raise ValueError(f"ombre_tricks={ombre_tricks} decides nothing yet: there are nine tricks")
    if met("makes five Tricks, or one more", result is Ends.WON, "fait cinq levées ou une de plus"):
        return Settled(pool, sans_prendre_price)
    return Settled(0, -sans_prendre_price)


@law(
    "bellecour.ombre.sans-prendre.5",
    "academie.ombre.sans-prendre.5",
    says=parts(
        must_play_alone=yes_no(
            "He must play “sans prendre”.", "He is not obliged to play “sans prendre”."
        ),
        elder_may_ask=yes_no(
            "The elder hand may still ask him if he plays so.",
            "The elder hand may no longer ask him.",
        ),
    ),
)
def names_as_if_youngest(
    *, has_discarded: of_conduct.HasDiscarded, believes_it: of_conduct.BelievesIt
) -> Mistaken:
    """What follows when a player names his suit out of turn: he must play ``sans prendre``.

    He must play ``sans prendre``, without taking in. He need not if he did it after his discard,
    when he took the stock ``believing`` himself the youngest. His elder keeps the right to speak
    first.
    """
    late = met("after he has made his Discard", has_discarded, "aprés avoir fait son écart")
    mistaken = met(
        "thinking himself to be the youngest Hand",
        believes_it,
        "parce qu'il se croiroit le dernier en carte",
    )
    return Mistaken(must_play_alone=not (late and mistaken), elder_may_ask=True)
