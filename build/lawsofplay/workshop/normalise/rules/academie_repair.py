"""Repairs one broken word of *academie*, or leaves it as it is.

These are tried in order, and the first that answers is taken: the closed list; the word as it
stands; the word after light confusions; the article with its apostrophe read as a letter
(``Fautre``, *l'autre*); two or three words of the book run together; the one word after heavier
confusions.
"""

from __future__ import annotations

import re

from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_forms import best_form, like
from lawsofplay.workshop.normalise.rules.academie_search import search
from lawsofplay.workshop.normalise.rules.academie_words import (
    MARGIN,
    NUMBER,
    ROMAN,
    Words,
    skeleton,
)
from lawsofplay.workshop.normalise.rules.lattice import only

LIGHT = 0.45
"""The greatest weight of confusions that are nearly certain."""

_ARTICLE = re.compile(r"([TFPIV1]|l[T1])([aeiouéáíóhH].*)")
_GLUED = 4
_THREE = 8
_LONG = 8
_SHORT = 3
"""Words of at most this length are mended by light confusions and the closed list only."""
_SMALL = frozenset(
    map(
        skeleton,
        listed(
            "les la le de du des ou qui que il ils on en un une par pour plus sont se ne est au et"
            " aux ce cette ces sa son ses si pas mais dans avec sur sans tout elle lui leur qu"
        ),
    )
)
_FRAGMENTS = listed("dis fie ver vent ter ent fer sen tes tre rois mer jes pré pre van tires")
"""Words that occur in the file mostly as halves of others."""

_EST = re.compile(r"e(?:í[lt]|ñ)")
_QU = re.compile(r"\b((?:jus|lors|puis|quel)?qu) (?=[aeiouyh])")
_LONG_ELISIONS = {skeleton(word): word for word in ("jusqu", "lorsqu", "puisqu", "quelqu")}
_LETTER = re.compile(r"[^\W\d_]")


def repair(piece: str, words: Words) -> str:
    """The word for which a piece of text stands; the piece has no blank, apostrophe or hyphen.

    A piece that is a word, a numeral or doubtful comes back unchanged.
    """
    if listed := _listed(piece, words):
        return listed
    if _sound(piece, words):
        return piece
    if len(piece) <= _SHORT:
        short = _light(piece, words)
        return _as_word(piece, short if short in words.attested else None, words) or piece
    light = _light(piece, words)
    return (
        _as_word(piece, _certain(piece, light, words), words)
        or _after_figure(piece, words)
        or _after_article(piece, words)
        or _run_together(piece, words)
        or _as_word(piece, light or _heavy(piece, words), words)
        or _run_together(piece, words, threes=True)
        or piece
    )


def _certain(piece: str, light: str | None, words: Words) -> str | None:
    """A light reading that the book confirms, or that differs only in the long s."""
    if light is None or light in words.attested:
        return light
    if skeleton(light) != skeleton(piece):
        return None
    better = words.read(piece)
    return better if better in words.attested else light


def _heavy(piece: str, words: Words) -> str | None:
    """A word after heavier confusions: one that the book confirms, or a long one."""
    found = words.read(piece)
    return found if found in words.attested or len(piece) >= _LONG else None


def _after_figure(piece: str, words: Words) -> str | None:
    """A comma, or *il*, read as figures before the next word: ``3que``, ``11eft``."""
    if piece.startswith("11") and len(piece) > _GLUED and words.plausible(piece[2:]):
        return f"il {repair(piece[2:], words)}"
    if piece[0] not in "359" or not piece[1:].isalpha() or not words.plausible(piece[1:]):
        return None
    return f", {repair(piece[1:], words)}"


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
    """The one word that light confusions give; words that the book confirms come first."""
    if len(piece) < _SHORT:
        return None
    found = search(piece, words.folded, LIGHT)
    attested = {word: weight for word, weight in found.items() if word in words.attested}
    return only(attested or found, MARGIN / 2)


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
    sound = fold(rest)[0] in "aeiouyh" and (fold(rest) in words.attested or rest[0] in "hH")
    return f"l'{rest}" if sound else None


def _run_together(piece: str, words: Words, threes: bool = False) -> str | None:
    if len(piece) < _GLUED or not piece.isalpha():
        return None
    if "í" in piece and len(piece) <= _LONG and not _EST.search(piece):
        return None
    parts = _three(piece, words) if threes else _two(piece, words)
    if parts is None:
        return None
    return _QU.sub(
        r"\1'", " ".join(_LONG_ELISIONS.get(skeleton(x)) or repair(x, words) for x in parts)
    )


def _two(piece: str, words: Words) -> list[str] | None:
    """The best way to part a piece into two confirmed words; None if two ways are equally good."""
    pairs = [
        [piece[:at], piece[at:]]
        for at in range(1, len(piece))
        if attested(piece[:at], words) and attested(piece[at:], words)
    ]
    if len(pairs) > 1 and any(left[-1] == "s" and right in "aá" for left, right in pairs):
        # ``cartesa``: *carte sa* or *cartes à*
        return None
    return pairs[0] if len(pairs) == 1 else _better(pairs) if pairs else None


def _three(piece: str, words: Words) -> list[str] | None:
    """The only way to part a long piece into three confirmed words; None otherwise."""
    if len(piece) < _THREE:
        return None
    threes = [
        [piece[:first], piece[first:second], piece[second:]]
        for first in range(2, len(piece) - 3)
        if attested(piece[:first], words)
        for second in range(first + 2, len(piece) - 1)
        if attested(piece[first:second], words) and attested(piece[second:], words)
    ]
    return threes[0] if len(threes) == 1 else None


def _better(pairs: list[list[str]]) -> list[str] | None:
    """The best of several partings, judged by small words and words of one letter."""
    ranked = sorted((_small(pair), pair) for pair in pairs)
    return ranked[0][1] if ranked[0][0] < ranked[1][0] else None


def _small(pair: list[str]) -> int:
    small = sum(skeleton(part) in _SMALL for part in pair)
    return sum(len(part) == 1 for part in pair) - small


def attested(part: str, words: Words) -> bool:
    """Whether this word may be one of those into which a piece is parted.

    A short word with an acute (``dé``) is more often the beginning of a longer one than *de*.
    """
    if len(part) == 1:
        return part in "aáày"
    if len(part) == 2:
        return skeleton(part) in _SMALL and part[1] not in "éÉ"
    if skeleton(part) in _LONG_ELISIONS:
        return True
    if part in words.lists.readings:
        read = words.lists.readings[part]
        return read.isalpha() and (read != part or part == "fon")
    return part not in _FRAGMENTS and skeleton(part) in words.skeleton_attested
