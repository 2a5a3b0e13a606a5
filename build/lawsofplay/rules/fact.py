"""What a fact is: its gloss, its unit, and the values that can be.

A fact is declared once, as a type of its own, and a function takes it by that type::

    Elder = Annotated[int, Fact("cards dealt to the elder hand", unit="cards", least=0, most=32)]

    @law("bellecour.piquet.laws.1")
    def dealt_too_many(*, elder: Elder = 12) -> Deal:
"""

from __future__ import annotations

import types
from collections.abc import Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Union, get_args, get_origin


@dataclass(frozen=True)
class Fact:
    """A fact in plain English, and its bounds.

    ``gloss`` says what it is to a reader who sees nothing else; ``unit`` is a plural ("cards").
    ``least`` and ``most`` are bounds of a number, or of each number in a collection (in a mapping,
    of each value). ``fewest`` and ``size`` say how many things a collection may hold. ``pack`` is
    what a card, or each thing of a collection, is taken from: nothing twice that stands there once.
    """

    gloss: str
    unit: str = ""
    least: int | Fraction | None = None
    most: int | Fraction | None = None
    fewest: int = 0
    size: int | None = None
    pack: tuple[Hashable, ...] = ()


def like(declared: Any, **bounds: Any) -> Fact:
    """The fact of a type declared elsewhere, with bounds of its own: the same thing elsewhere.

    >>> like(Annotated[int, Fact("who deals", least=0, most=11)], least=0)
    Fact(gloss='who deals', unit='', least=0, most=None, fewest=0, size=None, pack=())
    """
    fact = fact_of(declared)
    if fact is None:
        raise TypeError(f"{declared} declares no fact")
    return Fact(fact.gloss, fact.unit, **bounds)


def fact_of(declared: Any) -> Fact | None:
    """The fact that a type declares, itself or in one of its alternatives; None if it has none.

    >>> Players = Annotated[int, Fact("how many play")]
    >>> fact_of(Players | None) == fact_of(Players), fact_of(int)
    (True, None)
    """
    if get_origin(declared) is Annotated:
        return next((fact for fact in declared.__metadata__ if isinstance(fact, Fact)), None)
    if get_origin(declared) in (Union, types.UnionType):
        return next(filter(None, map(fact_of, get_args(declared))), None)
    return None
