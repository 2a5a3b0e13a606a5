"""Values as words in a sentence: numbers with their units, cards, members of enums, lists.

>>> counted(1, "card"), counted(3, "fish"), counted(0, "king of trumps")
('1 card', '3 fishes', 'no kings of trumps')
>>> counted(Fraction(1, 2), "counter"), counted(Fraction(7, 2), "counter")
('half a counter', '3 1/2 counters')
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any

Number = int | Fraction

IRREGULAR = {"penny": "pence", "die": "dice", "louis": "louis", "man": "men", "half": "halves"}
"""The irregular plurals of units."""

HALF = Fraction(1, 2)

PICTURED = 1000
"""The greatest number of chances that a reader can picture without a rounded share."""

TIMES: dict[Number, str] = {1: "once", 2: "twice"}

_NAMES = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
ORDINALS = tuple(_NAMES.split())

_SIBILANT = re.compile(r"(s|x|z|ch|sh)$")
_ENDING = re.compile(r"[^aeiou]y$")
_HEAD = re.compile(r"[:;,]")


def plural(unit: str) -> str:
    """The plural of a unit; of a unit written ``singular|plural`` the second form.

    >>> plural("party"), plural("match"), plural("jeton|jetons"), plural("trick of six")
    ('parties', 'matches', 'jetons', 'tricks of six')
    """
    if "|" in unit:
        return unit.partition("|")[2]
    head, of, rest = unit.partition(" of ")
    if head in IRREGULAR:
        return IRREGULAR[head] + of + rest
    if _SIBILANT.search(head):
        return f"{head}es{of}{rest}"
    return (f"{head[:-1]}ies" if _ENDING.search(head) else f"{head}s") + of + rest


def counted(number: Number, unit: str) -> str:
    """A number with its unit in words; nought is *no cards*, two times is *twice*."""
    if number == 0:
        return f"no {plural(unit)}"
    if unit == "time" and number in TIMES:
        return TIMES[number]
    if 0 < number < 1:
        return f"{'half' if number == HALF else f'{number} of'} {_article(unit)} {_single(unit)}"
    is_one = abs(number) == 1
    return f"{numeral(number)} {_single(unit) if is_one else plural(unit)}"


def numeral(number: Number) -> str:
    """A number in figures, a mixed one as a whole number and a fraction.

    >>> numeral(3), numeral(Fraction(41, 2)), numeral(Fraction(-7, 3)), numeral(Fraction(1, 2))
    ('3', '20 1/2', '-2 1/3', '1/2')
    """
    number = Fraction(number)
    whole, rest = divmod(abs(number.numerator), number.denominator)
    if not rest or not whole:
        return str(number)
    return f"{'-' if number < 0 else ''}{whole} {rest}/{number.denominator}"


def _single(unit: str) -> str:
    return unit.partition("|")[0]


def _article(unit: str) -> str:
    return "an" if unit[:1] in "aeiou" else "a"


def ordinal(number: int) -> str:
    """The ordinal word of a number, from 1.

    >>> ordinal(2), ordinal(21), ordinal(13)
    ('second', '21st', '13th')
    """
    if 1 <= number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


def listed(words: Iterable[str], joined: str = "and") -> str:
    """A list in words, with *and* or another word before the last item.

    Semicolons separate items that are lists themselves.

    >>> listed(["tierce"]), listed(["a", "b", "c"]), listed([])
    ('tierce', 'a, b and c', 'nothing')
    >>> listed(["a", "b", "c"], "or")
    'a, b or c'
    >>> listed(["a and b", "c and d"])
    'a and b; and c and d'
    """
    *before, last = items = tuple(words) or ("nothing",)
    if not before:
        return last
    if any(" and " in item or ", " in item for item in items):
        return f"{'; '.join(before)}; {joined} {last}"
    return f"{', '.join(before)} {joined} {last}"


def phrase(value: Any, unit: str = "") -> str:
    """A value as words in a sentence; numbers, also those of a collection, with their unit.

    A type may give its own words by a property ``phrase``. A member of an enum is its value up to
    the first punctuation mark, or its name if the value is a single sign. Special units are:

    - ``nth`` and ``seat``: a place, counted from 1 or from 0;
    - ``bare``: a number whose unit the words before it name (*player 3*);
    - ``chance``: a fraction of all chances;
    - ``or``: a collection as a choice (*the king or the queen*);
    - ``of`` and ``at``: for a mapping, as in `_pair`.
    """
    if hasattr(value, "phrase"):
        return str(value.phrase)
    if isinstance(value, Enum):
        return _member(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, Fraction)):
        return _number(value, unit)
    if isinstance(value, Mapping):
        return listed(_pair(key, held, unit) for key, held in value.items())
    if isinstance(value, Collection) and not isinstance(value, str):
        if unit == "or":
            return listed(map(phrase, _in_order(value)), "or")
        return listed(phrase(item, unit) for item in _in_order(value))
    return "nothing" if value is None else str(value)


def _pair(key: Any, value: Any, unit: str) -> str:
    """One key of a mapping and its value: with ``of`` a number of the key, with ``at`` a place.

    >>> phrase({"knight": 1, "pawn": 4}, "of"), phrase({"f1": "bishop"}, "at")
    ('1 knight and 4 pawns', 'bishop at f1')
    """
    if unit == "of":
        return counted(value, phrase(key))
    if unit == "at":
        return f"{phrase(value)} at {phrase(key)}"
    return f"{phrase(value, unit)} for {phrase(key)}"


def seated(seat: int) -> str:
    """The player at a seat, counted from 0.

    >>> seated(0)
    'the first player'
    """
    return f"the {ordinal(seat + 1)} player"


def _member(value: Enum) -> str:
    sign = not isinstance(value.value, str) or len(value.value) < 2
    name = value.name.casefold().replace("_", " ")
    return name if sign else _HEAD.split(value.value)[0].strip()


def _number(value: Number, unit: str) -> str:
    if unit == "chance":
        return _chances(Fraction(value))
    if unit in ("nth", "seat"):
        return ordinal(int(value) + (unit == "seat"))
    return numeral(value) if unit in ("", "bare") else counted(value, unit)


def _chances(of_all: Fraction) -> str:
    """A fraction of all chances; above `PICTURED` chances also rounded to so many in a thousand."""
    if of_all in (0, 1):
        return "all chances" if of_all else "no chance"
    exact = f"{counted(of_all.numerator, 'chance')} in {of_all.denominator}"
    if of_all.denominator <= PICTURED:
        return exact
    nearest = (2000 * of_all.numerator + of_all.denominator) // (2 * of_all.denominator)
    about = f"about {nearest}" if nearest else "less than 1"
    return f"{exact} ({about} in a thousand)"


def _in_order(values: Collection[Any]) -> Iterable[Any]:
    """The values of a collection in order; those of a set are sorted as numbers or as words."""
    if not isinstance(values, (set, frozenset)):
        return values
    numbers = all(isinstance(value, (int, Fraction)) for value in values)
    return sorted(values) if numbers else sorted(values, key=phrase)
