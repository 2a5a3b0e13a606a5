"""An editor's answers to the flags of a page: corpus/<witness>/proof/<page>.tsv."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.proof.flags import Flag
from lawsofplay.proof.schema import REMARK

HEAD = "flag\tsource\tpage\tanswer"
"""First line of an answers file."""


@dataclass(frozen=True)
class Answer:
    """The answer to one flag: why the page reads so, in a few words."""

    kind: str
    source: str
    page: str
    answer: str

    @property
    def question(self) -> tuple[str, str, str]:
        """What is answered: the kind of flag, and what ocr.txt and the page have."""
        return self.kind, self.source, self.page


def load_answers(project: Project, siglum: str, name: str) -> tuple[Answer, ...]:
    """The answers of a page; none where it has no file.

    Raises InputError for a malformed line.
    """
    from lawsofplay.base.schemas.reading import read_table
    from lawsofplay.proof.schema import AnswerRow

    path = project.witness(siglum) / "proof" / f"{name}.tsv"
    shown = f"corpus/{siglum}/proof/{name}.tsv"
    if not path.is_file():
        return ()
    rows = read_table(path, shown, AnswerRow)
    return tuple(Answer(row.flag, row.source, row.page, row.answer) for row in rows)


def unanswered(flags: Sequence[Flag], answers: Sequence[Answer]) -> list[Flag]:
    """The flags without an answer.

    One answer is enough for a question that is asked several times.
    """
    answered = {answer.question for answer in answers if answer.answer.strip()}
    return [flag for flag in flags if flag.question not in answered]


def write_answers(
    project: Project, siglum: str, name: str, flags: Sequence[Flag], answers: Sequence[Answer]
) -> int:
    """Write the answers file of a page again, with one line for each question.

    Answers and remarks are kept; answers to questions that are no longer asked are dropped.
    Returns how many questions have no answer.
    """
    held = {answer.question: answer.answer for answer in answers}
    questions = list(Counter(flag.question for flag in flags))
    lines = [(*question, held.get(question, "")) for question in questions]
    lines += [(a.kind, a.source, a.page, a.answer) for a in answers if a.kind == REMARK]
    path = project.witness(siglum) / "proof" / f"{name}.tsv"
    if lines:
        write_text(path, "\n".join([HEAD, *("\t".join(fields) for fields in lines), ""]))
    else:
        path.unlink(missing_ok=True)
    return sum(not fields[3].strip() for fields in lines)
