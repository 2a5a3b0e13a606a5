"""Topics: their files are sound, their laws are asked, every fault is reported in one line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Forfeit, Verdict
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.cases import topics

THIRTEEN = "with thirteen cards dealt the elder hand chooses to play or to deal again"
FOURTEEN = "with fourteen cards or more there is a new deal"
READY_MONEY = "in the Académie whoever plays beyond his first counters plays for ready money"
GOOD = f"""
title = "A card too many"
question = "What follows?"

[[case]]
facts = "The younger hand is dealt so many cards."
[[case.answer]]
case = "piquet.dealing: {THIRTEEN}"
row = "younger_hand_size=13"
[[case.answer]]
case = "piquet.dealing: {FOURTEEN}"
row = "younger_hand_size=14"
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus" / "topics").mkdir(parents=True)
    (tmp_path / "tests").symlink_to(find_project().root / "tests")
    return Project(tmp_path)


def write(project: Project, text: str) -> None:
    (project.corpus / "topics" / "too-many.toml").write_text(text, encoding="utf-8")


def test_each_law_is_asked_and_those_that_agree_stand_together(project: Project) -> None:
    write(project, GOOD)
    topic = topics.load_topic(project, "too-many")
    (case,) = topic.cases
    first, second = topics.compared(case)
    assert first.value.startswith("the elder hand chooses")
    assert list(first.words) == ["bellecour.piquet.laws.1", "academie.piquet.laws.1"]
    assert second.value == "the cards are dealt again"


def test_a_sound_topic_has_no_fault(project: Project) -> None:
    write(project, GOOD)
    assert list(topics.check_topics(project)) == []


def test_functions_facts_and_words_are_those_of_the_case(project: Project) -> None:
    write(project, GOOD)
    (case,) = topics.load_topic(project, "too-many").cases
    first, second = case.answers
    assert (first.function, first.ask) == (
        "piquet.dealing.dealt_too_many",
        ("younger_hand_size=13",),
    )
    assert "si le nombre n'en excede pas treize" in first.words["academie.piquet.laws.1"]
    assert second.ask == ("younger_hand_size=14",)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "piquet.dealing: with t",
            "piquet.deeling: with t",
            "there is no file of cases piquet.deeling; the nearest is 'piquet.dealing'",
        ),
        (
            "the elder",
            "the younger",
            f"piquet.dealing has no case '{THIRTEEN.replace('elder', 'younger')}'; the nearest is"
            f" '{THIRTEEN}'",
        ),
        (
            "younger_hand_size=14",
            "younger_hand_size=16",
            f"'{FOURTEEN}' answers no row 'younger_hand_size=16';"
            " the nearest is 'younger_hand_size=15'",
        ),
        (
            'row = "younger_hand_size=13"\n',
            "",
            "has several rows; name one of its rows, such as 'elder_hand_size=13'",
        ),
        (
            'row = "younger_hand_size=13"',
            'row = "younger_hand_size=13"\nfunction = "piquet.dealing.cuts"',
            "does not ask piquet.dealing.cuts; it asks piquet.dealing.dealt_too_many",
        ),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(
    project: Project, old: str, new: str, message: str
) -> None:
    assert old in GOOD
    write(project, GOOD.replace(old, new, 1))
    (fault,) = map(str, topics.check_topics(project))
    assert fault.startswith("corpus/topics/too-many.toml, case 1: ")
    assert message in fault


def test_a_topic_of_one_law_is_told(project: Project) -> None:
    alone = f"""[[case.answer]]
case = "ambigu.stakes: {READY_MONEY}"
row = "counters=1 | stake=0"
"""
    write(project, GOOD.partition("[[case.answer]]")[0] + alone)
    (fault,) = map(str, topics.check_topics(project))
    assert fault.endswith("has only one law; add another to compare it with")


ASKED = 'title = "A"\nquestion = "B"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('title = "A"\nquestion = "B"\n', "the key 'case' is missing"),
        (GOOD.replace('title = "A card too many"', ""), "the key 'title' is missing"),
        (
            GOOD.replace("facts =", "fact ="),
            "case.1.fact: unknown key; the nearest known one is 'facts'",
        ),
        (ASKED + '[[case]]\nfacts = "A"\n', "the key 'answer' is missing"),
        (
            ASKED + '[[case]]\nfacts = "A"\n[[case.answer]]\nrow = "a=1"\n',
            "the key 'case' is missing",
        ),
        (
            GOOD.replace("dealing: with t", "dealing with t"),
            "must be a file of cases and a heading",
        ),
    ],
)
def test_a_malformed_topic_is_told_in_one_line(project: Project, text: str, message: str) -> None:
    write(project, text)
    with pytest.raises(InputError, match=message):
        topics.load_topics(project)


def test_an_unknown_topic_is_told(project: Project) -> None:
    with pytest.raises(InputError, match="no such topic; see: laws compare"):
        topics.load_topic(project, "nothing")


def test_the_topics_of_the_edition_are_sound() -> None:
    assert [str(fault) for fault in topics.check_topics(find_project())] == []


class Told(NamedTuple):
    verdict: Verdict
    may_play: bool
    counters: tuple[int, ...] = ()


def test_a_value_is_told_in_words() -> None:
    assert topics.in_words(Verdict.VOID) == Verdict.VOID.value
    assert topics.in_words(Suit.HEARTS) == "hearts"
    record = Told(Verdict.VOID, may_play=False)
    assert (
        topics.in_words(record) == f"verdict: {Verdict.VOID.value}; may play: no; counters: nothing"
    )
    assert topics.in_words(Forfeit(2)) == "2 counters to the pool"
    assert topics.in_words({Verdict.STANDS, Verdict.VOID}) == (
        f"{Verdict.STANDS.value}, {Verdict.VOID.value}"
    )
