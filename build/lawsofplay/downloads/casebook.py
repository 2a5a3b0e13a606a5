"""The cases of the casebook as records."""

from __future__ import annotations

from lawsofplay.downloads.records import Record
from lawsofplay.rules.casebook.model import Case, Question, Row
from lawsofplay.site.library import Library
from lawsofplay.site.quoted import as_sentence


def cases(library: Library) -> list[Record]:
    """Every case, in the order of the files, with its file and its line."""
    return [
        {"file": book.file, "line": case.line, "part": part, **case_record(case)}
        for book in library.casebooks
        for part, case in book.parted
    ]


def case_record(case: Case) -> Record:
    """A case: what it rules, the words that it quotes, what is asked, and every row of facts."""
    return {
        "rules": as_sentence(case.heading),
        "quotes": [{"law": quoted.address, "words": list(quoted.words)} for quoted in case.quoted],
        "questions": [_question(question) for question in case.all_questions],
    }


def _question(question: Question) -> Record:
    functions = {"function": question.function, "with": list(question.joined)}
    return functions | {"rows": [_row(row) for row in question.rows]}


def _row(row: Row) -> Record:
    return {"facts": dict(row.facts), "refused" if row.refused else "answer": row.answer}
