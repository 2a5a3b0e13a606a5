"""What the word lists hold and the lexicon does not: the stop rule and the curated exclusions.

A very short rare word makes an OCR fault look sound ("te" for *to*, "ot" for *of*), and would do
more harm than its absence. So the shortest words are known by curation alone.
"""

from __future__ import annotations

import re
from pathlib import Path

BELOW = {"en": 2, "fr": 3}
"""Words of so many letters or fewer are known by curation alone (``corpus/lexicon/short.toml``)."""

ROMAN = re.compile(r"(?=.)m*(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})")
ROMAN_WORDS = frozenset({"i", "mix", "mi", "dix"})
"""Numerals are no words, but for these words that look like numerals."""


def is_roman(form: str) -> bool:
    """Tell whether a form is a Roman numeral and not also a word."""
    return form not in ROMAN_WORDS and ROMAN.fullmatch(form) is not None


def stopped(form: str, lang: str) -> bool:
    """Tell whether the stop rule bars a form of a word list: very short, or a numeral."""
    return len(form) <= BELOW[lang] or is_roman(form)


def short_forms(root: Path, lang: str) -> frozenset[str]:
    """Return the curated short words, and words with an apostrophe that no rule explains."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ShortFile

    shown = "corpus/lexicon/short.toml"
    held = read_as(root / shown, shown, ShortFile)
    table = held.fr if lang == "fr" else held.en
    return frozenset(f"{table.letters} {table.apostrophes}".split())


def excluded_forms(root: Path, lang: str) -> frozenset[str]:
    """Return the forms that ``corpus/lexicon/excluded.toml`` bars, whatever their ground."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ExcludedFile

    shown = "corpus/lexicon/excluded.toml"
    held = read_as(root / shown, shown, ExcludedFile)
    groups = held.fr if lang == "fr" else held.en
    return frozenset(form for group in groups for form in group.forms)
