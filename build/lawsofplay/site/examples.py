"""The worked examples of the books and what came of running them: one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lawsofplay.examples import ODDS, VERDICTS, load_examples, tests_of_examples
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page


def example_pages(library: Library) -> Iterator[Page]:
    """The page of the examples, but for the odds, which have a page of their own."""
    examples = [it for it in load_examples(library.project) if it.group != ODDS]
    link = library.link("about/examples.html")
    rows = [
        {
            "example": example,
            "places": [
                (page, words, link(page), page_label(page)) for page, words in example.words.items()
            ],
            "language": {
                page: library.witnesses[page.partition(".")[0]].language for page in example.words
            },
        }
        for example in examples
    ]
    counts = Counter(example.verdict for example in examples)
    values = {
        "rows": rows,
        "counts": [(told, counts[name]) for name, told in VERDICTS.items() if counts[name]],
        "verdicts": VERDICTS,
        "tests": tests_of_examples(library.project),
        "books": {siglum: book.short_title for siglum, book in library.witnesses.items()},
    }
    yield Page("about/examples.html", "examples.html", "about", values)


def page_label(page: str) -> str:
    """A page for readers.

    >>> page_label("bellecour.p021"), page_label("cotton.b04")
    ('p. 21', 'b04')
    """
    name = page.partition(".")[2]
    return f"p. {int(name[1:])}" if name[0] == "p" and name[1:].isdecimal() else name
