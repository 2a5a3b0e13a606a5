"""Words of *academie* divided at line ends: lost hyphens are restored, then the halves joined.

Nearly every line of the file ends with a blank. Where a hyphen was lost, the blank is missing too:
``aucune tein`` / ``ture``. Elsewhere the hyphen was read as another sign: ``pour-»``, ``trou*``.
Hyphens are restored before paragraphs are made, while the line ends are as received.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.academie_confusions import fold, listed
from lawsofplay.workshop.normalise.rules.academie_lines import words_for
from lawsofplay.workshop.normalise.rules.academie_words import Words
from lawsofplay.workshop.normalise.rules.lines import prose_lines, rebuild

_HYPHEN = re.compile(r"([^\W\d_]+)\s?-[-»«.,*_ ]*$")
_MISREAD = re.compile(r"([^\W\d_]+)( ?[»„«■*;¿~^_'’“”•>=†:.,]{1,3}| [»„■~«^-]{1,3})\s*$")
_STOPS = frozenset(".,;:")
_LAST = re.compile(r"([^\W\d_]+)$")
_FIRST = re.compile(r"^([^\W\d_]+)")
_STOP = re.compile(r"([,;:.!?])[,;:.!?]*(?=\s|$)")
_TAIL = re.compile(r"^[^\s]+")

APART = frozenset(["par la", "par lé", "par les", "de la", "a irois", "a me"])
"""Two words, although they make one together and the line's last blank is missing."""


TOGETHER = frozenset(["au tres", "au tre", "cou leur", "cou leurs", "mé me", "mé mes", "me me"])
"""Halves that are words, but never printed side by side: one word even before a blank."""

_AFTER_DE = ("fend", "fauf", "fauss", "fauff")
_CELUI = re.compile(r"lui(?:-|\s+qu)")


def restore(left: str, right: str, words: Words) -> str:
    """A line whose hyphen was misread or lost, with ``-`` at its end again.

    ``left`` keeps the blank of its end; ``right`` is the next line of text.
    """
    if explicit := _HYPHEN.search(left):
        return left[: explicit.end(1)] + "-"
    first = _FIRST.match(right)
    if not first or not first.group(1)[0].islower():
        return left
    misread = _MISREAD.search(left)
    if misread and _divided(misread, first.group(1), words):
        return left[: misread.end(1)] + "-"
    lost = _LAST.search(left.rstrip())
    if lost and lost.group(1) in {"ce", "Ce"} and _CELUI.match(right):
        return left.rstrip() + "-"
    if lost and _belongs(lost.group(1), first.group(1), words, left.endswith(" ")):
        return left.rstrip() + "-"
    return left


def _divided(mark: re.Match[str], right: str, words: Words) -> bool:
    half, sign = mark.group(1), mark.group(2)
    if not words.plausible(half + right):
        return False
    if _STOPS & set(sign) and not set(sign) - _STOPS - {" "}:
        return not words.plausible(half) and not words.plausible(right)
    return not words.plausible(half) or not words.plausible(right)


def _belongs(half: str, right: str, words: Words, blank: bool) -> bool:
    """Whether two line ends make one word; before a blank only if neither is a word alone."""
    if not words.plausible(half + right):
        return False
    if f"{half} {right}" in TOGETHER or (half in {"dé", "Dé"} and right.startswith(_AFTER_DE)):
        return True
    if blank:
        return not words.plausible(half) and not words.plausible(right)
    return f"{half} {right}" not in APART


def join(left: str, right: str, words: Words) -> tuple[str, str]:
    """Two lines with the divided word whole on the first, and the rest of the second."""
    tail = _TAIL.match(right)
    if not left.endswith("-") or not tail:
        return left, right
    rest = right[tail.end() :].lstrip()
    if stop := _STOP.match(rest):
        rest = rest[stop.end() :].lstrip()
    head = _FIRST.match(tail.group())
    half = _LAST.search(left[:-1])
    if head is None or half is None:
        return left, right
    keep = _keeps_hyphen(left[:-1], half.group(1), head.group(1), words)
    whole = left[:-1] + ("-" if keep else "") + tail.group()
    return whole + (f" {stop.group(1)}" if stop else ""), rest


def _keeps_hyphen(left: str, half: str, head: str, words: Words) -> bool:
    """Whether the hyphen belongs to the word (``c'est-à-`` / ``dire``, ``dix-`` / ``huit``)."""
    hyphened = "-" in left.split()[-1][: -len(half)]
    if hyphened and half in {"á", "a", "à"}:
        return True
    if words.plausible(half + head):
        return False
    if half in {"au", "Au"}:
        return head.startswith("de")
    if hyphened and words.plausible(head) and words.plausible(half):
        return True
    return fold(half) in _BEFORE_HYPHEN or fold(head) in _AFTER_HYPHEN


_BEFORE_HYPHEN = listed(
    "ci dix vingt trente quarante cinquante soixante foixante quatre sans fans non lui elle"
    " eux celui celle ceux peut tres long vis demi grand porte rome cul"
)
_AFTER_HYPHEN = listed("ci meme memes prendre dessus dessous deffus deffous vous nous t")


def restored(book: Book, context: Context) -> Book:
    """The book with every lost hyphen at a line's end put back."""
    words = words_for(context)
    changed: dict[tuple[str, int], Line] = {}
    places = prose_lines(book)
    for (page, at, line), (_, _, following) in pairwise(places):
        text = restore(line.text, following.text.strip(), words)
        if text != line.text:
            changed[page, at] = replace(line, text=text)
    return rebuild(book, changed)


def joined(book: Book, context: Context) -> Book:
    """The book with divided words whole on the line, and the page, where they begin."""
    words = words_for(context)
    changed: dict[tuple[str, int], Line | None] = {}
    places = prose_lines(book)
    for (page, at, line), (next_page, next_at, following) in pairwise(places):
        held = changed.get((page, at)) or line
        left, right = join(held.text.rstrip(), following.text.strip(), words)
        if right != following.text.strip():
            changed[page, at] = replace(line, text=left)
            changed[next_page, next_at] = replace(following, text=right) if right else None
    return rebuild(book, changed)


RESTORED = RepairRule(
    "academie-line-ends",
    "spacing",
    "A hyphen at a line's end that was misread or lost is put back.",
    restored,
)
JOINED = RepairRule(
    "academie-hyphens",
    "hyphens",
    "Words divided at a line's end are written whole where they begin.",
    joined,
)

RULES = (JOINED,)
