"""Joins: how a law works together with another of its book that excepts, prices or defines it.

corpus/relations.tsv says which laws are joined. A module of executable_rules/joins declares once
how their functions work together::

    excepts(
        "quadrille.exceptions.unpaid_after_the_cut",  # the function of the exception
        "quadrille.claims.after_the_cut",  # the function of the law with the exception
        unless=("nothing-follows",),  # with this answer the exception does not apply
    )

A join holds for every book in which relations.tsv joins two laws of these functions. Facts with
the same name are the same fact in both functions.
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
"""Facts by name, as typed; or names of facts by other names."""

_NOTHING: Texts = MappingProxyType({})


@dataclass(frozen=True)
class Join:
    """How the function ``first`` excepts, prices or defines the answer of the function ``second``.

    - ``fact``: a fact of the second that the first computes, so that it need not be given.
    - ``answers``: for an exception, the answers by which it does not apply; for a price, the
      answers of the second that have this price (empty: all answers).
    - ``where``: the only values of facts, as typed, on which the join applies.
    - ``same``: names of facts of the first, each with the name of the same fact in the second.
    - ``given``: facts of the first, as typed, that are certain when it is joined to the second.
    - ``taken``: the fact of the first whose value is the answer of the second.
    - ``leaves``: facts of the second that the first ignores, though it has facts of these names.
    - ``file`` and ``line``: where the join is declared.
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
    """Declare that the answer of ``first`` replaces those of other functions, as an exception.

    It does not when it is one of ``unless``, nor when the facts are not as in ``where``.
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
    """Declare that a function says what is paid for the answers of other functions.

    With ``fact`` it computes this fact of theirs. Otherwise it is asked after them, if their
    answer is one of ``when``, and its fact ``taken`` is their answer.
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
    """Declare that a function computes a fact of others, since its law defines the term."""
    _enter("defines", first, seconds, fact, (), _Facts(_NOTHING, same, given, "", leaves))


class _Facts(NamedTuple):
    """How the facts of two joined functions go together; for the fields see `Join`."""

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
    """Register the joins of a declaration, with its file and line."""
    frame = sys._getframe(2)
    file, line = f"{str(frame.f_globals['__name__']).replace('.', '/')}.py", frame.f_lineno
    for second in seconds:
        joins = shelf("joins").setdefault(second, [])
        # A module that is imported again declares its joins again.
        joins[:] = [
            join for join in joins if (join.file, join.line, join.first) != (file, line, first)
        ]
        joins.append(Join(kind, first, second, fact, answers, *facts, file, line))


def joins_of(rule: Rule | str) -> tuple[Join, ...]:
    """The joins by which other functions except, price or define the answer of a function."""
    name = rule if isinstance(rule, str) else rule.name
    return tuple(_declared().get(name, ()))


def all_joins() -> tuple[Join, ...]:
    """Every join, sorted by the place of its declaration."""
    declared = (join for joins in _declared().values() for join in joins)
    return tuple(sorted(declared, key=lambda join: (join.file, join.line, join.second)))


def _declared() -> dict[str, list[Join]]:
    """The joins of all modules by their second function; the first call imports the modules."""
    loaded = shelf("joins loaded")
    if not loaded:
        loaded["package"] = package = import_if_there(FOLDER)
        for module in iter_modules(package.__path__) if package else ():
            import_if_there(f"{FOLDER}.{module.name}")
    return shelf("joins")
