"""One broken word of *academie* made whole, or left as it is.

In this order, and the first that answers is taken: the closed list; a word as it stands; a word
after light confusions; the article with its apostrophe read as a letter (``Fautre``, *l'autre*);
two or three words of the book run together; a word after heavier confusions, if there is but one.
"""

from __future__ import annotations

import re

from lawsofplay.normalise.rules.academie_confusions import fold
from lawsofplay.normalise.rules.academie_forms import best_form, like
from lawsofplay.normalise.rules.academie_search import search
from lawsofplay.normalise.rules.academie_words import (
    MARGIN,
    NUMBER,
    ROMAN,
    Words,
    skeleton,
)

LIGHT = 0.45
"""Confusions that weigh no more are nearly certain."""

_ARTICLE = re.compile(r"([TFPIVL1Jí]|l[T1])([aeiouéáíóhH].*)")
_GLUED = 4
_THREE = 9
_SHORT = 3
"""Words so short are mended by light confusions and the closed list only."""
_LETTER = re.compile(r"[^\W\d_]")


def repair(piece: str, words: Words) -> str:
    """The word that a piece of text (no blank, no apostrophe, no hyphen) stands for.

    A piece that is a word, a numeral, or in doubt comes back unchanged.
    """
    if listed := _listed(piece, words):
        return listed
    if _sound(piece, words):
        return piece
    if len(piece) <= _SHORT:
        return _as_word(piece, _light(piece, words), words) or piece
    return (
        _as_word(piece, _light(piece, words), words)
        or _after_article(piece, words)
        or _run_together(piece, words)
        or _as_word(piece, words.read(piece), words)
        or piece
    )


def _listed(piece: str, words: Words) -> str | None:
    readings = words.lists.readings
    if piece in readings:
        return readings[piece]
    found = readings.get(piece[:1].lower() + piece[1:])
    if found is None or not piece[:1].isupper():
        return None
    return found[0].upper() + found[1:]


def _sound(piece: str, words: Words) -> bool:
    if not _LETTER.search(piece) or len(piece) < 2:
        return True
    if ROMAN.fullmatch(piece) or NUMBER.fullmatch(piece):
        return True
    return words.is_word(fold(piece))


def _light(piece: str, words: Words) -> str | None:
    """The one word that light confusions give; attested words of the book go before others."""
    if len(piece) < _SHORT:
        return None
    found = search(piece, words.folded, LIGHT)
    ranked = sorted((weight, word) for word, weight in found.items() if word in words.attested)
    ranked = ranked or sorted((weight, word) for word, weight in found.items())
    if not ranked or (len(ranked) > 1 and ranked[1][0] - ranked[0][0] < MARGIN / 2):
        return None
    return ranked[0][1]


def _as_word(piece: str, folded: str | None, words: Words) -> str | None:
    if folded is None:
        return None
    forms = words.folded.forms[folded]
    form = best_form(piece.lower(), forms)
    return like(piece, form if form else folded)


def _after_article(piece: str, words: Words) -> str | None:
    found = _ARTICLE.fullmatch(piece)
    if not found or not words.plausible(found.group(2)):
        return None
    rest = repair(found.group(2), words)
    return f"l'{rest}" if fold(rest) in words.attested or rest[0] in "hH" else None


def _run_together(piece: str, words: Words) -> str | None:
    if len(piece) < _GLUED or not piece.isalpha():
        return None
    parts = _split(piece, words)
    if parts is None:
        return None
    return " ".join(repair(part, words) for part in parts)


def _split(piece: str, words: Words) -> list[str] | None:
    """The only way to part a piece into two attested words, or three; None else."""
    pairs = [
        [piece[:at], piece[at:]]
        for at in range(1, len(piece))
        if _attested(piece[:at], words) and _attested(piece[at:], words)
    ]
    if pairs:
        return pairs[0] if len(pairs) == 1 else _better(pairs)
    if len(piece) < _THREE:
        return None
    threes = [
        [piece[:one], piece[one:two], piece[two:]]
        for one in range(2, len(piece) - 3)
        if _attested(piece[:one], words)
        for two in range(one + 2, len(piece) - 1)
        if _attested(piece[one:two], words) and _attested(piece[two:], words)
    ]
    return threes[0] if len(threes) == 1 else None


def _better(pairs: list[list[str]]) -> list[str] | None:
    """Of several partings the only one without a word of one letter."""
    long = [pair for pair in pairs if min(len(part) for part in pair) > 1]
    return long[0] if len(long) == 1 else None


def _attested(part: str, words: Words) -> bool:
    if len(part) == 1:
        return part in "aáày"
    if part in words.lists.readings:
        return len(part) > 1 and words.lists.readings[part].isalpha()
    if fold(part) in words.attested:
        return True
    found = words.skeleton_attested
    return skeleton(part) in found
