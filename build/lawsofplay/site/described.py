"""The description of each page in one line, for search engines and for links in messages."""

from __future__ import annotations

from collections.abc import Iterable

from lawsofplay.model.witness import Witness
from lawsofplay.site.abreast.pages import ParallelValues
from lawsofplay.site.books import BookValues
from lawsofplay.site.games import GameLawsValues, GameValues
from lawsofplay.site.laws import LawValues
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.reading import ReadingValues
from lawsofplay.site.topics import TopicValues

ENOUGH = 155
"""The most characters of a description; search engines show no more."""

_OF = {
    "index.html": "Five game books of 1687–1822 as a digital edition whose laws can be searched,"
    " cited and run: Piquet, Quadrille, Ombre, Billiards, Chess and many more.",
    "books.html": "The five game books of this edition, of 1687 to 1822, in English and French.",
    "games.html": "Every game of five books of 1687–1822, how it was played and by which laws.",
    "topics.html": "Questions that several books answer, and what each book's law rules.",
    "desk.html": "Say what happened at the table, and read what each book of 1687–1822 rules.",
    "search.html": "Search the laws and the whole text of five game books in old or new spelling.",
    "glossary.html": "Words of the games, as the books' own dictionaries explain them.",
    "parallel.html": "Chapters of two books passage beside passage: the French beside the English.",
    "downloads.html": "The laws as tables and data, the books as EPUB, text and TEI.",
    "about/method.html": "How the text of the five game books was made, and how to cite it.",
    "about/accuracy.html": "How right the text of the five game books is, measured book by book.",
    "about/examples.html": "The worked examples of the five game books, each of them run.",
}
"""The pages that are one of a kind, by their paths."""


def description(page: Page) -> str:
    """A page in a line; empty for pages that nobody searches for (sources, pages as received)."""
    return in_a_line([_OF.get(page.path) or _of_kind(page.values)])


def _of_kind(values: PageValues) -> str:
    """The description of a page whose kind has many pages; else empty."""
    match values:
        case LawValues():
            return _law(values)
        case TopicValues():
            return values.topic.question
        case GameValues():
            return (
                f"How {values.name} was played, part by part,"
                " by the laws of five game books of 1687–1822."
            )
        case GameLawsValues():
            return (
                f"The laws of {values.name} in five game books of 1687–1822,"
                " in order and side by side."
            )
        case ParallelValues():
            books = " and ".join(map(_dated, values.part.books))
            return f"{values.part.title} in {books}, row by row."
        case ReadingValues():
            pages = values.citation.range
            return f"{_dated(values.witness)}, pages {pages}: {values.title}"
        case BookValues():
            return f"{_dated(values.witness)}: {values.witness.title}"
    return ""


def in_a_line(sentences: Iterable[str]) -> str:
    """As many whole sentences as fit; if the first does not fit, as many of its words.

    >>> in_a_line(["He pays ten.", "He deals again " * 12])
    'He pays ten.'
    >>> in_a_line(["word " * 60])[-10:]
    'ord word …'
    """
    line = ""
    for sentence in map(str.strip, sentences):
        if line and len(line) + 1 + len(sentence) > ENOUGH:
            break
        line = f"{line} {sentence}".strip()
    return line if len(line) <= ENOUGH else f"{line[: ENOUGH - 2].rpartition(' ')[0]} …"


def _law(values: LawValues) -> str:
    """What cases say that a law means, in plain English; else its words as printed."""
    sense = [case.heading for case in values.cases]
    return in_a_line(sense or [values.law.text])


def _dated(witness: Witness) -> str:
    return f"{witness.short_title} ({witness.date.strip('[]')})"
