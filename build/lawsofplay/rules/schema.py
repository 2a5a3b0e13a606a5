"""The facts of a function as JSON Schema (2020-12), for programs that ask laws.

A value has the type that JSON has for it: a number, truth, a list; a choice, a card, a fraction
and whatever JSON has no type for is text, as `laws ask` takes it. ``none`` is the text "none".
Written into a text (lists with commas), each value is what `laws ask` and ``ask`` of laws.mjs
take.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Mapping
from collections.abc import Set as AnySet
from contextlib import suppress
from enum import Enum
from fractions import Fraction
from inspect import Parameter
from typing import Any, Literal, Union, get_args, get_origin

from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.fact import Fact
from lawsofplay.rules.facts import may_be_for, parse, types_of
from lawsofplay.rules.judgement import Judgement, judgements_of
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import shown

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_FRACTION = r"^[-+]?\d+(/\d+|\.\d+)?$"


def schema_of(rule: Rule, without: Collection[str] = ()) -> Schema:
    """What may be given to a function, without facts that a law of it does not know.

    A fact that is a judgement may be given, or those from which it is computed.
    """
    judged = [judgement for judgement in judgements_of(rule) if judgement.fact not in without]
    names = [name for name in rule.usual if name not in without]
    seen = {name: _property(it.rule, name) for it in judged for name in it.rule.usual}
    own = {name: _property(rule, name) for name in names}
    computed = {it.fact for it in judged}
    schema: Schema = {
        "$schema": DIALECT,
        "type": "object",
        "properties": seen | own,
        "required": [it for it in _required(rule) if it in names and it not in computed],
        "additionalProperties": False,
    }
    either = [_either(rule, it) for it in judged if it.fact in _required(rule)]
    return schema | ({"allOf": either} if either else {})


def _required(rule: Rule) -> list[str]:
    return [name for name, usual in rule.usual.items() if usual is Parameter.empty]


def _either(rule: Rule, it: Judgement) -> Schema:
    """The fact itself, or what it is computed from."""
    return {"anyOf": [{"required": [it.fact]}, {"required": _required(it.rule)}]}


def _property(rule: Rule, name: str) -> Schema:
    kind, usual = types_of(rule.function)[name], rule.usual[name]
    fact = declared_facts(rule.function).get(name, Fact(""))
    told = ": ".join(part for part in (fact.gloss, may_be_for(kind, fact)) if part)
    return kind_schema(kind, fact) | {"description": told} | _default(kind, usual)


def _default(kind: Any, usual: object) -> Schema:
    """The usual value of a fact, if it has one that can be typed."""
    with suppress(ValueError):
        if usual is not Parameter.empty:
            parse(kind, shown(usual))
            return {"default": instance(kind, shown(usual))}
    return {}


def kind_schema(kind: Any, fact: Fact) -> Schema:
    """The schema of a type, with the bounds of a fact.

    >>> kind_schema(tuple[int, ...], Fact("tricks of each", least=0, most=10, size=3))
    {'type': 'array', 'items': {'type': 'integer', 'minimum': 0, 'maximum': 10}, 'maxItems': 3}
    >>> kind_schema(bool | None, Fact(""))
    {'anyOf': [{'type': 'boolean'}, {'const': 'none'}]}
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return {"anyOf": [kind_schema(it, fact) for it in inner]}
    if origin is Literal:
        return {"enum": [it if type(it) in (bool, int) else shown(it) for it in inner]}
    if origin is None:
        return _single(kind, fact)
    if issubclass(origin, Mapping) or any(map(_is_several, inner)):
        return {"type": "string"}
    if origin is tuple and inner[-1] is not Ellipsis:
        parts = [kind_schema(it, fact) for it in inner]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "items": False}
    once = {"uniqueItems": True} if issubclass(origin, AnySet) else {}
    ends = {"minItems": fact.fewest or None, "maxItems": fact.size}
    told = {name: it for name, it in ends.items() if it is not None}
    return {"type": "array", "items": kind_schema(inner[0], fact)} | told | once


def _is_several(kind: Any) -> bool:
    """Whether a type is one of several things, which no list of commas can hold within another."""
    return any(_is_several(arg) for arg in get_args(kind)) or isinstance(get_origin(kind), type)


def _single(kind: Any, fact: Fact) -> Schema:
    if kind is type(None):
        return {"const": "none"}
    if kind is bool:
        return {"type": "boolean"}
    if kind is int:
        ends = {"minimum": fact.least, "maximum": fact.most}
        return {"type": "integer"} | {name: int(it) for name, it in ends.items() if it is not None}
    if kind is Fraction:
        return {"type": "string", "pattern": _FRACTION}
    if _is_choice(kind):
        return {"enum": [shown(it) for it in kind]}
    return {"type": "string"}


def _is_choice(kind: Any) -> bool:
    """Whether a type is one of several names."""
    return isinstance(kind, type) and issubclass(kind, Enum) and not hasattr(kind, "parse")


def instance(kind: Any, text: str) -> Any:
    """What is typed for a fact, as the schema has it. Raises ValueError for what cannot be.

    >>> instance(tuple[int, ...], "3, 4"), instance(bool | None, "none"), instance(bool, "no")
    ([3, 4], 'none', False)
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return "none" if parse(kind, text) is None else _first(inner, text)
    if kind in (bool, int) or origin is Literal or _is_choice(kind):
        value = parse(kind, text)
        return value if type(value) in (bool, int) else shown(value)
    if kind_schema(kind, Fact("")).get("type") != "array":
        return text
    parts = [it.strip() for it in text.split(",") if it.strip()] if text != "none" else []
    each = inner if origin is tuple and inner[-1] is not Ellipsis else [inner[0]] * len(parts)
    return [instance(*it) for it in zip(each, parts, strict=True)]


def _first(kinds: tuple[Any, ...], text: str) -> Any:
    for kind in kinds:
        with suppress(ValueError):
            parse(kind, text)
            return instance(kind, text)
    raise ValueError(text)
