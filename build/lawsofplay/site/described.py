"""What each page is, in a line, for those who find it in a list: a search engine's, a message's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lawsofplay.model.witness import Witness
from lawsofplay.site.page import Page

ENOUGH = 155
"""Signs of a description; search engines show no more."""

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

_BY_TEMPLATE: dict[str, Callable[[dict[str, Any]], str]] = {
    "law.html": lambda it: _law(it),
    "topic.html": lambda it: str(it["topic"].question),
    "game.html": lambda it: (
        f"How {it['name']} was played, part by part, by the laws of five game books of 1687–1822."
    ),
    "gamelaws.html": lambda it: (
        f"The laws of {it['name']} in five game books of 1687–1822, in order and side by side."
    ),
    "parallel.html": lambda it: (
        f"{it['part'].title} in {' and '.join(map(_dated, it['part'].books))}, row by row."
    ),
    "reading.html": lambda it: f"{_book(it)}, pages {it['citation'].range}: {it['title']}",
    "book.html": lambda it: f"{_book(it)}: {it['witness'].title}",
}


def description(page: Page) -> str:
    """A page in a line; empty for those that nobody looks for (sources, pages as received)."""
    made = _BY_TEMPLATE.get(page.template)
    return in_a_line([made(page.values)] if made else [_OF.get(page.path, "")])


def in_a_line(sentences: Iterable[str]) -> str:
    """As many whole sentences as there is room for, of the first as many words.

    >>> in_a_line(["He pays ten.", "He deals again " * 12])
    'He pays ten.'
    >>> in_a_line(["word " * 60])[-10:]
    'ord word …'
    """
    said = ""
    for sentence in map(str.strip, sentences):
        if said and len(said) + 1 + len(sentence) > ENOUGH:
            break
        said = f"{said} {sentence}".strip()
    return said if len(said) <= ENOUGH else f"{said[: ENOUGH - 2].rpartition(' ')[0]} …"


def _law(values: dict[str, Any]) -> str:
    """What a law means in plain English, where cases tell it; else its words as printed."""
    sense = [case.heading for case in values["cases"]]
    return in_a_line(sense or [values["law"].text])


def _book(values: dict[str, Any]) -> str:
    return _dated(values["witness"])


def _dated(witness: Witness) -> str:
    return f"{witness.short_title} ({witness.date.strip('[]')})"
