"""The schemas of one witness's files: witness, introduction, outline and norms, all in TOML."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from lawsofplay.base.schemas.names import (
    ADDRESS,
    DIVISION,
    PARAGRAPH,
    Address,
    DivisionId,
    Language,
    Line,
    Listed,
    Number,
    PageAddress,
    Record,
    RuleId,
    Sha256,
    Siglum,
    Slug,
    Span,
    Web,
    Words,
    fits,
    one_of,
    ordered,
)
from lawsofplay.model.vocabulary import CLASSES, DIVISION_TYPES, KINDS, STATUSES


class Source(Record):
    """Where the scan of a witness comes from, and its licence."""

    sha256: Sha256
    provenance: Words
    licence: Words
    file: Literal["ocr.txt"] = "ocr.txt"
    received: str = ""
    licence_url: Web = ""
    notice: str = ""


class Transcription(Record):
    """What a reader of the transcription must know first."""

    note: Words


class IntroductionRecord(Record):
    """A paragraph of an introduction, and the pages of the book that prove it."""

    text: Words
    from_: Annotated[
        list[PageAddress], Meta(min_length=1, description="one page at least: bellecour.p021")
    ] = field(name="from")


class IntroductionFile(Record):
    """corpus/<witness>/introduction.toml."""

    paragraph: Annotated[
        list[IntroductionRecord],
        Meta(min_length=1, description="one paragraph at least: [[paragraph]]"),
    ]


class WitnessFile(Record):
    """corpus/<witness>/witness.toml; `lawsofplay.model.witness` explains it."""

    siglum: Siglum
    title: Words
    short_title: Words
    author: str
    editor: str
    place: str
    publisher: str
    printer: str
    date: Words
    date_certain: bool
    edition: str
    language: Language
    extent: Words
    source: Source
    uncertain: Listed = field(default_factory=list)
    transcription: Transcription | None = None


class DivisionRecord(Record):
    """A division; `lawsofplay.model.outline` explains it."""

    id: DivisionId
    type: Annotated[str, one_of(DIVISION_TYPES)]
    line: Line
    pages: Annotated[
        tuple[Words, Words], Meta(description='the first and the last page: ["20", "29"]')
    ]
    game: Slug = ""
    parent: DivisionId = ""
    head: Words = ""
    subhead: Words = ""
    head_lines: Span | None = None
    count: Number | None = None
    numerals: Literal["roman", "arabic"] = "roman"
    starts: dict[Number, Line] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.head_lines:
            ordered(self.head_lines, "head_lines")


class OutlineFile(Record):
    """corpus/<witness>/outline.toml."""

    division: list[DivisionRecord]


Kind = Annotated[str, one_of(KINDS)]
Status = Annotated[str, one_of(STATUSES)]


class KindRecord(Record):
    """The kind and status of a numbered item."""

    kind: Kind = "law"
    status: Status = "custom"
    reason: Words = ""


class RuleRecord(Record):
    """A rule in prose, found by its first and last words."""

    id: RuleId
    first: Words = field(name="from")
    last: Words = field(name="to")
    kind: Kind = "rule"
    status: Status = "custom"
    reason: Words = ""


_POINT = rf"{PARAGRAPH}(?::[1-9]\d*)?"

ClassKey = Annotated[
    str,
    fits(
        rf"{_POINT}|{_POINT}-[1-9]\d*|{_POINT}\.\.{_POINT}|{DIVISION}",
        "a division (title-page), a paragraph (p013.2), sentences of it (p013.3:1-2)"
        " or a range (p014.1..p016.3)",
    ),
]
"""The key of a line of ``classes``: which sentences it is about."""

HAND_CLASSES = tuple(name for name in CLASSES if name not in ("law", "restates"))
"""The classes that are written by their bare name; "restates" needs addresses after it."""

ClassName = Annotated[
    str,
    fits(
        rf"{'|'.join(HAND_CLASSES)}|restates {ADDRESS}(?:, {ADDRESS})*",
        f"one of {', '.join(HAND_CLASSES)}, or restates and the addresses restated",
    ),
]
"""The class of the sentences of such a line."""


class NormsFile(Record):
    """corpus/<witness>/norms.toml; `lawsofplay.model.norms` and `classing` explain it."""

    kinds: dict[Address, KindRecord] = field(default_factory=dict)
    rule: list[RuleRecord] = field(default_factory=list)
    classes: dict[ClassKey, ClassName] = field(default_factory=dict)
