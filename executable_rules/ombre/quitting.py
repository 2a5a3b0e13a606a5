"""Ombre, of leaving the party unfinished: law LXXIV of the English book."""

from __future__ import annotations

from executable_rules.facts import of_money, of_state
from lawsofplay.rules import law, met
from lawsofplay.sentences import moves, text


@law(
    "bellecour.ombre.laws.74",
    says=moves(
        text("For the Game and the cards he pays {:counter}.", nothing="Nothing is due."),
        "he who refuses to finish",
        "the company",
        "counter",
    ),
)
def refuses_to_finish_ombre(
    *, pool: of_money.Pool, price: of_money.Price, is_finished: of_state.IsFinished = False
) -> int:
    """What a player pays who ``refuses to finish`` at Ombre: what is on the Game, and the cards.

    The French law, and those of Quadrille, ``quadrille.quitting.refuses_to_finish``, have the
    losses (*ce qu'il y a de perte au jeu*) in place of what lies. In 1754 he pays what is lost, and
    no cards: ``settling_1754.will_not_play_to_the_end``.
    """
    refuses = met("refuses to finish", not is_finished)
    return pool + price if refuses else 0
