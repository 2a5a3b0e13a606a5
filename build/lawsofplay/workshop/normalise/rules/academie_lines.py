"""The words by which the rules of *academie* go, and rules that apply them line by line."""

from __future__ import annotations

from collections.abc import Callable

from lawsofplay.workshop.normalise.model import Book, Context
from lawsofplay.workshop.normalise.rules.academie_words import FILE, Words, words_of
from lawsofplay.workshop.normalise.rules.lines import map_prose


def words_for(context: Context) -> Words:
    """The words to go by: the context's lexicon and the witness's closed lists."""
    return words_of(context.lexicon.forms, context.root / FILE)


def per_text(function: Callable[[str, Words], str]) -> Callable[[Book, Context], Book]:
    """Make a rule from a function that gives a line's new text."""

    def apply(book: Book, context: Context) -> Book:
        words = words_for(context)
        return map_prose(book, lambda text: function(text, words))

    return apply
