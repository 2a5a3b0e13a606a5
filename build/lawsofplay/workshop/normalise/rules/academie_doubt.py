"""Marks words of *academie* that no rule could read with ``[?]``, for the proofreader.

A word is doubtful if neither the lexicon nor the book's closed lists have it, or if it holds or
touches signs that no word has. Numbers, numerals, compounds of known words and words beside a mark
of the page are not marked. Nor are names (a capital, then small letters) that the book has more
than once. An unknown one that stands only once may as well be a fault.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from lawsofplay.workshop.normalise.model import Book, Context, RepairRule
from lawsofplay.workshop.normalise.rules.academie_lines import words_for
from lawsofplay.workshop.normalise.rules.academie_words import NUMBER, ROMAN, Words
from lawsofplay.workshop.normalise.rules.lines import map_prose

_MARKED = re.compile(r"\S*\[[^\[\]]*\]\S*|\S+")
_CORE = re.compile(r"^(?P<before>[^\w&]*)(?P<word>.*?)(?P<after>[^\w&]*)$")
_PLAIN = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*'?")
_NAME = re.compile(r"[A-ZÉ][a-zéèêàâîôûçïüœ]{2,}")
_ORDINAL = re.compile(r"\d+(?:°|e)?")
_ODD = re.compile(r"[$*^¡¿~•■|\\{}<>=£]")
_FIGURES = frozenset("¹²³⁴⁵⁶⁷⁸⁹⁰")
_ALONE = frozenset({"&", "&c", "à", "a", "y", "o", "O", "A", "Y", "À"})


def doubtful(word: str, words: Words, names: frozenset[str] = frozenset()) -> bool:
    """Whether a word, without the points around it, looks broken; ``names`` are the book's own."""
    if word in _ALONE or set(word) <= _FIGURES or _ORDINAL.fullmatch(word):
        return False
    if NUMBER.fullmatch(word) or ROMAN.fullmatch(word):
        return False
    if "-" in word:
        return any(part and doubtful(part, words, names) for part in word.split("-"))
    if not _PLAIN.fullmatch(word):
        return True
    return not words.known(word) and word not in names


def names_of(lines: Iterator[str], words: Words) -> frozenset[str]:
    """Unknown words with a capital that occur more than once."""
    tokens = (token.strip(".,;:!?()") for line in lines for token in line.split())
    counted = Counter(token for token in tokens if _NAME.fullmatch(token))
    return frozenset(name for name, n in counted.items() if n > 1 and not words.known(name))


def mark_doubt(text: str, words: Words, names: frozenset[str] = frozenset()) -> str:
    """A line with ``[?]`` after each doubtful word, before its points."""

    def with_mark(found: re.Match[str]) -> str:
        token = found.group()
        core = _CORE.match(token)
        if "[" in token or "]" in token or not core or not core["word"]:
            return token
        touched = _ODD.search(core["before"] + core["after"])
        if not touched and not doubtful(core["word"], words, names):
            return token
        return f"{core['before']}{core['word']}[?]{core['after']}"

    return _MARKED.sub(with_mark, text)


def _apply(book: Book, context: Context) -> Book:
    words = words_for(context)
    names = names_of((line.text for page in book for line in page.lines), words)
    return map_prose(book, lambda text: mark_doubt(text, words, names))


DOUBT = RepairRule(
    "academie.doubt",
    "doubt",
    "Marks words that no rule could read.",
    _apply,
)
