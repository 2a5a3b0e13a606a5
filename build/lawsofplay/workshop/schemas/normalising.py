"""Schemas of the five normalisers' closed lists: corpus/<witness>/normalise.toml.

Each witness has rules of its own, and so a schema of its own. The rules say what a list means.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    DivisionId,
    Line,
    Lines,
    Number,
    PageName,
    Record,
    Some,
    Span,
    Words,
    ordered,
)

Swap = Annotated[
    tuple[Words, str], Meta(description="two strings, as scanned and as read: ['Hue', 'lue']")
]
Edge = Annotated[
    tuple[Line, Words], Meta(description="a line and the signs at its edge: [465, 'XZ']")
]
Mend = Annotated[
    list[Line | str],
    Meta(min_length=3, max_length=4, description="line, as scanned, as read, and how often"),
]
Expression = Words
"""A regular expression, which `usable` checks."""


def usable(find: str, put: str, key: str) -> None:
    """Raises ValueError for a malformed regular expression or replacement."""
    try:
        re.compile(find)
    except re.error as error:
        raise ValueError(f"{key} is no regular expression: {error}") from None
    groups = re.compile(find).groups
    for number in re.findall(r"\\(\d+)", put):
        if int(number) > groups:
            raise ValueError(f"{key} has no group {number}, which its replacement names")


class Patch(Record):
    """Reviewed text in place of ruined lines."""

    lines: Span
    text: str
    ground: Words
    apart: bool = True

    def __post_init__(self) -> None:
        ordered(self.lines, "lines")


class Found(Record):
    """A word that only its neighbours decide."""

    find: Expression
    put: str
    ground: Words

    def __post_init__(self) -> None:
        usable(self.find, self.put, "find")


class AcademieFurniture(Record):
    """Heads, signatures and catchwords by line, and those that share a line with text."""

    head: Lines
    sig: Lines
    catch: Lines
    tails: dict[
        Line,
        Annotated[
            tuple[Literal["head", "sig", "catch"], Words], Meta(description="kind and words")
        ],
    ]


class NoiseLines(Record):
    """Lines of specks."""

    lines: Lines


class AcademieBlocks(Record):
    """Lines at which a block of a kind begins."""

    reason: Lines
    p: Lines
    paragraph: Lines


class AcademieFile(Record):
    """corpus/academie/normalise.toml."""

    furniture: AcademieFurniture
    noise: NoiseLines
    blocks: AcademieBlocks
    entries: dict[Line, Swap]
    openings: dict[Line, Swap]
    patch: list[Patch]
    context: list[Found]


class Junk(Record):
    """Stretches that are no text."""

    lines: list[Span]


class BellecourFurniture(Record):
    """Lines that are heads or catchwords, and lines that only look like them."""

    keep: Lines
    head: Lines
    catch: Lines


class BellecourMarks(Record):
    """Lines at which a block of a kind begins."""

    reason: Lines
    prose: Lines
    paragraph: Lines
    lines: list[Span]


class Opening(Record):
    """The first words of a paragraph, spoilt by its ornament."""

    line: Line
    scanned: Words
    read: Words


class Note(Record):
    """A footnote of the book."""

    page: PageName
    mark: Words
    lines: Span


class Entry(Record):
    """An entry of the dictionary."""

    line: Line
    head: Words


class Edges(Record):
    """Specks at the edges of lines."""

    left: list[Edge]
    right: list[Edge]


class Scanned(Record):
    """A word that only its neighbours decide."""

    scanned: Expression
    read: str
    ground: Words

    def __post_init__(self) -> None:
        usable(self.scanned, self.read, "scanned")


class BellecourFile(Record):
    """corpus/bellecour/normalise.toml."""

    terms: Some
    compounds: Some
    figures: Some
    leave: Some
    junk: Junk
    furniture: BellecourFurniture
    marks: BellecourMarks
    opening: list[Opening]
    note: list[Note]
    entry: list[Entry]
    patch: list[Patch]
    edges: Edges
    forms: dict[Words, Words]
    context: list[Scanned]


class Break(Record):
    """Where a block begins."""

    line: Line
    before: Words
    opens: DivisionId = ""
    as_: Words = field(name="as", default="")


class Loss(Record):
    """Words that the file has lost, before or after words that it has."""

    line: Line
    extent: Words
    ground: Words
    before: Words = ""
    after: Words = ""

    def __post_init__(self) -> None:
        if bool(self.before) == bool(self.after):
            raise ValueError("a loss stands either 'before' or 'after' words; write one of them")


class Gap(Record):
    """A block that the file has lost."""

    line: Line
    extent: Words
    ground: Words


class Doubt(Record):
    """A word that the keyers could not read."""

    line: Line
    word: Words
    ground: Words


class CottonFile(Record):
    """corpus/cotton/normalise.toml."""

    breaks: list[Break] = field(name="break")
    loss: list[Loss]
    gap: list[Gap]
    doubt: list[Doubt]


class Articles(Record):
    """The numbered articles."""

    lines: Lines
    alone: list[Number]
    openings: dict[Number, Swap]


class Laws(Record):
    """Laws whose numeral is destroyed."""

    openings: dict[
        Line, Annotated[tuple[Number, Words, str], Meta(description="number, as scanned, as read")]
    ]


class QuantiNoise(Record):
    """Lines of specks, lines that only look like them, and specks that begin a line."""

    cut: Lines
    keep: Lines
    lead: dict[Line, Words]


class QuantiWords(Record):
    """Pages whose words are left alone, and readings that can be only one word."""

    untouched: list[PageName]
    safe: dict[Words, Words]


class QuantiFile(Record):
    """corpus/quanti/normalise.toml."""

    terms: Some
    articles: Articles
    laws: Laws
    items: dict[Line, Number]
    noise: QuantiNoise
    signatures: dict[Line, Words]
    patch: list[Patch]
    words: QuantiWords
    context: list[Found]


class SeymourFurniture(Record):
    """Catchwords and signatures by line, and mended page heads."""

    catch: Lines
    signatures: dict[Line, Words]
    mended: dict[Line, Words]


class Joints(Record):
    """Catchwords and ends of words that ran into a line."""

    merged: dict[Line, Words]
    fragments: dict[Line, Words]


class Spacing(Record):
    """Letter-spaced words closed up."""

    letters: list[Mend]


class Hyphens(Record):
    """Words divided in a line or at its end."""

    inside: list[Mend]
    divided: dict[Line, Words]


class Letters(Record):
    """Misread words whose letters are certain."""

    certain: list[Mend]


class DoubtWords(Record):
    """Doubtful words."""

    words: list[Edge]


class Series(Record):
    """A list of numbered items: its lines, its first and last number."""

    lines: Span
    numbers: Annotated[
        tuple[Number, Number], Meta(description="two numbers, first and last: [1, 19]")
    ]
    printed: dict[Number, Words] = field(default_factory=dict)
    numerals: Literal["roman", "arabic"] = "roman"


class Structure(Record):
    """The structure that certain lines open."""

    contents: Span
    hands: list[Span]
    entries: Span
    verse: list[Span]
    turned: Lines
    closed: Lines
    apart: Lines
    series: list[Series]


class SeymourFile(Record):
    """corpus/seymour/normalise.toml."""

    furniture: SeymourFurniture
    joints: Joints
    spacing: Spacing
    hyphens: Hyphens
    letters: Letters
    doubt: DoubtWords
    structure: Structure
    patch: list[Patch]


NORMALISE_FILES: dict[str, type[Record]] = {
    "academie": AcademieFile,
    "bellecour": BellecourFile,
    "cotton": CottonFile,
    "quanti": QuantiFile,
    "seymour": SeymourFile,
}
"""The schema of each witness's normalise.toml."""
