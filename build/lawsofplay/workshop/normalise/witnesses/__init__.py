"""The rules of each witness, in the order in which they run: one module for each."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.model import GROUPS, RepairRule


def rules_of(siglum: str) -> tuple[RepairRule, ...]:
    """The rules of a witness, in order; groups never go backwards.

    Raises InputError for a witness whose rules nobody has written.
    """
    if find_spec(f"{__name__}.{siglum}") is None:
        shown = f"build/lawsofplay/workshop/normalise/witnesses/{siglum}.py"
        raise InputError(shown, "", "no rules yet; write the tuple RULES: docs/adding-a-book.md")
    rules: tuple[RepairRule, ...] = import_module(f"{__name__}.{siglum}").RULES
    places = [GROUPS.index(rule.group) for rule in rules]
    if places != sorted(places) or len({rule.id for rule in rules}) != len(rules):
        raise ValueError(f"rules of {siglum}: groups out of order, or a rule id stands twice")
    return rules
