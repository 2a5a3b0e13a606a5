"""Numbers and words packed into letters, as the browser's scripts unpack them."""

from __future__ import annotations

from collections.abc import Iterable

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Signs for packed numbers, none of which a script must escape."""


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


def front_coded(words: list[str]) -> str:
    """Write sorted words, each as the length it shares with the one before and its rest."""
    shown, before = [], ""
    for word in words:
        same = 0
        while same < min(len(word), len(before), 35) and word[same] == before[same]:
            same += 1
        shown.append(base36(same) + word[same:])
        before = word
    return ",".join(shown)
