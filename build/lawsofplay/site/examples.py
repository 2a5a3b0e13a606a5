"""The worked examples of the books, and the results of running them: a page for each group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from lawsofplay.cases.examples import ODDS, Example, load_examples, tests_of_examples
from lawsofplay.cases.vocabulary import VERDICTS
from lawsofplay.rules.casebook.model import Case
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues
from lawsofplay.site.pictures.positions import Captioned, of_case

ALL = "about/examples.html"

Verdicts = list[tuple[str, str, int]]
"""The verdicts of some examples: the name of each, what it says, how many have it."""


@dataclass(frozen=True)
class ExamplesValues(PageValues):
    """What the list of the groups shows: for each its name, its file, and its verdicts."""

    template: ClassVar[str] = "examples.html"

    counts: Verdicts
    groups: list[tuple[str, str, Verdicts]]


@dataclass(frozen=True)
class ExampleRow:
    """A worked example on the page of its group.

    ``places`` are the words of the book: page, words, link, label. ``language`` is by page.
    """

    example: Example
    pictures: tuple[Captioned, ...]
    places: list[tuple[str, str, str, str]]
    language: Mapping[str, str]


@dataclass(frozen=True)
class ExampleGroupValues(PageValues):
    """What the page of a group shows: its examples, the tests of each, the books' short titles."""

    template: ClassVar[str] = "examplegroup.html"

    name: str
    rows: list[ExampleRow]
    tests: Mapping[str, tuple[str, ...]]
    books: Mapping[str, str]


def example_pages(library: Library) -> Iterator[Page]:
    """The list of the groups and a page for each; the odds have a page of their own."""
    worked = [example for example in load_examples(library.project) if example.group != ODDS]
    groups = {
        group: list(examples) for group, examples in groupby(sorted(worked, key=_group), key=_group)
    }
    tests = tests_of_examples(library.project)
    listed = [
        (group_name(group), f"examples/{group}.html", _counts(examples))
        for group, examples in groups.items()
    ]
    yield Page(ALL, ExamplesValues(_counts(worked), listed), "examples")
    for group, examples in groups.items():
        values = ExampleGroupValues(
            name=group_name(group),
            rows=[_row(library, example, tests.get(example.id, ())) for example in examples],
            tests=tests,
            books={siglum: book.short_title for siglum, book in library.witnesses.items()},
        )
        yield Page(f"about/examples/{group}.html", values, "examples")


def _group(example: Example) -> str:
    return example.group


def _counts(examples: list[Example]) -> Verdicts:
    """How many examples have each verdict; verdicts that none has are left out."""
    counts = Counter(example.verdict for example in examples)
    return [(name, meaning, counts[name]) for name, meaning in VERDICTS.items() if counts[name]]


def _row(library: Library, example: Example, tests: tuple[str, ...]) -> ExampleRow:
    link = library.link(f"about/examples/{example.group}.html")
    return ExampleRow(
        example=example,
        pictures=next(filter(None, (of_case(case) for case in _cases(library, tests))), ()),
        places=[
            (page, words, link(page), page_label(page)) for page, words in example.words.items()
        ],
        language={page: library.language(page) for page in example.words},
    )


def _cases(library: Library, tests: tuple[str, ...]) -> Iterator[Case]:
    """Those tests of an example that are cases of the casebook."""
    return (library.cases[test] for test in tests if test in library.cases)


def group_name(group: str) -> str:
    """The name of a group, for readers.

    >>> group_name("costly-colours"), group_name("beast-of-the-academie")
    ('Costly colours', 'Beast of the Académie')
    """
    words = group.replace("-", " ").replace("academie", "Académie")
    return words[:1].upper() + words[1:]


def page_label(page: str) -> str:
    """The name of a page, for readers.

    >>> page_label("bellecour.p021"), page_label("cotton.b04")
    ('p. 21', 'b04')
    """
    name = page.partition(".")[2]
    return f"p. {int(name[1:])}" if name[0] == "p" and name[1:].isdecimal() else name
