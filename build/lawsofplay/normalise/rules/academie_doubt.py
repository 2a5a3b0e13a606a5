"""Words of *academie* that no rule could read, marked ``[?]`` for the proofreader.

A word is doubtful when it is no word of the lexicon or of the book's closed lists, or holds signs
that no word holds. Names (a capital, then small letters), numbers, numerals and compounds of known
words are not marked, nor are words beside a mark of the page.
"""

from __future__ import annotations

import re

from lawsofplay.normalise.model import Context, Rule, per_line
from lawsofplay.normalise.rules.academie_lines import is_text, words_for
from lawsofplay.normalise.rules.academie_words import NUMBER, ROMAN, Words

_MARKED = re.compile(r"\S*\[[^\[\]]*\]\S*|\S+")
_CORE = re.compile(r"^(?P<before>[^\w&]*)(?P<word>.*?)(?P<after>[^\w&]*)$")
_PLAIN = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*'?")
_NAME = re.compile(r"[A-ZÉ][a-zéèêàâîôûçïüœ]{2,}")
_ORDINAL = re.compile(r"\d+(?:°|e)?")
_FIGURES = frozenset("¹²³⁴⁵⁶⁷⁸⁹⁰")
_ALONE = frozenset({"&", "&c", "à", "a", "y", "o", "O", "A", "Y", "À"})


def doubtful(word: str, words: Words) -> bool:
    """Does a word (without the points around it) look broken?"""
    if word in _ALONE or set(word) <= _FIGURES or _ORDINAL.fullmatch(word):
        return False
    if NUMBER.fullmatch(word) or ROMAN.fullmatch(word):
        return False
    if "-" in word:
        return any(part and doubtful(part, words) for part in word.split("-"))
    if not _PLAIN.fullmatch(word):
        return True
    return not words.known(word) and not _NAME.fullmatch(word)


def mark_doubt(text: str, words: Words) -> str:
    """A line with ``[?]`` after each doubtful word, before its points."""

    def one(found: re.Match[str]) -> str:
        token = found.group()
        core = _CORE.match(token)
        if "[" in token or "]" in token or not core or not core["word"]:
            return token
        if not doubtful(core["word"], words):
            return token
        return f"{core['before']}{core['word']}[?]{core['after']}"

    return _MARKED.sub(one, text)


def _line(text: str, context: Context) -> str:
    return mark_doubt(text, words_for(context)) if is_text(text) else text


DOUBT = Rule(
    "academie.doubt",
    "doubt",
    "Marks words that no rule could read.",
    per_line(_line),
)
