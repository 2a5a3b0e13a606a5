"""Which facts are judgements: how they are computed, or why players at the table must judge.

executable_rules/judgements.tsv lists the facts that are left to the table. Its columns, between
tabs, are named in the first line::

    fact  why

``why`` is the reason for the functions that no judgement (`lawsofplay.rules.judgement`) serves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_rows
from lawsofplay.base.project import Project
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.judgement import Judgement, all_judgements
from lawsofplay.rules.registry import Rule, load_rules

SHOWN = "executable_rules/judgements.tsv"
"""The name of the file in messages."""

HEAD = "fact\twhy"


@dataclass(frozen=True)
class Judged:
    """A fact that is a judgement.

    ``computed`` are the judgements that compute it. ``left`` are the functions for which it is
    left to the table, and ``why`` is the reason.
    """

    fact: str
    gloss: str
    computed: tuple[Judgement, ...]
    left: tuple[str, ...]
    why: str


def judged_facts(project: Project) -> tuple[Judged, ...]:
    """Every fact that is a judgement, sorted by name. Raises InputError for a malformed file."""
    why = {fact: words for _, (fact, words) in _rows(project)}
    asking = _asking(load_rules().values())
    computed = _computed()
    return tuple(
        Judged(
            fact,
            _gloss(asking.get(fact, ()), fact),
            computed.get(fact, ()),
            _left(asking.get(fact, ()), computed.get(fact, ())),
            why.get(fact, ""),
        )
        for fact in sorted(why.keys() | computed.keys())
    )


def judgement_faults(project: Project) -> Iterator[InputError]:
    """Faults: judgements for functions that do not take the fact, missing and needless lines."""
    rules = load_rules()
    for judgement in all_judgements():
        yield from _needless_functions(judgement, rules)
    places = {fact: place for place, (fact, _) in _rows(project)}
    for judged in judged_facts(project):
        if judged.left and not judged.why:
            names = ", ".join(judged.left)
            mend = f"{judged.fact} is not computed for {names}; say why it is left to the table"
            yield InputError(SHOWN, "", mend)
        elif judged.why and not judged.left:
            mend = f"{judged.fact} is left to the table by no function; take the line out"
            yield InputError(SHOWN, places[judged.fact], mend)


def _rows(project: Project) -> Iterator[tuple[str, tuple[str, str]]]:
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 2 or not all(fields):
            raise InputError(SHOWN, place, "must be a fact and why, between tabs")
        yield place, (fields[0], fields[1])


def _asking(rules: Iterable[Rule]) -> dict[str, list[Rule]]:
    """The functions of laws by the facts that they take."""
    by_fact: dict[str, list[Rule]] = {}
    for rule in rules:
        for name in rule.usual if rule.addresses else ():
            by_fact.setdefault(name, []).append(rule)
    return by_fact


def _computed() -> dict[str, tuple[Judgement, ...]]:
    by_fact: dict[str, tuple[Judgement, ...]] = {}
    for judgement in all_judgements():
        by_fact[judgement.fact] = (*by_fact.get(judgement.fact, ()), judgement)
    return by_fact


def _left(asking: Iterable[Rule], computed: Iterable[Judgement]) -> tuple[str, ...]:
    served = {name for judgement in computed for name in judgement.functions}
    return tuple(rule.name for rule in asking if rule.name not in served)


def _gloss(asking: Iterable[Rule], fact: str) -> str:
    declared = (declared_facts(rule.function).get(fact) for rule in asking)
    return next((found.gloss for found in declared if found), "")


def _needless_functions(judgement: Judgement, rules: dict[str, Rule]) -> Iterator[InputError]:
    """Faults: functions that a judgement names, but that do not take its fact."""
    rule, fact = judgement.rule, judgement.fact
    for name in judgement.functions:
        if name not in rules or fact not in rules[name].usual:
            mend = f"{rule.name}: {name} is no function that asks {fact}"
            yield InputError(rule.file, f"line {rule.line}", mend)
