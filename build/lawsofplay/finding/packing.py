"""Pack numbers and words into letters; the browser's scripts unpack them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The signs of packed numbers; none needs escaping in a script."""
RICE = 16
"""What is added to the first letter of numbers in Rice codes."""
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def base36(number: int) -> str:
    """A number in base 36."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    shown = digits[number % 36]
    while number := number // 36:
        shown = digits[number % 36] + shown
    return shown


def numbers(values: Iterable[int]) -> str:
    """A list of numbers with five bits in each letter; a small number needs one letter.

    The lowest bits come first. A letter from the second half of ``LETTERS`` says that more follow.
    Raises ValueError for a negative number.

    >>> numbers([0, 31, 32, 1000])
    'AfgBof'
    """
    shown = []
    for value in values:
        if value < 0:
            raise ValueError(f"{value}: only 0 and numbers above it can be packed")
        while value > 31:
            shown.append(LETTERS[32 + value % 32])
            value //= 32
        shown.append(LETTERS[value])
    return "".join(shown)


def bits(values: Sequence[int]) -> str:
    """A long list of numbers in as few bits as possible, with six bits in each letter.

    The first letter says how many low bits are written as they are, and in which of two ways the
    rest is written. In Rice codes (16 is added to the letter) the rest is the number of zeros. In
    exponential Golomb codes the zeros say how long the rest is. Zeros at the end are padding.

    >>> bits([0, 1, 0, 0, 5, 0])
    'ArN'
    """
    mean = sum(values) // max(1, len(values))
    low = range(max(0, mean.bit_length() - 3), mean.bit_length() + 1)
    ways = (way for width in low for way in (width, width + RICE))
    _, way = min((_length(values, way), way) for way in ways)
    shown = "".join(_code(value, way) for value in values)
    shown += "0" * (-len(shown) % 6)
    sixes = (shown[at : at + 6] for at in range(0, len(shown), 6))
    return LETTERS[way] + "".join(LETTERS[int(six, 2)] for six in sixes)


def _length(values: Sequence[int], way: int) -> int:
    if way >= RICE:
        return sum(value >> (way - RICE) for value in values) + (way - RICE + 1) * len(values)
    return sum(2 * (value + (1 << way)).bit_length() - 1 - way for value in values)


def _code(value: int, way: int) -> str:
    if way < RICE:
        shown = format(value + (1 << way), "b")
        return "0" * (len(shown) - 1 - way) + shown
    low = way - RICE
    return "0" * (value >> low) + format((1 << low) + value % (1 << low), "b")


def steps(values: Iterable[int]) -> Iterator[int]:
    """The steps from one value to the next, the first from 0.

    >>> [*steps([3, 5, 9])]
    [3, 2, 4]
    """
    last = 0
    for value in values:
        yield value - last
        last = value


def front_coded(words: list[str]) -> str:
    """Sorted words, each as how many letters of the last word go, and which letters are added.

    Capitals, which no word has, say how many letters go: A for none, Z for 25. A capital that
    follows directly adds its number.

    >>> front_coded(["card", "cards", "cut"])
    'AcardAsEut'
    """
    shown, before = [], ""
    for word in words:
        same = _same(word, before)
        shown.append(_fallen(len(before) - same) + word[same:])
        before = word
    return "".join(shown)


def _same(word: str, other: str) -> int:
    """How many letters two words have in common at their beginning."""
    pairs = enumerate(zip(word, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(word), len(other)))


def _fallen(letters: int) -> str:
    last = len(CAPITALS) - 1
    return CAPITALS[last] * (letters // last) + CAPITALS[letters % last]
