"""Why a rule gave its result: the tree of laws applied, with their words from the edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from lawsofplay.edition import Edition
from lawsofplay.errors import InputError
from lawsofplay.rules.facts import shown
from lawsofplay.rules.quotations import stands_in
from lawsofplay.rules.registry import Rule, rule_of
from lawsofplay.rules.trace import Call, Proviso, tracing


@dataclass(frozen=True)
class Explanation:
    """The call of one rule, and all that it led to."""

    call: Call

    @property
    def value(self) -> object:
        """The result, None when the facts were refused (see ``call.refusal``)."""
        return self.call.value

    def render(self, edition: Edition) -> str:
        """The tree as text: result, laws with their words, facts, provisos, rules applied."""
        return "\n".join(_lines(self.call, edition, ""))

    def data(self, edition: Edition) -> dict[str, Any]:
        """The tree as data for JSON."""
        return _data(self.call, edition)


def explain(function: Callable[..., object], **facts: object) -> Explanation:
    """Apply a rule to facts and keep the trace.

    Facts that the rule refuses (ValueError, InputError) end in ``call.refusal``.
    Raises InputError when the function cites no law.
    """
    return explain_rule(rule_of(function), facts)


def explain_rule(rule: Rule, facts: Mapping[str, object]) -> Explanation:
    """Apply a registered rule to facts and keep the trace, as ``explain`` does."""
    # The call itself keeps the reason of a refusal.
    with tracing() as steps, suppress(ValueError, InputError):
        rule(**facts)
    call = steps[0]
    assert isinstance(call, Call)
    return Explanation(call)


def _lines(call: Call, edition: Edition, margin: str) -> Iterator[str]:
    outcome = f"refused: {call.refusal}" if call.refusal else f"= {shown(call.value)}"
    yield f"{margin}{call.function} {outcome}"
    inner = margin + "  "
    for address in call.addresses:
        yield f"{inner}law {address}: “{edition.law(address).text}”"
    for name, value in call.facts.items():
        yield f"{inner}fact {name} = {shown(value)}"
    for step in call.steps:
        if isinstance(step, Call):
            yield from _lines(step, edition, inner)
        else:
            verdict = "met" if step.met else "not met"
            yield f"{inner}{verdict}: {_worded(step, call, edition)}"


def _quoted(proviso: Proviso, call: Call, edition: Edition) -> bool:
    texts = (edition.law(address).text for address in call.addresses)
    return any(stands_in(proviso.words, text) for text in texts)


def _worded(proviso: Proviso, call: Call, edition: Edition) -> str:
    """The words of a proviso, in quotation marks when they are the law's own."""
    return f"“{proviso.words}”" if _quoted(proviso, call, edition) else proviso.words


def _data(call: Call, edition: Edition) -> dict[str, Any]:
    return {
        "function": call.function,
        "laws": {address: edition.law(address).text for address in call.addresses},
        "facts": {name: shown(value) for name, value in call.facts.items()},
        "value": None if call.refusal else shown(call.value),
        "refusal": call.refusal,
        "steps": [_step(step, call, edition) for step in call.steps],
    }


def _step(step: Call | Proviso, call: Call, edition: Edition) -> dict[str, Any]:
    if isinstance(step, Call):
        return _data(step, edition)
    return {"words": step.words, "met": step.met, "quoted": _quoted(step, call, edition)}
