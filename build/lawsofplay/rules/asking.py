"""Asking a law: which functions answer for it, what they want to know, what they say."""

from __future__ import annotations

import inspect
from dataclasses import asdict
from typing import Any

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.rules import registry
from lawsofplay.rules.explanation import Explanation, explain_rule
from lawsofplay.rules.facts import facts_of, parse_facts
from lawsofplay.rules.registry import Rule


def rules_for(edition: Edition, address: str) -> tuple[Rule, ...]:
    """The functions of a law. Raises InputError for an unknown address or a law without one."""
    law = edition.law(address)
    registry.load_rules()
    rules = registry.rules_citing(address)
    if not rules:
        why = f" ({law.kind}: {law.reason})" if law.reason else ""
        raise InputError(address, "", f"no function executes it yet{why}")
    return rules


def described(rule: Rule) -> dict[str, Any]:
    """What a function wants to know: its facts, with what each may be, and its docstring."""
    return {
        "function": rule.name,
        "signature": str(rule.signature).replace("executable_rules.", ""),
        "documentation": inspect.getdoc(rule.function),
        "facts": [asdict(fact) for fact in facts_of(rule)],
    }


def fitting(rules: tuple[Rule, ...], given: list[str]) -> tuple[Rule, dict[str, Any]]:
    """The first function that these facts fit, and their values.

    Raises InputError with what is wrong for the function that knows most of the facts.
    """
    names = {word.partition("=")[0] for word in given}
    ranked = sorted(rules, key=lambda rule: -len(names & set(rule.signature.parameters)))
    faults: list[InputError] = []
    for rule in ranked:
        try:
            return rule, parse_facts(rule, given)
        except InputError as error:
            faults.append(error)
    raise faults[0]


def answer(rule: Rule, facts: dict[str, Any]) -> Explanation:
    """Apply a rule. Raises InputError when it refuses the facts."""
    explanation = explain_rule(rule, facts)
    if explanation.call.refusal:
        raise InputError(rule.name, "", explanation.call.refusal)
    return explanation
