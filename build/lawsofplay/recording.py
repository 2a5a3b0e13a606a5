"""Records calls of the laws that run, as the tests that quote them make them (see `worked`).

Of all calls that a law's tests make themselves, it keeps one that a reader can type again and
follow: short facts, not refused, best one in which a condition in the law's words was met.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from typing import Any

import pytest

from lawsofplay.errors import InputError
from lawsofplay.project import Project
from lawsofplay.rules.asking import asked_facts
from lawsofplay.rules.collecting import CaseItem
from lawsofplay.rules.facts import parse, shown, types_of
from lawsofplay.rules.knowing import refuse_unknown
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.registry import Rule, load_rules
from lawsofplay.rules.trace import Call, Proviso, tracing
from lawsofplay.worked import Worked, can_be_kept

_QUIET = ("-o", "addopts=", *(f"-pno:{it}" for it in ("terminal", "cacheprovider", "faulthandler")))
_LONGEST = 160
"""Letters that the facts of a call may take, as typed."""

_MOST = 200
"""Steps that the explanation of a call may take."""


def recorded(project: Project, laws: Collection[str]) -> list[Worked]:
    """The best call for each of these laws that a test quotes; none where none can be typed.

    Raises InputError when the tests cannot be collected.
    """
    held = {it.file for it in collect_quotations(project) if it.address in laws}
    if not held:
        return []
    recorder = _Recorder(frozenset(laws), load_rules())
    files = [str(project.root / file) for file in sorted(held)]
    code = pytest.main([*_QUIET, "--rootdir", str(project.root), *files], plugins=[recorder])
    if not recorder.begun:
        mend = f"the tests cannot be collected (pytest ends with {int(code)}); run: pytest"
        raise InputError("tests", "", mend)
    return [worked for _, worked in recorder.kept.values()]


@dataclass
class _Recorder:
    """A plugin of pytest: it listens to the tests that quote the laws wanted."""

    laws: frozenset[str]
    rules: dict[str, Rule]
    begun: bool = False
    kept: dict[str, tuple[bool, Worked]] = field(default_factory=dict)

    def pytest_runtestloop(self, session: pytest.Session) -> None:
        """Note that the tests could be collected."""
        self.begun = not session.testsfailed

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        """Listen to a test."""
        return (yield from self._heard(pyfuncitem, pyfuncitem.nodeid.partition("[")[0]))

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Listen to a case."""
        case = isinstance(item, CaseItem)
        return (yield from self._heard(item, item.nodeid)) if case else (yield)

    def _heard(self, item: pytest.Item, test: str) -> Generator[None, object, object]:
        quoted = {str(mark.args[0]) for mark in item.iter_markers("quotes")} & self.laws
        if not quoted:
            return (yield)
        with tracing() as steps:
            result = yield
        for step in steps:
            if isinstance(step, Call):
                for law in sorted(quoted.intersection(step.addresses)):
                    self._keep(law, step, test)
        return result

    def _keep(self, law: str, call: Call, test: str) -> None:
        if call.refusal or _size(call) > _MOST:
            return
        met = any(isinstance(step, Proviso) and step.met for step in call.steps)
        before = self.kept.get(law)
        if before and before[0] >= met:
            return
        rule = self.rules[call.function]
        ask = typed(rule, call.facts)
        if ask is not None and _can_be_put(rule, law, ask):
            self.kept[law] = (met, Worked(law, call.function, ask, test=test))


def _can_be_put(rule: Rule, law: str, ask: tuple[str, ...]) -> bool:
    """Whether the law knows all these facts."""
    try:
        refuse_unknown(rule, law, asked_facts(rule, law, ask))
    except InputError:
        return False
    return True


def _size(call: Call) -> int:
    return sum(1 + (_size(step) if isinstance(step, Call) else 0) for step in call.steps)


def typed(rule: Rule, facts: Any) -> tuple[str, ...] | None:
    """Facts as a reader types them, usual ones left out; None where they cannot be typed."""
    hints = types_of(rule.function)
    ask = []
    for name, value in facts.items():
        if name in rule.usual and rule.usual[name] == value:
            continue
        try:
            text = shown(value)
            if parse(hints[name], text) != value:
                return None
        except (ValueError, TypeError, ZeroDivisionError, AttributeError, InputError):
            return None
        ask.append(f"{name}={text}")
    return tuple(ask) if can_be_kept(ask) and sum(map(len, ask)) <= _LONGEST else None
