"""Which apostrophes make a word: elisions of French, contractions and endings of period English.

Every function takes folded text and the test for a plain word, and answers for one token. Words
whose apostrophe follows no rule ('tis, can't, aujourd'hui) stand in the lexicon itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Known = Callable[[str], bool]

DROPPED = ("e", "i", "o", "ie")
"""Letters that an apostrophe inside an English word may stand for: play'd, fav'rite, deny'd."""

ELIDED = re.compile(r"[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu|entr|grand|contr")
"""French words that lose their last vowel before a vowel or a mute h."""

VOWELS = "aàâeéèêiîïoôœuùûüyh"


def english(token: str, known: Known) -> bool:
    """Tell whether an English token with an apostrophe is a word."""
    head, _, tail = token.rpartition("'")
    if not head or "'" in head:
        return False
    if tail in ("s", "") and len(head) > 1:
        return known(head) and (tail == "s" or head.endswith(("s", "x", "z")))
    return any(known(full) for full in _filled(head, tail))


def _filled(head: str, tail: str) -> Iterator[str]:
    """Yield the full forms an apostrophe may have shortened: play'd, giv'n, ev'ry, deny'd."""
    if len(head) < 2 or not tail:
        return
    yield from (head + letters + tail for letters in DROPPED if letters != "ie")
    if head.endswith("y"):
        yield f"{head[:-1]}ie{tail}"
    if tail == "st":
        yield head


def french(token: str, known: Known) -> bool:
    """Tell whether a French token with an apostrophe is a word: d'un, qu'il, l'Hombre."""
    head, _, rest = token.partition("'")
    if not ELIDED.fullmatch(head) or not rest or rest[0] not in VOWELS:
        return False
    return french(rest, known) if "'" in rest else known(rest)
