"""What the page must answer, by Python: the same data for the same words.

``Laws.ask`` answers as `answer` does, ``Laws.joined`` as `joined_answer`.
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
    """The value of a function, None where it refused the facts, and its explanation as data."""

    value: object
    explained: dict[str, Any]


def answer(edition: Edition, rule: Rule, address: str, facts: Mapping[str, str]) -> Answer:
    """What follows from facts, as they are typed, put to a law through one of its functions."""
    given = [f"{name}={text}" for name, text in facts.items()]
    try:
        values, computed = asked_facts(rule, address, given), judged(rule, given)
        refuse_unknown(rule, address, values)
    except InputError as error:
        return Answer(None, _not_asked(edition, rule, address, error))
    # The call itself keeps the reason of a refusal.
    with tracing() as steps, suppress(Exception):
        rule(**values)
    call = steps[0]
    assert isinstance(call, Call)
    call.steps[:0] = computed
    return Answer(call.value, Explanation(call, address).data(edition))


def joined_answer(
    edition: Edition, links: tuple[Link, ...], address: str, facts: Mapping[str, str]
) -> dict[str, Any]:
    """What a law answers with those linked to it: the data of ``laws explain --json``.

    Where it cannot be asked, why, as ``refusal`` alone.
    """
    rules, given = rules_citing(address), [f"{name}={text}" for name, text in facts.items()]
    try:
        rule, found = ruling_of(rules, address, links, given)
    except InputError as error:
        return {"refusal": f"{error.place}: {error.mend}" if error.place else error.mend}
    return ruling_data(found, rule, facts, edition)


def _not_asked(edition: Edition, rule: Rule, address: str, error: InputError) -> dict[str, Any]:
    """The data where facts cannot be read, or the law does not know them."""
    refusal = f"{error.place}: {error.mend}" if error.place else error.mend
    return {
        "function": rule.name,
        "laws": {it: edition.law(it).text for it in home(rule.addresses, address)},
        "facts": {},
        "value": None,
        "refusal": refusal,
        "told": refused(refusal).data(),
        "steps": [],
    }
