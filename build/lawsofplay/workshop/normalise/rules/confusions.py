"""Repairs a broken word by named confusions of letters, with the help of the lexicon.

A word changes only if it is unknown and exactly one candidate is known. With two known candidates
an editor must decide, not a program. Frequency never decides.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from lawsofplay.workshop.normalise.model import Book, Context, Line, RepairRule
from lawsofplay.workshop.normalise.rules.lattice import Step, Steps, Unlisted, only, search
from lawsofplay.workshop.normalise.rules.lines import is_directive

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*(?:-[^\W\d_]+)*")
"""A word: letters, with apostrophes and hyphens inside."""

MARKS = re.compile(r"\[[^\[\]]*\]")
"""An inline mark: an editor wrote what stands in it, and no rule changes that."""


@dataclass(frozen=True)
class Confusion:
    """What the scanner printed, and what the book has: ``Confusion("li", "h")``.

    ``inner`` forbids it at a word's end, as a long s never stands there.
    """

    scanned: str
    printed: str
    inner: bool = False


class Known:
    """The lexicon with a witness's own terms (``terms`` in its normalise.toml).

    A hyphened word is known if the whole is, or if all its parts are.
    """

    def __init__(self, words: Container[str], terms: Iterable[str] = ()) -> None:
        self.words = words
        self.terms = frozenset(term.casefold() for term in terms)
        self._held: dict[str, bool] = {}

    def __contains__(self, word: object) -> bool:
        text = str(word)
        if text not in self._held:
            self._held[text] = self._find(text)
        return self._held[text]

    def _find(self, text: str) -> bool:
        if text in self.words or self._term(text):
            return True
        parts = text.split("-")
        return len(parts) > 1 and all(p in self.words or self._term(p) for p in parts)

    def _term(self, text: str) -> bool:
        folded = text.casefold().removesuffix("'s")
        return folded in self.terms


def known_words(context: Context) -> Known:
    """The lexicon of a context with the witness's terms, built once for each lexicon."""
    terms = tuple(context.data.get("terms", ()))
    return _known(context.lexicon, terms)


@lru_cache(maxsize=8)
def _known(words: Container[str], terms: tuple[str, ...]) -> Known:
    return Known(words, terms)


def undoing(confusions: Iterable[Confusion]) -> Steps:
    """The steps that keep a sign (free), or undo a confusion that stands there (one each)."""
    by_first: dict[str, list[Confusion]] = defaultdict(list)
    for confusion in confusions:
        by_first[confusion.scanned[0]].append(confusion)

    def steps(word: str, at: int) -> Iterator[Step]:
        yield 1, word[at], 0.0
        for c in by_first.get(word[at], ()):
            end = at + len(c.scanned)
            if word.startswith(c.scanned, at) and not (c.inner and end == len(word)):
                yield len(c.scanned), c.printed, 1.0

    return steps


def mend(word: str, steps: Steps, words: Container[str], most: int = 1) -> str:
    """The one known word that a broken one may be, or the word itself.

    ``most`` limits the number of confusions.
    """
    if word in words:
        return word
    return only(search(word, steps, Unlisted(words), most)) or word


def per_word(function: Callable[[str, Context], str]) -> Callable[[Book, Context], Book]:
    """Make a rule from a function that gives a word mended; marks and directives stay."""

    def line(text: str, context: Context) -> str:
        return sub_outside(WORD, lambda m: function(m[0], context), text)

    return on_text(line)


def on_text(function: Callable[[str, Context], str]) -> Callable[[Book, Context], Book]:
    """Make a rule from a function that gives a line of text mended; directives stay."""

    def apply(book: Book, context: Context) -> Book:
        return tuple(
            page.with_lines(
                tuple(
                    x if is_directive(x.text) else Line(x.number, function(x.text, context))
                    for x in page.lines
                )
            )
            for page in book
        )

    return apply


def sub_outside(pattern: re.Pattern[str], put: Callable[[re.Match[str]], str], text: str) -> str:
    """A text with the matches of a pattern replaced, except within inline marks."""
    return outside_marks(text, lambda part: pattern.sub(put, part))


def outside_marks(text: str, function: Callable[[str], str]) -> str:
    """Apply a function to the parts of a text outside inline marks."""
    result, end = [], 0
    for mark in MARKS.finditer(text):
        result += [function(text[end : mark.start()]), mark[0]]
        end = mark.end()
    return "".join([*result, function(text[end:])])


def confusion_rule(
    name: str,
    does: str,
    confusions: Iterable[Confusion],
    most: int = 1,
    shortest: int = 4,
    group: str = "letters",
) -> RepairRule:
    """The rule that mends unknown words of at least ``shortest`` letters by a set of confusions.

    It leaves fragments alone, the words under ``leave`` in normalise.toml.
    """
    steps = undoing(confusions)

    def repair(word: str, context: Context) -> str:
        if len(word) < shortest or "-" in word or word in context.data.get("leave", ()):
            return word
        return mend(word, steps, known_words(context), most)

    return RepairRule(name, group, does, per_word(repair))
