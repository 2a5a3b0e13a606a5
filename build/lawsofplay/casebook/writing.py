"""Cases written: what `reading` reads back, the same."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.casebook.lines import INDENTED, folded
from lawsofplay.casebook.model import Case, Casebook, Question, Quoted, Remark, Row


def written(book: Casebook) -> str:
    """The text of a file of cases."""
    return "\n".join(f"{paragraph(it)}\n" for it in book.paragraphs)


def paragraph(it: Case | Remark) -> str:
    """A case or a remark as it stands in its file, without the empty line after it."""
    return "\n".join(_remarks(it.lines) if isinstance(it, Remark) else _case(it))


def question_lines(question: Question) -> list[str]:
    """A function and its rows, folded."""
    rows = [line for row in question.rows for line in _row(row)]
    return [f"? {question.function}", *rows]


def _case(case: Case) -> Iterator[str]:
    yield from _remarks((case.heading, *case.remarks))
    for quoted in case.quoted:
        yield from folded(_quoted(quoted))
    yield from (f"example {it}" for it in case.examples)
    for question in case.questions:
        yield from question_lines(question)


def _remarks(lines: tuple[str, ...]) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def _quoted(quoted: Quoted) -> str:
    return f"{'reason ' * quoted.reason}{quoted.address}: {' … '.join(quoted.words)}"


def _row(row: Row) -> Iterator[str]:
    yield from (f"{INDENTED}# {note}".rstrip() for note in row.notes)
    facts = " | ".join(f"{name}={value}" for name, value in row.facts)
    said = f"! {row.answer}" if row.refused else row.answer
    yield from folded(f"{INDENTED}{facts} -> {said}" if facts else f"{INDENTED}-> {said}")
