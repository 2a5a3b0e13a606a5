"""Writing a file of cases, so that `reading` reads the same cases back."""

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
    return "\n".join(f"{paragraph(content)}\n" for content in book.paragraphs)


def paragraph(content: Paragraph) -> str:
    """The text of a paragraph, without the empty line after it."""
    return "\n".join(_lines(content))


def question_lines(question: Question) -> list[str]:
    """The lines of a function and its rows, folded."""
    rows = [line for row in question.rows for line in _row(row)]
    joined = f" with {' and '.join(question.joined)}" if question.joined else ""
    return [f"? {question.function}{joined}", *rows]


def _lines(content: Paragraph) -> Iterator[str]:
    if isinstance(content, Remark):
        yield from _remarks(content.lines)
    elif isinstance(content, Inert):
        yield from _inert(content)
    elif isinstance(content, Part):
        yield f"== {content.name}"
    else:
        yield from _case(content)


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
    answer = f"! {row.answer}" if row.refused else row.answer
    yield from folded(f"{INDENTED}{facts} -> {answer}" if facts else f"{INDENTED}-> {answer}")
