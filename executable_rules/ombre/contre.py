"""Ombre, of the sans prendre and the Contre: laws XXIII and LXXIII.

Who undertook the vole in the play and misses it keeps what he won (LXVIII, LXIX); who engaged for
it beforehand, by the Contre, receives nothing (LXXIII). Who is preferred (LXXII) is in
``quadrille.sans_prendre``.
"""

from __future__ import annotations

from executable_rules.quadrille.sans_prendre import Missed
from lawsofplay.rules import law, met
from lawsofplay.sentences import parts, pays, told, yes_no


@law(
    "bellecour.ombre.laws.23",
    "academie.ombre.laws.23",
    says=yes_no("He must name his suit.", "He need not name his suit."),
)
def must_name_at_ombre(
    *,
    sure_game: bool,
    shown_down: bool = True,
    obliged_to_play: bool = False,
    others_discard: bool = False,
) -> bool:
    """Whether he who plays ``sans prendre``, without taking in, must name his suit.

    Not with a sure Game shown down on the table; unless he is obliged to play it and the others
    insist on discarding. At Quadrille, ``quadrille.sans_prendre.must_name_his_suit``, he must. In
    1754 nobody is excepted: ``calling_1754.must_name_before_showing``.
    """
    excused = met("has a sure Game", sure_game) and met("may show it down", shown_down)
    obliged = met("unless he is obliged to play", obliged_to_play)
    return not excused or (obliged and met("the others insist on discarding", others_discard))


@law(
    "bellecour.ombre.laws.73",
    "academie.ombre.laws.73",
    says=parts(
        to_each=pays("he who misses the vole", "each of the other players", "counter"),
        beast=told("He is beasted {:counter}.", nothing="He is not beasted."),
        receives=told("He receives {}.", nothing="He receives nothing."),
    ),
)
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
    of Quadrille, ``quadrille.sans_prendre.contre_missed``, adds the Game alone. The chapter of both
    books (bellecour p. 114) has him beasted though he wins the Game; the law does not.
    """
    loses = met("unless he loses the Game", not game_won)
    besides = sans_prendre + matadors + game
    return Missed(
        to_each=vole + (besides if loses else 0),
        beast=on_the_game if loses else 0,
        receives=frozenset(),
    )
