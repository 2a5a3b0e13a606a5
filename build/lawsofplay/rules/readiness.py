"""When a law joined to another is asked with it: which of its facts are given, wanting, unknown."""

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
"""A join, and the law by which its first function is asked; empty when no law is."""


def known(rule: Rule) -> set[str]:
    """The facts that may be given for a function, those included from which one is computed."""
    return {
        *rule.usual,
        *(name for judgement in judgements_of(rule) for name in judgement.rule.usual),
    }


def taken_by(join: Join, given: Given) -> dict[str, str]:
    """The facts given as the first function of a join takes them, those that follow too."""
    first = rule_named(join.first)
    found = {}
    for name in sorted(known(first) - {*join.leaves}):
        text = join.given.get(name, given.get(name, given.get(join.same.get(name, ""))))
        if text is not None:
            found[name] = text
    return found


def is_asked(joined: Joined, second: Rule, given: Given) -> bool:
    """Whether the first function of a join is asked with the second, on these facts."""
    return _is_ready(joined[0], second, given) and _is_known(joined, given)


def _is_ready(join: Join, second: Rule, given: Given) -> bool:
    """Whether all that the first function of a join needs is given, its own too.

    Of its own must be given a fact that the second does not ask, or those on which alone it speaks.
    Where it has neither, it is always asked; not for a fact that is given itself.
    """
    own = own_facts(join, second)
    if wanted_by(join, given):
        return False
    if join.where and all(name in given for name in join.where):
        return True
    return not own.isdisjoint(given) if own or join.where else join.fact not in given


def wanted_by(join: Join, given: Given) -> list[str]:
    """The facts of the first function of a join that are wanting, in its order."""
    first, here = rule_named(join.first), taken_by(join, given)
    computed = {
        judgement.fact
        for judgement in judgements_of(first)
        if all(name in here for name in _needed(judgement.rule))
    }
    # What it speaks of alone must be said, though it be usual.
    needed = {*_needed(first), *join.where} - {join.taken}
    return [it for it in first.usual if it in needed and it not in here and it not in computed]


def _is_known(joined: Joined, given: Given) -> bool:
    """Whether the law asked by a join knows the facts given, and those on which the join speaks.

    What is given as usual, any law may know.
    """
    join, law = joined
    first = rule_named(join.first)
    unknown = unknown_to(first, law, taken_by(join, given))
    strange = [it for it in unknown if unknown[it] != shown(first.usual.get(it))]
    return is_meant(joined) and not strange and not _has_unknown_value(joined, given)


def _has_unknown_value(joined: Joined, given: Given) -> bool:
    """Whether a fact has a value that the law asked by a join does not know."""
    join, law = joined
    first, facts = rule_named(join.first), taken_by(joined[0], given)
    return bool(law) and any(
        facts[name] in values_unknown(first, law, name) for name in first.usual if name in facts
    )


def is_meant(joined: Joined) -> bool:
    """Whether the law asked by a join knows the facts on which alone the join speaks."""
    join, law = joined
    first = rule_named(join.first)
    return not law or all(knows(first, law, name) for name in join.where)


def unknown_to(rule: Rule, law: str, facts: Given) -> Given:
    """The facts of a function that a law does not know; none where no law is asked."""
    return {name: text for name, text in facts.items() if law and not knows(rule, law, name)}


def _needed(rule: Rule) -> Iterator[str]:
    return (name for name, usual in rule.usual.items() if usual is Parameter.empty)


def own_facts(join: Join, second: Rule) -> set[str]:
    """The facts that the first function of a join asks, and the second does not."""
    theirs = known(second)
    return {it for it in _open(join) if it not in theirs and join.same.get(it) not in theirs}


def _open(join: Join) -> set[str]:
    """The facts of the first function of a join that whoever asks may give."""
    first = rule_named(join.first)
    found = first.usual.keys() - {join.taken, *join.given, *join.leaves}
    computed = [judgement for judgement in judgements_of(first) if judgement.fact in found]
    return {*found, *(name for it in computed for name in it.rule.usual)}


def served_by(join: Join) -> set[str]:
    """The facts that serve a join, by the names of both of its functions."""
    return {*_open(join), *join.same.values()}
