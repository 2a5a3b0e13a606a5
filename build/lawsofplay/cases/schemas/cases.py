"""What ``laws case ADDRESS --json`` prints: the cases that quote a law, and their faults."""

from __future__ import annotations

from lawsofplay.base.schemas.names import Address, DottedId, FunctionName, Number, Record, Words
from lawsofplay.rules.casebook.model import Case, Question, Quoted, Row


class QuotedData(Record):
    """Words of a law; of the book's reason for it, where ``reason`` is true."""

    law: Address
    words: list[Words]
    reason: bool
    line: Number


class RowData(Record):
    """A row: facts as typed, and the answer, or, where ``refused``, words of the refusal."""

    facts: dict[str, str]
    answer: Words
    refused: bool
    notes: list[str]
    line: Number


class QuestionData(Record):
    """A function and its rows; ``joined`` are the functions that are asked with it."""

    function: FunctionName
    joined: list[FunctionName]
    rows: list[RowData]
    line: Number


class CaseData(Record):
    """A case; ``faults`` are the lines that say what is wrong, none where all its rows hold."""

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


def _quoted(it: Quoted) -> QuotedData:
    return QuotedData(law=it.address, words=list(it.words), reason=it.reason, line=it.line)


def _question(it: Question) -> QuestionData:
    rows = list(map(_row, it.rows))
    return QuestionData(function=it.function, joined=list(it.joined), rows=rows, line=it.line)


def _row(it: Row) -> RowData:
    return RowData(
        facts=dict(it.facts),
        answer=it.answer,
        refused=it.refused,
        notes=list(it.notes),
        line=it.line,
    )
