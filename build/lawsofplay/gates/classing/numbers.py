"""Finds the numbers that a text names, in figures and in words, English and French.

One does not count. The words for it are also articles and pronouns (*one may*, *un Joueur*), and a
thing is mostly called the first only because a second follows. *Twice*, *double* and *the second*
count as two. A half is ``1/2``.

Numbers that only number a paragraph, page or list do not count. Nor do *the two others*, which says
who, not how many.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

_UNITS = {
    2: "two second twice double doubled doubling doubly deuce deux deuxieme seconde doublent",
    3: "three third thrice triple tripled treble trois troisieme trey",
    4: "four fourth quadruple quatre quatrieme",
    5: "five fifth cinq cinquieme",
    6: "six sixth sixieme",
    7: "seven seventh sept septieme",
    8: "eight eighth huit huitieme",
    9: "nine ninth neuf neuvieme",
    10: "ten tenth dix dixieme",
    11: "eleven eleventh onze onzieme",
    12: "twelve twelfth dozen douze douzieme douzaine",
    13: "thirteen thirteenth treize treizieme",
    14: "fourteen fourteenth quatorze quatorzieme",
    15: "fifteen fifteenth quinze quinzieme",
    16: "sixteen sixteenth seize seizieme",
    17: "seventeen seventeenth",
    18: "eighteen eighteenth",
    19: "nineteen nineteenth",
}
_TENS = {
    20: "twenty twentieth vingt vingtieme",
    30: "thirty thirtieth trente trentieme",
    40: "forty quarante",
    50: "fifty cinquante",
    60: "sixty soixante",
    70: "seventy",
    80: "eighty",
    90: "ninety",
    100: "hundred cent",
}
_HALF = ("half", "halves", "demi", "demie", "moitie")
_AND = ("and", "et", "&")


def _words(groups: dict[int, str]) -> dict[str, int]:
    """Each word with its number, also with an s at its end."""
    return {
        form: number
        for number, words in groups.items()
        for word in words.split()
        for form in (word, f"{word}s")
    }


_UNIT, _TEN = _words(_UNITS), _words(_TENS)
_BELOW_TWENTY: dict[str, int] = {"one": 1, "un": 1, "une": 1} | _UNIT

_NO_NUMBERS = re.compile(
    r"^\s*\d+\s*[.]\s*—"  # the number of an article
    r"|\bp\. *\d+"  # a page
    r"|\b\d+(?:st|nd|rd|th|e|ndly|rdly|thly)\b"  # a place in a list
    r"|\b(?:other two|two other|two others|deux autres|autres deux)\b"
)


def numbers_in(text: str) -> frozenset[str]:
    """The numbers of a text.

    >>> sorted(numbers_in("one and thirty of the two others; les deux tiers; Half of 12"))
    ['1/2', '12', '2', '31']
    >>> sorted(numbers_in("60.—It is said, p. 78. that cent soixante & dix are a troisiéme"))
    ['100', '3', '70']
    """
    words = re.findall(r"\d+|[a-z]+|&", _NO_NUMBERS.sub(" ", folded(text)))
    return frozenset(_read(words))


def folded(text: str) -> str:
    """The text in small letters, without accents."""
    parted = unicodedata.normalize("NFD", text.lower())
    return "".join(sign for sign in parted if not unicodedata.combining(sign))


def _read(words: Sequence[str]) -> Iterator[str]:
    place = 0
    while place < len(words):
        number, used = _at(*words[place : place + 3])
        if number not in ("", "0", "1"):
            yield number
        place += used


def _at(word: str, after: str = "", third: str = "") -> tuple[str, int]:
    """The number that begins with a word, ``""`` for none, and how many words it takes."""
    if word.isdigit():
        return str(int(word)), 1
    if word in _HALF:
        return "1/2", 1
    joined, used = (third, 3) if after in _AND else (after, 2)
    if word in _TEN and joined in _BELOW_TWENTY:
        return str(_TEN[word] + _BELOW_TWENTY[joined]), used
    if used == 3 and _BELOW_TWENTY.get(word, 10) < 10 and _TEN.get(joined, 100) < 100:
        return str(_BELOW_TWENTY[word] + _TEN[joined]), used
    number = _TEN.get(word) or _UNIT.get(word)
    return str(number or ""), 1
