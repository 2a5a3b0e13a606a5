"""What a file of cases holds. Every part knows its line, by which no two parts differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Quoted:
    """Words of a law as printed, in its order; or, with ``reason``, of the book's reason for it."""

    address: str
    words: tuple[str, ...]
    reason: bool = False
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Row:
    """Facts as typed, by name, and the answer; with ``refused``, words of the refusal instead.

    A fact may be a range or a list, for each value of which the answer holds (see `ranges`).
    ``notes`` are remarks that stand above the row.
    """

    facts: tuple[tuple[str, str], ...]
    answer: str
    refused: bool = False
    notes: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Question:
    """A function by its name within executable_rules, and the rows of facts put to it.

    ``joined`` are functions that are asked with it, since they except, price or define its answer.
    """

    function: str
    rows: tuple[Row, ...]
    joined: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Case:
    """What the quoted words rule: a heading, remarks below it, and the questions.

    ``together`` are those put to functions that are asked with others joined to them.
    ``examples`` are the ids of worked examples of the books (corpus/examples) that it runs.
    """

    heading: str
    remarks: tuple[str, ...]
    quoted: tuple[Quoted, ...]
    questions: tuple[Question, ...]
    examples: tuple[str, ...] = ()
    together: tuple[Question, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def all_questions(self) -> tuple[Question, ...]:
        """Its questions to functions alone, and then to functions joined."""
        return (*self.questions, *self.together)


@dataclass(frozen=True)
class Remark:
    """A paragraph of remarks alone: on the file, or on the cases that follow."""

    lines: tuple[str, ...]
    line: int = field(default=0, compare=False)


KINDS = ("reason", "example", "frame", "repeats", "advice")
"""Why words of a law may decide nothing: see docs/writing-a-rule.md."""


@dataclass(frozen=True)
class Inert:
    """Words of laws that decide nothing, of one of `KINDS`, and why, in words of ours.

    Each of ``stretches`` are words of one law, in its order. ``repeats`` is the law that says the
    same with effect, for that kind alone.
    """

    kind: str
    why: str
    stretches: tuple[Quoted, ...]
    repeats: str = ""
    line: int = field(default=0, compare=False)


PARTS = {
    "players": "Players and cards",
    "deal": "Deal",
    "play": "Play",
    "scoring": "Scoring",
    "faults": "Faults and penalties",
    "end": "End",
    "variants": "Variants",
    "words": "Words",
}
"""The parts in which a game's page tells it, in their order, and the titles that players know."""


@dataclass(frozen=True)
class Part:
    """The cases that follow are told on their game's page in this one of `PARTS`."""

    name: str
    line: int = field(default=0, compare=False)


Paragraph = Case | Remark | Inert | Part


@dataclass(frozen=True)
class Casebook:
    """One file: its name from the project's root, and its paragraphs in order."""

    file: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def cases(self) -> Iterator[Case]:
        """The cases without the remarks between them."""
        return (paragraph for paragraph in self.paragraphs if isinstance(paragraph, Case))

    @property
    def parted(self) -> Iterator[tuple[str, Case]]:
        """The cases, each with its part of the game; empty for those above the first part."""
        part = ""
        for paragraph in self.paragraphs:
            if isinstance(paragraph, Part):
                part = paragraph.name
            elif isinstance(paragraph, Case):
                yield part, paragraph

    @property
    def inert(self) -> Iterator[Inert]:
        """The paragraphs that mark words as deciding nothing."""
        return (paragraph for paragraph in self.paragraphs if isinstance(paragraph, Inert))
