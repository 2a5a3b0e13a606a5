"""Topics: a question that several laws answer, and cases of it put to the function of each.

One file a topic, corpus/topics/<id>.toml::

    title = "A misdeal at Piquet"
    question = "What follows when a player is dealt a card too many?"

    [[case]]
    facts = "The younger hand is dealt thirteen cards."

    [[case.answer]]
    function = "piquet.dealing.dealt_too_many"
    ask = "younger=13"                        # facts, as for laws ask; a semicolon between two
    [case.answer.words]                       # of each law that rules so: the words that do
    "bellecour.piquet.laws.1" = "it is at the option of the Elder Hand"
    "academie.piquet.laws.1" = "si le nombre n'en excede pas treize"

What a law rules stands in no file: its function is run on the facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.project import Project
from lawsofplay.relations import Relation
from lawsofplay.rules.asking import answer, asked_facts
from lawsofplay.rules.facts import shown
from lawsofplay.rules.knowing import refuse_unknown
from lawsofplay.rules.quotations import quotation_fault
from lawsofplay.rules.registry import Rule, all_rules, load_rules
from lawsofplay.sentences.tell import sentence

if TYPE_CHECKING:
    from lawsofplay.schemas.laws import AnswerRecord

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Answer:
    """One function asked: its name, the facts as typed, and of each law the words that rule so."""

    function: str
    ask: tuple[str, ...]
    words: dict[str, str]


@dataclass(frozen=True)
class Case:
    """Facts in words, the same for every law asked, and the functions that answer."""

    facts: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Topic:
    """A question and its cases."""

    id: str
    title: str
    question: str
    cases: tuple[Case, ...]

    @property
    def laws(self) -> tuple[str, ...]:
        """Addresses of its laws, sorted."""
        return tuple(sorted({a for case in self.cases for it in case.answers for a in it.words}))

    @property
    def shown(self) -> str:
        """Its file, as messages name it."""
        return f"corpus/topics/{self.id}.toml"


@dataclass(frozen=True)
class Ruled:
    """What several laws rule alike on a case: the value, each law's words, and its ruling told.

    ``sentences`` are by law, of those whose functions have words for their answers.
    """

    value: str
    words: dict[str, str]
    sentences: dict[str, str] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The ruling in the one sentence of all its laws; empty where they tell it otherwise."""
        said = {self.sentences.get(law, "") for law in self.words}
        return said.pop() if len(said) == 1 else ""


def load_topics(project: Project) -> tuple[Topic, ...]:
    """Every topic, sorted by id. Raises InputError for a file of another form."""
    folder = project.corpus / "topics"
    return tuple(_topic(path) for path in sorted(folder.glob("*.toml")))


def load_topic(project: Project, name: str) -> Topic:
    """A topic by its id. Raises InputError for one that is not there."""
    for topic in load_topics(project):
        if topic.id == name:
            return topic
    raise InputError(name, "", "no such topic; see: laws compare")


def _topic(path: Path) -> Topic:
    from lawsofplay.schemas.laws import TopicFile
    from lawsofplay.schemas.reading import read_as

    shown = f"corpus/topics/{path.name}"
    held = read_as(path, shown, TopicFile)
    if not _ID.fullmatch(path.stem):
        raise InputError(shown, "", "name the file in small letters with hyphens")
    cases = tuple(Case(it.facts, tuple(map(_answer, it.answer))) for it in held.case)
    return Topic(path.stem, held.title, held.question, cases)


def _answer(record: AnswerRecord) -> Answer:
    given = tuple(part.strip() for part in record.ask.split(";") if part.strip())
    return Answer(record.function, given, record.words)


def compared(topic: Topic, case: Case) -> tuple[Ruled, ...]:
    """What each law of a case rules, those together that rule alike, in the order of the file.

    Raises InputError for an unknown function and for facts that it does not take or refuses.
    """
    alike: dict[str, Ruled] = {}
    for asked in case.answers:
        value, sentences = _value(topic, asked)
        ruled = alike.setdefault(value, Ruled(value, {}))
        ruled.words.update(asked.words)
        ruled.sentences.update(sentences)
    return tuple(alike.values())


