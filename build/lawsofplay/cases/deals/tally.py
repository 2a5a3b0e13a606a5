"""The accounts of a deal: what the answers of the laws add up to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import reduce

EFFECT = r"([-=]?)(?:([1-9]\d*(?:/[1-9]\d*)?) )?([a-z][a-z_]*)(?:: (\w+(?:\.\w+)*))?"
"""How an answer changes an account: the sign, how many times it counts, the account, the field.

A fraction such as ``1/4`` is one player's share of what four pay together. With the sign ``=`` the
answer replaces what the account held.
"""


class Tally:
    """What each account holds. An account that was never changed is not shown."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self._sums: dict[str, Fraction] = {}

    def of(self, name: str) -> Fraction:
        """What an account holds; 0 before its first change.

        Raises ValueError for an account that ``names`` does not have.
        """
        if name not in self._names:
            raise ValueError(f"{name} is no account; add it to names")
        return self._sums.get(name, Fraction(0))

    def add(self, effect: str, answer: object) -> tuple[str, str]:
        """Change an account by an answer; return its name and the change: ``+5``, ``-2``, ``= 60``.

        Raises ValueError for an account that ``names`` does not have, and for an answer that is no
        number.
        """
        parts = re.fullmatch(EFFECT, effect)
        assert parts
        sign, times, name, field = parts.groups()
        before = self.of(name)
        amount = number_in(answer, field) * Fraction(times or 1)
        if sign == "=":
            self._sums[name] = amount
            return name, f"= {amount}"
        amount = -amount if sign else amount
        self._sums[name] = before + amount
        return name, f"{'+' if amount >= 0 else '−'}{abs(amount)}"

    def shown(self) -> tuple[tuple[str, Fraction], ...]:
        """The accounts that were changed, in the order of the names."""
        return tuple((name, self._sums[name]) for name in self._names if name in self._sums)


def number_in(answer: object, field: str | None) -> Fraction:
    """An answer that is a number, or the number in a field or item of it (``0.1``: an item's item).

    >>> number_in(3, None), number_in({"elder": 4}, "elder"), number_in(((5, 7), 8), "0.1")
    (Fraction(3, 1), Fraction(4, 1), Fraction(7, 1))

    Raises ValueError where there is no number.
    """
    value = reduce(_part, field.split("."), answer) if field else answer
    if isinstance(value, bool) or not isinstance(value, (int, Fraction)):
        where = f"the field {field} of the answer" if field else "the answer"
        raise ValueError(f"{where} is no number: {answer!r}")
    return Fraction(value)


def _part(answer: object, field: str) -> object:
    if isinstance(answer, dict):
        named = {getattr(key, "name", str(key)).lower(): value for key, value in answer.items()}
        return named.get(field)
    if isinstance(answer, tuple) and field.isdigit() and int(field) < len(answer):
        return answer[int(field)]
    return getattr(answer, field, None)
