"""Which forms the witnesses may hold: counts of clean books, and a test tolerant of a bad scan.

``academie`` was read with a Spanish alphabet: long s became f, graves and circumflexes became
acutes (û became ü) or were lost, ç became a sign or a c. Forms with one *reading* in that alphabet
cannot be told apart in the file; forms with one *skeleton* not even by their accents.
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
"""A line of at least so many tokens, so large a share of them single letters, is letter-spaced."""


def close_up(line: str) -> str:
    """Undo letter-spacing: in such a line two blanks part words and one blank parts letters."""
    tokens = line.split()
    single = sum(len(token) == 1 for token in tokens)
    if len(tokens) < SPACED_TOKENS or single <= SPACED_SHARE * len(tokens):
        return line
    return " ".join(part.replace(" ", "") for part in re.split(r" {2,}", line.strip()))


def tokens(text: str) -> Counter[str]:
    """Count the words of a file in lower case: ſ read as s, line-end hyphens joined."""
    plain = unicodedata.normalize("NFC", text).replace("ſ", "s").lower()
    closed = "\n".join(close_up(line) for line in plain.split("\n"))
    return Counter(WORD.findall(HYPHEN.sub("", closed)))


def witness_tokens(root: Path, siglum: str) -> Counter[str]:
    """Count the words of one witness's file as received."""
    return tokens(read_text(root / "corpus" / siglum / "ocr.txt"))


SCANNED = str.maketrans("sàâêèîôûùçï", "fááééíóüücí")


def reading(form: str) -> str:
    """Return a form as the Spanish alphabet of that scan writes it: f for s, é for è and ê."""
    return form.replace("œ", "oe").translate(SCANNED)


def skeleton(form: str) -> str:
    """Return what survives the worst of that scan: f for s, and no accents."""
    bare = unicodedata.normalize("NFD", reading(form))
    return "".join(mark for mark in bare if not unicodedata.combining(mark))


PERIOD = (("pp", "p"), ("ll", "l"), ("tt", "t"), ("oi", "ai"), ("y", "i"), ("z", "f"))
"""What period and modern spelling of one word differ in, as its skeleton shows it."""


def outline(form: str) -> str:
    """Return a skeleton in which period and modern spelling agree: *suposoit*, *supposait*."""
    bones = skeleton(form)
    for period, modern in PERIOD:
        bones = bones.replace(period, modern)
    return bones
