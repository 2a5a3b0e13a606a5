"""What a fact is: its gloss, its unit and its possible values.

A fact is declared once, as a type, and functions use the type for their parameters::

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
    """A fact in plain English, with its bounds.

    - ``gloss`` explains the fact to a reader who sees nothing else.
    - ``unit`` is the unit of its numbers, in the plural ("cards").
    - ``least`` and ``most`` are the bounds of a number, or of each number in a collection.
    - ``fewest`` and ``size`` are the bounds of how many things a collection may hold.
    - ``pack`` has every possible card or other thing, as often as a collection may hold it.
    """

    gloss: str
    unit: str = ""
    least: int | Fraction | None = None
    most: int | Fraction | None = None
    fewest: int = 0
    size: int | None = None
    pack: tuple[Hashable, ...] = ()


def like(declared: Any, **bounds: Any) -> Fact:
    """The same fact as that of a declared type, but with other bounds.

    Raises TypeError when the type declares no fact.

    >>> like(Annotated[int, Fact("who deals", least=0, most=11)], least=0)
    Fact(gloss='who deals', unit='', least=0, most=None, fewest=0, size=None, pack=())
    """
    fact = fact_of(declared)
    if fact is None:
        raise TypeError(f"{declared} declares no fact")
    return Fact(fact.gloss, fact.unit, **bounds)


def fact_of(declared: Any) -> Fact | None:
    """The fact that a type declares, itself or in an alternative of a union; None if none.

    >>> Players = Annotated[int, Fact("how many play")]
    >>> fact_of(Players | None) == fact_of(Players), fact_of(int)
    (True, None)
    """
    if get_origin(declared) is Annotated:
        return next((fact for fact in declared.__metadata__ if isinstance(fact, Fact)), None)
    if get_origin(declared) in (Union, types.UnionType):
        return next(filter(None, map(fact_of, get_args(declared))), None)
    return None
