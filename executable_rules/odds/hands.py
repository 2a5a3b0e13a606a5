"""How certain cards fall among cards that are not seen: by counting, every figure exact."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from executable_rules.mechanics.numbers import whole_number


def holds_just(*, held: int, wanted: int, hand: int, unseen: int) -> Fraction:
    """The chance that a hand of unseen cards holds exactly this many of the wanted ones.

    >>> holds_just(held=1, wanted=1, hand=13, unseen=39)
    Fraction(1, 3)
    """
    whole_number("hand", hand, 0, unseen)
    whole_number("wanted", wanted, 0, unseen)
    whole_number("held", held, 0, wanted)
    # The places of the wanted cards are counted, which is the same and asks nothing of the hand.
    return Fraction(comb(hand, held) * comb(unseen - hand, wanted - held), comb(unseen, wanted))


def holds(*, wanted: int, hand: int, unseen: int, at_least: int = 1) -> Fraction:
    """The chance that a hand holds this many of the wanted cards, or more.

    >>> holds(wanted=2, hand=13, unseen=39)
    Fraction(32, 57)
    """
    fewer = (
        holds_just(held=held, wanted=wanted, hand=hand, unseen=unseen) for held in range(at_least)
    )
    return 1 - sum(fewer, Fraction(0))


def holds_better(*, better: int, hand: int, other: int, unseen: int) -> Fraction:
    """The chance that the first of two hands holds the best unseen card of a suit.

    Of ``better`` cards of the suit the best that is in either hand decides. Where neither hand has
    any, it is in neither.

    >>> holds_better(better=1, hand=13, other=13, unseen=39)
    Fraction(1, 3)
    """
    neither = holds_just(held=0, wanted=better, hand=hand + other, unseen=unseen)
    return (1 - neither) * Fraction(hand, hand + other)
