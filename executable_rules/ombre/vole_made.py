"""Ombre, of the vole, all nine tricks: laws LXI, LXII, LXV and LXVII.

Laws LXIV and LXVI say what Quadrille says: ``quadrille.vole``.
"""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.ombre import facts
from executable_rules.quadrille.beast_order import vole_takes_all
from executable_rules.quadrille.vole import begun
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, parts, text, yes_no

HAND = 9
"""Cards of each player, and so the tricks."""

SURE = 5
"""Tricks with which the Ombre has won, however the others fall."""


class Several(NamedTuple):
    """What the vole draws when there are several Beasts, and what is paid besides."""

    draws: int
    besides: int

    def __str__(self) -> str:
        return f"{self.draws}, and {self.besides} besides"


@law(
    "bellecour.ombre.laws.61",
    "academie.ombre.laws.61",
    says=moves(
        text("He wins {:counter}.", nothing="He wins nothing by the “vole”, all the tricks."),
        "the Game and the others",
        "him who makes the vole",
        "counter",
    ),
)
def vole_at_ombre(
    *, tricks: facts.Tricks, pool: of_money.Pool, sum_agreed: of_money.SumAgreed | None = None
) -> int:
    """What a player wins who makes the ``vole``, all the tricks: the double of what is on the Game.

    If a value is agreed, ``sum_agreed``, it is that; the law does not say whether he then draws
    what lies besides. With several Beasts the next two laws rule. At Quadrille it is always what is
    agreed. In 1754 it is the double with one Beaste only: ``settling_1754.vole_gains``.

    >>> vole_at_ombre(tricks=9, pool=72)
    144
    """
    if not met("wins all the Tricks", tricks == HAND, "Celui qui fait toutes les levées"):
        return 0
    settled = met(
        "unless the Vole is fixed at a certain value",
        sum_agreed is not None,
        "à moins que l'on ait fixé ce que doit gagner celui qui fait la vole",
    )
    return sum_agreed or 0 if settled else 2 * pool


@law(
    "bellecour.ombre.laws.62",
    "academie.ombre.laws.62",
    says=parts(
        draws=moves(
            text("He draws {:counter}.", nothing="He draws nothing."),
            "the board",
            "him who makes the vole",
            "counter",
        ),
        besides=moves(
            text("Besides he has {:counter}.", nothing="Besides he has nothing."),
            "the others",
            "him who makes the vole",
            "counter",
        ),
    ),
)
def vole_with_several_beasts(
    *, beasts: of_money.Beasts, sum_agreed: of_money.SumAgreed = 0
) -> Several:
    """What the ``vole`` gains with several Beasts: the player draws them, and nothing besides.

    Unless it is ``agreed`` otherwise, which the book of 1754 does not say. At Quadrille the vole
    does not draw the Beasts that are not played for.
    """
    return Several(draws=vole_takes_all(beasts=(), beasts_waiting=beasts), besides=sum_agreed)


@law(
    "bellecour.ombre.laws.65",
    "academie.ombre.laws.65",
    "seymour.ombre.laws.50",
    says=yes_no(
        "The “vole”, all the tricks, is undertaken.",
        "The “vole”, all the tricks, is not undertaken.",
    ),
)
def vole_undertaken_at_ombre(
    *, first_tricks: facts.FirstTricks, next_card_played: of_state.NextCardPlayed
) -> bool:
    """Whether the ``vole`` is undertaken at Ombre: the first five tricks won, and a sixth card
    played.

    At Quadrille, which has ten tricks, it is six and a seventh. In both it is as many as make the
    Game sure.
    """
    return met(
        "you play a sixth Card",
        begun(first_tricks, next_card_played, needed=SURE, hand=HAND),
        "he plays down another Card",
        "on a joué la sixiéme carte",
    )


@law(
    "bellecour.ombre.laws.67",
    "academie.ombre.laws.67",
    "seymour.ombre.laws.52",
    "bellecour.ombre.vole.4",
    "academie.ombre.vole.4",
    says=yes_no(
        "The two who defend may consult together.", "The two who defend may not consult together."
    ),
)
def defenders_may_consult(*, has_declared: of_conduct.HasDeclared) -> bool:
    """Whether the two who defend the ``Poul``, the stakes, may show each other their cards.

    They may when the vole is undertaken, to agree how to prevent it. At Quadrille,
    ``quadrille.vole.defenders_may_communicate``, they may not even then.
    """
    return met("When the Vole is undertaken", has_declared, "Quand la vole est entreprise")
