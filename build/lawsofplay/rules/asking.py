"""Asking a law: which functions answer for it, which facts they take, and what they answer."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, TypedDict

from lawsofplay.base.errors import InputError
from lawsofplay.model.edition import Edition
from lawsofplay.rules import registry
from lawsofplay.rules.explanation import Explanation, explain_rule
from lawsofplay.rules.facts import Wanted, facts_of, judged, parse_facts
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.knowing import knows, refuse_names, refuse_unknown, values_unknown
from lawsofplay.rules.registry import Rule
from lawsofplay.rules.trace import Call


def rules_for(edition: Edition, address: str) -> tuple[Rule, ...]:
    """The functions that execute a law. Raises InputError if there is no such law or none do."""
    law = edition.law(address)
    registry.load_rules()
    rules = registry.rules_citing(address)
    if not rules:
        why = f" ({law.kind}: {law.reason})" if law.reason else ""
        raise InputError(address, "", f"no function executes it yet{why}")
    return rules


class JudgementData(TypedDict):
    """A judgement that computes a fact: its function, its gloss, and the facts that it takes."""

    fact: str
    function: str
    gloss: str
    facts: list[dict[str, Any]]


class Description(TypedDict):
    """A function as asked for a law, for JSON; its facts have the fields of `Wanted`."""

    function: str
    signature: str
    documentation: str
    facts: list[dict[str, Any]]
    judgements: list[JudgementData]


def described(rule: Rule, address: str) -> Description:
    """A function as asked for a law, for JSON: docstring, facts with what each may be, judgements.

    Facts that the law does not know are left out.
    """
    facts = [fact for fact in facts_of(rule) if knows(rule, address, fact.name)]
    return {
        "function": rule.name,
        "signature": str(rule.signature).replace("executable_rules.", ""),
        "documentation": inspect.getdoc(rule.function) or "",
        "facts": [asdict(fact) | _without(rule, address, fact) for fact in facts],
        "judgements": [
            {
                "fact": judgement.fact,
                "function": judgement.rule.name,
                "gloss": judgement.rule.gloss,
                "facts": [asdict(fact) for fact in facts_of(judgement.rule)],
            }
            for judgement in judgements_of(rule)
            if knows(rule, address, judgement.fact)
        ],
    }


def _without(rule: Rule, address: str, fact: Wanted) -> dict[str, str]:
    """The words for what a fact may be, if the law does not know some of its values."""
    unknown = values_unknown(rule, address, fact.name)
    return {"may_be": f"{fact.may_be}; here not {' or '.join(unknown)}"} if unknown else {}


def fitting(rules: tuple[Rule, ...], address: str, given: list[str]) -> tuple[Rule, dict[str, Any]]:
    """The first function of a law that takes these facts, and the values of its facts.

    Facts from which a judgement computes a fact count as facts of the function too. Raises the
    InputError of the function that knows most of the facts.
    """
    names = {word.partition("=")[0] for word in given}
    ranked = sorted(rules, key=lambda rule: -len(names & _known(rule)))
    faults: list[InputError] = []
    for rule in ranked:
        try:
            return rule, asked_facts(rule, address, given)
        except InputError as error:
            faults.append(error)
    raise faults[0]


def _known(rule: Rule) -> set[str]:
    """The names of the facts that may be given for a function."""
    return {
        *rule.usual,
        *(name for judgement in judgements_of(rule) for name in judgement.rule.usual),
    }


def asked_facts(rule: Rule, address: str, given: Iterable[str]) -> dict[str, Any]:
    """The values of ``fact=value`` words for one function of a law.

    Raises InputError as `parse_facts` does, and for a fact that the law does not know.
    """
    given = tuple(given)
    refuse_names(rule, address, [word.partition("=")[0] for word in given])
    return parse_facts(rule, given)


def answer(
    rule: Rule, address: str, facts: dict[str, Any], judged: Sequence[Call] = ()
) -> Explanation:
    """Apply a rule for a law that it executes; ``judged`` is as in `explain_rule`.

    Raises InputError when the rule refuses the facts, and for a fact that the law does not know.
    """
    refuse_unknown(rule, address, facts)
    explanation = explain_rule(rule, facts, address, judged)
    if explanation.call.refusal:
        raise InputError(rule.name, "", explanation.call.refusal)
    return explanation


def ask(rule: Rule, address: str, given: Iterable[str]) -> Explanation:
    """Ask a law, through one of its functions, about facts typed as ``fact=value`` words.

    Raises InputError as `asked_facts` and `answer` do.
    """
    given = tuple(given)
    return answer(rule, address, asked_facts(rule, address, given), judged(rule, given))
