"""Joins: how a law works together with another of its book that excepts, prices or defines it.

That two laws are joined stands in corpus/relations.tsv; how this runs is said once, beside the
rules, in a module of executable_rules/joins, by the names of their functions::

    excepts(
        "quadrille.exceptions.unpaid_after_the_cut",  # the function of the exception
        "quadrille.claims.after_the_cut",  # that of the law which it excepts
        unless=("nothing-follows",),  # the answers by which it says that it does not
    )

A join serves every book in which relations.tsv joins a law of the one to a law of the other.
Facts of one name are the same fact in both.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pkgutil import iter_modules
from types import MappingProxyType
from typing import NamedTuple

from lawsofplay.rules.registry import PACKAGE, Rule, import_if_there, shelf

FOLDER = f"{PACKAGE}.joins"
"""The package whose modules hold the joins."""

Texts = Mapping[str, str]
"""Facts by name, as typed, or names of facts by others."""

_NOTHING: Texts = MappingProxyType({})


@dataclass(frozen=True)
class Join:
    """How ``first``, a function, excepts, prices or defines what ``second`` answers.

    - ``fact``: the fact of the second that the first answers; it need then not be given.
    - ``answers``: of an exception the answers by which it says that it does not except; of a price
      the answers of the second that name what is priced, any where there are none.
    - ``where``: facts of the two on which alone the first speaks, as typed.
    - ``same``: facts of the first by the name that the second has for them.
    - ``given``: facts of the first that follow from its being asked for the second.
    - ``taken``: the fact of the first that is the answer of the second.
    - ``leaves``: facts of the second that the law of the first does not weigh.
    """

    kind: str
    first: str
    second: str
    fact: str
    answers: tuple[str, ...]
    where: Texts
    same: Texts
    given: Texts
    taken: str
    leaves: tuple[str, ...]
    file: str
    line: int


def excepts(
    first: str,
    *seconds: str,
    unless: tuple[str, ...] = (),
    where: Texts = _NOTHING,
    same: Texts = _NOTHING,
    given: Texts = _NOTHING,
    leaves: tuple[str, ...] = (),
) -> None:
    """Declare that a function's answer stands in place of those of others.

    It does so unless it answers one of ``unless``, and only where the facts ``where`` are so.
    """
    _enter("excepts", first, seconds, "", unless, _Facts(where, same, given, "", leaves))


def prices(
    first: str,
    *seconds: str,
    fact: str = "",
    when: tuple[str, ...] = (),
    taken: str = "",
    where: Texts = _NOTHING,
    same: Texts = _NOTHING,
    given: Texts = _NOTHING,
    leaves: tuple[str, ...] = (),
) -> None:
    """Declare that a function tells what is paid by the answers of others.

    Either it answers a ``fact`` of theirs; or it is asked after them, when they answer one of
    ``when``, and is told their answer as its fact ``taken``.
    """
    _enter("prices", first, seconds, fact, when, _Facts(where, same, given, taken, leaves))


def defines(
    first: str,
    *seconds: str,
    fact: str,
    same: Texts = _NOTHING,
    given: Texts = _NOTHING,
    leaves: tuple[str, ...] = (),
) -> None:
    """Declare that a function answers a fact of others, whose term its law defines."""
    _enter("defines", first, seconds, fact, (), _Facts(_NOTHING, same, given, "", leaves))


class _Facts(NamedTuple):
    """How the facts of two functions go together, as `Join` has it."""

    where: Texts
    same: Texts
    given: Texts
    taken: str
    leaves: tuple[str, ...]


def _enter(
    kind: str,
    first: str,
    seconds: tuple[str, ...],
    fact: str,
    answers: tuple[str, ...],
    facts: _Facts,
) -> None:
    """Take the joins of a declaration in, with the place where it stands."""
    frame = sys._getframe(2)
    file, line = f"{str(frame.f_globals['__name__']).replace('.', '/')}.py", frame.f_lineno
    for second in seconds:
        joins = shelf("joins").setdefault(second, [])
        # A module that is imported again says the same once more.
        joins[:] = [
            join for join in joins if (join.file, join.line, join.first) != (file, line, first)
        ]
        joins.append(Join(kind, first, second, fact, answers, *facts, file, line))


def joins_of(rule: Rule | str) -> tuple[Join, ...]:
    """The joins by which others except, price or define what a function answers."""
    name = rule if isinstance(rule, str) else rule.name
    return tuple(_declared().get(name, ()))


def all_joins() -> tuple[Join, ...]:
    """Every join, by the place where it is declared."""
    found = (join for joins in _declared().values() for join in joins)
    return tuple(sorted(found, key=lambda it: (it.file, it.line, it.second)))


def _declared() -> dict[str, list[Join]]:
    """The joins of all modules by the second function; they are imported when first wanted."""
    loaded = shelf("joins loaded")
    if not loaded:
        loaded["package"] = package = import_if_there(FOLDER)
        for module in iter_modules(package.__path__) if package else ():
            import_if_there(f"{FOLDER}.{module.name}")
    return shelf("joins")
