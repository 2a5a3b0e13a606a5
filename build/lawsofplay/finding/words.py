"""The tokenizer: what counts as a word in the books and in queries, in Python and in the browser.

Specification (``site_templates/search.js`` follows it to the letter, and a test compares them):

1. A word is a run of letters and digits (Unicode letters and numbers, with the combining marks
   U+0300 to U+036F), or several runs joined by single apostrophes: *play'd, aujourd'hui*.
   An apostrophe is any of ``' ’ ‘ ʼ``. At the beginning or end of a word it is a quotation mark.
   The sign ``&`` is a word. Everything else separates words, also the hyphen: *sans-prendre* is
   two.
2. A French word that lost its vowel is a word by itself, without its apostrophe: *l'Hombre* is
   *l, hombre* and *jusqu'au* is *jusqu, au* (``CLITICS``). The rule ignores the language, because a
   query has none.
3. A word is folded: NFC, ſ as s, plain apostrophe, lower case, oe and ae for the ligatures.
   Accents stay: *dé* (a die) is not *de*. The classes of spellings (``spelling.py``) let readers
   type words without accents.

No word is left out, however frequent or short: *may not look* is three words.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from lawsofplay.lexicon.fold import fold_ligatures

APOSTROPHES = "'’‘ʼ"
CLITICS = "[ldjmtsnc]|(?:jus|lors|puis|quoi)?qu"
"""French words that an apostrophe joins to the next word."""

LETTER = "(?:[^\\W_]|[\u0300-\u036f])"
_WORD = re.compile(f"{LETTER}+((?:[{APOSTROPHES}]{LETTER}+)*)|&")
"""A word; its group is the part after an apostrophe, which few words have."""
_CLITIC = re.compile(f"({CLITICS})[{APOSTROPHES}]", re.IGNORECASE)


fold = functools.lru_cache(maxsize=65536)(fold_ligatures)
"""The folding of rule 3. Its results are kept, because the books repeat their words."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text, folded, and where it stands in the text."""

    form: str
    start: int
    end: int


def words(text: str) -> Iterator[Word]:
    """The words of a text in order."""
    for start, end in _places(text):
        yield Word(fold(text[start:end]), start, end)


def _places(text: str) -> Iterator[tuple[int, int]]:
    for match in _WORD.finditer(text):
        if match[1]:
            yield from parted(text, *match.span())
        else:
            yield match.span()


def parted(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The places of a word and of the clitics before it (rule 2)."""
    while clitic := _CLITIC.match(text, start, end):
        yield start, clitic.end(1)
        start = clitic.end()
    yield start, end


def forms(text: str) -> list[str]:
    """The folded words of a text."""
    return [fold(text[start:end]) for start, end in _places(text)]
