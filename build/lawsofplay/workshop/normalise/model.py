"""What the rules of the normaliser work on: lines that remember their source, grouped by page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lawsofplay.lexicon import Lexicon
from lawsofplay.model.outline import Division

GROUPS = (
    "frame",  # what is not the book
    "pages",  # where each printed page begins
    "furniture",  # running heads, signatures, catchwords
    "noise",  # specks, slivers, ornaments
    "spacing",  # letter-spaced lines closed up
    "structure",  # divisions, headings, numbered items, notes, tables, paragraphs
    "hyphens",  # words divided at line ends
    "letters",  # long s, ligatures, confusions of letters
    "accents",  # French accents
    "punctuation",  # points, commas, blanks, apostrophes, ampersands
    "doubt",  # what could not be read is marked
)
"""Groups of rules in the order in which they run; accuracy is measured after each."""


@dataclass(frozen=True)
class Line:
    """One line: its number in ocr.txt (from 1; 0 if a rule supplied it) and its text."""

    number: int
    text: str


@dataclass(frozen=True)
class DraftPage:
    """A page on its way to a page file.

    ``name`` is the file's name (``p021``), ``label`` the printed number. ``stretches`` are the
    lines of ocr.txt that it holds. ``furniture`` is its head, signature and catchword, ``lines``
    its body.
    """

    name: str
    label: str
    stretches: tuple[tuple[int, int], ...]
    lines: tuple[Line, ...]
    furniture: dict[str, str] = field(default_factory=dict)

    def with_lines(self, lines: tuple[Line, ...]) -> DraftPage:
        """The same page with another body."""
        return replace(self, lines=lines)

    @property
    def body(self) -> str:
        """The body as it is written to the page file."""
        return "\n".join(line.text for line in self.lines)


Book = tuple[DraftPage, ...]


@dataclass(frozen=True)
class Context:
    """What a rule may consult: the witness, its outline, its page map, its lexicon, its data.

    ``pagemap`` gives (name, label, first line, last line) in reading order; a page may stand in it
    several times. ``data`` is corpus/<witness>/normalise.toml, which has closed lists for the
    rules. ``root`` is the project's folder, for closed lists kept elsewhere.
    """

    siglum: str
    outline: tuple[Division, ...]
    pagemap: tuple[tuple[str, str, int, int], ...]
    lexicon: Lexicon
    data: dict[str, Any]
    root: Path


@dataclass(frozen=True)
class RepairRule:
    """A named rule: one sentence on what it does, its group, and the function that does it."""

    id: str
    group: str
    does: str
    apply: Callable[[Book, Context], Book]


@dataclass(frozen=True)
class Change:
    """What one rule did to one line: ``before`` is empty for an added line, ``after`` if cut."""

    rule: str
    page: str
    line: int
    before: str
    after: str


def per_line(function: Callable[[str, Context], str]) -> Callable[[Book, Context], Book]:
    """Make a rule from a function that gives a line's new text."""

    def apply(book: Book, context: Context) -> Book:
        return tuple(
            page.with_lines(tuple(replace(x, text=function(x.text, context)) for x in page.lines))
            for page in book
        )

    return apply


def per_page(
    function: Callable[[DraftPage, Context], DraftPage],
) -> Callable[[Book, Context], Book]:
    """Make a rule from a function that gives the changed page."""

    def apply(book: Book, context: Context) -> Book:
        return tuple(function(page, context) for page in book)

    return apply
