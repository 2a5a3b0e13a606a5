"""Every answer of the casebook and of the topics is told, in a sentence of good form."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.cases.topics import load_topics
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.cases import calls
from lawsofplay.rules.facts import parse_facts
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.rules.tell import refused, tell
from lawsofplay.rules.tell_check import words_faults
from lawsofplay.sentences.form import form_faults

GAMES = sorted({name.partition(".")[0] for name in load_rules()})


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_told(game: str) -> None:
    rules = (rule for rule in load_rules().values() if rule.name.partition(".")[0] == game)
    assert [f"{rule.name} {fault}" for rule in rules for fault in words_faults(rule)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_cases_and_topics_has_good_form(game: str) -> None:
    faults = {
        f"{rule.name} ({', '.join(ask)}): {told!r} {fault}"
        for rule, asks in asked(game)
        for ask in asks
        for told in [sentence(rule, ask)]
        for fault in form_faults(told)
    }
    assert sorted(faults) == []


def sentence(rule: Rule, ask: tuple[str, ...]) -> str:
    """The sentence of a call; of a function without words, which another test tells, a good one."""
    facts = parse_facts(rule, ask)
    try:
        answer = rule(**facts)
    except ValueError as error:
        return refused(str(error)).sentence.partition(":")[0] + "."
    # A judgement is of no law.
    told = tell(rule, facts, answer, next(iter(rule.addresses), ""))
    return told.sentence if told else "Not told."


def asked(game: str) -> Iterator[tuple[Rule, list[tuple[str, ...]]]]:
    """The functions of a game with every call of them, each once."""
    for name, asks in every_call().items():
        if name.partition(".")[0] == game:
            yield load_rules()[name], sorted(asks)


@cache
def every_call() -> dict[str, set[tuple[str, ...]]]:
    """Every call of the casebook and of the topics by function, as typed."""
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    rules = load_rules()
    for book in casebooks(find_project().root):
        for question in (asking for case in book.cases for asking in case.questions):
            for row in question.rows:
                found[question.function].update(calls(book.file, rules[question.function], row))
    for topic in load_topics(find_project()):
        for answer in (decision for case in topic.cases for decision in case.answers):
            found[answer.function].add(answer.ask)
    return found
