"""A function asked together with those that except, price or define what it answers.

The facts of all are given at once. Who gives those of an exception besides is answered by the
exception, where it applies; who gives those of a price or a definition need not give what follows
from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.rules.answers import written
from lawsofplay.rules.facts import judged, parse, parse_facts, types_of
from lawsofplay.rules.joins import Join
from lawsofplay.rules.knowing import refuse_names, refuse_unknown
from lawsofplay.rules.readiness import (
    Given,
    Joined,
    is_asked,
    known,
    own_facts,
    served_by,
    taken_by,
    unknown_to,
    wanted_by,
)
from lawsofplay.rules.registry import Rule, rule_named
from lawsofplay.rules.shown import shown
from lawsofplay.rules.trace import Call, tracing


@dataclass(frozen=True)
class Asked:
    """A function joined, its answer, and whether it changes or completes the answer it joins.

    ``law`` is that by which it is asked; empty when no law is, but the function.
    """

    join: Join
    law: str
    call: Call
    applies: bool


@dataclass(frozen=True)
class Outcome:
    """What a function answers, ``own``, and what those joined to it answer besides."""

    own: Call
    asked: tuple[Asked, ...]

    @property
    def excepting(self) -> Asked | None:
        """The exception that applies, if one does."""
        return self._applying("excepts")

    @property
    def pricing(self) -> Asked | None:
        """The price that is told after the answer, if one is."""
        return self._applying("prices")

    @property
    def last(self) -> Call:
        """The call by which it is decided: that of an exception, of a price, or its own."""
        found = self.excepting or self.pricing
        return found.call if found else self.own

    def _applying(self, kind: str) -> Asked | None:
        found = (it for it in self.asked if it.applies and it.join.kind == kind)
        return next((it for it in found if not it.join.fact), None)


def together(rule: Rule, law: str, joined: Sequence[Joined], given: Given) -> Outcome:
    """Ask a function, and those joined to it of which the facts are given.

    Raises InputError for facts that nobody asks, that are wanting, or that cannot be; where the
    function itself refuses them, its call says why.
    """
    ready = [it for it in joined if is_asked(it, rule, given)]
    _refuse_useless(rule, law, joined, ready, given)
    found = [_first(join, law, rule, given) for join, law in ready if join.fact]
    own = _own(rule, law, found, _renamed(rule, ready, given))
    others = [it for it in ready if not it[0].fact]
    excepting = [
        _excepting(other, rule, own, given) for other in others if other[0].kind == "excepts"
    ]
    open_to_price = not any(it.applies for it in excepting)
    priced = [other for other in others if other[0].kind == "prices"] if open_to_price else []
    after = [asked for it in priced for asked in _priced(it, own, given)]
    return Outcome(own, (*found, *excepting, *after))


def _refuse_useless(
    rule: Rule, law: str, joined: Sequence[Joined], ready: Sequence[Joined], given: Given
) -> None:
    """Refuse a fact that serves nobody who is asked; for a join not ready, with what it lacks."""
    serving = known(rule).union(*(served_by(join) for join, _ in ready))
    for name in given:
        if name in serving:
            continue
        lacking = next((it for it in joined if name in served_by(it[0])), None)
        if lacking is None:
            # Refused with the facts that it takes.
            asked(rule, law, {name: given[name]})
            raise InputError(rule.name, name, "not a fact that it takes, or those joined to it")
        first = rule_named(lacking[0].first)
        wanting = ", ".join(f"{it}=" for it in wanted_by(lacking[0], given))
        told = f"{lacking[1] or first.name} is joined to it, and wants besides {wanting}"
        raise InputError(rule.name, name, told)


def _first(join: Join, law: str, second: Rule, given: Given) -> Asked:
    """The first function of a join asked for a fact of the second."""
    call = _asked_first(join, law, taken_by(join, given))
    if call.refusal:
        raise InputError(join.first, "", call.refusal)
    return Asked(join, law, call, True)


def _asked_first(join: Join, law: str, facts: Given) -> Call:
    """The first function of a join asked for a law, without what this law does not know."""
    first = rule_named(join.first)
    unknown = unknown_to(first, law, facts)
    return asked(first, law, {name: facts[name] for name in facts if name not in unknown})


def _own(rule: Rule, law: str, found: Sequence[Asked], given: Given) -> Call:
    """The function asked, with the facts that were found for it as its first steps."""
    facts = {name: text for name, text in given.items() if name in known(rule)}
    for it in found:
        text, said = written(it.call.value), facts.get(it.join.fact)
        if said is not None and written(_value(rule, it.join.fact, said)) != text:
            mend = f"{it.join.fact}={said} cannot be with the facts of {it.law or it.join.first}"
            told = f"{mend}: from these it is {text}; give one or the other"
            raise InputError(rule.name, it.join.fact, told)
        facts[it.join.fact] = text
    call = asked(rule, law, facts)
    for it in reversed(found):
        call.steps.insert(0, it.call)
    return call


def _renamed(rule: Rule, ready: Sequence[Joined], given: Given) -> Given:
    """The facts given, those of the function too that another calls otherwise."""
    renamed = {
        name: given[theirs]
        for join, _ in ready
        for theirs, name in join.same.items()
        if theirs in given and theirs not in known(rule)
    }
    return {**renamed, **given}


def _value(rule: Rule, fact: str, text: str) -> object:
    try:
        return parse(types_of(rule.function)[fact], text)
    except ValueError:
        return None


def _excepting(joined: Joined, second: Rule, own: Call, given: Given) -> Asked:
    """An exception asked, and whether it applies. What it refuses is no case of its own."""
    join, law = joined
    call = _asked_first(join, law, taken_by(join, given))
    if call.refusal and own_facts(join, second):
        raise InputError(join.first, "", call.refusal)
    is_other = written(call.value) not in join.answers
    return Asked(join, law, call, not call.refusal and is_other and _is_where(join, call, own))


def _is_where(join: Join, call: Call, own: Call) -> bool:
    """Whether the facts are so on which alone the first function of a join speaks."""
    facts = {**own.facts, **call.facts}
    return all(shown(facts.get(name)) == text for name, text in join.where.items())


def _priced(joined: Joined, own: Call, given: Given) -> Iterator[Asked]:
    """A price asked after an answer that names what is priced."""
    join, law = joined
    if own.refusal or (join.answers and written(own.value) not in join.answers):
        return
    facts = taken_by(join, given)
    if join.taken:
        facts[join.taken] = written(own.value)
    call = _asked_first(join, law, facts)
    if call.refusal:
        raise InputError(join.first, "", call.refusal)
    yield Asked(join, law, call, _is_where(join, call, own))


def asked(rule: Rule, law: str, facts: Given) -> Call:
    """A function asked for a law, or for itself where no law is named, as a step of its own.

    Raises InputError for facts that it does not take, or the law does not know.
    """
    words = [f"{name}={text}" for name, text in facts.items()]
    if law:
        refuse_names(rule, law, facts)
    values = parse_facts(rule, words)
    if law:
        refuse_unknown(rule, law, values)
    call = _called(rule, values)
    call.steps[:0] = judged(rule, words)
    return call


def _called(rule: Rule, values: dict[str, Any]) -> Call:
    value: object = None
    refusal = ""
    with tracing() as steps:
        try:
            value = rule(**values)
        except (ValueError, InputError) as error:
            refusal = str(error)
    made = next((step for step in steps if isinstance(step, Call)), None)
    # A denied answer leaves no call behind.
    return made or Call(rule.name, rule.addresses, values, value, refusal)
