"""Topics: a question that several laws answer, and the cases of the casebook that answer it.

One file a topic, corpus/topics/<id>.toml::

    title = "A misdeal at Piquet"
    question = "What follows when a player is dealt a card too many?"

    [[case]]
    facts = "The younger hand is dealt thirteen cards."

    [[case.answer]]
    case = "piquet.dealing: of thirteen cards the elder chooses"
    row = "younger=13"

``facts`` is a situation in words; each answer names a case that decides it. ``case`` is the name of
the file of cases, and the heading. ``row`` has the facts of the row, where the case has several.
``function`` is needed where the case asks several. Function, facts, laws and words come from the
case. No file holds what a law rules: its function is run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.relations import Relation, load_relations
from lawsofplay.rules.asking import answer, asked_facts
from lawsofplay.rules.facts import shown
from lawsofplay.rules.named import Decision, Shelf, decisions
from lawsofplay.rules.registry import rule_named
from lawsofplay.rules.tell import sentence_of

if TYPE_CHECKING:
    from lawsofplay.cases.schemas.laws import CaseRecord

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Case:
    """A situation in words, the same for every law, and the decisions of the casebook on it."""

    facts: str
    answers: tuple[Decision, ...]


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
        return tuple(
            sorted({a for case in self.cases for decision in case.answers for a in decision.words})
        )

    @property
    def shown(self) -> str:
        """Its file, as messages name it."""
        return f"corpus/topics/{self.id}.toml"


@dataclass(frozen=True)
class Ruled:
    """What several laws rule on a case in the same way: the value, and the words of each law.

    ``sentences`` are the rulings in words, by law, where the function has words for its answer.
    """

    value: str
    words: dict[str, str]
    sentences: dict[str, str] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """The ruling as one sentence; empty where the sentences of its laws differ."""
        different = {self.sentences.get(law, "") for law in self.words}
        return different.pop() if len(different) == 1 else ""


def load_topics(project: Project) -> tuple[Topic, ...]:
    """Every topic, sorted by id.

    Raises InputError for a malformed file, and for a case or row that is not in the casebook.
    """
    shelf = Shelf(project.root)
    return tuple(_topic(path, shelf) for path in _paths(project))


def load_topic(project: Project, name: str) -> Topic:
    """A topic by its id. Raises InputError for an unknown id, and as `load_topics` does."""
    for path in _paths(project):
        if path.stem == name:
            return _topic(path, Shelf(project.root))
    raise InputError(name, "", "no such topic; see: laws compare")


def _paths(project: Project) -> list[Path]:
    return sorted((project.corpus / "topics").glob("*.toml"))


def _topic(path: Path, shelf: Shelf) -> Topic:
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.cases.schemas.laws import TopicFile

    shown = f"corpus/topics/{path.name}"
    held = read_as(path, shown, TopicFile)
    if not _ID.fullmatch(path.stem):
        raise InputError(shown, "", "name the file in small letters with hyphens")
    cases = (_case(case, shelf, shown, number) for number, case in enumerate(held.case, 1))
    return Topic(path.stem, held.title, held.question, tuple(cases))


def _case(record: CaseRecord, shelf: Shelf, shown: str, number: int) -> Case:
    try:
        decided = [
            decision
            for named in record.answer
            for decision in decisions(shelf.case(named.case), named.row, named.function)
        ]
    except ValueError as error:
        raise InputError(shown, f"case {number}", str(error)) from None
    return Case(record.facts, tuple(decided))


def compared(case: Case) -> tuple[Ruled, ...]:
    """What the laws of a case rule, grouped by value, in the order of the file.

    Raises InputError for facts that a function does not take or refuses.
    """
    alike: dict[str, Ruled] = {}
    for decision in case.answers:
        value, sentences = _value(decision)
        ruled = alike.setdefault(value, Ruled(value, {}))
        ruled.words.update(decision.words)
        ruled.sentences.update(sentences)
    return tuple(alike.values())


def _value(decision: Decision) -> tuple[str, dict[str, str]]:
    """What the laws of a decision rule, and the sentence of each."""
    rule = rule_named(decision.function)
    first = next(iter(decision.words))
    facts = asked_facts(rule, first, decision.ask)
    value = answer(rule, first, facts).value
    sentences = {law: sentence_of(rule, facts, value, law) for law in decision.words}
    return in_words(value), {law: sentence for law, sentence in sentences.items() if sentence}


def in_words(value: object) -> str:
    """A value for a reader: the meaning of an enum's member, the fields of a record.

    >>> in_words((3, True)), in_words(frozenset()), in_words({11, 7}), in_words([(6, 1), (5, 2)])
    ('3, yes', 'nothing', '7, 11', '6, 1; 5, 2')
    """
    if isinstance(value, Enum):
        sign = not isinstance(value.value, str) or len(value.value) < 2  # as of a suit
        return shown(value) if sign else value.value
    if record := _fields_of(value):
        return "; ".join(f"{name.replace('_', ' ')}: {in_words(part)}" for name, part in record)
    if type(value) in (tuple, list, set, frozenset):
        return _items_in_words(value) or "nothing"
    return shown(value)


def _items_in_words(values: Any) -> str:
    """The items of a collection.

    The items of a set are sorted: numbers by size, others by their words.
    """
    nested = any(type(value) in (tuple, list) for value in values)
    if isinstance(values, (set, frozenset)):
        numbers = all(isinstance(value, (int, tuple)) for value in values)
        values = sorted(values) if numbers else sorted(values, key=in_words)
    return ("; " if nested else ", ").join(in_words(value) for value in values)


def _fields_of(value: object) -> list[tuple[str, object]]:
    """The fields of a record that has no text of its own; none for other values."""
    plain = type(value).__str__ in (object.__str__, tuple.__str__)
    names: Iterable[str] = getattr(value, "_fields", ())
    if is_dataclass(value) and not isinstance(value, type):
        names = (own.name for own in fields(value))
    return [(name, getattr(value, name)) for name in names] if plain else []


def differences(pairs: Iterable[Relation], topic: Topic) -> tuple[Relation, ...]:
    """The recorded pairs of laws of a topic that do not say the same."""
    laws = set(topic.laws)
    return tuple(
        pair for pair in pairs if pair.relation != "same" and {pair.law, pair.other} <= laws
    )


def check_topics(project: Project) -> Iterator[InputError]:
    """Faults of the topics: unknown cases and rows, and topics of one law only."""
    shelf = Shelf(project.root)
    for path in _paths(project):
        try:
            topic = _topic(path, shelf)
            for case in topic.cases:
                compared(case)
        except InputError as error:
            yield error
            continue
        if len(topic.laws) < 2:
            yield InputError(topic.shown, "", "has only one law; add another to compare it with")


def topic_data(project: Project, topic: Topic) -> dict[str, Any]:
    """A topic as data for JSON: its cases, what each book rules, the recorded differences."""
    return {
        "id": topic.id,
        "title": topic.title,
        "question": topic.question,
        "cases": [
            {"facts": case.facts, "rulings": [vars(ruled) for ruled in compared(case)]}
            for case in topic.cases
        ],
        "differences": [vars(pair) for pair in differences(load_relations(project), topic)],
    }
