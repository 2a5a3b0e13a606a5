"""The case that shows a law at work: one of a topic, or a row of the casebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.cases.at_work import CaseAtWork, at_work, from_cases, from_topics
from lawsofplay.cases.topics import load_topics
from lawsofplay.rules.casebook.reading import casebooks, parse
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.rules.trace import Proviso

ROOT = find_project(Path(__file__).parent)
LAW = "bellecour.ombre.laws.13"
FILE = "tests/executable_rules/ombre/packs.cases"

PACK = ", ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789JQK")

CASES = f"""\
# refused, and nothing met
{LAW}: too many, or too few Cards
? ombre.packs.false_pack
  tricks_played=20 -> ! tricks
  tricks_played=3 | pack={PACK} -> stands

# a card is wanting
{LAW}: too many, or too few Cards
? ombre.packs.false_pack
  tricks_played=3 | pack=AS, 2S -> void
"""


def rows_of(text: str) -> list[CaseAtWork]:
    return from_cases([parse(text, FILE)])[LAW]


def test_every_row_that_is_answered_shows_the_laws_that_its_case_quotes() -> None:
    assert [(row.law, row.words, row.file) for row in rows_of(CASES)] == [
        (LAW, "refused, and nothing met", FILE),
        (LAW, "a card is wanting", FILE),
    ]


def test_a_row_in_which_a_condition_was_met_goes_before_others() -> None:
    found = at_work(LAW, {}, {LAW: rows_of(CASES)})
    assert found is not None
    assert found.words == "a card is wanting"
    assert any(isinstance(step, Proviso) and step.met for step in found.explained().call.steps)


def test_facts_too_long_to_follow_are_passed_over() -> None:
    long, short = rows_of(CASES)
    assert at_work(LAW, {}, {LAW: [long]}) is None
    assert at_work(LAW, {}, {LAW: [long, short]}) == short


def test_facts_that_the_law_does_not_know_are_passed_over() -> None:
    law, function = "seymour.quadrille.laws.57", "quadrille.beast_laws.who_is_beasted"
    strange = CaseAtWork(law, function, ("tricks=2", "tricks_agreed=4"), "four tricks are agreed")
    plain = CaseAtWork(law, function, ("tricks=2",), "two tricks")
    with pytest.raises(InputError, match="does not know the fact tricks_agreed"):
        strange.explained()
    assert at_work(law, {}, {law: [strange, plain]}) == plain


def test_a_topic_goes_before_the_casebook() -> None:
    cases_shown = from_topics(load_topics(ROOT))
    found = at_work(LAW, cases_shown, {LAW: rows_of(CASES)})
    assert found is not None
    assert found.topic
    assert found == cases_shown[LAW]


def test_every_law_that_runs_is_shown_at_work() -> None:
    cases_shown = from_topics(load_topics(ROOT))
    rows = from_cases(casebooks(ROOT.root))
    without = [law for law in rules_by_law() if at_work(law, cases_shown, rows) is None]
    assert without == []
