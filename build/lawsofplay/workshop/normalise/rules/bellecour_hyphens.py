"""Bellecour: hyphens at line ends, which divide a word, belong to it, or are dirt of the edge."""

from __future__ import annotations

from lawsofplay.workshop.normalise.model import Context
from lawsofplay.workshop.normalise.rules.bellecour_words import STROKES
from lawsofplay.workshop.normalise.rules.confusions import known_words, mend, undoing
from lawsofplay.workshop.normalise.rules.hyphens import TENS, UNITS, hyphens, join_by_lexicon

_SMALL_TEXT = "a an the to of is his he they you then have has with each and or if as that this one"
SMALL = frozenset(_SMALL_TEXT.split())
"""Small words that make no compound with a neighbour."""

SHORTEST = 7
"""From this many letters, two halves are one broken word rather than a compound."""

_STEPS = undoing(STROKES)


def join(left: str, right: str, context: Context) -> str:
    """The word that two halves make, or both with a blank if the hyphen is dirt of the edge.

    *to-* / *place* and *accompanied-* / *with* are two words. *there-* / *tore* is one word with
    broken letters (*therefore*), which a later rule mends.
    """
    word = join_by_lexicon(left, right, context)
    pair = left.casefold(), right.casefold()
    if "-" not in word or word.casefold() in context.data["compounds"]:
        return word
    if TENS.fullmatch(pair[0]) and UNITS.fullmatch(pair[1]):
        return word
    whole = (left + right).replace("ſ", "s")
    if len(whole) >= SHORTEST and mend(whole, _STEPS, known_words(context)) != whole:
        return left + right
    return f"{left} {right}" if SMALL & set(pair) and pair != ("no", "one") else word


HYPHENS = hyphens(join)
