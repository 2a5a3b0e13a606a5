"""What a file of cases holds. ``line`` is the place in the file; comparisons leave it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Quoted:
    """Words of a law as printed, in its order; with ``reason``, words of the book's reason."""

    address: str
    words: tuple[str, ...]
    reason: bool = False
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Row:
    """Facts by name, as typed, and the answer; with ``refused``, words of the refusal instead.

    A fact may be a range or a list; the answer then holds for each of its values (see `ranges`).
    ``notes`` are the remarks above the row.
    """

    facts: tuple[tuple[str, str], ...]
    answer: str
    refused: bool = False
    notes: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Question:
    """A function, by its name within executable_rules, and the rows of facts that it is asked.

    ``joined`` are functions asked together with it, which except, price or define its answer.
    """

    function: str
    rows: tuple[Row, ...]
    joined: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Case:
    """A case: a heading, remarks below it, the words of laws, and questions with their answers.

    ``questions`` ask single functions, ``together`` functions with others joined to them.
    ``examples`` are the ids of the worked examples (corpus/examples) that the case runs.
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
        """The questions to single functions, then those to joined functions."""
        return (*self.questions, *self.together)


@dataclass(frozen=True)
class Remark:
    """A paragraph of remarks only: about the file, or about the cases that follow."""

    lines: tuple[str, ...]
    line: int = field(default=0, compare=False)


KINDS = ("reason", "example", "frame", "repeats", "advice")
"""The kinds of words of a law that decide nothing: see docs/writing-a-rule.md."""


@dataclass(frozen=True)
class Inert:
    """Words of laws that decide nothing: their kind (one of `KINDS`) and the reason why.

    Each of ``stretches`` has words of one law, in its order. For the kind "repeats", ``repeats``
    is the address of the law that says the same and does decide.
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
"""The parts of a game, in the order of its page, with the titles that players know."""


@dataclass(frozen=True)
class Part:
    """A line that gives the part of the game, one of `PARTS`, for the cases that follow."""

    name: str
    line: int = field(default=0, compare=False)


Paragraph = Case | Remark | Inert | Part


@dataclass(frozen=True)
class Casebook:
    """One file of cases: its path from the project's root, and its paragraphs in order."""

    file: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def cases(self) -> Iterator[Case]:
        """The cases of the file, in order."""
        return (paragraph for paragraph in self.paragraphs if isinstance(paragraph, Case))

    @property
    def parted(self) -> Iterator[tuple[str, Case]]:
        """The cases, each with its part of the game; this is empty above the first part."""
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
