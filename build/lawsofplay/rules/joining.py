"""Asking a function together with those that except, price or define its answer.

The facts of all functions are given at once. If the facts of an exception are given too and it
applies, its answer decides. If those of a price or definition are given, the facts that follow
from them need not be given.
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
    """A joined function that was asked, its call, and whether it changes or completes the answer.

    ``law`` is the address for which it was asked; it is empty if only the function was asked.
    """

    join: Join
    law: str
    call: Call
    applies: bool


@dataclass(frozen=True)
class Outcome:
    """The call of a function (``own``), and those of the functions joined to it (``asked``)."""

    own: Call
    asked: tuple[Asked, ...]

    @property
    def excepting(self) -> Asked | None:
        """The exception that applies, if one does."""
        return self._applying("excepts")

    @property
    def pricing(self) -> Asked | None:
        """The price of the answer, if one applies."""
        return self._applying("prices")

    @property
    def last(self) -> Call:
        """The call that decides: that of an exception, or of a price, or else its own."""
        deciding = self.excepting or self.pricing
        return deciding.call if deciding else self.own

    def _applying(self, kind: str) -> Asked | None:
        applying = (asked for asked in self.asked if asked.applies and asked.join.kind == kind)
        return next((asked for asked in applying if not asked.join.fact), None)


def together(rule: Rule, law: str, joined: Sequence[Joined], given: Given) -> Outcome:
    """Ask a function, and the functions joined to it whose facts are given.

    Raises InputError for facts that no function takes, and for missing or impossible facts. When
    the function itself refuses the facts, ``own.refusal`` of the outcome says why.
    """
    ready = [link for link in joined if is_asked(link, rule, given)]
    _refuse_useless(rule, law, joined, ready, given)
    before = [_first(join, law, rule, given) for join, law in ready if join.fact]
    own = _own(rule, law, before, _renamed(rule, ready, given))
    others = [link for link in ready if not link[0].fact]
    excepting = [
        _excepting(other, rule, own, given) for other in others if other[0].kind == "excepts"
    ]
    open_to_price = not any(asked.applies for asked in excepting)
    priced = [other for other in others if other[0].kind == "prices"] if open_to_price else []
    after = [asked for other in priced for asked in _priced(other, own, given)]
    return Outcome(own, (*before, *excepting, *after))


def _refuse_useless(
    rule: Rule, law: str, joined: Sequence[Joined], ready: Sequence[Joined], given: Given
) -> None:
    """Raise InputError for a fact that no asked function takes.

    If it belongs to a join that lacks other facts, the message names these.
    """
    serving = known(rule).union(*(served_by(join) for join, _ in ready))
    for name in given:
        if name in serving:
            continue
        lacking = next((link for link in joined if name in served_by(link[0])), None)
        if lacking is None:
            # This raises an error that names the facts which the function takes.
            asked(rule, law, {name: given[name]})
            raise InputError(rule.name, name, "not a fact that it takes, or those joined to it")
        first = rule_named(lacking[0].first)
        wanting = ", ".join(f"{fact}=" for fact in wanted_by(lacking[0], given))
        mend = f"{lacking[1] or first.name} is joined to it, and needs besides {wanting}"
        raise InputError(rule.name, name, mend)


def _first(join: Join, law: str, second: Rule, given: Given) -> Asked:
    """Ask the first function of a join, to compute a fact of the second."""
    call = _asked_first(join, law, taken_by(join, given))
    if call.refusal:
        raise InputError(join.first, "", call.refusal)
    return Asked(join, law, call, True)


def _asked_first(join: Join, law: str, facts: Given) -> Call:
    """Call the first function of a join for a law, without facts that the law does not know."""
    first = rule_named(join.first)
    unknown = unknown_to(first, law, facts)
    return asked(first, law, {name: facts[name] for name in facts if name not in unknown})


def _own(rule: Rule, law: str, before: Sequence[Asked], given: Given) -> Call:
    """Call the function; the calls ``before`` computed facts for it, and are its first steps."""
    facts = {name: text for name, text in given.items() if name in known(rule)}
    for source in before:
        fact, text = source.join.fact, written(source.call.value)
        typed = facts.get(fact)
        if typed is not None and written(_value(rule, fact, typed)) != text:
            mend = f"{fact}={typed} cannot be with the facts of {source.law or source.join.first}"
            mend += f": from these it is {text}; give one or the other"
            raise InputError(rule.name, fact, mend)
        facts[fact] = text
    call = asked(rule, law, facts)
    for source in reversed(before):
        call.steps.insert(0, source.call)
    return call


def _renamed(rule: Rule, ready: Sequence[Joined], given: Given) -> Given:
    """The facts given; a fact that a joined function calls otherwise has both names."""
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
    """Ask an exception, and find whether it applies; it does not if it refuses the facts."""
    join, law = joined
    call = _asked_first(join, law, taken_by(join, given))
    if call.refusal and own_facts(join, second):
        raise InputError(join.first, "", call.refusal)
    is_other = written(call.value) not in join.answers
    return Asked(join, law, call, not call.refusal and is_other and _is_where(join, call, own))


def _is_where(join: Join, call: Call, own: Call) -> bool:
    """Whether the facts have the values on which alone a join applies (its ``where``)."""
    facts = {**own.facts, **call.facts}
    return all(shown(facts.get(name)) == text for name, text in join.where.items())


def _priced(joined: Joined, own: Call, given: Given) -> Iterator[Asked]:
    """Ask a price, if the answer of the function is one that is priced."""
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
    """Call a function for a law, or for no law if the address is empty; judgements come first.

    Raises InputError for facts that the function does not take or the law does not know.
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
    # A function whose answer is denied records no call.
    return made or Call(rule.name, rule.addresses, values, value, refusal)
