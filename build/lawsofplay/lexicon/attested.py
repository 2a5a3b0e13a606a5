"""Which forms stand in the books.

Words are counted in clean files. Where the scan is bad, forms are compared in a way that allows for
it: ``academie`` was scanned with a Spanish alphabet. Long s became f. Graves and circumflexes
became acutes (û became ü) or were lost. ç became a sign or a c. Two forms with the same *reading*
in that alphabet cannot be told apart in the file. Two forms with the same *skeleton* differ in
their accents at most.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from pathlib import Path

from lawsofplay.base.files import read_text

WORD = re.compile(r"[^\W\d_]+")
HYPHEN = re.compile(r"-[ \t]*\n\s*")
SPACED_TOKENS, SPACED_SHARE = 6, 0.55
"""A line is letter-spaced if it has at least so many tokens and so many are single letters."""


def close_up(line: str) -> str:
    """Undo letter-spacing.

    In a letter-spaced line two blanks separate words and one blank separates letters.
    """
    tokens = line.split()
    single = sum(len(token) == 1 for token in tokens)
    if len(tokens) < SPACED_TOKENS or single <= SPACED_SHARE * len(tokens):
        return line
    return " ".join(part.replace(" ", "") for part in re.split(r" {2,}", line.strip()))


def tokens(text: str) -> Counter[str]:
    """Count the words of a text in lower case, with ſ read as s and line-end hyphens joined."""
    plain = unicodedata.normalize("NFC", text).replace("ſ", "s").lower()
    closed = "\n".join(close_up(line) for line in plain.split("\n"))
    return Counter(WORD.findall(HYPHEN.sub("", closed)))


def witness_tokens(root: Path, siglum: str) -> Counter[str]:
    """Count the words of one book's file as received."""
    return tokens(read_text(root / "corpus" / siglum / "ocr.txt"))


SCANNED = str.maketrans("sàâêèîôûùçï", "fááééíóüücí")


def reading(form: str) -> str:
    """A form as the Spanish alphabet of that scan writes it: f for s, é for è and ê."""
    return form.replace("œ", "oe").translate(SCANNED)


def skeleton(form: str) -> str:
    """What is left of a form in the worst of that scan: f for s, and no accents."""
    bare = unicodedata.normalize("NFD", reading(form))
    return "".join(mark for mark in bare if not unicodedata.combining(mark))


PERIOD = (("pp", "p"), ("ll", "l"), ("tt", "t"), ("oi", "ai"), ("y", "i"), ("z", "f"))
"""Differences between the period and the modern spelling of a word, in skeletons."""


def outline(form: str) -> str:
    """A skeleton in which period and modern spelling are equal: *suposoit*, *supposait*."""
    bones = skeleton(form)
    for period, modern in PERIOD:
        bones = bones.replace(period, modern)
    return bones
