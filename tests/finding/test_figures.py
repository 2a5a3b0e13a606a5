"""How much the search finds, and how early, is no worse than what docs/searching.md says."""

from __future__ import annotations

import json

import pytest

from lawsofplay.base.project import Project
from lawsofplay.model.edition import load_edition
from tests.finding.measure import BEGIN, DOCS, END, RECORD, command_line, figures, measure, table
from tests.finding.questions import FILES, KINDS, languages_of, load, paragraphs_of

MARGIN = 0.01
"""How much a figure may fall when the books are mended."""
KNOWN: dict[str, dict[str, list[float]]] = json.loads(RECORD.read_text(encoding="utf-8"))


@pytest.mark.parametrize("half", sorted(FILES))
def test_the_figures_hold(project: Project, half: str) -> None:
    edition = load_edition(project)
    questions = load(FILES[half], languages_of(edition))
    measured = figures(measure(questions, command_line(project), paragraphs_of(edition)))
    kinds = {question.kind for question in questions}
    assert set(measured) == set(KNOWN[half]) == {*kinds, "other language", "all"}
    assert kinds <= {*KINDS}
    fallen = {
        kind: (now, before)
        for kind, before in KNOWN[half].items()
        for now in [measured[kind]]
        if any(share < was - MARGIN for share, was in zip(now, before, strict=True))
    }
    assert not fallen


def test_the_docs_tell_the_record() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert text.partition(BEGIN)[2].partition(END)[0] == table(KNOWN)
