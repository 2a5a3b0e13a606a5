"""The maps of topics: tables of what the laws of two books rule on all values of a fact or two."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_uppercase

from lawsofplay.cases.maps import Axis, Ruling, RulingMap, Rulings, rulings
from lawsofplay.model.edition import Law
from lawsofplay.model.witness import Witness
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.registry import rule_named
from lawsofplay.site.library import Library

_QUOTED = re.compile('"([^"]*)"')


@dataclass(frozen=True)
class MapRow:
    """A law in a map: its book, and in each column the letter of its ruling."""

    law: Law
    book: Witness
    letters: tuple[str, ...]


@dataclass(frozen=True)
class MapGroup:
    """The laws on one value of the second fact, and in which columns they differ.

    ``head`` names the fact and its value; it is empty where there is no second fact.
    """

    head: str
    rows: tuple[MapRow, ...]
    parts: tuple[bool, ...]


@dataclass(frozen=True)
class ShownMap:
    """A map as its page shows it: the question, the facts, the columns, the rows, the legend.

    ``name`` is that of the fact across; ``across`` and ``down`` say in words what the facts are.
    """

    asks: str
    name: str
    across: str
    down: str
    columns: tuple[str, ...]
    groups: tuple[MapGroup, ...]
    legend: tuple[tuple[str, str], ...]


def partings(library: Library, topic: str) -> list[ShownMap]:
    """The maps of a topic."""
    return [
        _shown_map(library, ruling_map) for ruling_map in library.maps if ruling_map.topic == topic
    ]


def _shown_map(library: Library, ruling_map: RulingMap) -> ShownMap:
    ruled, across, down = rulings(ruling_map), ruling_map.across, ruling_map.down
    letters = _letters(ruled.values())
    groups = (
        _group(library, down, place, {law: rows[place] for law, rows in ruled.items()}, letters)
        for place in range(len(down.values))
    )
    return ShownMap(
        ruling_map.asks,
        _shown(across.name),
        _gloss(ruling_map, across),
        _gloss(ruling_map, down),
        tuple(map(_shown, across.values)),
        tuple(groups),
        tuple((letter, ruling.sentence) for ruling, letter in letters.items()),
    )


def _letters(ruled: Iterable[Rulings]) -> dict[Ruling, str]:
    """A letter for each ruling, in the order in which the rulings first appear."""
    distinct = dict.fromkeys(ruling for rows in ruled for row in rows for ruling in row)
    return dict(zip(distinct, ascii_uppercase, strict=False))


def _group(
    library: Library,
    down: Axis,
    place: int,
    ruled: dict[str, tuple[Ruling, ...]],
    letters: dict[Ruling, str],
) -> MapGroup:
    head = f"{_shown(down.name)}: {_shown(down.values[place])}" if down.name else ""
    laws = {law: library.edition.laws[law] for law in ruled}
    rows = tuple(
        MapRow(
            laws[law],
            library.witnesses[laws[law].witness],
            tuple(letters[ruling] for ruling in row),
        )
        for law, row in ruled.items()
    )
    parts = tuple(len(set(column)) > 1 for column in zip(*ruled.values(), strict=True))
    return MapGroup(head, rows, parts)


def _gloss(ruling_map: RulingMap, axis: Axis) -> str:
    """The gloss of a fact from the first function that takes it; empty where there is no fact."""
    wanted = (fact for name in ruling_map.laws.values() for fact in facts_of(rule_named(name)))
    gloss = next((fact.gloss or fact.name for fact in wanted if fact.name == axis.name), "")
    return _QUOTED.sub(r"“\1”", gloss)


def _shown(value: str) -> str:
    """A name or a value in words.

    >>> _shown("six-tricks")
    'six tricks'
    """
    return value.replace("-", " ").replace("_", " ")
