"""Facts that are numbers: what they can be, and which is the greatest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

C = TypeVar("C", bound=Collection[Any])


def whole_number(fact: str, value: int, least: int = 1, most: int | None = None) -> int:
    """The value of a fact, when it lies between the least and the most that can be.

    Raises ValueError, with the name of the fact and these bounds, when it does not.

    >>> whole_number("passes", 2, 0)
    2
    >>> whole_number("balls_over", 3, 0, 2)
    Traceback (most recent call last):
    ValueError: balls_over=3 cannot be: it is from 0 to 2
    """
    if value < least or (most is not None and value > most):
        bound = f"{least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{fact}={value} cannot be: it is {bound}")
    return value


def one_or_more(fact: str, values: C) -> C:
    """The values of a fact of which one at least is wanted. Raises ValueError when none is given.

    >>> one_or_more("turned", (3,))
    (3,)
    >>> one_or_more("turned", ())
    Traceback (most recent call last):
    ValueError: turned=none cannot be: give one or more
    """
    if not values:
        raise ValueError(f"{fact}=none cannot be: give one or more")
    return values


def alone_most(numbers: Sequence[int]) -> int | None:
    """The place, from 0, of the greatest number; None where two or more are as great.

    >>> alone_most((1, 3, 1)), alone_most((2, 2, 1))
    (1, None)
    """
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else None
