"""When a joined law is asked too: which facts of its function are given, missing or unknown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import Parameter

from lawsofplay.rules.joins import Join
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.knowing import knows, values_unknown
from lawsofplay.rules.registry import Rule, rule_named
from lawsofplay.rules.shown import shown

Given = Mapping[str, str]
"""Facts by name, as typed."""

Joined = tuple[Join, str]
"""A join, and the address of the law for which its first function is asked; empty for no law."""


def known(rule: Rule) -> set[str]:
    """The facts that may be given for a function, with those of the judgements that serve it."""
    return {
        *rule.usual,
        *(name for judgement in judgements_of(rule) for name in judgement.rule.usual),
    }


def taken_by(join: Join, given: Given) -> dict[str, str]:
    """The given facts that the first function of a join takes, with those that the join gives."""
    first = rule_named(join.first)
    taken: dict[str, str] = {}
    for name in sorted(known(first) - {*join.leaves}):
        text = join.given.get(name, given.get(name, given.get(join.same.get(name, ""))))
        if text is not None:
            taken[name] = text
    return taken


def is_asked(joined: Joined, second: Rule, given: Given) -> bool:
    """Whether, with these facts, the first function of a join is asked together with the second."""
    return _is_ready(joined[0], second, given) and _is_known(joined, given)


def _is_ready(join: Join, second: Rule, given: Given) -> bool:
    """Whether the given facts are enough to ask the first function of a join.

    No fact that it needs may be missing. Besides, all facts of ``where`` must be given, or a fact
    that the second function does not take. If the join has neither, the function is always asked,
    unless the fact that it computes is given.
    """
    own = own_facts(join, second)
    if wanted_by(join, given):
        return False
    if join.where and all(name in given for name in join.where):
        return True
    return not own.isdisjoint(given) if own or join.where else join.fact not in given


def wanted_by(join: Join, given: Given) -> list[str]:
    """The facts that the first function of a join needs and that are missing, in its order."""
    first, taken = rule_named(join.first), taken_by(join, given)
    computed = {
        judgement.fact
        for judgement in judgements_of(first)
        if all(name in taken for name in _needed(judgement.rule))
    }
    # The facts of ``where`` must be given, even if their values are the usual ones.
    needed = {*_needed(first), *join.where} - {join.taken}
    missing = needed.difference(taken, computed)
    return [name for name in first.usual if name in missing]


def _is_known(joined: Joined, given: Given) -> bool:
    """Whether the law of a join knows the given facts, and those of the join's ``where``.

    A fact that is given with its usual value need not be known.
    """
    join, law = joined
    first = rule_named(join.first)
    unknown = unknown_to(first, law, taken_by(join, given))
    strange = [name for name, text in unknown.items() if text != shown(first.usual.get(name))]
    return is_meant(joined) and not strange and not _has_unknown_value(joined, given)


def _has_unknown_value(joined: Joined, given: Given) -> bool:
    """Whether a given fact has a value that the law of a join does not know."""
    join, law = joined
    first, facts = rule_named(join.first), taken_by(joined[0], given)
    return bool(law) and any(
        facts[name] in values_unknown(first, law, name) for name in first.usual if name in facts
    )


def is_meant(joined: Joined) -> bool:
    """Whether the law of a join knows all facts of the join's ``where``."""
    join, law = joined
    first = rule_named(join.first)
    return not law or all(knows(first, law, name) for name in join.where)


def unknown_to(rule: Rule, law: str, facts: Given) -> Given:
    """The facts of a function that a law does not know; none if the address is empty."""
    return {name: text for name, text in facts.items() if law and not knows(rule, law, name)}


def _needed(rule: Rule) -> Iterator[str]:
    return (name for name, usual in rule.usual.items() if usual is Parameter.empty)


def own_facts(join: Join, second: Rule) -> set[str]:
    """The facts that the first function of a join takes and the second does not."""
    theirs = known(second)
    open_facts = _open(join)
    return {name for name in open_facts if theirs.isdisjoint({name, join.same.get(name)})}


def _open(join: Join) -> set[str]:
    """The facts of the first function of a join that a user may give."""
    first = rule_named(join.first)
    own = first.usual.keys() - {join.taken, *join.given, *join.leaves}
    serving = [judgement for judgement in judgements_of(first) if judgement.fact in own]
    return {*own, *(name for judgement in serving for name in judgement.rule.usual)}


def served_by(join: Join) -> set[str]:
    """The facts that a join can use, by their names in both functions."""
    return {*_open(join), *join.same.values()}
