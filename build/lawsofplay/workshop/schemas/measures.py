"""Schemas of the files on accuracy: corpus/reference, corpus/compared.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    Column,
    Columns,
    Count,
    Line,
    Number,
    PageLabel,
    PageName,
    Rate,
    Record,
    Share,
    Siglum,
    Span,
    Words,
    fits,
    one_of,
    ordered,
)

STRATA = ("good", "middle", "worst")
"""How well the scanner read a passage, by its share of unknown words when it was drawn."""

PassageId = Annotated[str, fits(r"[a-z]+-\d+", "a witness and a number, such as academie-01")]
PassageKind = Annotated[str, one_of(("law", "italic", "prose"))]
Stratum = Annotated[str, one_of(STRATA)]


class ComparedText(Record):
    """An independent text, made without ours, with which a book was compared."""

    other: Words = field(name="with")
    what: Words
    words: Number
    wrong: Count
    after: Words

    def __post_init__(self) -> None:
        if self.wrong > self.words:
            raise ValueError(f"wrong = {self.wrong} of words = {self.words}")


class ComparedBook(Record):
    """What the figures of a book cannot see, and what it was compared with."""

    unseen: Words
    text: list[ComparedText]


class ComparedFile(Record):
    """corpus/compared.toml: a table for each book."""

    bellecour: ComparedBook
    seymour: ComparedBook
    academie: ComparedBook
    quanti: ComparedBook
    cotton: ComparedBook


class PassageRecord(Record):
    """A passage read by hand."""

    id: PassageId
    page: PageLabel
    lines: Span
    stratum: Stratum
    text: Words
    columns: Columns | None = None
    doubtful: Annotated[list[Words], Meta(description="a list of words in quotes")] = field(
        default_factory=list
    )

    def __post_init__(self) -> None:
        ordered(self.lines, "lines")
        if self.columns and (self.lines[0] != self.lines[1] or self.columns[0] >= self.columns[1]):
            raise ValueError("columns must be [start, end) within a single line")


class ReferenceFile(Record):
    """corpus/reference/<witness>.toml; `lawsofplay.workshop.accuracy.passages` explains it."""

    witness: Siglum
    passage: Annotated[
        list[PassageRecord], Meta(min_length=1, description="one passage at least: [[passage]]")
    ]


class PassedOver(Record):
    """A drawn stretch that proved unfit."""

    line: Line
    why: Words
    column: Column = 0


Stretch = Annotated[
    list[Column],
    Meta(min_length=2, max_length=3, description="a line and columns, or two lines"),
]


class PlanRecord(Record):
    """What is drawn of a witness."""

    words: Number
    body: Span
    kinds: dict[PassageKind, list[Stretch]]
    quotas: dict[Stratum, dict[PassageKind, Count]]
    by_columns: bool = False
    furniture: Words = r"(?!)"
    excluded: list[Span] = field(default_factory=list)
    passed_over: list[PassedOver] = field(default_factory=list)


class PlanFile(Record):
    """corpus/reference/draw/plan.toml; `lawsofplay.workshop.reference_draw` explains it."""

    seed: Words
    witness: dict[Siglum, PlanRecord]


class ExampleRecord(Record):
    """A change of a rule."""

    rule: Words
    page: PageName
    line: Count
    before: str
    after: str


class RuleRecord(Record):
    """What a rule did."""

    rule: Words
    helps: Count
    harms: Count
    open: Count
    examples: list[ExampleRecord]


class BookRecord(Record):
    """The words of a book before and after editing."""

    pages: Count
    words: Count
    differing: Count
    points: Count
    rules: list[RuleRecord]


class HarmedRecord(Record):
    """A right word that a layer spoilt."""

    layer: Words
    passage: PassageId
    reading: str
    word: Words


class Differences(Record):
    """Differences between two readings by kind."""

    words: Count
    points: Count
    marks: Count


class ReadingsRecord(Record):
    """What two readings of a book show."""

    pages: Count
    characters: Count
    differences: Differences
    both: Count
    first_only: Count
    second_only: Count
    per_thousand: Annotated[float, Meta(ge=0, le=1000, description="a number from 0")]
    missed: Annotated[float, Meta(ge=0, le=100_000, description="a number from 0")]


class Counts(Record):
    """The counts from which the rates of a layer are made."""

    character_errors: Count
    characters: Count
    folded_characters: Count
    folded_errors: Count
    harmed: Count
    letter_errors: Count
    letters: Count
    mended: Count
    right_received: Count
    word_errors: Count
    words: Count
    wrong_received: Count


class RatesRecord(Record):
    """The rates of a layer in a witness or a stratum of it."""

    witness: Siglum
    stratum: Annotated[str, one_of(("", *STRATA))]
    layer: Words
    passages: Count
    counts: Counts
    character_error_rate: Rate
    folded_error_rate: Rate
    harm_rate: Rate
    letter_error_rate: Rate
    mend_rate: Rate | None
    removed: Share | None
    word_error_rate: Rate


class AccuracyFile(Record):
    """corpus/reference/accuracy.json: the figures that ``laws accuracy --store`` measured."""

    books: dict[Siglum, BookRecord]
    changes: dict[Siglum, dict[Words, Count]]
    harmed: list[HarmedRecord]
    readings: dict[Siglum, ReadingsRecord]
    strata: list[RatesRecord]
    witnesses: list[RatesRecord]
