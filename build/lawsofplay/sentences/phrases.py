"""Values within a sentence: numbers with their units, cards, members, lists.

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
"""Plurals of units that no rule makes."""

HALF = Fraction(1, 2)

PICTURED = 1000
"""Of how many chances at most the bare numbers are enough for a reader."""

TIMES: dict[Number, str] = {1: "once", 2: "twice"}

_NAMES = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
ORDINALS = tuple(_NAMES.split())

_SIBILANT = re.compile(r"(s|x|z|ch|sh)$")
_ENDING = re.compile(r"[^aeiou]y$")
_HEAD = re.compile(r"[:;,]")


def plural(unit: str) -> str:
    """Several of a unit; of a unit with two forms, parted by a stroke, the second.

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
    """So many of a unit: none of it is told as *no cards*, two times as *twice*."""
    if number == 0:
        return f"no {plural(unit)}"
    if unit == "time" and number in TIMES:
        return TIMES[number]
    if 0 < number < 1:
        return f"{'half' if number == HALF else f'{number} of'} {_article(unit)} {_single(unit)}"
    one = abs(number) == 1
    return f"{numeral(number)} {_single(unit) if one else plural(unit)}"


def numeral(number: Number) -> str:
    """A number as it is written: what is above a whole number as a fraction behind it.

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
    """The place of a number that counts from one.

    >>> ordinal(2), ordinal(21), ordinal(13)
    ('second', '21st', '13th')
    """
    if 1 <= number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


def listed(words: Iterable[str], joined: str = "and") -> str:
    """A list of words with *and*, or another word, before the last.

    Things that are lists themselves are parted by semicolons.

    >>> listed(["tierce"]), listed(["a", "b", "c"]), listed([])
    ('tierce', 'a, b and c', 'nothing')
    >>> listed(["a", "b", "c"], "or")
    'a, b or c'
    >>> listed(["a and b", "c and d"])
    'a and b; and c and d'
    """
    *before, last = told = tuple(words) or ("nothing",)
    if not before:
        return last
    if any(" and " in it or ", " in it for it in told):
        return f"{'; '.join(before)}; {joined} {last}"
    return f"{', '.join(before)} {joined} {last}"


def phrase(value: Any, unit: str = "") -> str:
    """A value within a sentence, with its unit if it is a number or a collection of numbers.

    A type may give its own words by a property ``phrase``. Of a member of an enum these are its
    value up to the first sign of punctuation, or its name where the value is a mere sign. The unit
    may be ``nth`` or ``seat``, places counted from one or from nought; ``bare``, a number that the
    words before it name (*player 3*); ``chance``, a fraction of all chances; ``or``, things of
    which there is a choice (*the king or the queen*); or, of a mapping, ``of`` or ``at``.
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
        return listed(_pair(key, it, unit) for key, it in value.items())
    if isinstance(value, Collection) and not isinstance(value, str):
        if unit == "or":
            return listed(map(phrase, _in_order(value)), "or")
        return listed(phrase(it, unit) for it in _in_order(value))
    return "nothing" if value is None else str(value)


def _pair(key: Any, value: Any, unit: str) -> str:
    """What a mapping holds of one key; with the unit *of* so many of it, with *at* what is there.

    >>> phrase({"knight": 1, "pawn": 4}, "of"), phrase({"f1": "bishop"}, "at")
    ('1 knight and 4 pawns', 'bishop at f1')
    """
    if unit == "of":
        return counted(value, phrase(key))
    if unit == "at":
        return f"{phrase(value)} at {phrase(key)}"
    return f"{phrase(value, unit)} for {phrase(key)}"


def seated(seat: int) -> str:
    """The player at a seat, counted from nought.

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
    """Chances of all; where they are more than anybody pictures, also as so many in a thousand."""
    if of_all in (0, 1):
        return "all chances" if of_all else "no chance"
    exact = f"{counted(of_all.numerator, 'chance')} in {of_all.denominator}"
    if of_all.denominator <= PICTURED:
        return exact
    nearest = (2000 * of_all.numerator + of_all.denominator) // (2 * of_all.denominator)
    about = f"about {nearest}" if nearest else "less than 1"
    return f"{exact} ({about} in a thousand)"


def _in_order(values: Collection[Any]) -> Iterable[Any]:
    """The values of a collection; of a set in the order of numbers, or else of their words."""
    if not isinstance(values, (set, frozenset)):
        return values
    numbers = all(isinstance(value, (int, Fraction)) for value in values)
    return sorted(values) if numbers else sorted(values, key=phrase)
