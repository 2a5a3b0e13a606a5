"""Cases written: what `reading` reads back, the same."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.rules.casebook.lines import INDENTED, folded
from lawsofplay.rules.casebook.model import (
    Case,
    Casebook,
    Inert,
    Paragraph,
    Part,
    Question,
    Quoted,
    Remark,
    Row,
)


def written(book: Casebook) -> str:
    """The text of a file of cases."""
    return "\n".join(f"{paragraph(it)}\n" for it in book.paragraphs)


def paragraph(it: Paragraph) -> str:
    """A paragraph as it stands in its file, without the empty line after it."""
    return "\n".join(_lines(it))


def question_lines(question: Question) -> list[str]:
    """A function and its rows, folded."""
    rows = [line for row in question.rows for line in _row(row)]
    joined = f" with {' and '.join(question.joined)}" if question.joined else ""
    return [f"? {question.function}{joined}", *rows]


def _lines(it: Paragraph) -> Iterator[str]:
    if isinstance(it, Remark):
        yield from _remarks(it.lines)
    elif isinstance(it, Inert):
        yield from _inert(it)
    elif isinstance(it, Part):
        yield f"== {it.name}"
    else:
        yield from _case(it)


def _inert(inert: Inert) -> Iterator[str]:
    kind = f"{inert.kind} {inert.repeats}".strip()
    yield from folded(f"~ {kind}: {inert.why}")
    for stretch in inert.stretches:
        yield from folded(_quoted(stretch))


def _case(case: Case) -> Iterator[str]:
    yield from _remarks((case.heading, *case.remarks))
    for quoted in case.quoted:
        yield from folded(_quoted(quoted))
    yield from (f"example {example}" for example in case.examples)
    for question in case.all_questions:
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
