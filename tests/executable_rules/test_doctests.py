"""Examples in docstrings are true: those of every game, and of the mechanism that runs them."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import executable_rules
from lawsofplay import casebook, rules

MODULES = sorted(
    module.name
    for package in (executable_rules, casebook, rules)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert "executable_rules.mechanics.cards" in MODULES
    assert doctest.testmod(import_module("executable_rules.mechanics.cards")).attempted > 0
