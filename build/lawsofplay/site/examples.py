"""The worked examples of the books and what came of running them: a page for each group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from lawsofplay.cases.examples import ODDS, Example, load_examples, tests_of_examples
from lawsofplay.cases.vocabulary import VERDICTS
from lawsofplay.rules.casebook.model import Case
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.pictures.positions import of_case

ALL = "about/examples.html"


def example_pages(library: Library) -> Iterator[Page]:
    """The list of the groups and a page for each; the odds have a page of their own."""
    found = [it for it in load_examples(library.project) if it.group != ODDS]
    groups = {
        group: list(examples) for group, examples in groupby(sorted(found, key=_group), key=_group)
    }
    tests = tests_of_examples(library.project)
    listed = [(group_name(it), f"examples/{it}.html", _counts(groups[it])) for it in groups]
    yield Page(ALL, "examples.html", "examples", {"counts": _counts(found), "groups": listed})
    for group, examples in groups.items():
        values = {
            "name": group_name(group),
            "rows": [_row(library, example, tests.get(example.id, ())) for example in examples],
            "verdicts": VERDICTS,
            "tests": tests,
            "books": {siglum: book.short_title for siglum, book in library.witnesses.items()},
        }
        yield Page(f"about/examples/{group}.html", "examplegroup.html", "examples", values)


def _group(example: Example) -> str:
    return example.group


def _counts(examples: list[Example]) -> list[tuple[str, str, int]]:
    """How many there are of each verdict: its name, what it says, their number."""
    counts = Counter(example.verdict for example in examples)
    return [(name, told, counts[name]) for name, told in VERDICTS.items() if counts[name]]


def _row(library: Library, example: Example, tests: tuple[str, ...]) -> dict[str, Any]:
    link = library.link(f"about/examples/{example.group}.html")
    return {
        "example": example,
        "pictures": next(filter(None, (of_case(case) for case in _cases(library, tests))), ()),
        "places": [
            (page, words, link(page), page_label(page)) for page, words in example.words.items()
        ],
        "language": {
            page: library.witnesses[page.partition(".")[0]].language for page in example.words
        },
    }


def _cases(library: Library, tests: tuple[str, ...]) -> Iterator[Case]:
    """The cases among the tests of an example."""
    return (library.cases[test] for test in tests if test in library.cases)


def group_name(group: str) -> str:
    """A group for readers.

    >>> group_name("costly-colours"), group_name("beast-of-the-academie")
    ('Costly colours', 'Beast of the Académie')
    """
    words = group.replace("-", " ").replace("academie", "Académie")
    return words[:1].upper() + words[1:]


def page_label(page: str) -> str:
    """A page for readers.

    >>> page_label("bellecour.p021"), page_label("cotton.b04")
    ('p. 21', 'b04')
    """
    name = page.partition(".")[2]
    return f"p. {int(name[1:])}" if name[0] == "p" and name[1:].isdecimal() else name
