"""Ombre, of what the matadors are paid, now and formerly."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics.matadors import sequence_of_matadors
from executable_rules.ombre import facts
from executable_rules.ombre.claims import matadors_of_the_ombre
from lawsofplay.rules import law, met
from lawsofplay.sentences import pays, text


@law(
    "bellecour.ombre.matadors.1",
    "bellecour.ombre.matadors.3",
    "bellecour.ombre.matadors.4",
    "bellecour.ombre.sans-prendre.1",
    "academie.ombre.matadors.1",
    "academie.ombre.matadors.3",
    "academie.ombre.matadors.4",
    "academie.ombre.sans-prendre.2",
    says=pays("each of the other players", "the Ombre", "counter"),
)
def matadors_pay(
    *,
    ombre_hand: facts.OmbreHand,
    trump: of_cards.Trump,
    has_won: of_conduct.HasWon,
    is_double: of_state.IsDouble = True,
) -> int:
    """Counters that each pays the Ombre for his ``matadors``; below zero the Ombre pays each.

    They are the highest trumps in sequence, three at least. It is a counter for each when they play
    single, two when they play double, as is done almost everywhere.
    """
    number = matadors_of_the_ombre(ombre_hand=ombre_hand, trump=trump)
    double = met(
        "two Counters when you play double",
        is_double,
        "two Counters for each Matador",
        "de deux quand on les joue double",
        "deux pour chaque Matador",
    )
    worth = number * (2 if double else 1)
    return (
        worth
        if met(
            "If the Ombre wins with the three Matadors",
            has_won,
            "Si l'hombre gagne avec les trois matadors",
        )
        else -worth
    )


@law(
    "bellecour.ombre.matadors.2",
    "academie.ombre.matadors.2",
    "seymour.ombre.matadores.2",
    "seymour.ombre.matadores.3",
    only={"is_agreed": ("bellecour", "academie", "seymour.ombre.matadores.3")},
    says=text("The Ombre pays him for {:matador}.", nothing="The Ombre pays him for no matadors."),
)
def matadors_against_the_ombre(
    *,
    hand: facts.Hand,
    trump: of_cards.Trump,
    is_beasted: of_state.IsBeasted,
    is_agreed: of_state.IsAgreed = False,
) -> int:
    """How many ``matadors`` of another the Ombre pays when he is beasted: formerly three or more.

    Formerly he paid for as many as are in sequence, three at least. That is no longer practised;
    only the Ombre is paid. ``is_agreed``: they play by that former custom. ``is_beasted`` is of the
    Ombre.
    """
    number = sequence_of_matadors(hand, trump)
    beasted = met(
        "when he was beasted", is_beasted, "if the Ombre was Beasted", "quand il faisoit la bête"
    )
    paid = met(
        "Formerly the Ombre paid them",
        is_agreed,
        "he was obliged to pay",
        "Autrefois l'Hombre les païoit",
    )
    all_held = met(
        "they were all in the Hand",
        number >= 3,
        "the Matadores were in another Hand",
        "les trois matadors étoient dans la main",
    )
    return number if paid and beasted and all_held else 0
