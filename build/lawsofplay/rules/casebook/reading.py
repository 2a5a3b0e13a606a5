"""Reading a file of cases; an error names the line and how to mend it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.rules.casebook.lines import INDENTED, NumberedLine, paragraphs
from lawsofplay.rules.casebook.model import (
    KINDS,
    PARTS,
    Case,
    Casebook,
    Inert,
    Part,
    Question,
    Quoted,
    Remark,
    Row,
)
from lawsofplay.rules.casebook.model import Paragraph as Read

SUFFIX = ".cases"
"""The ending of the name of a file of cases."""

_ADDRESS = r"[a-z0-9-]+(?:\.[a-z0-9-]+)+"
_QUOTED = re.compile(rf"(reason )?({_ADDRESS}): +(\S.*)")
_INERT = re.compile(rf"~ +(?:repeats +({_ADDRESS})|([a-z]+)): +(\S.*)")
_NAME = r"\w+(?:\.\w+)+"
_ASKED = re.compile(rf"\? +({_NAME})(?: +with +({_NAME}(?: +and +{_NAME})*))?")
_PART = re.compile(r"== +(\S.*)")
_EXAMPLE = re.compile(rf"example +({_ADDRESS})")
_FACT = re.compile(r"(\w+)=(.*)")
_LEFT_OUT = " … "
_ALONE = tuple(kind for kind in KINDS if kind != "repeats")

Fault = Callable[[NumberedLine, str], InputError]


def is_row_or_quotation(line: str) -> bool:
    """Whether a line of a file of cases begins a row or a quotation.

    >>> list(map(is_row_or_quotation, ("  elder=13 -> again", "# a case", "      KS -> 1")))
    [True, False, False]
    """
    return bool(re.match(r"  [^ #]|(reason )?[a-z0-9-]+\.\S+: ", line))


def casebooks(root: Path) -> Iterator[Casebook]:
    """Every file of cases below the project's root. Raises InputError as `parse` does."""
    paths = sorted((root / "tests").rglob(f"*{SUFFIX}"))
    return (read_casebook(root, path) for path in paths)


def read_casebook(root: Path, path: Path) -> Casebook:
    """The cases of a file below the project's root. Raises InputError as `parse` does."""
    file = path.relative_to(root).as_posix()
    return parse(read_text(path, file), file)


@lru_cache(maxsize=4096)
def parse(text: str, file: str) -> Casebook:
    """The cases of a text; ``file`` names it in messages. A text is read only once.

    Raises InputError, with the line, for

    - a line of an unknown form or in the wrong place;
    - a case without quotation, question or rows, and a heading that is used twice;
    - inert words without their kind, reason or address;
    - a part with an unknown name.
    """
    book = Casebook(file, tuple(_read(lines, file) for lines in paragraphs(text, file)))
    lines: dict[str, int] = {}
    for case in book.cases:
        if case.heading in lines:
            mend = f"has the same heading as line {lines[case.heading]}; give each case its own"
            raise InputError(file, f"line {case.line}", mend)
        lines[case.heading] = case.line
    return book


def _read(lines: Sequence[NumberedLine], file: str) -> Read:
    if lines[0].text.startswith("~"):
        return _inert(lines, file)
    if lines[0].text.startswith("=="):
        return _part(lines, file)
    return _Paragraph(lines, file).read()


def _part(lines: Sequence[NumberedLine], file: str) -> Part:
    """A line that opens a part of the game. Raises InputError for an unknown name or more lines."""
    match = _PART.fullmatch(lines[0].text)
    if match is None or match[1] not in PARTS:
        mend = f"a part of the game is == and one of {', '.join(PARTS)}"
        raise InputError(file, f"line {lines[0].number}", mend)
    if len(lines) > 1:
        mend = "the name of a part stands alone; put an empty line below it"
        raise InputError(file, f"line {lines[1].number}", mend)
    return Part(match[1], lines[0].number)


def _inert(lines: Sequence[NumberedLine], file: str) -> Inert:
    """A paragraph that marks words as inert. Raises InputError for a line of another form."""
    first, *rest = lines
    match = _INERT.fullmatch(first.text)
    if match is None or (match[2] and match[2] not in _ALONE):
        mend = (
            "words that decide nothing begin with their kind and why: ~ reason: it says why;"
            f" the kinds are {', '.join(_ALONE)}, and repeats with an address"
        )
        raise InputError(file, f"line {first.number}", mend)
    if not rest:
        mend = "marks no words; write below it an address and words of that law as printed"
        raise InputError(file, f"line {first.number}", mend)
    stretches = tuple(_stretch(line, file) for line in rest)
    return Inert(match[2] or "repeats", match[3], stretches, match[1] or "", first.number)


def _stretch(line: NumberedLine, file: str) -> Quoted:
    match = _QUOTED.fullmatch(line.text)
    if match is None or match[1]:
        mend = "not an address and words of that law as printed, such as cotton.chess.laws.1: words"
        raise InputError(file, f"line {line.number}", mend)
    return Quoted(match[2], _parts(match[3]), line=line.number)


def _parts(words: str) -> tuple[str, ...]:
    """The parts of a quotation, which the sign of an omission separates."""
    return tuple(part.strip() for part in words.split(_LEFT_OUT))


