"""Answers to flags, the record of two readings, and the doubtful places of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.proof.answers import HEAD, Answer, load_answers, unanswered, write_answers
from lawsofplay.proof.flags import Flag
from lawsofplay.proof.places import places
from lawsofplay.proof.words import page_words
from lawsofplay.transcription import Page, parse_page
from lawsofplay.workshop.accuracy.whole import judge
from lawsofplay.workshop.normalise.model import Change
from lawsofplay.workshop.proof.readings import (
    Reading,
    differences,
    disagreement,
    load_readings,
    marked_text,
)
from lawsofplay.workshop.proof.schema import KINDS

FLAG = Flag("number", "fix", "six", 7, 21)


def page(body: str) -> Page:
    return parse_page(f"page: 1\nlines: 1-9\nstate: draft\n---\n{body}\n", "cotton", "b01")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus" / "cotton").mkdir(parents=True)
    return Project(tmp_path)


def test_questions_are_written_once_and_answers_stay(project: Project) -> None:
    assert write_answers(project, "cotton", "b01", [FLAG, FLAG], []) == 1
    (asked,) = load_answers(project, "cotton", "b01")
    assert unanswered([FLAG], [asked]) == [FLAG]
    given = Answer(*asked.question, "fish counted before")
    remark = Answer("remark", "", "Ace", "the parallel law")
    assert write_answers(project, "cotton", "b01", [FLAG], [given, remark]) == 0
    assert load_answers(project, "cotton", "b01") == (given, remark)
    assert unanswered([FLAG, FLAG], [given]) == []


def test_an_answer_to_what_is_no_longer_asked_goes(project: Project) -> None:
    write_answers(project, "cotton", "b01", [FLAG], [Answer(*FLAG.question, "sense")])
    write_answers(project, "cotton", "b01", [], load_answers(project, "cotton", "b01"))
    assert load_answers(project, "cotton", "b01") == ()


@pytest.mark.parametrize("line", ["number\tfix", "joke\ta\tb\tc", "number\ta\tb\tc\td"])
def test_a_bad_line_is_named(project: Project, line: str) -> None:
    folder = project.witness("cotton") / "proof"
    folder.mkdir()
    (folder / "b01.tsv").write_text(f"{HEAD}\n{line}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"proof/b01\.tsv, line 2"):
        load_answers(project, "cotton", "b01")


def test_where_two_readings_differ() -> None:
    first = page_words(page("he may play six Cards, or[?] more"))
    second = page_words(page("he must play six cards, or more"))
    found = [
        (d.kind, marked_text(first[d.start : d.end]), marked_text(second[d.begin : d.stop]))
        for d in differences(first, second)
    ]
    assert found == [
        ("words", "may", "must"),
        ("points", "Cards,", "cards,"),
        ("marks", "or[?]", "or"),
    ]


def test_what_two_readings_tell() -> None:
    def reading(settled: str) -> Reading:
        return Reading("b01", "words", "x", "one", "two", settled, "sense")

    record = [reading("one")] * 3 + [reading("two")] * 2 + [reading("three")]
    found = disagreement(record, characters=6000, pages=4, mended=15)
    assert (found.first_only, found.second_only, found.both) == (3, 2, 10)
    assert found.per_thousand == 1.0
    # Chapman: (13 + 1)(12 + 1) / (10 + 1) - 1 words in all, of which 15 were seen.
    assert found.missed == pytest.approx(14 * 13 / 11 - 1 - 15)


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_difference_is_settled_and_reasoned(siglum: str) -> None:
    readings = load_readings(find_project(), siglum)
    assert [r for r in readings if not r.reason or r.kind not in KINDS] == []


def test_the_places_that_stay_doubtful() -> None:
    text = "the [= Ace] of Cards[?] makes [sic: 172 | 162]\nand [... 2 lines]"
    remark = Answer("remark", "", "Ace", "the parallel law")
    found = list(places(page(text), [remark]))
    assert [(p.kind, p.reading, p.line) for p in found] == [
        ("supplied", "Ace", 5),
        ("doubtful", "Cards", 5),
        ("misprint", "172", 5),
        ("lost", "2 lines", 6),
    ]
    assert found[0].ground == "the parallel law"
    assert found[2].meant == "162"
    assert (found[1].before, found[1].after) == ("the Ace of", "makes 172 and")


def test_a_rule_that_helps_and_a_rule_that_harms() -> None:
    from collections import Counter

    truths = {"p001": {5: Counter(["receive", "six", "Counters"])}}
    changes = [
        Change("good", "p001", 5, "receive fix Counters", "receive six Counters"),
        Change("bad", "p001", 5, "receive six Counters", "receive six Countess"),
        Change("cut", "p001", 5, "| receive six", "receive six"),
        Change("cut", "p002", 5, "unread", ""),
    ]
    verdicts, harmed = judge(changes, truths)
    assert [(v.rule, v.helps, v.harms, v.open) for v in verdicts] == [
        ("good", 1, 0, 0),
        ("bad", 0, 1, 0),
        ("cut", 1, 0, 0),
    ]
    assert [(h.before, h.after) for h in harmed] == [("Counters", "Countess")]
