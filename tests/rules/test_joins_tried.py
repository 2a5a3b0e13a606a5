"""Every join is needed: taken out, or with a part of it taken out, a case of the casebook fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.cases import all_faults
from lawsofplay.rules.joins import Join, all_joins
from lawsofplay.rules.registry import load_rules, shelf

JOINS = all_joins()


@cache
def cases() -> tuple[tuple[str, Case], ...]:
    load_rules()
    books = casebooks(find_project().root)
    return tuple((book.file, case) for book in books for case in book.cases if case.together)


def weaker(join: Join) -> Iterator[Join | None]:
    """The join left out, and without each of its parts."""
    yield None
    for answer in join.answers:
        yield replace(join, answers=tuple(other for other in join.answers if other != answer))
    for part in ("where", "same", "given"):
        texts = getattr(join, part)
        for name in texts:
            fewer: Any = {key: texts[key] for key in texts if key != name}
            yield replace(join, **{part: fewer})


def is_missed(join: Join, weak: Join | None) -> bool:
    """Whether a case that asks the join fails when it is replaced."""
    joins = shelf("joins")[join.second]
    before = list(joins)
    joins[:] = [weak if other == join else other for other in before if weak or other != join]
    try:
        asking = [
            (file, case)
            for file, case in cases()
            for question in case.together
            if question.function == join.second and join.first in question.joined
        ]
        return any(all_faults(file, case) for file, case in asking)
    finally:
        joins[:] = before


@pytest.mark.parametrize("join", JOINS, ids=[f"{join.second} with {join.first}" for join in JOINS])
def test_a_case_fails_without_the_join_or_any_part_of_it(join: Join) -> None:
    missed = [is_missed(join, weak) for weak in weaker(join)]
    assert all(missed), list(zip(missed, weaker(join), strict=True))
