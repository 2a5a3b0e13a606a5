"""Ombre, of the sans prendre and the Contre: laws XXIII and LXXIII.

A player who undertook the vole in the play and misses it keeps what he won (LXVIII, LXIX). One who
engaged for it beforehand, by the Contre, receives nothing (LXXIII). ``quadrille.sans_prendre`` has
who is preferred (LXXII).
"""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_state
from executable_rules.quadrille.sans_prendre import Missed
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import moves, parts, pays, text, yes_no

MISSED = parts(
    to_each=pays("he who misses the vole", "each of the other players", "counter"),
    beast=moves(
        text("He is beasted: he puts down {:counter}.", nothing="He is not beasted."),
        "he who misses the vole",
        "the pool",
        "counter",
    ),
    receives=text("He receives {}.", nothing="He receives nothing."),
)


@law(
    "bellecour.ombre.laws.23",
    "academie.ombre.laws.23",
    says=yes_no("He must name his suit.", "He need not name his suit."),
)
def must_name_at_ombre(
    *,
    is_sure: of_state.IsSure,
    has_shown: of_conduct.HasShown = True,
    is_forced: of_state.IsForced = False,
    has_discarded: of_conduct.HasDiscarded = False,
) -> bool:
    """Whether a player of ``sans prendre`` must name his suit: not with a sure Game that he shows.

    He need not with a sure Game that he shows down on the table, unless he is obliged to play it
    and the others insist on discarding. At Quadrille,
    ``quadrille.sans_prendre.must_name_his_suit``, he must. In 1754 nobody is excepted:
    ``calling_1754.must_name_before_showing``.
    """
    excused = met("has a sure Game", is_sure, "à jeu sûr en l'étalant sur la table") and met(
        "may show it down", has_shown, "en l'étalant sur la table"
    )
    obliged = met("unless he is obliged to play", is_forced, "si ce n'est qu'on l'obligeât à jouer")
    return not excused or (
        obliged
        and met(
            "the others insist on discarding", has_discarded, "que les autres voulussent écarter"
        )
    )


@law(
    "bellecour.ombre.laws.73",
    "academie.ombre.laws.73",
    says=MISSED,
)
def contre_missed_at_ombre(
    *,
    vole_price: of_money.VolePrice,
    pool: of_money.Pool,
    has_won: of_conduct.HasWon,
    game_price: of_money.GamePrice = 0,
    sans_prendre_price: of_money.SansPrendrePrice = 0,
    matador_price: of_money.MatadorPrice = 0,
) -> Missed:
    """What a player pays who engaged for the ``vole`` alone and misses it; he receives nothing.

    ``vole_price``, ``game_price``, ``sans_prendre_price``, ``matador_price``: what is due for each
    to each player. The law of Quadrille, ``quadrille.sans_prendre.contre_missed``, adds only the
    Game. By the chapter of both books, ``contre_missed_by_the_chapter``, he is beasted even if he
    wins the Game; by the law he is not.
    """
    loses = met("unless he loses the Game", not has_won, "à moins qu'il ne perde le jeu")
    besides = sans_prendre_price + matador_price + game_price
    return Missed(
        to_each=vole_price + (besides if loses else 0),
        beast=pool if loses else 0,
        receives=frozenset(),
    )


@law("bellecour.ombre.vole.3", "academie.ombre.vole.3", says=MISSED)
def contre_missed_by_the_chapter(
    *, vole_price: of_money.VolePrice, pool: of_money.Pool, has_won: of_conduct.HasWon
) -> Missed:
    """What a player pays, by the chapter, who undertook the ``vole`` by the Contre and misses it.

    To each he pays what he would have received for it. He also makes the Beast of what is on the
    Game, even if he wins the Game. By the numbered law, ``contre_missed_at_ombre``, he is beasted
    only if he loses.
    """
    whether("tho' he wins the Game", has_won, "encore qu'il gagne le jeu")
    return Missed(to_each=vole_price, beast=pool, receives=frozenset())
