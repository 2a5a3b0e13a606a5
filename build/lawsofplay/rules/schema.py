"""The facts of a function as JSON Schema (2020-12), for programs that ask laws.

Numbers, truth values and lists have their types of JSON. A choice, a card, a fraction and any other
value is text, as `laws ask` takes it; None is the text "none". If the values are written as text
(lists with commas), `laws ask` and ``ask`` of laws.mjs take them.
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
    """The schema of the facts of a function; the facts ``without`` are left out.

    Of a fact that is a judgement, either the fact or those from which it is computed may be given.
    """
    judged = [judgement for judgement in judgements_of(rule) if judgement.fact not in without]
    names = [name for name in rule.usual if name not in without]
    seen = {name: _property(source.rule, name) for source in judged for name in source.rule.usual}
    own = {name: _property(rule, name) for name in names}
    computed = {judgement.fact for judgement in judged}
    required = [name for name in _required(rule) if name in names and name not in computed]
    schema: Schema = {
        "$schema": DIALECT,
        "type": "object",
        "properties": seen | own,
        "required": required,
        "additionalProperties": False,
    }
    either = [_either(judgement) for judgement in judged if judgement.fact in _required(rule)]
    return schema | ({"allOf": either} if either else {})


def _required(rule: Rule) -> list[str]:
    return [name for name, usual in rule.usual.items() if usual is Parameter.empty]


def _either(judgement: Judgement) -> Schema:
    """The schema that requires the fact itself, or the facts from which it is computed."""
    return {"anyOf": [{"required": [judgement.fact]}, {"required": _required(judgement.rule)}]}


def _property(rule: Rule, name: str) -> Schema:
    kind, usual = types_of(rule.function)[name], rule.usual[name]
    fact = declared_facts(rule.function).get(name, Fact(""))
    description = ": ".join(filter(None, (fact.gloss, may_be_for(kind, fact))))
    return kind_schema(kind, fact) | {"description": description} | _default(kind, usual)


def _default(kind: Any, usual: object) -> Schema:
    """The schema's default: the usual value of a fact, if it has one that can be typed."""
    with suppress(ValueError):
        if usual is not Parameter.empty:
            parse(kind, shown(usual))
            return {"default": instance(kind, shown(usual))}
    return {}


def kind_schema(kind: Any, fact: Fact) -> Schema:
    """The schema of a type, with the bounds of the fact.

    >>> kind_schema(tuple[int, ...], Fact("tricks of each", least=0, most=10, size=3))
    {'type': 'array', 'items': {'type': 'integer', 'minimum': 0, 'maximum': 10}, 'maxItems': 3}
    >>> kind_schema(bool | None, Fact(""))
    {'anyOf': [{'type': 'boolean'}, {'const': 'none'}]}
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return {"anyOf": [kind_schema(choice, fact) for choice in inner]}
    if origin is Literal:
        return {"enum": [_as_json(value) for value in inner]}
    if origin is None:
        return _single(kind, fact)
    if issubclass(origin, Mapping) or any(map(_is_several, inner)):
        return {"type": "string"}
    if origin is tuple and inner[-1] is not Ellipsis:
        parts = [kind_schema(part, fact) for part in inner]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "items": False}
    once = {"uniqueItems": True} if issubclass(origin, AnySet) else {}
    ends = {"minItems": fact.fewest or None, "maxItems": fact.size}
    bounds = {name: end for name, end in ends.items() if end is not None}
    return {"type": "array", "items": kind_schema(inner[0], fact)} | bounds | once


def _as_json(value: Any) -> Any:
    """A value as JSON has it: truth values and whole numbers, others as text."""
    return value if type(value) in (bool, int) else shown(value)


def _is_several(kind: Any) -> bool:
    """Whether a type is a collection, or holds one: a list with commas cannot hold it."""
    return any(_is_several(arg) for arg in get_args(kind)) or isinstance(get_origin(kind), type)


def _single(kind: Any, fact: Fact) -> Schema:
    if kind is type(None):
        return {"const": "none"}
    if kind is bool:
        return {"type": "boolean"}
    if kind is int:
        ends = {"minimum": fact.least, "maximum": fact.most}
        bounds = {name: int(end) for name, end in ends.items() if end is not None}
        return {"type": "integer"} | bounds
    if kind is Fraction:
        return {"type": "string", "pattern": _FRACTION}
    if _is_choice(kind):
        return {"enum": [shown(member) for member in kind]}
    return {"type": "string"}


def _is_choice(kind: Any) -> bool:
    """Whether a type is a choice of names: an enum without a method ``parse``."""
    return isinstance(kind, type) and issubclass(kind, Enum) and not hasattr(kind, "parse")


def instance(kind: Any, text: str) -> Any:
    """A typed value as the schema has it in JSON. Raises ValueError if the type has no such value.

    >>> instance(tuple[int, ...], "3, 4"), instance(bool | None, "none"), instance(bool, "no")
    ([3, 4], 'none', False)
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return "none" if parse(kind, text) is None else _first(inner, text)
    if kind in (bool, int) or origin is Literal or _is_choice(kind):
        return _as_json(parse(kind, text))
    if kind_schema(kind, Fact("")).get("type") != "array":
        return text
    parts = [part.strip() for part in text.split(",") if part.strip()] if text != "none" else []
    kinds = inner if origin is tuple and inner[-1] is not Ellipsis else [inner[0]] * len(parts)
    return [instance(inner_kind, part) for inner_kind, part in zip(kinds, parts, strict=True)]


def _first(kinds: tuple[Any, ...], text: str) -> Any:
    for kind in kinds:
        with suppress(ValueError):
            parse(kind, text)
            return instance(kind, text)
    raise ValueError(text)
