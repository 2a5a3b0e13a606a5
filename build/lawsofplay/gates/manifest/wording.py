"""What changed in a page: the first line that differs, and the words taken out and put in."""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import zip_longest

SHOWN = 3
"""How many places of a page are shown; the others are counted."""

_AROUND = 2


def first_line(old: str, new: str) -> int:
    """Number, from 1, of the first line of the new text that differs."""
    lines = zip_longest(old.split("\n"), new.split("\n"))
    return next((n for n, (one, other) in enumerate(lines, 1) if one != other), 1)


def changed_words(old: str, new: str) -> str:
    """Words taken out as [-these-] and put in as {+these+}, each place with the words beside it.

    >>> changed_words("as he can have no occasion for it", "as he can have occasion for it")
    'can have [-no-] occasion for'
    >>> changed_words("he may play", "he  may play")
    'only blanks and the ends of lines differ'
    """
    before, after = old.split(), new.split()
    codes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    places = [_place(before, after, i, j, k, m) for kind, i, j, k, m in codes if kind != "equal"]
    if not places:
        return "only blanks and the ends of lines differ"
    more = [f"{len(places) - SHOWN} more places"] if len(places) > SHOWN else []
    return " ... ".join([*places[:SHOWN], *more])


def _place(before: list[str], after: list[str], i: int, j: int, k: int, m: int) -> str:
    words = after[max(0, k - _AROUND) : k]
    words += [f"[-{' '.join(before[i:j])}-]"] if j > i else []
    words += [f"{{+{' '.join(after[k:m])}+}}"] if m > k else []
    return " ".join(words + after[m : m + _AROUND])
