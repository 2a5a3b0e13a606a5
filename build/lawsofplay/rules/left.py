"""Which facts are judgements, how they are computed, and why the others are left to the table.

Facts of which the table judges stand in executable_rules/judgements.tsv, whose columns, between
tabs, are named in the first line::

    fact  why

``why`` is said of the functions that no judgement (`lawsofplay.rules.judgement`) serves.
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
"""The file, as messages name it."""

HEAD = "fact\twhy"


@dataclass(frozen=True)
class Judged:
    """A fact that is a judgement: what computes it, and of which functions it is left, and why."""

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
    """Judgements for functions that do not ask the fact; lines that are wanting or needless."""
    rules = load_rules()
    for judgement in all_judgements():
        yield from _strange(judgement, rules)
    places = {fact: place for place, (fact, _) in _rows(project)}
    for found in judged_facts(project):
        if found.left and not found.why:
            names = ", ".join(found.left)
            mend = f"{found.fact} is not computed for {names}; say why it is left to the table"
            yield InputError(SHOWN, "", mend)
        elif found.why and not found.left:
            mend = f"{found.fact} is left to the table by no function; take the line out"
            yield InputError(SHOWN, places[found.fact], mend)


def _rows(project: Project) -> Iterator[tuple[str, tuple[str, str]]]:
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 2 or not all(fields):
            raise InputError(SHOWN, place, "must be a fact and why, between tabs")
        yield place, (fields[0], fields[1])


def _asking(rules: Iterable[Rule]) -> dict[str, list[Rule]]:
    """The functions of laws by the facts that they ask."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        for name in rule.usual if rule.addresses else ():
            found.setdefault(name, []).append(rule)
    return found


def _computed() -> dict[str, tuple[Judgement, ...]]:
    found: dict[str, tuple[Judgement, ...]] = {}
    for judgement in all_judgements():
        found[judgement.fact] = (*found.get(judgement.fact, ()), judgement)
    return found


def _left(asking: Iterable[Rule], computed: Iterable[Judgement]) -> tuple[str, ...]:
    served = {name for judgement in computed for name in judgement.functions}
    return tuple(rule.name for rule in asking if rule.name not in served)


def _gloss(asking: Iterable[Rule], fact: str) -> str:
    found = (declared_facts(rule.function).get(fact) for rule in asking)
    return next((it.gloss for it in found if it), "")


def _strange(it: Judgement, rules: dict[str, Rule]) -> Iterator[InputError]:
    for name in it.functions:
        if name not in rules or it.fact not in rules[name].usual:
            mend = f"{it.rule.name}: {name} is no function that asks {it.fact}"
            yield InputError(it.rule.file, f"line {it.rule.line}", mend)
