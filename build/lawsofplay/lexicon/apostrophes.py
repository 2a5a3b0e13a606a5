"""Which words with an apostrophe are words: French elisions, and English contractions and endings.

Every function takes one folded token and the test for a plain word. Words whose apostrophe follows
no rule ('tis, can't, aujourd'hui) are listed in the lexicon.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Known = Callable[[str], bool]

DROPPED = ("e", "i", "o")
"""Letters that an apostrophe inside an English word may replace: play'd, fav'rite."""

ELIDED = re.compile(r"[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu|entr|grand|contr")
"""French words that lose their last vowel before a vowel or a silent h."""

VOWELS = "aàâeéèêiîïoôœuùûüyh"


def english(token: str, known: Known) -> bool:
    """Whether an English token with an apostrophe is a word."""
    return english_full(token, known) is not None


def english_full(token: str, known: Known) -> str | None:
    """The plain word that an apostrophe shortens: player's, play'd, ev'ry, deny'd; or None."""
    head, _, tail = token.rpartition("'")
    if len(head) < 2:
        return None
    if "'" in head:
        return english_full(head, known) if tail == "s" else None
    if not tail:
        return head if head.endswith(("s", "x", "z")) and known(head) else None
    candidates = (head,) if tail == "s" else _filled(head, tail)
    return next((full for full in candidates if known(full)), None)


def _filled(head: str, tail: str) -> Iterator[str]:
    """The full forms that an apostrophe may have shortened."""
    if tail == "d" and head.endswith("y"):
        yield f"{head[:-1]}ied"
    yield from (head + letter + tail for letter in DROPPED)
    # A final consonant is doubled when the vowel is written: drop'd, dropped.
    yield from (head + head[-1] + letter + tail for letter in DROPPED[:1])
    if tail == "st":
        yield head


def french(token: str, known: Known) -> bool:
    """Whether a French token with an apostrophe is a word: d'un, qu'il, l'Hombre."""
    head, _, rest = token.partition("'")
    if not ELIDED.fullmatch(head) or not rest or rest[0] not in VOWELS:
        return False
    return french(rest, known) if "'" in rest else known(rest)
