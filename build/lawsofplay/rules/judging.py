"""Computing, before a law is asked, the facts that follow from other facts.

A user may give the facts of the function itself, or facts from which a judgement
(`lawsofplay.rules.judgement`) computes them.
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
"""Facts as typed: ``fact=value``, one word each."""

Parse = Callable[[Rule, Iterable[str]], dict[str, Any]]
"""A function from a rule and typed facts to the values of these facts."""


def judge(rule: Rule, given: Iterable[str], parse: Parse) -> tuple[dict[str, Any], list[Call]]:
    """The values of a function's facts, and the calls of the judgements that computed some.

    Raises InputError as ``parse`` does, and for facts that a judgement lacks or refuses. So it
    does for a given fact whose value differs from the computed one.
    """
    given = tuple(given)
    if all(_name(word) in rule.usual for word in given):
        return parse(rule, given), []
    apt = _apt(rule, given)
    seen = {name for judgement in apt for name in judgement.rule.usual}
    own = tuple(word for word in given if _name(word) in rule.usual or _name(word) not in seen)
    calls = [_call(judgement, given, parse) for judgement in apt]
    computed = {judgement.fact: call.value for judgement, call in zip(apt, calls, strict=True)}
    names = {_name(word) for word in given}
    wanting = (f"{fact}={shown(value)}" for fact, value in computed.items() if fact not in names)
    facts = parse(rule, (*own, *wanting))
    for judgement in apt:
        fact = judgement.fact
        if facts[fact] != computed[fact]:
            raise _contrary(rule, judgement, facts[fact], computed[fact], given)
    return facts, calls


def _name(word: str) -> str:
    return word.partition("=")[0]


def _apt(rule: Rule, given: Words) -> list[Judgement]:
    """The judgements to call: those whose facts are all given.

    If a given fact belongs to none of them, the first judgement that takes it is added. So the
    error will name the facts that this judgement lacks.
    """
    names = {_name(word) for word in given}
    judgements = judgements_of(rule)
    ready = [
        judgement
        for judgement in judgements
        if _serves(judgement, rule, names) and names.issuperset(_needed(judgement))
    ]
    for name in sorted(names - rule.usual.keys()):
        if not any(name in judgement.rule.usual for judgement in ready):
            ready += [judgement for judgement in judgements if name in judgement.rule.usual][:1]
    return ready


def _serves(judgement: Judgement, rule: Rule, names: set[str]) -> bool:
    """Whether a given fact is one that the judgement takes and the function does not."""
    return not names.isdisjoint(judgement.rule.usual.keys() - rule.usual.keys())


def _needed(judgement: Judgement) -> Iterator[str]:
    return (name for name, usual in judgement.rule.usual.items() if usual is Parameter.empty)


def _call(judgement: Judgement, given: Words, parse: Parse) -> Call:
    """Call a judgement, as a step of an explanation. Raises InputError if it refuses the facts."""
    rule = judgement.rule
    facts = parse(rule, [word for word in given if _name(word) in rule.usual])
    try:
        with tracing() as steps:
            value = rule(**facts)
    except ValueError as error:
        raise InputError(rule.name, judgement.fact, str(error)) from None
    made = next((step for step in steps if isinstance(step, Call)), None)
    # A function whose answer is denied records no call.
    return made or Call(rule.name, (), facts, value)


def _contrary(
    rule: Rule, judgement: Judgement, typed: Any, computed: Any, given: Words
) -> InputError:
    """The error for a fact that is given with another value than the computed one."""
    seen = ", ".join(word for word in given if _name(word) in judgement.rule.usual)
    fact = judgement.fact
    mend = f"{fact}={shown(typed)} cannot be with {seen}: from these it is {shown(computed)}"
    return InputError(rule.name, fact, f"{mend}; give one or the other")
