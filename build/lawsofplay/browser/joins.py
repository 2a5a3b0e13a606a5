"""The data of laws that work together: which pairs are joined, and by which functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lawsofplay.base.project import Project
from lawsofplay.browser.facts import Data
from lawsofplay.model.relations import Relation, load_joins
from lawsofplay.rules.join_check import way
from lawsofplay.rules.joins import Join, all_joins
from lawsofplay.rules.registry import Rule


def joins_data(project: Project, rules: dict[str, Rule], *, told: bool) -> Data:
    """The joined pairs, the declarations of joins, and the functions that these name, by law.

    With ``told`` there are also pairs whose relation is only stated; else only those that are asked
    together.
    """
    joins = all_joins()
    pairs = [join for join in load_joins(project) if told or way(join, joins, rules) == "declared"]
    return {
        "pairs": [[pair.relation, pair.law, pair.other, pair.difference] for pair in pairs],
        "joins": [_declared(join) for join in joins],
        "laws": _functions(pairs, joins, rules),
    }


def _declared(join: Join) -> list[object]:
    """A declaration as a list, in the order of its fields, without the place where it stands."""
    named = [dict(facts) for facts in (join.where, join.same, join.given)]
    answers, leaves = list(join.answers), list(join.leaves)
    return [join.kind, join.first, join.second, join.fact, answers, *named, join.taken, leaves]


def _functions(
    pairs: Iterable[Relation], joins: Iterable[Join], rules: Mapping[str, Rule]
) -> dict[str, list[str]]:
    """The functions that declarations name, by the law that they execute."""
    names = sorted({name for join in joins for name in (join.first, join.second)})
    laws = sorted({law for pair in pairs for law in (pair.law, pair.other)})
    by_law = {law: [name for name in names if law in rules[name].addresses] for law in laws}
    return {law: own for law, own in by_law.items() if own}
