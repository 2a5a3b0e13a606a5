"""Numbers and words packed into letters, as the browser's scripts unpack them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os.path import commonprefix

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Signs for packed numbers, none of which a script must escape."""
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def base36(number: int) -> str:
    """Write a number in base 36."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    shown = digits[number % 36]
    while number := number // 36:
        shown = digits[number % 36] + shown
    return shown


def numbers(values: Iterable[int]) -> str:
    """Write a list of numbers, five bits a letter: most are small, and then one letter each.

    The lowest bits come first; letters of the second half of ``LETTERS`` say that more follow.

    >>> numbers([0, 31, 32, 1000])
    'AfgBof'
    """
    shown = []
    for value in values:
        while value > 31:
            shown.append(LETTERS[32 + value % 32])
            value //= 32
        shown.append(LETTERS[value])
    return "".join(shown)


def steps(values: Iterable[int]) -> Iterator[int]:
    """Yield the steps from one value to the next, the first from 0.

    >>> [*steps([3, 5, 9])]
    [3, 2, 4]
    """
    last = 0
    for value in values:
        yield value - last
        last = value


def front_coded(words: list[str]) -> str:
    """Write sorted words, each as how many letters of the one before fall away, and what is put.

    How many is told by capitals, which no word has: A for none, Z for 25 and, where nothing is put
    behind it, more to come.

    >>> front_coded(["card", "cards", "cut"])
    'AcardAsEut'
    """
    shown, before = [], ""
    for word in words:
        same = len(commonprefix([word, before]))
        shown.append(_fallen(len(before) - same) + word[same:])
        before = word
    return "".join(shown)


def _fallen(letters: int) -> str:
    last = len(CAPITALS) - 1
    return CAPITALS[last] * (letters // last) + CAPITALS[letters % last]
