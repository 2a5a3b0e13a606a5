"""Finds the printed form of a word whose accents were lost.

The scanner prints every accent as an acute or drops it. So the form is chosen whose accents fit the
reading best: ``é`` may stand for *ê* at no cost, a bare ``e`` for *ê* at some. Where the book
itself varies (*maniere, maniére*), the reading stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from lawsofplay.workshop.normalise.rules.academie_confusions import fold

_COSTS = {
    "é": {"ê": 0.1, "è": 0.15, "ë": 0.3, "e": 0.6},
    "e": {"é": 0.4, "ê": 0.45, "è": 0.5, "ë": 0.5},
    "á": {"à": 0.05, "â": 0.1, "a": 0.3},
    "a": {"à": 0.5, "â": 0.4},
    "ó": {"ô": 0.05, "o": 0.2},
    "o": {"ô": 0.4},
    "í": {"î": 0.1, "i": 0.15, "ï": 0.15},
    "i": {"î": 0.4, "ï": 0.3},
    "ü": {"û": 0.05, "ù": 0.1, "u": 0.4},
    "ú": {"û": 0.05, "ù": 0.1, "u": 0.2},
    "u": {"û": 0.45, "ù": 0.5, "ü": 0.4},
    "c": {"ç": 0.3},
}
_OTHER = 1.0
_MARGIN = 0.05


def best_form(reading: str, forms: Iterable[str]) -> str | None:
    """The form whose accents fit the reading best (in small letters); None if two fit alike."""
    ranked = sorted((disagreement(reading, form), form) for form in forms)
    if len(ranked) > 1 and ranked[1][0] - ranked[0][0] < _MARGIN - 1e-9:
        return None
    return ranked[0][1] if ranked else None


def disagreement(reading: str, form: str) -> float:
    """How badly the accents of a form fit those of a reading with the same letters."""
    left, right = _spread(reading), _spread(form)
    plain_left, plain_right = fold(left), fold(right)
    if plain_left == plain_right and len(plain_left) == len(left) and len(right) == len(left):
        return sum(_cost(a, b) for a, b in zip(left, right, strict=True))
    if len(plain_left) != len(left) or len(plain_right) != len(right):
        return _OTHER
    blocks = SequenceMatcher(None, plain_left, plain_right, autojunk=False).get_matching_blocks()
    return sum(
        _cost(left[block.a + at], right[block.b + at])
        for block in blocks
        for at in range(block.size)
    )


def _spread(word: str) -> str:
    return word.replace("œ", "oe").replace("æ", "ae")


def _cost(seen: str, printed: str) -> float:
    if seen == printed:
        return 0.0
    return _COSTS.get(seen, {}).get(printed, _OTHER)


def like(reading: str, word: str) -> str:
    """A word with the capitals of the reading: ``LOIX``, ``Cœur``, ``carte``."""
    letters = [letter for letter in reading if letter.isalpha()]
    if len(letters) > 1 and sum(x.isupper() for x in letters) > 0.7 * len(letters):
        return word.upper()
    if not letters or not letters[0].isupper():
        return word
    if reading[0] in "TPJSF" and fold(word)[0] == "s" and reading[0] != "S":
        return word
    return word[0].upper() + word[1:]
