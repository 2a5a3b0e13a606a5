"""The data of functions for the page: what each wants to know, and the words of their laws.

Types are told in few signs: ``i`` a whole number, ``module:Class`` a class,
``["tuple", "i", "..."]`` a type made of others. A value that is no number or text stands beside its
type, as it is typed.
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
    """The packs that the facts of a module are taken from, each once."""

    def __init__(self) -> None:
        self._found: dict[tuple[Hashable, ...], int] = {}

    def place(self, pack: tuple[Hashable, ...]) -> int:
        """The place of a pack among them."""
        return self._found.setdefault(pack, len(self._found))

    def data(self) -> list[Any]:
        """The packs: each the type of its things and these, with a blank between; or values."""
        return [_pack(it) for it in self._found]


def _pack(pack: tuple[Hashable, ...]) -> list[Any] | Data:
    values = [coded(value) for value in pack]
    kinds = {value[0] if isinstance(value, list) else None for value in values}
    texts = [value[1] for value in values if isinstance(value, list)]
    if len(kinds) > 1 or kinds & {None, "("} or any(" " in text for text in texts):
        return values
    return {"of": kinds.pop(), "are": " ".join(texts)}


def asked_data(rule: Rule, packs: Packs) -> Data:
    """A function that is asked: its laws, which facts each knows, what may be given for each."""
    hints, declared = types_of(rule.function), declared_facts(rule.function)
    facts = {name: _told(hints[name], declared.get(name, Fact("")), packs) for name in rule.usual}
    computed = [[judgement.fact, judgement.rule.name] for judgement in judgements_of(rule)]
    return _laws(rule) | {"facts": facts} | ({"judgements": computed} if computed else {})


def called_data(rule: Rule, packs: Packs) -> Data:
    """A function that another calls: its laws, which facts each knows, and their bounds."""
    declared = declared_facts(rule.function).items()
    facts = {name: bounds for name, it in declared if (bounds := _bounds(it, packs))}
    return _laws(rule) | ({"facts": facts} if facts else {})


def _laws(rule: Rule) -> Data:
    data: Data = {"laws": list(rule.addresses)}
    if rule.only:
        data["only"] = {key: list(places) for key, places in rule.only.items()}
        data["provisos"] = [[it.wordings[0], *sorted(it.facts)] for it in written(rule) if it.facts]
    return data


def _told(kind: Any, fact: Fact, packs: Packs) -> Data:
    told: Data = {"type": type_code(kind), "may": may_be_for(kind, fact), "gloss": fact.gloss}
    return told | ({"unit": fact.unit} if fact.unit else {}) | _bounds(fact, packs)


def _bounds(fact: Fact, packs: Packs) -> Data:
    """What a fact may not pass; nothing where it has no bounds."""
    found: Data = {"fewest": fact.fewest or None, "size": fact.size}
    numbers = {"least": coded(fact.least), "most": coded(fact.most)}
    pack = {"pack": packs.place(fact.pack) if fact.pack else None}
    return {name: it for name, it in (found | numbers | pack).items() if it is not None}


def type_code(kind: Any) -> Any:
    """A type in few signs.

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
    """A value: a whole number, a text, yes or no as it is, any other with its type, as typed.

    >>> coded(3), coded(Fraction(1, 2))
    (3, ['f', '1/2'])
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if type(value) is tuple:
        return ["(", *map(coded, value)]
    return [type_code(type(value)), shown(value)]


def classes_of(rule: Rule) -> frozenset[Place]:
    """The classes that the data of a function names: their modules must be there to read it."""
    found: set[Place] = set()
    for name in rule.usual:
        _gather(types_of(rule.function)[name], found)
    for fact in declared_facts(rule.function).values():
        found |= {_place(type(value)) for value in fact.pack}
    return frozenset(found)


def _gather(kind: Any, found: set[Place]) -> None:
    for inner in get_args(kind):
        _gather(inner, found)
    if isinstance(kind, Enum):
        found.add(_place(type(kind)))
    elif isinstance(kind, type) and get_origin(kind) is None and kind not in _PLAIN:
        found.add(_place(kind))


def _place(kind: type) -> Place:
    return kind.__module__, kind.__qualname__
