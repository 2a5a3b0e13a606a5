"""Quadrille, of the vole with a called King: laws LII and LIII."""

from __future__ import annotations

from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.quadrille import facts, telling
from executable_rules.quadrille.terms import FISH, HAND
from executable_rules.quadrille.vole import vole_missed, vole_undertaken
from lawsofplay.rules import law, met, whether


@law(
    "bellecour.quadrille.laws.52",
    "seymour.quadrille.laws.52",
    "academie.quadrille.laws.52",
    says=telling.VOLE_MISSED,
)
def missed_with_a_king(
    *,
    first_tricks: facts.FirstTricks,
    king_appeared: of_state.KingAppeared,
    price: of_money.Price = FISH,
) -> int:
    """What is paid for missing the ``vole``: nothing while the called King has not appeared.

    Nothing even if he is the last card.
    """
    whole_number("first_tricks", first_tricks, 0, HAND - 1)
    undertaken = vole_undertaken(
        first_tricks=first_tricks,
        next_card_played=True,
        king_called=True,
        king_appeared=king_appeared,
    )
    return vole_missed(has_declared=undertaken, was_made=False, price=price)


@law(
    "bellecour.quadrille.laws.53",
    "academie.quadrille.laws.53",
    says=telling.FOR_THE_VOLE,
)
def vole_with_a_king(
    *,
    king_appeared: of_state.KingAppeared,
    has_won: of_conduct.HasWon,
    sum_agreed: of_money.SumAgreed = FISH,
) -> int:
    """What is paid for a ``vole`` made with a called King: nothing if he was not shewn.

    That his Queen won a trick does not shew him. In 1754 he must have appeared before the last
    trick (``vole_with_a_late_king``); here it is enough that he appeared.
    """
    whether(
        "although the Queen has been played, and has won a Trick",
        has_won,
        "encore que la Dame en eut été jouée, & eut fait une levée",
    )
    return (
        0
        if met(
            "without having shewn the King", not king_appeared, "sans avoir fait connoitre le Roi"
        )
        else sum_agreed
    )


@law(
    "seymour.quadrille.laws.53",
    says=telling.FOR_THE_VOLE,
)
def vole_with_a_late_king(
    *,
    place: of_play.Place | None,
    has_won: of_conduct.HasWon,
    sum_agreed: of_money.SumAgreed = FISH,
) -> int:
    """What is paid for a ``vole``, by the law of 1754: nothing if the King came in the last trick.

    ``place``: the trick, from 1 to 10, in which the called King appeared. The other books,
    in ``vole_with_a_king``, only ask that he was shewn.
    """
    whether("the Queen of that Suit has made a Trick", has_won)
    trick = HAND if place is None else whole_number("place", place, 1, HAND)
    return 0 if met("has not appeared, 'till the last Trick", trick == HAND) else sum_agreed
