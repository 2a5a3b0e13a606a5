"""Ombre, of speaking in turn, and of who stands the game and so makes the trump."""

from __future__ import annotations

from executable_rules.facts import of_cards, of_conduct
from executable_rules.mechanics.cards import Suit
from executable_rules.ombre import facts
from executable_rules.ombre.terms import Says
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import told


@law(
    "bellecour.ombre.trumps.1",
    "bellecour.ombre.trumps.3",
    "academie.ombre.trumps.1",
    "academie.ombre.trumps.4",
    says=told("{} are trumps.", none="No suit is trumps yet."),
)
def trump_made(
    *, suit_named: of_cards.SuitNamed | None = None, turned_card: facts.TurnedCard | None = None
) -> Suit | None:
    """Which suit is trumps: that which he names who undertakes the game, whatever card is turned.

    At Imperial and the Beast a card turned up makes the trump; at Ombre none is turned.
    """
    whether(
        "by turning up a Card",
        turned_card is not None,
        "on ne tourne point",
        "en tournant une carte",
    )
    return suit_named


@law(
    "bellecour.ombre.trumps.1",
    "bellecour.ombre.trumps.2",
    "bellecour.ombre.sans-prendre.3",
    "bellecour.ombre.sans-prendre.4",
    "academie.ombre.trumps.2",
    "academie.ombre.trumps.3",
    "academie.ombre.sans-prendre.4",
    says=told(
        "The {:seat} player, counted from the eldest hand, stands the game.",
        none="Nobody stands the game.",
    ),
)
def who_stands_the_game(
    *, announcements: facts.Announcements, wants_it: of_conduct.WantsIt = False
) -> int | None:
    """The seat of him who stands the game, by what each says in his turn, the eldest hand being 0.

    The first who does not pass stands it. If he only asks leave, and one after him offers to play
    ``sans prendre``, without taking in, he is preferred if he ``wants`` to play so himself; else
    the other is obliged to it.
    """
    playing = [seat for seat, said in enumerate(announcements) if said is not Says.PASSES]
    alone = [seat for seat in playing if announcements[seat] is Says.SANS_PRENDRE]
    if alone and not met("the eldest has the preference", wants_it, "le premier a la préférence"):
        return alone[0]
    return playing[0] if playing else None
