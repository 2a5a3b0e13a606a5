"""Checks that every answer of every function has words, and that their templates fit it."""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from inspect import Parameter
from typing import Annotated, Any, Union, get_args, get_origin

from lawsofplay.base.errors import InputError
from lawsofplay.rules.facts import type_name, types_of
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.sentences.itself import tells_itself
from lawsofplay.sentences.templates import places
from lawsofplay.sentences.words import Words


def check_sentences() -> Iterator[InputError]:
    """Faults: functions with answers without words, or with words that do not fit."""
    for rule in load_rules().values():
        for fault in words_faults(rule):
            yield InputError(rule.file, f"line {rule.line}", f"{rule.name} {fault}")


def words_faults(rule: Rule) -> Iterator[str]:
    """What is wrong with the words of a function; each fault is a predicate."""
    yield from _faults(rule, rule.says, types_of(rule.function)["return"])


def _faults(rule: Rule, says: Words | None, answer: Any) -> Iterator[str]:
    """What is wrong with the words for answers of a type, and for the fields of a record."""
    answers = kinds(answer)
    wordless = [kind for kind in answers if not _has_words(says, kind)]
    if wordless:
        names = " and ".join(map(type_name, wordless))
        yield f"has no words for {names}; give says= or a type that has a sentence"
        return
    for text in says.texts() if says else ():
        yield from _place_faults(rule, answers, text)
    for kind in answers:
        for name, words in says.fields() if says and is_record(kind) else ():
            yield from _faults(rule, words, types_of(kind)[name])


def kinds(answer: Any) -> tuple[Any, ...]:
    """The types that an answer may have: each type of a union, without annotations."""
    if get_origin(answer) is Annotated:
        return kinds(get_args(answer)[0])
    if get_origin(answer) in (Union, types.UnionType):
        return tuple(kind for inner in get_args(answer) for kind in kinds(inner))
    return (answer,)


def is_record(kind: Any) -> bool:
    """Whether the values of a type are records without a sentence of their own."""
    return bool(_fields(kind)) and not tells_itself(kind)


def _has_words(says: Words | None, kind: Any) -> bool:
    return tells_itself(kind) or bool(says and says.takes(kind))


def _place_faults(rule: Rule, answers: tuple[Any, ...], text: str) -> Iterator[str]:
    """Faults: places of a template that no fact and no answer fills, and numbers without a unit."""
    try:
        named = tuple(places(text))
    except ValueError as error:
        yield f"has words that cannot be read, {text!r}: {error}"
        return
    for name, unit in named:
        first, _, rest = name.partition(".")
        if first and not first.isdigit() and first not in rule.usual:
            yield f"has {{{name}}} in its words, which is no fact that it takes"
        if (
            not first
            and rest
            and not any(rest.split(".")[0] in _names(answer) for answer in answers)
        ):
            yield f"has {{{name}}} in its words, which its answer does not have"
        if not unit and _is_number(rule, answers, name):
            yield f"has {{{name}}} in its words, a number without its unit; write {{{name}:card}}"


def _names(kind: Any) -> frozenset[str]:
    return frozenset({*_fields(kind), *dir(kind)})


def _fields(kind: Any) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return tuple(getattr(kind, "_fields", ()))


def _is_number(rule: Rule, answers: tuple[Any, ...], name: str) -> bool:
    if not name:
        return int in answers
    return name in rule.usual and int in kinds(types_of(rule.function).get(name, Parameter.empty))
