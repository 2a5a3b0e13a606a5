"""Numbers and words packed into letters, as the browser's scripts unpack them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""Signs for packed numbers, none of which a script must escape."""
RICE = 16
"""What the first letter of numbers in Rice codes has more."""
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
    Raises ValueError for a number below 0, which has no letter.

    >>> numbers([0, 31, 32, 1000])
    'AfgBof'
    """
    shown = []
    for value in values:
        if value < 0:
            raise ValueError(f"{value}: only 0 and what is above it can be packed")
        while value > 31:
            shown.append(LETTERS[32 + value % 32])
            value //= 32
        shown.append(LETTERS[value])
    return "".join(shown)


def bits(values: Sequence[int]) -> str:
    """Write a long list of numbers in as few bits as such numbers need; six bits are a letter.

    The first letter says how many low bits are written as they are, and in which of two ways the
    rest: by so many noughts (Rice codes; 16 is added to the letter), or as a number of which its
    length is told so (exponential Golomb codes). Noughts at the end are no number.

    >>> bits([0, 1, 0, 0, 5, 0])
    'ArN'
    """
    mean = sum(values) // max(1, len(values))
    low = range(max(0, mean.bit_length() - 3), mean.bit_length() + 1)
    _, way = min((_length(values, it), it) for width in low for it in (width, width + RICE))
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
        same = _same(word, before)
        shown.append(_fallen(len(before) - same) + word[same:])
        before = word
    return "".join(shown)


def _same(word: str, other: str) -> int:
    """How many letters two words begin with alike."""
    pairs = enumerate(zip(word, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(word), len(other)))


def _fallen(letters: int) -> str:
    last = len(CAPITALS) - 1
    return CAPITALS[last] * (letters // last) + CAPITALS[letters % last]
