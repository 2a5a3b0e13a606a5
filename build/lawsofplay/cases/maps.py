"""Maps of rulings: what laws of several books rule on all values of one fact or two.

corpus/maps.toml::

    [[map]]
    topic = "renounce-price"             # the topic on whose page it stands
    asks = "How many beasts are paid?"   # what the laws answer
    across = "renounces=1..4"            # a fact and its values, as a row of cases has them
    down = "was_turned={no, yes}"        # a second fact, if there is one
    given = ["cards_mixed=no"]           # facts that stay the same all over the map, if any
    [map.laws]                           # the laws, each by the function that answers
    "bellecour.quadrille.laws.22" = "quadrille.beast_laws.beasts_for_renouncing"

A function is given only the facts that it takes. No file holds its answers: the function is run.
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
    """A fact and its values, as typed. An axis without a fact has one empty value."""

    name: str
    values: tuple[str, ...]

    @property
    def calls(self) -> tuple[tuple[str, ...], ...]:
        """The fact with each of its values."""
        return tuple((f"{self.name}={value}",) if self.name else () for value in self.values)


@dataclass(frozen=True)
class RulingMap:
    """A map: what is asked of which laws, and the facts across, down and unchanged."""

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
    """What a law answers, and its sentence. Rulings with the same value are equal."""

    value: str
    sentence: str = field(compare=False)


Rulings = tuple[tuple[Ruling, ...], ...]
"""The rulings of one law, row by row, with one for each column."""


def load_maps(project: Project) -> tuple[RulingMap, ...]:
    """The maps in the order of the file.

    Raises InputError for a malformed file.
    """
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


def rulings(ruling_map: RulingMap) -> dict[str, Rulings]:
    """What each law rules, row by row.

    Raises InputError for facts that its function does not know.
    """
    return {law: _of_law(ruling_map, law, function) for law, function in ruling_map.laws.items()}


def _of_law(ruling_map: RulingMap, law: str, function: str) -> Rulings:
    rule = rule_known(function)
    if rule is None or law not in rule.addresses:
        raise InputError(SHOWN, ruling_map.place, f"{function} is no function of {law}")
    return tuple(
        tuple(
            _ruling(rule, law, (*ruling_map.given, *row, *column))
            for column in ruling_map.across.calls
        )
        for row in ruling_map.down.calls
    )


def _ruling(rule: Rule, law: str, call: tuple[str, ...]) -> Ruling:
    """The answer to some facts, of which the function is given those that it takes."""
    facts = asked_facts(rule, law, [word for word in call if word.partition("=")[0] in rule.usual])
    try:
        value = answer(rule, law, facts).value
    except InputError:
        return Ruling(REFUSED, REFUSED)
    return Ruling(in_words(value), sentence_of(rule, facts, value, law) or in_words(value))


def check_maps(project: Project, topics: tuple[Topic, ...]) -> Iterator[InputError]:
    """Faults of the maps.

    They are unknown topics, maps of one book only, facts that no function takes, and maps that show
    no difference.
    """
    known = {topic.id for topic in topics}
    for ruling_map in load_maps(project):
        if ruling_map.topic not in known:
            yield InputError(SHOWN, ruling_map.place, f"no such topic: {ruling_map.topic}")
        if len({law.partition(".")[0] for law in ruling_map.laws}) < 2:
            yield InputError(
                SHOWN, ruling_map.place, "the laws are of one book only; add a law of another"
            )
        try:
            ruled = rulings(ruling_map)
        except InputError as error:
            yield InputError(SHOWN, ruling_map.place, str(error))
            continue
        yield from _needless(ruling_map, ruled)


def _needless(ruling_map: RulingMap, ruled: dict[str, Rulings]) -> Iterator[InputError]:
    """Report a map on which the laws never differ, or that has a fact which no function takes."""
    if len(set(ruled.values())) < 2:
        yield InputError(
            SHOWN, ruling_map.place, "the laws rule the same everywhere; take out the map"
        )
    taken = {name for function in ruling_map.laws.values() for name in _facts(function)}
    for name in (
        ruling_map.across.name,
        ruling_map.down.name,
        *(word.partition("=")[0] for word in ruling_map.given),
    ):
        if name and name not in taken:
            yield InputError(
                SHOWN, ruling_map.place, f"none of the functions takes the fact {name}"
            )


def _facts(function: str) -> tuple[str, ...]:
    rule = rule_known(function)
    return tuple(rule.usual) if rule else ()
