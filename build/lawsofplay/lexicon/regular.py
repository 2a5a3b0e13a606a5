"""The modern regular spelling of an old word, where the lexicon is sure of exactly one.

A form counts if a rule named in ``corpus/lexicon/regular.toml`` made it from a modern word, if that
file lists it, or if its *'d* stands for *-ed*. Words of today, names, terms of the games and lost
inflections keep their spelling.

The parts of a word with a hyphen are spelt one by one. They become one word if the dictionary joins
them and people write that word today: *a-piece* gives *apiece*, but *tick-tack* and *two-handed*
stay.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from lawsofplay.base.files import read_text
from lawsofplay.lexicon.apostrophes import english_full
from lawsofplay.lexicon.curated import read_names
from lawsofplay.lexicon.fold import fold
from lawsofplay.lexicon.store import Language

_LETTERS = r"[^\W\d_]+(?:['’][^\W\d_]+)*"
WORD = re.compile(rf"{_LETTERS}(?:[-‐‑]{_LETTERS})*['’]?")
"""A word with its hyphens and apostrophes. A final apostrophe may be a quotation mark."""

_MADE = re.compile(r"^(\S+)\tr:([^<\n]*)<(\S+)$", re.MULTILINE)
_LISTED = re.compile(r"^(\S*'\S*)\t", re.MULTILINE)
_APOSTROPHE = re.compile(r"(['’])")
_HYPHEN = re.compile(r"([-‐‑])")
_MODERN = re.compile(r"^(\S+)\td$", re.MULTILINE)


class Regular:
    """The regular spellings of one language: call it with a word as printed."""

    def __init__(
        self,
        lang: Language,
        forms: dict[str, str],
        modern: frozenset[str],
        listed: frozenset[str],
        never: frozenset[str] = frozenset(),
    ) -> None:
        self.lang = lang
        self._never = never
        self.forms = forms
        self._modern = modern
        self._listed = listed

    def __call__(self, word: str) -> str:
        """The regular spelling of a word, with its capitals; the word itself if it has none.

        The word after an elision is spelt by itself: *n'auroit* gives *n'aurait*.
        """
        folded = fold(word)
        if folded in self.forms:
            return _like(word, self.forms[folded])
        if _HYPHEN.search(word):
            return self._joined(word, folded)
        if folded in self._listed or not _APOSTROPHE.search(word):
            return word
        head, mark, rest = _APOSTROPHE.split(word, maxsplit=1)
        if self.lang == "fr":
            return head + mark + self(rest)
        return self._participle(word, folded) if rest else self(head) + mark

    def _joined(self, word: str, folded: str) -> str:
        """The spelling of a word with a hyphen: *a-piece* gives *apiece*."""
        if folded in self._never:
            return word
        spelt = "".join(
            part if _HYPHEN.fullmatch(part) else self(part) for part in _HYPHEN.split(word)
        )
        whole = fold(_HYPHEN.sub("", spelt))
        return (
            _like(word, whole) if whole in self._modern and _is_written(whole, self.lang) else spelt
        )

    def _participle(self, word: str, folded: str) -> str:
        """The spelling of a participle in 'd: *play'd* gives *played*."""
        full = english_full(folded, self._modern.__contains__) if folded.endswith("'d") else None
        return _like(word, full) if full and full.endswith("ed") else word


def _is_written(word: str, lang: Language) -> bool:
    """Whether a word is common enough today to have a frequency."""
    from wordfreq import word_frequency  # loading takes a second, and few words need it

    return word_frequency(word, lang) > 0


def _like(word: str, regular: str) -> str:
    """Give a spelling the capitals of a word."""
    letters = word.rstrip("'’")
    if len(letters) > 1 and letters.isupper():
        return regular.upper()
    return regular[:1].upper() + regular[1:] if word[:1].isupper() else regular


@cache
def regular(lang: Language, root: Path) -> Regular:
    """The regular spellings of a language, read once.

    Raises InputError when the lexicon or ``regular.toml`` is missing or malformed.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import RegularFile

    path = root / "corpus/lexicon/regular.toml"
    text = read_text(root / "corpus/lexicon" / f"{lang}.txt")
    held = read_as(path, "corpus/lexicon/regular.toml", RegularFile)
    table = held.fr if lang == "fr" else held.en
    rules, listed = set(table.rules), table.forms
    never = frozenset({*table.never.split(), *map(fold, read_names(root))})
    modern = frozenset(_MODERN.findall(text))
    made = {
        form: source
        for form, rule, source in _MADE.findall(text)
        if rules.issuperset(rule.split("+")) and form not in never
    }
    return Regular(lang, made | listed, modern, frozenset(_LISTED.findall(text)), never)
