"""Facts that follow from others are computed before a law is asked.

What is given may be facts of the function itself, or facts from which a judgement
(`lawsofplay.rules.judgement`) computes one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import Parameter
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.rules.judgement import Judgement, judgements_of
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.shown import shown
from lawsofplay.rules.trace import Call, tracing

Words = tuple[str, ...]
"""Facts as typed: ``fact=value``."""

Parse = Callable[[Rule, Iterable[str]], dict[str, Any]]
"""The values of facts as typed, for a function."""


def judge(rule: Rule, given: Iterable[str], parse: Parse) -> tuple[dict[str, Any], list[Call]]:
    """The values of a function's facts, and the judgements made to find them.

    Raises InputError as ``parse`` does; for what a judgement lacks or refuses; and for a fact that
    is given otherwise than it is computed.
    """
    given = tuple(given)
    if all(_name(word) in rule.usual for word in given):
        return parse(rule, given), []
    apt = _apt(rule, given)
    seen = {name for judgement in apt for name in judgement.rule.usual}
    own = tuple(it for it in given if _name(it) in rule.usual or _name(it) not in seen)
    calls = [_call(judgement, given, parse) for judgement in apt]
    found = {it.fact: call.value for it, call in zip(apt, calls, strict=True)}
    names = {_name(word) for word in given}
    wanting = (f"{fact}={shown(value)}" for fact, value in found.items() if fact not in names)
    facts = parse(rule, (*own, *wanting))
    for judgement in apt:
        _refuse_contrary(rule, judgement, facts[judgement.fact], found[judgement.fact], given)
    return facts, calls


def _name(word: str) -> str:
    return word.partition("=")[0]


def _apt(rule: Rule, given: Words) -> list[Judgement]:
    """The judgements to be made: those of which all that they need is given.

    Where a fact given serves none of them, the first that it would serve is taken too, so that
    what this one lacks is told.
    """
    names = {_name(word) for word in given}
    all_of_them = judgements_of(rule)
    ready = [
        judgement
        for judgement in all_of_them
        if _serves(judgement, rule, names) and names.issuperset(_needed(judgement))
    ]
    for name in sorted(names - rule.usual.keys()):
        if not any(name in judgement.rule.usual for judgement in ready):
            ready += [judgement for judgement in all_of_them if name in judgement.rule.usual][:1]
    return ready


def _serves(it: Judgement, rule: Rule, names: set[str]) -> bool:
    """Whether a fact is given that the judgement alone asks for, not the function too."""
    return not names.isdisjoint(it.rule.usual.keys() - rule.usual.keys())


def _needed(it: Judgement) -> Iterator[str]:
    return (name for name, usual in it.rule.usual.items() if usual is Parameter.empty)


def _call(it: Judgement, given: Words, parse: Parse) -> Call:
    """The judgement made, as a step of an explanation."""
    facts = parse(it.rule, [word for word in given if _name(word) in it.rule.usual])
    try:
        with tracing() as steps:
            value = it.rule(**facts)
    except ValueError as error:
        raise InputError(it.rule.name, it.fact, str(error)) from None
    made = next((step for step in steps if isinstance(step, Call)), None)
    # A denied answer leaves no call behind.
    return made or Call(it.rule.name, (), facts, value)


def _refuse_contrary(rule: Rule, it: Judgement, said: Any, found: Any, given: Words) -> None:
    if said == found:
        return
    seen = ", ".join(word for word in given if _name(word) in it.rule.usual)
    mend = f"{it.fact}={shown(said)} cannot be with {seen}: from these it is {shown(found)}"
    raise InputError(rule.name, it.fact, f"{mend}; give one or the other")
