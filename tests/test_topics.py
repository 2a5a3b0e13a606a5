"""Topics: their files are sound, their laws are asked, and what is wrong is told in one line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from executable_rules.mechanics.cards import Suit
from executable_rules.mechanics.results import Forfeit, Verdict
from lawsofplay import topics
from lawsofplay.edition import Edition, load_edition
from lawsofplay.errors import InputError
from lawsofplay.project import Project, find_project

GOOD = """
title = "A card too many"
question = "What follows?"

[[case]]
facts = "The younger hand is dealt so many cards."
[[case.answer]]
function = "piquet.dealing.dealt_too_many"
ask = "younger=13; elder=12"
[case.answer.words]
"bellecour.piquet.laws.1" = "it is at the option of the Elder Hand"
"academie.piquet.laws.1" = "si le nombre n'en excede pas treize"
[[case.answer]]
function = "piquet.dealing.dealt_too_many"
ask = "younger=14"
[case.answer.words]
"bellecour.piquet.laws.1" = "there must be a fresh Deal"
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus" / "topics").mkdir(parents=True)
    return Project(tmp_path)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(find_project())


def write(project: Project, text: str) -> None:
    (project.corpus / "topics" / "too-many.toml").write_text(text, encoding="utf-8")


def test_each_law_is_asked_and_those_that_agree_stand_together(project: Project) -> None:
    write(project, GOOD)
    topic = topics.load_topic(project, "too-many")
    (case,) = topic.cases
    first, second = topics.compared(topic, case)
    assert first.value.startswith("the elder hand chooses")
    assert list(first.words) == ["bellecour.piquet.laws.1", "academie.piquet.laws.1"]
    assert second.value == "the cards are dealt again, by the same dealer"


def test_a_sound_topic_has_no_fault(project: Project, edition: Edition) -> None:
    write(project, GOOD)
    assert list(topics.check_topics(project, edition)) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("at the option of the", "at the choice of the", "does not stand in the law"),
        ('"academie.piquet.laws.1"', '"academie.piquet.laws.3"', "does not cite"),
        ("dealt_too_many", "dealt_too_few", "no such function"),
        ("younger=14", "younger=fourteen", "cannot be"),
        ("younger=14", "younger=3", "may not be under 12"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(
    project: Project, edition: Edition, old: str, new: str, told: str
) -> None:
    write(project, GOOD.replace(old, new))
    faults = [str(fault) for fault in topics.check_topics(project, edition)]
    assert any(told in fault and "corpus/topics/too-many.toml" in fault for fault in faults)


ASKED = 'title = "A"\nquestion = "B"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('title = "A"\nquestion = "B"\n', "the key 'case' is missing"),
        (GOOD.replace('title = "A card too many"', ""), "the key 'title' is missing"),
        (
            GOOD.replace("facts =", "fact ="),
            "case.1.fact: unknown key; the nearest known one is 'facts'",
        ),
        (ASKED + '[[case]]\nfacts = "A"\n', "the key 'answer' is missing"),
        (
            ASKED + '[[case]]\nfacts = "A"\n[[case.answer]]\nfunction = "a.f"\n',
            "the key 'words' is missing",
        ),
    ],
)
def test_a_malformed_topic_is_told_in_one_line(project: Project, text: str, told: str) -> None:
    write(project, text)
    with pytest.raises(InputError, match=told):
        topics.load_topics(project)


def test_an_unknown_topic_is_told(project: Project) -> None:
    with pytest.raises(InputError, match="no such topic; see: laws compare"):
        topics.load_topic(project, "nothing")


def test_the_topics_of_the_edition_are_sound(edition: Edition) -> None:
    assert [str(fault) for fault in topics.check_topics(find_project(), edition)] == []


class Told(NamedTuple):
    verdict: Verdict
    may_play: bool
    counters: tuple[int, ...] = ()


def test_a_value_is_told_in_words() -> None:
    assert topics.told(Verdict.VOID) == Verdict.VOID.value
    assert topics.told(Suit.HEARTS) == "hearts"
    record = Told(Verdict.VOID, may_play=False)
    assert topics.told(record) == f"verdict: {Verdict.VOID.value}; may play: no; counters: nothing"
    assert topics.told(Forfeit(2)) == "2 counters to the pool"
    assert topics.told({Verdict.STANDS, Verdict.VOID}) == (
        f"{Verdict.STANDS.value}, {Verdict.VOID.value}"
    )
