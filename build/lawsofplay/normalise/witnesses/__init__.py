"""The rules of each witness, in the order in which they run: one module a witness."""

from __future__ import annotations

from importlib import import_module

from lawsofplay.normalise.model import GROUPS, Rule


def rules_of(siglum: str) -> tuple[Rule, ...]:
    """The rules of a witness, in order; groups never go backwards."""
    module = import_module(f"lawsofplay.normalise.witnesses.{siglum}")
    rules: tuple[Rule, ...] = module.RULES
    places = [GROUPS.index(rule.group) for rule in rules]
    if places != sorted(places) or len({rule.id for rule in rules}) != len(rules):
        raise ValueError(f"rules of {siglum}: groups out of order, or a rule id stands twice")
    return rules