def _value(topic: Topic, asked: Answer) -> tuple[str, dict[str, str]]:
    """What the laws of an answer rule, and the sentences; every one of them must know the facts."""
    rule = _rule(topic, asked)
    first, *others = asked.words
    facts = asked_facts(rule, first, asked.ask)
    for address in others:
        refuse_unknown(rule, address, facts)
    value = answer(rule, first, facts).value
    sentences = {law: said for law in asked.words if (said := sentence(rule, facts, value, law))}
    return told(value), sentences


def _rule(topic: Topic, asked: Answer) -> Rule:
    # The modules are looked for only when what is known does not hold it: that takes its time.
    rule = all_rules().get(asked.function) or load_rules().get(asked.function)
    if rule is None:
        raise InputError(topic.shown, asked.function, "no such function in executable_rules")
    return rule


def told(value: object) -> str:
    """A value for a reader: of a member of an enum what it means, of a record each of its fields.

    >>> told((3, True)), told(frozenset()), told({11, 7}), told([(6, 1), (5, 2)])
    ('3, yes', 'nothing', '7, 11', '6, 1; 5, 2')
    """
    if isinstance(value, Enum):
        sign = not isinstance(value.value, str) or len(value.value) < 2  # as of a suit
        return shown(value) if sign else value.value
    if record := _fields_of(value):
        return "; ".join(f"{name.replace('_', ' ')}: {told(it)}" for name, it in record)
    if type(value) in (tuple, list, set, frozenset):
        return _told_in_order(value) or "nothing"
    return shown(value)


def _told_in_order(values: Any) -> str:
    """The values of a collection, those of a set in their order: of numbers, else of the words."""
    nested = any(type(it) in (tuple, list) for it in values)
    if isinstance(values, (set, frozenset)):
        numbers = all(isinstance(it, (int, tuple)) for it in values)
        values = sorted(values) if numbers else sorted(values, key=told)
    return ("; " if nested else ", ").join(told(it) for it in values)


def _fields_of(value: object) -> list[tuple[str, object]]:
    """The fields of a record that does not say itself how it is read."""
    plain = type(value).__str__ in (object.__str__, tuple.__str__)
    names: Iterable[str] = getattr(value, "_fields", ())
    if is_dataclass(value) and not isinstance(value, type):
        names = (it.name for it in fields(value))
    return [(name, getattr(value, name)) for name in names] if plain else []


def differences(pairs: Iterable[Relation], topic: Topic) -> tuple[Relation, ...]:
    """The pairs of laws of a topic of which it is recorded that they do not say the same."""
    laws = set(topic.laws)
    return tuple(
        pair for pair in pairs if pair.relation != "same" and {pair.law, pair.other} <= laws
    )


def check_topics(project: Project, edition: Edition) -> Iterator[InputError]:
    """What is wrong with the topics: laws, words, functions, facts; a topic of one law only."""
    for topic in load_topics(project):
        if len(topic.laws) < 2:
            yield InputError(topic.shown, "", "one law is no comparison; name another")
        for number, case in enumerate(topic.cases, 1):
            for asked in case.answers:
                for fault in _faults(topic, asked, edition):
                    yield InputError(topic.shown, f"case {number}", fault)


def _faults(topic: Topic, asked: Answer, edition: Edition) -> Iterator[str]:
    try:
        _value(topic, asked)
        cited = _rule(topic, asked).addresses
    except InputError as error:
        yield str(error)
        return
    for address, words in asked.words.items():
        if address not in cited:
            yield f"{asked.function} does not cite {address}"
            continue
        try:
            fault = quotation_fault(edition, address, words)
        except InputError as error:
            fault = error.mend
        if fault:
            yield f"{address}: {fault}"
