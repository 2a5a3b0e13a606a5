"""Ombre, of leaving the party unfinished: law LXXIV of the English book."""

from __future__ import annotations

from lawsofplay.rules import law, met
from lawsofplay.sentences import told


@law(
    "bellecour.ombre.laws.74",
    says=told("For the Game and the cards he pays {:counter}.", nothing="Nothing is due."),
)
def refuses_to_finish_ombre(*, on_the_game: int, cards: int, finished: bool = False) -> int:
    """What he pays who ``refuses to finish`` at Ombre: what there is on the Game, and the cards.

    The French law, and those of Quadrille, ``quadrille.quitting.refuses_to_finish``, have the
    losses (*ce qu'il y a de perte au jeu*) in the place of what lies. In 1754 he pays what is lost,
    and no cards: ``settling_1754.will_not_play_to_the_end``.
    """
    refuses = met("refuses to finish", not finished)
    return on_the_game + cards if refuses else 0
