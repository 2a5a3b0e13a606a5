"""Restores the long s: the sign itself, and the letters that scanners print for it."""

from __future__ import annotations

from collections.abc import Iterable

from lawsofplay.workshop.normalise.model import Context, RepairRule
from lawsofplay.workshop.normalise.rules.confusions import (
    Confusion,
    confusion_rule,
    known_words,
    mend,
    on_text,
    per_word,
    undoing,
)

F_FOR_S = undoing([Confusion("f", "s")])
"""The commonest confusion: *fuch* for *such*."""

GUISES = (
    *(Confusion(sign, "s", inner=True) for sign in "lti"),
    Confusion("sn", "sh"),
    Confusion("sb", "sh"),
    Confusion("fn", "sh"),
    Confusion("fh", "sh"),
)
"""Rarer disguises: *mult* must, *himtelf* himself, *firit* first, *finisned* finished."""


def _plain_s(text: str, context: Context) -> str:
    return text.replace("ſ", "s")


LONG_S = RepairRule(
    "letters.long-s",
    "letters",
    "Writes the long s as s.",
    on_text(_plain_s),
)


def f_for_s(most: int = 3) -> RepairRule:
    """The rule that reads f as a long s in unknown words, if exactly one reading is known."""

    def repair(word: str, context: Context) -> str:
        return mend(word, F_FOR_S, known_words(context), most) if "f" in word else word

    return RepairRule(
        "letters.f-for-s",
        "letters",
        "Reads f as a long s where only that makes a known word.",
        per_word(repair),
    )


def s_in_disguise(confusions: Iterable[Confusion] = GUISES, shortest: int = 4) -> RepairRule:
    """The rule that reads other letters as a long s, on the same condition."""
    return confusion_rule(
        "letters.s-in-disguise",
        "Reads l, t, i (and sn, sb for sh) as a long s where only that makes a known word.",
        confusions,
        shortest=shortest,
    )


F_AS_S = f_for_s()
S_IN_DISGUISE = s_in_disguise()