class _Paragraph:
    """Reads one paragraph, line by line."""

    def __init__(self, lines: Sequence[NumberedLine], file: str) -> None:
        self.file = file
        self.lines = lines
        self.quoted: list[Quoted] = []
        self.examples: list[str] = []
        self.questions: list[Question] = []
        self.notes: list[str] = []

    def read(self) -> Case | Remark:
        """The case, or a remark if all lines are remarks. Raises InputError as `parse` does."""
        heads = _heads(self.lines)
        remarks = tuple(line.text.removeprefix("#").strip() for line in self.lines[:heads])
        first = self.lines[0]
        if heads == len(self.lines):
            return Remark(remarks, first.number)
        if not heads or not remarks[0]:
            mend = "a case begins with its heading, # and plain words, and holds no empty line"
            raise self.fault(first, mend)
        for line in self.lines[heads:]:
            self.read_line(line)
        self.finish(first)
        alone = tuple(question for question in self.questions if not question.joined)
        together = tuple(question for question in self.questions if question.joined)
        parts = (tuple(self.quoted), alone, tuple(self.examples), together)
        return Case(remarks[0], remarks[1:], *parts, first.number)

    def fault(self, line: NumberedLine, mend: str) -> InputError:
        """The error for a line of this file."""
        return InputError(self.file, f"line {line.number}", mend)

    def read_line(self, line: NumberedLine) -> None:
        """Read a line below the heading. Raises InputError for a line of an unknown form."""
        if line.text.startswith(f"{INDENTED}#"):
            self.notes.append(line.text.strip().removeprefix("#").strip())
        elif line.text.startswith(" "):
            self.add_row(line)
        elif question := _ASKED.fullmatch(line.text):
            self.close(line)
            joined = question[2].split(" and ") if question[2] else ()
            names = tuple(name.strip() for name in joined)
            self.questions.append(Question(question[1], (), names, line.number))
        elif self.questions:
            raise self.fault(line, "below the first function there may be only rows and functions")
        elif example := _EXAMPLE.fullmatch(line.text):
            self.examples.append(example[1])
        elif quoted := _QUOTED.fullmatch(line.text):
            self.add_quoted(quoted, line)
        else:
            mend = (
                "neither a quotation (address: words), nor example and its id, nor a function"
                " (? piquet.dealing.false_pack), nor a row, which begins with two blanks"
            )
            raise self.fault(line, mend)

    def add_quoted(self, match: re.Match[str], line: NumberedLine) -> None:
        """Add a quotation."""
        reason = match[1] is not None
        self.quoted.append(Quoted(match[2], _parts(match[3]), reason, line.number))

    def add_row(self, line: NumberedLine) -> None:
        """Add a row to the last question. Raises InputError for a row of another form."""
        if not self.questions:
            mend = "a row stands below its function; write ? and the name of the function above it"
            raise self.fault(line, mend)
        row = _row(line, tuple(self.notes), self.fault)
        last = self.questions[-1]
        self.questions[-1] = replace(last, rows=(*last.rows, row))
        self.notes = []

    def close(self, line: NumberedLine) -> None:
        """End a question. Raises InputError if it has no rows or a remark has no row below it."""
        if self.notes:
            raise self.fault(line, "a remark stands above the row that it explains")
        if self.questions and not self.questions[-1].rows:
            raise self.fault(line, f"{self.questions[-1].function} has no row; write one")

    def finish(self, first: NumberedLine) -> None:
        """End the case. Raises InputError if it has no quotation or no question."""
        self.close(self.lines[-1])
        if not self.quoted:
            raise self.fault(first, "the case quotes no law; write its address and words")
        if not self.questions:
            raise self.fault(first, "the case asks no function; write ? and its name")


def _heads(lines: Sequence[NumberedLine]) -> int:
    """How many lines at the beginning of a paragraph are remarks."""
    count = 0
    while count < len(lines) and lines[count].text.startswith("#"):
        count += 1
    return count


def _row(line: NumberedLine, notes: tuple[str, ...], fault: Fault) -> Row:
    facts, arrow, answer = line.text.partition("->")
    answer = " ".join(answer.split())
    if not arrow or not answer.removeprefix("!").strip():
        raise fault(line, "a row is facts, an arrow and the answer: younger=13 -> elder-chooses")
    refused = answer.startswith("!")
    words = answer.removeprefix("!").strip()
    return Row(facts_in(facts, line, fault), words, refused, notes, line.number)


def facts_in(text: str, line: NumberedLine, fault: Fault) -> tuple[tuple[str, str], ...]:
    """The facts of a row by name, as typed; ``fault`` makes the error for its line.

    Raises InputError for a word that is no fact, and for a fact that is given twice.
    """
    facts: dict[str, str] = {}
    for part in text.split(" | ") if text.strip() else ():
        fact = _FACT.fullmatch(part.strip())
        if fact is None:
            raise fault(line, f"{part.strip()!r} is no fact; write name=value, and | between two")
        if fact[1] in facts:
            raise fault(line, f"the fact {fact[1]} stands twice; give it once")
        facts[fact[1]] = " ".join(fact[2].split())
    return tuple(facts.items())
