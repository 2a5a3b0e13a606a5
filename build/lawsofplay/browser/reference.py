"""The answers that the page must give, computed by Python for comparison.

``Laws.ask`` must answer as `answer` does, and ``Laws.joined`` as `joined_answer`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.model.edition import Edition
from lawsofplay.rules.asking import asked_facts
from lawsofplay.rules.explanation import Explanation
from lawsofplay.rules.facts import judged
from lawsofplay.rules.knowing import refuse_unknown
from lawsofplay.rules.linked import Link, ruling_of
from lawsofplay.rules.linked_telling import ruling_data
from lawsofplay.rules.provisos import home
from lawsofplay.rules.registry import Rule, rules_citing
from lawsofplay.rules.tell import refused
from lawsofplay.rules.trace import Call, tracing


@dataclass(frozen=True)
class Answer:
    """The value of a function (None where it refused the facts) and its explanation as data."""

    value: object
    explained: dict[str, Any]


def answer(edition: Edition, rule: Rule, address: str, facts: Mapping[str, str]) -> Answer:
    """What a function of a law answers to facts as they are typed."""
    given = [f"{name}={text}" for name, text in facts.items()]
    try:
        values, computed = asked_facts(rule, address, given), judged(rule, given)
        refuse_unknown(rule, address, values)
    except InputError as error:
        return Answer(None, _not_asked(edition, rule, address, error))
    # The traced call keeps the reason of a refusal.
    with tracing() as steps, suppress(Exception):
        rule(**values)
    call = steps[0]
    assert isinstance(call, Call)
    call.steps[:0] = computed
    return Answer(call.value, Explanation(call, address).data(edition))


def joined_answer(
    edition: Edition, links: tuple[Link, ...], address: str, facts: Mapping[str, str]
) -> dict[str, Any]:
    """What a law and those linked to it answer: the data of ``laws explain --json``.

    If the law cannot be asked, the data is only the reason, ``refusal``.
    """
    rules, given = rules_citing(address), [f"{name}={text}" for name, text in facts.items()]
    try:
        rule, ruling = ruling_of(rules, address, links, given)
    except InputError as error:
        return {"refusal": f"{error.place}: {error.mend}" if error.place else error.mend}
    return ruling_data(ruling, rule, facts, edition)


def _not_asked(edition: Edition, rule: Rule, address: str, error: InputError) -> dict[str, Any]:
    """The data for facts that cannot be read or that the law does not know."""
    refusal = f"{error.place}: {error.mend}" if error.place else error.mend
    return {
        "function": rule.name,
        "laws": {law: edition.law(law).text for law in home(rule.addresses, address)},
        "facts": {},
        "value": None,
        "refusal": refusal,
        "told": refused(refusal).data(),
        "steps": [],
    }
