"""The pytest plugin of conformance: scripts must answer as Python does what the tests ask.

It notes every call of a law's function that a case or test of ``tests/executable_rules`` makes, as
a reader would type it. For one function and process it notes at most ``MOST``. When all tests have
run, each call is put to Python and to the scripts under Node. One difference fails the run.
"""

from __future__ import annotations

import json
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.browser.writing import FOLDER as SITE
from lawsofplay.model.edition import load_edition
from lawsofplay.pipeline import built
from lawsofplay.rules.registry import PACKAGE, Rule
from lawsofplay.rules.shown import shown
from tests.browser.comparison import Asked, address_of, compile_to, differences

MOST = 25
"""How many calls of one function a process notes at most, beside those of the casebook."""

LEAST = 27_000
"""How many calls a run of all tests must compare at least."""

FOLDER = "executable_rules"


class Recorder:
    """Notes the calls of functions while a test runs, except those within other calls."""

    def __init__(self) -> None:
        self.calls: dict[str, Asked] = {}
        self._noted: Counter[str] = Counter()
        self._seen: set[int] = set()
        self._address = ""
        self._busy = True

    def listen(self, item: pytest.Item) -> None:
        """Note calls from now on; the law asked is one that the test quotes."""
        self._address = next((str(marker.args[0]) for marker in item.iter_markers("quotes")), "")
        self._seen.clear()
        self._limit = MOST if isinstance(item, pytest.Function) else MOST * 100
        self._busy = False

    def rest(self) -> None:
        """Stop noting calls."""
        self._busy = True

    def call(self, rule: Rule, facts: dict[str, object]) -> bool:
        """Note a call; return whether the test itself made it."""
        if self._busy:
            return False
        self._busy = True
        if self._noted[rule.name] < self._limit and rule.module.startswith(PACKAGE):
            self._note(rule, facts)
        return True

    def _note(self, rule: Rule, facts: dict[str, object]) -> None:
        if self._is_known(rule, facts):
            return
        try:
            typed = {name: shown(value) for name, value in facts.items()}
        except Exception:  # A test may give what is no value at all; nobody can type that.
            return
        address = self._address if self._address in rule.addresses else address_of(rule)
        call: Asked = (rule.name, address, typed)
        self._noted[rule.name] += (key := json.dumps(call)) not in self.calls
        self.calls[key] = call

    def _is_known(self, rule: Rule, facts: dict[str, object]) -> bool:
        """Whether the same test has noted the same call; the call need not be written as typed."""
        try:
            key = hash((rule.name, self._address, *((k, type(v), v) for k, v in facts.items())))
        except TypeError:  # Facts without a hash are written each time.
            return False
        known = key in self._seen
        self._seen.add(key)
        return known


_RECORDER = pytest.StashKey[Recorder]()
_PLAIN = Rule.__call__


def pytest_configure(config: pytest.Config) -> None:
    """Listen to every call of a law's function."""
    recorder = config.stash[_RECORDER] = Recorder()

    def call(rule: Rule, **facts: object) -> Any:
        own = recorder.call(rule, facts)
        try:
            return _PLAIN(rule, **facts)
        finally:
            if own:
                recorder._busy = False

    Rule.__call__ = call  # type: ignore[assignment, method-assign]


def pytest_unconfigure() -> None:
    """Stop listening."""
    Rule.__call__ = _PLAIN  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Note what the test of a law asks."""
    recorder = item.config.stash[_RECORDER]
    if FOLDER not in item.path.parts:
        return (yield)
    recorder.listen(item)
    try:
        return (yield)
    finally:
        recorder.rest()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Compare when all tests have run; a worker process passes on the calls that it noted."""
    config = session.config
    calls = config.stash[_RECORDER].calls
    output = getattr(config, "workeroutput", None)
    if output is not None:
        output["calls"] = list(calls.values())
    elif calls and not config.option.collectonly:
        found = _faults(config, list(calls.values()))
        config.stash[_FOUND] = found
        if found.faults:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over the calls that another process noted."""
    recorder = node.config.stash[_RECORDER]
    for call in getattr(node, "workeroutput", {}).get("calls", ()):
        recorder.calls[json.dumps(call)] = call


class Found:
    """The result of the comparison: how many calls, and what is wrong."""

    def __init__(self, compared: int, faults: list[str]) -> None:
        self.compared = compared
        self.faults = faults


_FOUND = pytest.StashKey[Found]()


def _faults(config: pytest.Config, calls: list[Asked]) -> Found:
    node = shutil.which("node")
    if node is None:
        return Found(0, ["Node is missing"] if os.environ.get("CI") == "true" else [])
    project = find_project(config.rootpath)
    edition = load_edition(project)
    with TemporaryDirectory() as folder:
        made = built.is_current(project)
        asked = {function for function, _, _ in calls}
        scripts = project.site / SITE if made else compile_to(project, edition, Path(folder), asked)
        faults = list(differences(edition, Path(node), scripts, calls))
    whole = config.args == config.getini("testpaths") and not config.option.keyword
    if whole and not config.option.markexpr and len(calls) < LEAST:
        faults.append(f"only {len(calls)} calls were compared; {LEAST} are expected")
    return Found(len(calls), faults)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say how many calls were compared, and which differ."""
    found = config.stash.get(_FOUND, None)
    if found is None:
        return
    terminalreporter.section("the laws in the page", sep="-")
    terminalreporter.line(f"{found.compared} calls compared, {len(found.faults)} faults")
    for fault in found.faults[:10]:
        terminalreporter.line(fault)
