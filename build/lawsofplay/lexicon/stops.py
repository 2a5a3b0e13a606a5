"""What the lexicon leaves out of the word lists: the stop rule and the curated exclusions.

A very short rare word makes an OCR fault look like a word ("te" for *to*, "ot" for *of*). It would
do more harm than good. So the shortest words are known only if they are curated.
"""

from __future__ import annotations

import re
from pathlib import Path

BELOW = {"en": 2, "fr": 3}
"""Words of at most so many letters are known only if ``corpus/lexicon/short.toml`` has them."""

ROMAN = re.compile(r"(?=.)m*(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})")
ROMAN_WORDS = frozenset({"i", "mix", "mi", "dix"})
"""Words that look like Roman numerals; no other numeral is a word."""


def is_roman(form: str) -> bool:
    """Whether a form is a Roman numeral and not also a word."""
    return form not in ROMAN_WORDS and ROMAN.fullmatch(form) is not None


def stopped(form: str, lang: str) -> bool:
    """Whether the stop rule bars a form of a word list: a very short one, or a numeral."""
    return len(form) <= BELOW[lang] or is_roman(form)


def short_forms(root: Path, lang: str) -> frozenset[str]:
    """The curated short words, and words with an apostrophe that no rule explains."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ShortFile

    shown = "corpus/lexicon/short.toml"
    held = read_as(root / shown, shown, ShortFile)
    table = held.fr if lang == "fr" else held.en
    return frozenset(f"{table.letters} {table.apostrophes}".split())


def excluded_forms(root: Path, lang: str) -> frozenset[str]:
    """The forms that ``corpus/lexicon/excluded.toml`` bars, whatever their ground."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ExcludedFile

    shown = "corpus/lexicon/excluded.toml"
    held = read_as(root / shown, shown, ExcludedFile)
    groups = held.fr if lang == "fr" else held.en
    return frozenset(form for group in groups for form in group.forms)
