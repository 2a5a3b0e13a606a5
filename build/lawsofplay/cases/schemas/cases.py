"""What ``laws case ADDRESS --json`` prints: the cases that quote a law, and their faults."""

from __future__ import annotations

from lawsofplay.base.schemas.names import Address, DottedId, FunctionName, Number, Record, Words
from lawsofplay.rules.casebook.model import Case, Question, Quoted, Row


class QuotedData(Record):
    """Words of a law, or, with ``reason``, of the book's reason for it."""

    law: Address
    words: list[Words]
    reason: bool
    line: Number


class RowData(Record):
    """A row: the facts as typed, and the answer; with ``refused``, words of the refusal."""

    facts: dict[str, str]
    answer: Words
    refused: bool
    notes: list[str]
    line: Number


class QuestionData(Record):
    """A function and its rows; ``joined`` are the functions that are asked together with it."""

    function: FunctionName
    joined: list[FunctionName]
    rows: list[RowData]
    line: Number


class CaseData(Record):
    """A case; ``faults`` has a line for each thing that is wrong, none where all rows hold."""

    heading: Words
    remarks: list[str]
    quoted: list[QuotedData]
    questions: list[QuestionData]
    examples: list[DottedId]
    file: Words
    line: Number
    faults: list[Words]


class CasesData(Record):
    """The cases that quote a law, by file and line."""

    law: Address
    cases: list[CaseData]


def case_data(file: str, case: Case, faults: list[str]) -> CaseData:
    """A case as data."""
    return CaseData(
        heading=case.heading,
        remarks=list(case.remarks),
        quoted=list(map(_quoted, case.quoted)),
        questions=list(map(_question, case.all_questions)),
        examples=list(case.examples),
        file=file,
        line=case.line,
        faults=faults,
    )


def _quoted(quoted: Quoted) -> QuotedData:
    return QuotedData(
        law=quoted.address, words=list(quoted.words), reason=quoted.reason, line=quoted.line
    )


def _question(question: Question) -> QuestionData:
    rows = list(map(_row, question.rows))
    return QuestionData(
        function=question.function, joined=list(question.joined), rows=rows, line=question.line
    )


def _row(row: Row) -> RowData:
    return RowData(
        facts=dict(row.facts),
        answer=row.answer,
        refused=row.refused,
        notes=list(row.notes),
        line=row.line,
    )
