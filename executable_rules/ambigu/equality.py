"""Ambigu, law I: who wins when two or three have an equality."""

from __future__ import annotations

from executable_rules.ambigu import facts
from executable_rules.ambigu.terms import LADDER, game_of, points_in_sequence
from lawsofplay.rules import law, met
from lawsofplay.sentences import told


@law(
    "bellecour.ambigu.laws.1",
    "academie.ambigu.laws.1",
    says=told("The {:seat} hand wins, the eldest’s being the first."),
)
def wins(*, hands: facts.Hands) -> int:
    """Which hand wins, the eldest (*le premier en carte*) being 0: of equal Games the eldest's.

    Of two Points equal in number and points, two cards in Sequence take place of the others. The
    English names Four and Five, or Five and Six, the French *quatre ou cinq & six*, where *&
    cinq* seems to be lost: Four and Five are as many as Two and Seven, Five and Six as Seven and
    Four. Raises ValueError where nobody has a Game.
    """
    games = [game_of(hand) for hand in hands]
    if not any(games):
        raise ValueError("hands may not all be without a Game: nobody wins")
    equal = LADDER.best(hands)
    sequences = [seat for seat in equal if points_in_sequence(hands[seat])]
    return sequences[0] if met("two Cards in Sequence", bool(sequences)) else equal[0]
