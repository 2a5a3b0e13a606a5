"""Ombre with ``forced Spadill``: the player with the ace of spades must play if nobody else
will.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_conduct, of_state
from executable_rules.mechanics import cards
from executable_rules.mechanics.cards import OMBRE_PACK
from executable_rules.mechanics.matadors import SPADILLE
from executable_rules.mechanics.results import Silence
from executable_rules.ombre import facts
from executable_rules.ombre.making_trumps import who_stands_the_game
from executable_rules.ombre.terms import PLAYERS, Says
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text

Hands = Annotated[
    tuple[tuple[cards.Card, ...], ...],
    like(of_cards.Hands, fewest=PLAYERS, size=PLAYERS, pack=OMBRE_PACK),
]


@law(
    "bellecour.forced-spadille.1",
    "bellecour.forced-spadille.2",
    "academie.forced-spadille.1",
    "academie.forced-spadille.2",
    "seymour.forced-spadille.1",
    "seymour.forced-spadille.2",
    says=text(
        "The {:seat} player, counted from the eldest hand, plays, and names his suit.",
        none="Nobody is obliged to play: Spadill lies in the stock.",
    ),
)
def who_plays_with_spadille(
    *, announcements: facts.Announcements, hands: Hands, wants_it: of_conduct.WantsIt = False
) -> int | None:
    """The seat of the player who stands the game, by what all say and hold; the eldest hand is 0.

    The player who has Spadill may pass, and see whether another will play. When all pass he is
    obliged to play. ``wants_it``: the player who asked first would rather play alone than yield to
    another who will.
    """
    passed = all(said is Says.PASSES for said in announcements)
    if not met("if nobody plays", passed, "si personne ne joue", "if all pass"):
        return who_stands_the_game(announcements=announcements, wants_it=wants_it)
    return next((seat for seat, hand in enumerate(hands) if SPADILLE in hand), None)


@law(
    "bellecour.forced-spadille.3",
    "academie.forced-spadille.3",
    "seymour.forced-spadille.3",
    only={"all_passed": ("seymour",)},
    says=text(
        "The {:seat} player is beasted, and the cards are not played.",
        none="Nobody is beasted: Spadill lies in the stock.",
    ),
)
def spadille_not_owned(
    *, hands: Hands, has_declared: of_conduct.HasDeclared, all_passed: of_state.AllPassed = True
) -> int | Silence | None:
    """Who is beasted when nobody ``owns`` (*accuse*) Spadill: its holder, if it is in a hand.

    ``has_declared``: somebody has owned it; the rule does not speak of him. Only the book of 1754
    says that all have passed.
    """
    passed = met("When all pass", all_passed)
    if not passed or not met(
        "When nobody owns Spadill",
        not has_declared,
        "Quand personne n'accuse qu'il a Espadille",
        "no-body owns Spadille",
    ):
        return Silence.NOT_SAID
    return next((seat for seat, hand in enumerate(hands) if SPADILLE in hand), None)
