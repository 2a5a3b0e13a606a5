"""Maps of rulings: what laws of two books or more rule on all values of one fact or two.

corpus/maps.toml::

    [[map]]
    topic = "renounce-price"             # the topic on whose page it stands
    asks = "How many beasts are paid?"   # what the laws answer
    across = "renounces=1..4"            # a fact and its values, as a row of cases has them
    down = "was_turned={no, yes}"        # a second fact, if there is one
    given = ["cards_mixed=no"]           # facts that stay as they are, if there are any
    [map.laws]                           # the laws, each by the function that answers
    "bellecour.quadrille.laws.22" = "quadrille.beast_laws.beasts_for_renouncing"

A function is asked only those facts that it takes. What it answers stands in no file: it is run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.cases.topics import Topic, in_words
from lawsofplay.rules.asking import answer, asked_facts
from lawsofplay.rules.casebook.ranges import values
from lawsofplay.rules.registry import Rule, rule_known
from lawsofplay.rules.tell import sentence_of

SHOWN = "corpus/maps.toml"

REFUSED = "These facts cannot be together."
"""The ruling on facts that a law's function refuses."""


@dataclass(frozen=True)
class Axis:
    """A fact and its values, as typed; without a name the one empty value."""

    name: str
    values: tuple[str, ...]

    @property
    def calls(self) -> tuple[tuple[str, ...], ...]:
        """The fact with each of its values."""
        return tuple((f"{self.name}={value}",) if self.name else () for value in self.values)


@dataclass(frozen=True)
class RulingMap:
    """What is asked of which laws, across and down, and the facts that stay as they are."""

    topic: str
    asks: str
    across: Axis
    down: Axis
    given: tuple[str, ...]
    laws: dict[str, str]

    @property
    def place(self) -> str:
        """The map as messages name it."""
        return f"{self.topic}: {self.asks}"


@dataclass(frozen=True)
class Ruling:
    """What a law answers, by which rulings are compared, and its sentence."""

    value: str
    sentence: str = field(compare=False)


Rulings = tuple[tuple[Ruling, ...], ...]
"""Of one law: row by row, the ruling in each column."""


def load_maps(project: Project) -> tuple[RulingMap, ...]:
    """The maps in the order of the file. Raises InputError for a wrong file."""
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.cases.schemas.pictures import MapsFile

    held = read_as(project.root / SHOWN, SHOWN, MapsFile)
    return tuple(
        RulingMap(
            record.topic,
            record.asks,
            _axis(record.across),
            _axis(record.down),
            tuple(record.given),
            record.laws,
        )
        for record in held.maps
    )


def _axis(text: str) -> Axis:
    name, _, several = text.partition("=")
    try:
        return Axis(name, tuple(values(several)))
    except ValueError as error:
        raise InputError(SHOWN, text, str(error)) from None


def rulings(it: RulingMap) -> dict[str, Rulings]:
    """What each law rules, row by row. Raises InputError for facts that its function knows not."""
    return {law: _of_law(it, law, function) for law, function in it.laws.items()}


def _of_law(it: RulingMap, law: str, function: str) -> Rulings:
    rule = rule_known(function)
    if rule is None or law not in rule.addresses:
        raise InputError(SHOWN, it.place, f"{function} is no function of {law}")
    return tuple(
        tuple(_ruling(rule, law, (*it.given, *row, *column)) for column in it.across.calls)
        for row in it.down.calls
    )


def _ruling(rule: Rule, law: str, call: tuple[str, ...]) -> Ruling:
    """The answer on some facts, of which the function is told those that it takes."""
    facts = asked_facts(rule, law, [word for word in call if word.partition("=")[0] in rule.usual])
    try:
        value = answer(rule, law, facts).value
    except InputError:
        return Ruling(REFUSED, REFUSED)
    return Ruling(in_words(value), sentence_of(rule, facts, value, law) or in_words(value))


def check_maps(project: Project, topics: tuple[Topic, ...]) -> Iterator[InputError]:
    """Maps of no topic, of one law, of facts that no function takes, that show no difference."""
    known = {topic.id for topic in topics}
    for ruling_map in load_maps(project):
        if ruling_map.topic not in known:
            yield InputError(SHOWN, ruling_map.place, f"no such topic: {ruling_map.topic}")
        if len({law.partition(".")[0] for law in ruling_map.laws}) < 2:
            yield InputError(SHOWN, ruling_map.place, "laws of one book alone; name one of another")
        try:
            ruled = rulings(ruling_map)
        except InputError as error:
            yield InputError(SHOWN, ruling_map.place, str(error))
            continue
        yield from _needless(ruling_map, ruled)


def _needless(it: RulingMap, ruled: dict[str, Rulings]) -> Iterator[InputError]:
    """A map on which the laws never part, or of a fact on which nothing hangs."""
    if len(set(ruled.values())) < 2:
        yield InputError(SHOWN, it.place, "the laws rule alike everywhere; take the map out")
    taken = {name for function in it.laws.values() for name in _facts(function)}
    for name in (it.across.name, it.down.name, *(word.partition("=")[0] for word in it.given)):
        if name and name not in taken:
            yield InputError(SHOWN, it.place, f"none of the functions takes the fact {name}")


def _facts(function: str) -> tuple[str, ...]:
    rule = rule_known(function)
    return tuple(rule.usual) if rule else ()
