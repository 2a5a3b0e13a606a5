"""The data of functions for the page: the facts that each takes, and the addresses of its laws.

Types are written in few characters: ``i`` is a whole number, ``module:Class`` a class, and
``["tuple", "i", "..."]`` a type made of others. A value that is neither a number nor a text is
written as it is typed, beside its type.
"""

from __future__ import annotations

import types
from collections.abc import Hashable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, Literal, Union, get_args, get_origin

from lawsofplay.browser.sources import Place
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.fact import Fact
from lawsofplay.rules.facts import may_be_for, types_of
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.provisos import written
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import shown

Data = dict[str, Any]

_PLAIN: Mapping[Any, str] = {
    bool: "b", int: "i", str: "s", Fraction: "f", type(None): "n", object: "o", Ellipsis: "...",
}  # fmt: skip


class Packs:
    """The packs of cards that facts of a module are taken from, each kept once."""

    def __init__(self) -> None:
        self._places: dict[tuple[Hashable, ...], int] = {}

    def place(self, pack: tuple[Hashable, ...]) -> int:
        """The place of a pack in the list."""
        return self._places.setdefault(pack, len(self._places))

    def data(self) -> list[Any]:
        """The packs: each one text of values with blanks between, and their type; or a list."""
        return [_pack(pack) for pack in self._places]


def _pack(pack: tuple[Hashable, ...]) -> list[Any] | Data:
    values = [coded(value) for value in pack]
    kinds = {value[0] if isinstance(value, list) else None for value in values}
    texts = [value[1] for value in values if isinstance(value, list)]
    if len(kinds) > 1 or kinds & {None, "("} or any(" " in text for text in texts):
        return values
    return {"of": kinds.pop(), "are": " ".join(texts)}


def asked_data(rule: Rule, packs: Packs) -> Data:
    """The data of a function that a reader asks: its laws, its facts, and what each may be."""
    hints, declared = types_of(rule.function), declared_facts(rule.function)
    facts = {
        name: _fact_data(hints[name], declared.get(name, Fact("")), packs) for name in rule.usual
    }
    computed = [[judgement.fact, judgement.rule.name] for judgement in judgements_of(rule)]
    return _laws(rule) | {"facts": facts} | ({"judgements": computed} if computed else {})


def called_data(rule: Rule, packs: Packs) -> Data:
    """The data of a function that another calls: its laws, and the bounds of its facts."""
    declared = declared_facts(rule.function).items()
    facts = {name: bounds for name, fact in declared if (bounds := _bounds(fact, packs))}
    return _laws(rule) | ({"facts": facts} if facts else {})


def _laws(rule: Rule) -> Data:
    data: Data = {"laws": list(rule.addresses)}
    if rule.only:
        data["only"] = {key: list(places) for key, places in rule.only.items()}
        data["provisos"] = [
            [proviso.wordings[0], *sorted(proviso.facts)]
            for proviso in written(rule)
            if proviso.facts
        ]
    return data


def _fact_data(kind: Any, fact: Fact, packs: Packs) -> Data:
    data: Data = {"type": type_code(kind), "may": may_be_for(kind, fact), "gloss": fact.gloss}
    return data | ({"unit": fact.unit} if fact.unit else {}) | _bounds(fact, packs)


def _bounds(fact: Fact, packs: Packs) -> Data:
    """The bounds of a fact; empty where it has none."""
    limits: Data = {"fewest": fact.fewest or None, "size": fact.size}
    numbers = {"least": coded(fact.least), "most": coded(fact.most)}
    pack = {"pack": packs.place(fact.pack) if fact.pack else None}
    return {name: bound for name, bound in (limits | numbers | pack).items() if bound is not None}


def type_code(kind: Any) -> Any:
    """A type in few characters.

    >>> type_code(tuple[int, ...]), type_code(bool | None)
    (['tuple', 'i', '...'], ['Union', 'b', 'n'])
    """
    origin = get_origin(kind)
    if origin is None:
        return _PLAIN.get(kind) or f"{kind.__module__}:{kind.__qualname__}"
    if origin is Literal:
        return ["Literal", *map(coded, get_args(kind))]
    name = "Union" if origin in (Union, types.UnionType) else origin.__name__
    return [name, *map(type_code, get_args(kind))]


def coded(value: Any) -> Any:
    """A value as data: a whole number, text, yes or no as it is; any other as typed, with its type.

    >>> coded(3), coded(Fraction(1, 2))
    (3, ['f', '1/2'])
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if type(value) is tuple:
        return ["(", *map(coded, value)]
    return [type_code(type(value)), shown(value)]


def classes_of(rule: Rule) -> frozenset[Place]:
    """The classes that the data of a function names. Their modules must be loaded to read it."""
    places: set[Place] = set()
    for name in rule.usual:
        _gather(types_of(rule.function)[name], places)
    for fact in declared_facts(rule.function).values():
        places |= {_place(type(value)) for value in fact.pack}
    return frozenset(places)


def _gather(kind: Any, places: set[Place]) -> None:
    for inner in get_args(kind):
        _gather(inner, places)
    if isinstance(kind, Enum):
        places.add(_place(type(kind)))
    elif isinstance(kind, type) and get_origin(kind) is None and kind not in _PLAIN:
        places.add(_place(kind))


def _place(kind: type) -> Place:
    return kind.__module__, kind.__qualname__
