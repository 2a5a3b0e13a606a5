"""What laws answer: each sentence has one meaning, and silence is told from nothing."""

import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args, get_type_hints

import pytest

from executable_rules.mechanics import results
from executable_rules.mechanics.results import NOTHING, Forfeit, Penalty, Silence, Verdict
from lawsofplay.cases.topics import in_words
from lawsofplay.rules.registry import load_rules

EMPTY = {"nothing", "none", ""}
"""Words that do not say of what there is nothing."""


def answers(kind: Any) -> Iterator[type[Enum]]:
    """The enums that stand in a type of answer: itself, its parts, the fields of a record."""
    for inner in get_args(kind):
        yield from answers(inner)
    if inspect.isclass(kind) and issubclass(kind, Enum):
        yield kind
    elif inspect.isclass(kind) and kind.__module__.startswith("executable_rules"):
        for field in get_type_hints(kind).values():
            yield from answers(field)


ANSWERED = {
    rule.name: set(answers(get_type_hints(rule.function)["return"]))
    for rule in load_rules().values()
}


def test_each_sentence_of_the_shared_answers_has_one_meaning() -> None:
    meant: dict[str, set[str]] = defaultdict(set)
    for kind in (Verdict, Penalty, Silence):
        for name, member in kind.__members__.items():
            meant[member.value].add(name)
    assert {words: names for words, names in meant.items() if len(names) > 1} == {}


def test_no_two_members_of_an_answer_are_one() -> None:
    """Two names with the same words are one member to Python, and one answer to a reader."""
    kinds = set().union(*ANSWERED.values())
    aliases = {
        f"{kind.__module__}.{kind.__name__}.{name}"
        for kind in kinds
        for name, member in kind.__members__.items()
        if member.name != name
    }
    assert aliases == set()


UNSAID = re.compile(
    r"\bNone\b.*\b(not said|not told|nothing is said|says? nothing|neither book"
    r"|(do|does) not (say|speak))\b"
)


def test_none_is_not_the_answer_of_a_law_that_does_not_say() -> None:
    """None is nobody, no card, no number: a docstring that gives it for silence has two answers."""
    sentences = {
        (rule.name, " ".join(sentence.split()))
        for rule in load_rules().values()
        if type(None) in get_args(get_type_hints(rule.function)["return"])
        for sentence in re.split(r"(?<=[.])\s", inspect.getdoc(rule.function) or "")
    }
    assert {it for it in sentences if UNSAID.search(it[1])} == set()


def test_no_answer_is_only_nothing() -> None:
    """It says of what there is nothing: no penalty, no forfeit, no game."""
    kinds = set().union(*ANSWERED.values())
    bare = {
        f"{kind.__module__}.{member}"
        for kind in kinds
        for member in kind
        if str(member.value).strip().casefold() in EMPTY
    }
    assert bare == set()


@pytest.mark.parametrize("kind", [Verdict, Penalty, Silence])
def test_silence_has_the_same_words_everywhere(kind: type[Enum]) -> None:
    assert kind["NOT_SAID"].value == "the law does not say"


def test_nothing_follows_what_stands_and_silence_are_three_answers() -> None:
    told_of = [in_words(it) for it in (Verdict.NOTHING_FOLLOWS, Verdict.STANDS, Verdict.NOT_SAID)]
    assert told_of == [
        "nothing follows: what the law speaks of has not happened",
        "it stands good: what was done is done",
        "the law does not say",
    ]
    assert [in_words(Penalty.NONE), in_words(Penalty.NOT_SAID)] == [
        "there is no penalty",
        "the law does not say",
    ]
    assert str(NOTHING) == str(Forfeit(0)) == "no forfeit"


def test_every_shared_answer_is_told_by_its_own_words() -> None:
    members = [it for kind in (Verdict, Penalty, results.Chooser) for it in kind]
    assert [in_words(member) for member in members] == [member.value for member in members]
