"""Why a rule gave its answer: the tree of rules applied, with the words of their laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lawsofplay.base.errors import InputError
from lawsofplay.rules.answers import written
from lawsofplay.rules.facts import shown
from lawsofplay.rules.provisos import Shown, elsewhere, home, shown_to, unknown_facts
from lawsofplay.rules.registry import Rule, rule_of
from lawsofplay.rules.tell import tell_call
from lawsofplay.rules.trace import Call, Proviso, tracing

if TYPE_CHECKING:
    from lawsofplay.model.edition import Edition


@dataclass(frozen=True)
class Explanation:
    """The call of one rule, with all steps inside it.

    ``asked`` is the address of the law that was asked; it is empty if only a function was asked.
    """

    call: Call
    asked: str = ""

    @property
    def value(self) -> object:
        """The answer of the rule; None when it refused the facts (see ``call.refusal``)."""
        return self.call.value

    def render(self, edition: Edition) -> str:
        """The tree as text: answers, laws with their words, facts, provisos, rules applied."""
        return "\n".join(_lines(self.call, self.asked, edition, ""))

    def data(self, edition: Edition) -> dict[str, Any]:
        """The tree as data for JSON."""
        return _data(self.call, self.asked, edition)


def explain(function: Callable[..., object], **facts: object) -> Explanation:
    """Apply a rule to facts and record its steps.

    When the rule refuses the facts (ValueError, InputError), ``call.refusal`` says why. Raises
    InputError when the function cites no law.
    """
    return explain_rule(rule_of(function), facts)


def explain_rule(
    rule: Rule, facts: Mapping[str, object], asked: str = "", judged: Sequence[Call] = ()
) -> Explanation:
    """Apply a registered rule to facts and record its steps, as `explain` does.

    ``asked`` is the address of the law that is asked; the explanation quotes its book. ``judged``
    are the judgements by which facts were computed; they become the first steps.
    """
    # The call records the reason of a refusal, so the exception itself is not needed.
    with tracing() as steps, suppress(ValueError, InputError):
        rule(**facts)
    call = steps[0]
    assert isinstance(call, Call)
    call.steps[:0] = judged
    return Explanation(call, asked)


def _lines(call: Call, asked: str, edition: Edition, margin: str) -> Iterator[str]:
    telling = tell_call(call, asked)
    if telling:
        yield f"{margin}{telling.sentence}"
    noted = written(call.value) if telling else shown(call.value)
    outcome = f"refused: {call.refusal}" if call.refusal else f"= {noted}"
    yield f"{margin}{call.function} {outcome}"
    inner = margin + "  "
    for address in home(call.addresses, asked):
        yield f"{inner}law {address}: “{edition.law(address).text}”"
    for name, value in call.facts.items():
        if name not in unknown_facts(call, asked):
            yield f"{inner}fact {name} = {shown(value)}"
    for step in call.steps:
        if isinstance(step, Call):
            yield from _lines(step, asked, edition, inner)
        elif words := shown_to(step, call, asked, edition):
            verdict = "met" if step.met else "not met"
            yield f"{inner}{verdict}: {_worded(words, call, asked)}"


def _worded(words: Shown, call: Call, asked: str) -> str:
    """The words of a proviso, in quotation marks if a law has them, with another law's address."""
    if not words.law:
        return words.words
    strange = elsewhere(words, call, asked)
    return f"“{words.words}” ({strange})" if strange else f"“{words.words}”"


def _data(call: Call, asked: str, edition: Edition) -> dict[str, Any]:
    unknown = unknown_facts(call, asked)
    return {
        "function": call.function,
        "laws": {law: edition.law(law).text for law in home(call.addresses, asked)},
        "facts": {name: shown(value) for name, value in call.facts.items() if name not in unknown},
        "value": None if call.refusal else shown(call.value),
        "refusal": call.refusal,
        "told": telling.data() if (telling := tell_call(call, asked)) else None,
        "steps": [data for step in call.steps for data in _step(step, call, asked, edition)],
    }


def _step(
    step: Call | Proviso, call: Call, asked: str, edition: Edition
) -> Iterator[dict[str, Any]]:
    """The data of a step; none for a proviso that the law asked does not know."""
    if isinstance(step, Call):
        yield _data(step, asked, edition)
    elif words := shown_to(step, call, asked, edition):
        yield {
            "words": words.words,
            "met": step.met,
            "quoted": bool(words.law),
            "law": words.law or None,
        }
