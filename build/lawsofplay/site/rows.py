"""A case of the casebook as tables: one for each function, with its facts and answers."""

from __future__ import annotations

from dataclasses import dataclass

from lawsofplay.rules.casebook.model import Case, Question, Row


@dataclass(frozen=True)
class TableRow:
    """A row of a table: a cell for each fact, empty where not given; the answer; the notes."""

    cells: tuple[str, ...]
    answer: str
    refused: bool
    notes: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """The questions to a function: the names of the facts, and the rows.

    ``joined`` are the functions that are asked together with it.
    """

    function: str
    facts: tuple[str, ...]
    lines: tuple[TableRow, ...]
    joined: tuple[str, ...] = ()


def tables(case: Case) -> tuple[Table, ...]:
    """The tables of a case: one for each function that it asks."""
    return tuple(map(_table, case.all_questions))


def _table(question: Question) -> Table:
    names = tuple(dict.fromkeys(name for row in question.rows for name, _ in row.facts))
    heads = tuple(name.replace("_", " ") for name in names)
    lines = tuple(_line(row, names) for row in question.rows)
    return Table(question.function, heads, lines, question.joined)


def _line(row: Row, names: tuple[str, ...]) -> TableRow:
    given = dict(row.facts)
    return TableRow(
        tuple(given.get(name, "") for name in names), row.answer, row.refused, row.notes
    )
