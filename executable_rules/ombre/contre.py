"""Ombre, of the sans prendre and the Contre: laws XXIII, LXVIII, LXIX and LXXIII.

He who has the vole undertaken in the play and misses it keeps what he won (LXVIII, LXIX); he who
engaged for it beforehand, by the Contre, receives nothing (LXXIII). Who is preferred (LXXII) is in
``quadrille.sans_prendre``.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from executable_rules.quadrille.beast_claims import Due
from executable_rules.quadrille.sans_prendre import Missed
from lawsofplay.rules import law, met


class Shared(NamedTuple):
    """What lies, after a missed vole: the Ombre's, each other's, and what he pays to each."""

    ombre_draws: int
    each_draws: Fraction
    paid_to_each: int


@law("bellecour.ombre.laws.23", "academie.ombre.laws.23")
def must_name_at_ombre(
    *,
    sure_game: bool,
    shown_down: bool = True,
    obliged_to_play: bool = False,
    others_discard: bool = False,
) -> bool:
    """Whether he who plays ``sans prendre``, without taking in, must name his suit.

    Not with a sure Game shown down on the table; unless he is obliged to play it and the others
    insist on discarding. At Quadrille, ``quadrille.sans_prendre.must_name_his_suit``, he must.
    """
    excused = met("has a sure Game", sure_game) and met("may show it down", shown_down)
    obliged = met("unless he is obliged to play", obliged_to_play)
    return not excused or (obliged and met("the others insist on discarding", others_discard))


@law("bellecour.ombre.laws.68", "academie.ombre.laws.68")
def paid_without_the_vole(*, matadors: bool, sans_prendre: bool) -> frozenset[Due]:
    """What is paid to him who missed the ``vole``: matadors, sans prendre and the consolation.

    Of the consolation of him who has neither, the law says nothing.
    """
    due = {Due.MATADORS} if met("has Matadors", matadors) else set()
    if met("plays Sans Prendre", sans_prendre):
        due.add(Due.SANS_PRENDRE)
    return frozenset(due | {Due.CONSOLATION}) if due else frozenset()


@law("bellecour.ombre.laws.69", "academie.ombre.laws.69")
def shared_without_the_vole(*, on_the_game: int, regulated: int | None = None) -> Shared:
    """Who draws what lies when the ``vole`` is missed.

    When they play to draw all (*à tout tirer*) the two others divide it; when the vole is
    ``regulated``, fixed, the Ombre pays that to each, and draws what lies.
    """
    if met("if they have regulated the Vole", regulated is not None):
        return Shared(on_the_game, Fraction(0), regulated or 0)
    return Shared(0, Fraction(on_the_game, 2), 0)


@law("bellecour.ombre.laws.73", "academie.ombre.laws.73")
def contre_missed_at_ombre(
    *,
    vole: int,
    on_the_game: int,
    game_won: bool,
    game: int = 0,
    sans_prendre: int = 0,
    matadors: int = 0,
) -> Missed:
    """What he pays who engaged for the ``vole`` alone, and misses it; he receives nothing.

    ``vole``, ``game``, ``sans_prendre``, ``matadors``: what is due for each to each player. The law
    of Quadrille, ``quadrille.sans_prendre.contre_missed``, adds the Game alone.
    """
    loses = met("unless he loses the Game", not game_won)
    besides = sans_prendre + matadors + game
    return Missed(
        to_each=vole + (besides if loses else 0),
        beast=on_the_game if loses else 0,
        receives=frozenset(),
    )
