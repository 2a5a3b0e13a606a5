"""Ambigu, law I: who wins when two or three have an equality."""

from __future__ import annotations

from executable_rules.ambigu import facts
from executable_rules.ambigu.games import LADDER, Game, best_hands
from executable_rules.mechanics.ladder import Hand, by_suit, face, runs_of
from lawsofplay.rules import law, met
from lawsofplay.sentences import text


@law(
    "bellecour.ambigu.laws.1",
    "academie.ambigu.laws.1",
    says=text("The {:seat} hand wins, the eldest’s being the first."),
)
def wins(*, hands: facts.Hands) -> int:
    """Which hand wins, the eldest (*le premier en carte*) being 0: of equal Games the eldest's.

    Of two Points equal in number and points, one of two cards in Sequence goes before the others.
    The English names Four and Five, or Five and Six, the French *quatre ou cinq & six*, where *&
    cinq* seems to be lost: Four and Five are as many as Two and Seven, Five and Six as Seven and
    Four.

    Raises ValueError where nobody has a Game.
    """
    equal = best_hands(hands)
    sequences = [seat for seat in equal if _in_sequence(hands[seat])]
    return (
        sequences[0]
        if met(
            "two Cards in Sequence",
            bool(sequences),
            "deux cartes de séquence, comme quatre ou cinq & six",
        )
        else equal[0]
    )


def _in_sequence(hand: Hand) -> bool:
    """Is a Point of two cards made by two that follow each other, as Four and Five?"""
    standing = LADDER.standing(hand)
    pairs = [run for held in by_suit(hand).values() for run in runs_of(held) if len(run) == 2]
    return standing in [(Game.POINT, (2, sum(map(face, pair)))) for pair in pairs]
