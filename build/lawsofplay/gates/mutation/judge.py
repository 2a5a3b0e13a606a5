"""Runs quoting tests against mutants within one run of pytest; one failing test ends a mutant."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from types import FrameType
from typing import Any

import pytest

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.mutation.failures import failures, uncollected
from lawsofplay.gates.mutation.mutants import Mutant, mutants
from lawsofplay.gates.mutation.targets import Target
from lawsofplay.rules import quoting
from lawsofplay.rules.collecting import CaseItem
from lawsofplay.rules.marks import collect_quotations
from lawsofplay.rules.registry import all_rules
from lawsofplay.rules.trace import watching

_PATIENCE = 10.0
"""Seconds after which the test of a mutant counts as endless, and the mutant as found."""


_QUIET = (
    "-o",
    "addopts=",
    *(f"-pno:{plugin}" for plugin in ("terminal", "cacheprovider", "faulthandler")),
)
"""Options that keep pytest from printing a report or writing files."""


@dataclass(frozen=True)
class JudgedFunction:
    """The result for one function: how many mutants were tried, and those that no test found."""

    target: Target
    tried: int
    survivors: tuple[Mutant, ...]


def judge_functions(
    project: Project,
    chosen: Sequence[Target],
    take: Callable[[Target, Mutant], bool] = lambda target, mutant: True,
    report: Callable[[JudgedFunction], None] = lambda judged: None,
    sealing: bool = False,
) -> list[JudgedFunction]:
    """Try those mutants of functions that ``take`` accepts; call ``report`` after each function.

    ``sealing`` says that the laws are about to be sealed as they stand. Then the tests first run as
    pytest runs them, with all checks of quoting tests but the one for old seals.

    Raises FaultsError for what pytest says against the tests. Raises InputError if a test fails
    without any fault put in.
    """
    wanted = set().union(*(target.addresses for target in chosen))
    held = {
        quotation.file for quotation in collect_quotations(project) if quotation.address in wanted
    }
    if not held:
        return []
    judge = _Judge(chosen, take, report, sealing)
    files = [str(project.root / file) for file in sorted(held)]
    code = pytest.main([*_QUIET, "--rootdir", str(project.root), *files], plugins=[judge])
    if judge.faults:
        raise FaultsError(judge.faults)
    if judge.fault or not judge.collected:
        mend = judge.fault or f"the tests cannot be collected (pytest ends with {int(code)})"
        raise InputError("tests", "", f"{mend}; run: pytest")
    return judge.found


class _Judge:
    """A plugin of pytest that takes the collected tests and runs them when it needs them."""

    def __init__(
        self,
        chosen: Sequence[Target],
        take: Callable[[Target, Mutant], bool],
        report: Callable[[JudgedFunction], None],
        sealing: bool,
    ) -> None:
        self.chosen = chosen
        self.take = take
        self.report = report
        self.sealing = sealing
        self.faults: list[InputError] = []
        self.found: list[JudgedFunction] = []
        self.collected = False
        self.fault = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run mutant by mutant in place of the usual loop. Returns True: the loop is done."""
        self.collected = not session.testsfailed and not self.faults
        if self.collected and self.sealing:
            self._run(session.items)
        # This plugin has done its checks when the tests ran, and would run each test twice.
        session.config.pluginmanager.unregister(quoting)
        items = [item for item in session.items if isinstance(item, (pytest.Function, CaseItem))]
        for target in self.chosen if self.collected and not self.faults else ():
            tests = [item for item in items if target.addresses & set(_quoted(item))]
            self.found.append(self._judged(target, tests))
            if self.fault:
                break
            self.report(self.found[-1])
        return True

    def pytest_configure(self, config: pytest.Config) -> None:
        """Tell the plugin of quotations whether the laws are about to be sealed."""
        config.stash[quoting.UNSEALED] = self.sealing

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        """Keep the faults of quotations, which pytest would print."""
        try:
            yield
        except pytest.UsageError as error:
            self.faults += [InputError("", "", str(line)) for line in error.args]
            items.clear()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep why a file cannot be collected."""
        if report.failed:
            self.faults.append(uncollected(report))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep how a test failed."""
        if report.failed:
            self.faults += failures(report)

    def _run(self, items: Sequence[pytest.Item]) -> None:
        """Run the tests of the chosen functions' laws as pytest would."""
        wanted = set().union(*(target.addresses for target in self.chosen))
        tests = [item for item in items if wanted.intersection(_quoted(item))]
        for item, following in zip_longest(tests, tests[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _calling(
        self, target: Target, tests: Iterable[quoting.Quoting]
    ) -> Iterator[quoting.Quoting]:
        """The tests that call the function; all must pass."""
        for item in tests:
            with watching() as called:
                passed = _passes(item)
            if not passed:
                self.fault = f"{item.nodeid} fails before any fault is put in"
            # A plain function leaves no trace, so any test of its laws may call it.
            if target.name in called or target.name not in all_rules():
                yield item

    def _judged(self, target: Target, tests: Sequence[quoting.Quoting]) -> JudgedFunction:
        chosen = [mutant for mutant in mutants(target.function) if self.take(target, mutant)]
        calling = list(self._calling(target, tests)) if chosen else []
        survivors = tuple(mutant for mutant in chosen if not self._killed(target, mutant, calling))
        return JudgedFunction(target, len(chosen), survivors)

    def _killed(self, target: Target, mutant: Mutant, tests: Iterable[quoting.Quoting]) -> bool:
        with _put_in(target, mutant):
            return any(not _passes_in_time(item) for item in tests)


def _quoted(item: pytest.Item) -> list[str]:
    return [str(mark.args[0]) for mark in item.iter_markers("quotes")]


@contextmanager
def _put_in(target: Target, mutant: Mutant) -> Iterator[None]:
    """The function with the fault in it, while the block is open."""
    function = target.function
    whole = function.__code__, function.__kwdefaults__, function.__defaults__
    try:
        function.__code__ = mutant.code
        function.__kwdefaults__, function.__defaults__ = mutant.by_name, mutant.by_place
        yield
    finally:
        function.__code__, function.__kwdefaults__, function.__defaults__ = whole


def _passes(item: quoting.Quoting) -> bool:
    """Run a test without a report, since a fault may leave code that no report can describe."""
    return _case_passes(item) if isinstance(item, CaseItem) else _function_passes(item)


def _case_passes(item: CaseItem) -> bool:
    try:
        item.runtest()
    except (Exception, pytest.fail.Exception):
        return False
    return True


def _function_passes(item: pytest.Function) -> bool:
    hook = item.ihook
    if not getattr(item, "_request", None):
        item._initrequest()
    try:
        hook.pytest_runtest_setup(item=item)
        hook.pytest_runtest_call(item=item)
    except (Exception, pytest.fail.Exception, pytest.skip.Exception):
        return False
    finally:
        hook.pytest_runtest_teardown(item=item, nextitem=None)
        item._request = False  # type: ignore[assignment]
        item.funcargs = {}
    return True


def _passes_in_time(item: quoting.Quoting) -> bool:
    try:
        with _patience():
            return _passes(item)
    except TimeoutError:
        return False


@contextmanager
def _patience() -> Iterator[None]:
    def ends(number: int, frame: FrameType | None) -> Any:
        raise TimeoutError("a mutant runs for ever")

    before = signal.signal(signal.SIGALRM, ends)
    signal.setitimer(signal.ITIMER_REAL, _PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
