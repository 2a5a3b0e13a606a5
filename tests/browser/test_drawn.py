"""Facts drawn at random, as a reader might type them: both hosts answer alike."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from inspect import Parameter
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import WHOLE_PACK, Card
from lawsofplay.model.edition import Edition
from lawsofplay.rules.facts import types_of
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.rules.shown import shown
from tests.browser.comparison import Asked, differences
from tests.browser.conftest import casebook_calls
from tests.conftest import REAL
from tests.hunt.facts import TEXTS

MANY = 20_000
"""How many calls are drawn."""

LETTERS = st.characters(exclude_categories=("Cn", "Co", "Cs"))
"""Signs that both hosts know, since a newer Unicode has signs that an older one lacks."""

Known = Mapping[tuple[str, str], list[str]]
"""The texts that the casebook has for each fact of a function."""


@pytest.mark.long
def test_what_is_drawn_is_answered_alike(edition: Edition, scripts: Path) -> None:
    calls = drawn(MANY)
    assert len(calls) == MANY
    node = shutil.which("node")
    assert node
    assert list(differences(edition, Path(node), scripts, calls)) == []


def test_some_are_answered_alike(edition: Edition, scripts: Path) -> None:
    node = shutil.which("node")
    assert node
    calls = drawn(500)
    assert list(differences(edition, Path(node), scripts, calls)) == []


def drawn(many: int) -> list[Asked]:
    """A number of calls, the same each time."""
    known: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, _, facts in casebook_calls(REAL):
        for fact, text in facts.items():
            known[name, fact].append(text)
    found: list[Asked] = []

    @settings(
        max_examples=many,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(calls(known))
    def gather(call: Asked) -> None:
        found.append(call)

    gather()
    return found


def calls(known: Known) -> st.SearchStrategy[Asked]:
    """A function, one of its laws, and facts; now and then a required fact is missing."""
    rules = load_rules()
    each = {name: calls_of(rule, known) for name, rule in rules.items()}
    return st.sampled_from(list(rules)).flatmap(each.__getitem__)


def calls_of(rule: Rule, known: Known) -> st.SearchStrategy[Asked]:
    """Calls of a function."""
    hints = types_of(rule.function)
    facts = {fact: texts(hints[fact], known.get((rule.name, fact), [])) for fact in rule.usual}
    needed = {fact: facts[fact] for fact in facts if rule.usual[fact] is Parameter.empty}
    others = {fact: facts[fact] for fact in facts if fact not in needed}
    whole = st.fixed_dictionaries(needed, optional=others)
    some: st.SearchStrategy[dict[str, str]] = st.fixed_dictionaries({}, optional=facts)
    given = st.one_of(whole, whole, whole, some)
    return st.tuples(st.just(rule.name), st.sampled_from(rule.addresses or ("",)), given)


def texts(kind: Any, known: list[str]) -> st.SearchStrategy[str]:
    """What may be typed for a fact: as in the casebook, as its type allows, or anything."""
    right = [st.sampled_from(known)] * 4 if known else []
    return st.one_of(*right, typed(kind), typed(kind), st.sampled_from(TEXTS))


def typed(kind: Any) -> st.SearchStrategy[str]:
    """Texts for a type."""
    inner = get_args(kind)
    if get_origin(kind) is Literal:
        return st.sampled_from([shown(part) for part in inner])
    if inner:
        items = st.lists(typed(inner[0]), max_size=6)
        return items.map((";" if get_args(inner[0]) else ",").join)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from([member.name for member in kind])
    plain: dict[Any, st.SearchStrategy[str]] = {
        bool: st.sampled_from(["yes", "no"]),
        int: st.integers(-3, 60).map(str),
        Fraction: st.fractions(0, 9, max_denominator=60).map(str),
        Card: st.sampled_from(WHOLE_PACK).map(str),
    }
    return plain.get(kind, st.text(LETTERS, max_size=9))
