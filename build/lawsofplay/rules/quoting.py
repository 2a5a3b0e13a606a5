"""The pytest plugin that verifies quotations, and that quoting tests depend on their law.

No test runs unless every quotation is right: the words are in the law, letter for letter, some
function cites the law, and its seal is valid. A quoting test must call a function that cites the
law. It must fail when that function gives no answer: it is run a second time to prove this. It may
not be marked as skipped or as an expected failure.
"""

from __future__ import annotations

import inspect
import unittest
from collections.abc import Generator, Iterator, Sequence

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.check import address_faults, quotation_faults, seal_faults
from lawsofplay.rules.collecting import CaseItem
from lawsofplay.rules.marks import MARKS, Quotation, quotations_in
from lawsofplay.rules.registry import PACKAGE, all_rules, load_rules, rules_citing
from lawsofplay.rules.trace import denying, watching

Quoting = pytest.Function | CaseItem
"""A test that may quote: a test function in Python, or a case of the casebook."""

UNSEALED = pytest.StashKey[bool]()
"""Whether the laws are about to be sealed anew, so that old seals are not checked."""


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks of this plugin to pytest."""
    config.addinivalue_line("markers", "quotes(address, words, ...): words of the law tested")
    config.addinivalue_line("markers", "quotes_reason(address, words, ...): words of its reasons")
    config.addinivalue_line("markers", "example(id, ...): runs a worked example of corpus/examples")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Stop the run if collected quotations are wrong, with one line for each fault."""
    quoting = [item for item in items if _marks(item)]
    if not quoting:
        return
    try:
        sealed = not config.stash.get(UNSEALED, False)
        faults = [str(fault) for fault in _faults(find_project(config.rootpath), quoting, sealed)]
    except InputError as error:
        faults = [str(error)]
    if faults:
        raise pytest.UsageError(*dict.fromkeys(faults))


def _marks(item: pytest.Item) -> list[pytest.Mark]:
    return [mark for mark in item.iter_markers() if mark.name in MARKS]


def _faults(project: Project, items: list[pytest.Item], sealed: bool) -> Iterator[InputError]:
    files = sorted({item.path for item in items})
    quotations = [quote for path in files for quote in quotations_in(project.root, path)]
    written = {(quote.address, *quote.words) for quote in quotations}
    for item in items:
        yield from _item_faults(item, written)
    named = {quote.address.partition(".")[0] for quote in quotations}
    edition = load_edition(project, tuple(siglum for siglum in WITNESSES if siglum in named))
    yield from address_faults(edition, all_rules().values(), edition.roots)
    yield from quotation_faults(edition, quotations)
    yield from _uncited(quotations)
    if sealed:
        yield from seal_faults(project, edition, {quote.address for quote in quotations})


def _item_faults(item: pytest.Item, written: set[tuple[str, ...]]) -> Iterator[InputError]:
    file, line, test = item.location
    place = f"line {(line or 0) + 1}"
    for mark in _marks(item):
        if tuple(mark.args) not in written:
            mend = f"write the words that {test} quotes as strings inside its mark"
            yield InputError(file, place, mend)
    for name in ("skip", "skipif", "xfail"):
        if item.get_closest_marker(name):
            yield InputError(file, place, f"{test} quotes a law; it may not be marked {name}")
    owner = getattr(item, "cls", None)
    if owner is not None and issubclass(owner, unittest.TestCase):
        # pytest does not run methods of a TestCase through pytest_pyfunc_call, which watches calls.
        yield InputError(file, place, f"{test} quotes a law; write it as a function or plain class")


def _functions(address: str) -> list[str]:
    """The names of the rules that cite a law, without rules that a test has registered."""
    citing = rules_citing(address)
    return [rule.name for rule in citing if rule.module.startswith(f"{PACKAGE}.")]


def _uncited(quotations: Sequence[Quotation]) -> Iterator[InputError]:
    # The tests import the functions they call, so all rules are loaded only if one seems missing.
    if not all(_functions(quote.address) for quote in quotations):
        load_rules()
    for quote in quotations:
        if not _functions(quote.address):
            mend = f"quotes {quote.address}, which no function cites; write one with @law"
            yield InputError(quote.file, f"line {quote.line}", mend)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run a test; fail it if it does not depend on a function of each law that it quotes."""
    return (yield from _watched(pyfuncitem))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run a case in the same way; it is no test function in Python."""
    return (yield from _watched(item)) if isinstance(item, CaseItem) else (yield)


def _watched(item: Quoting) -> Generator[None, object, object]:
    marks = _marks(item)
    if not marks:
        return (yield)
    with watching() as called:
        result = yield
    for address in dict.fromkeys(str(mark.args[0]) for mark in marks):
        fault = _idleness(item, address, called)
        if fault:
            pytest.fail(f"quotes {address} but {fault}", pytrace=False)
    return result


def _idleness(item: Quoting, address: str, called: set[str]) -> str:
    """Why a test that passed does not test a law; empty if it does."""
    functions = _functions(address)
    asked = sorted(called.intersection(functions))
    if not asked:
        return f"never calls {' or '.join(functions)}"
    if _passes_without(item, asked):
        return f"passes whatever {' or '.join(asked)} answers; assert what follows"
    return ""


def _passes_without(item: Quoting, functions: Sequence[str]) -> bool:
    """Whether a test passes although these functions give no answer."""
    with denying(functions):
        try:
            _run_again(item)
        except (Exception, pytest.fail.Exception):
            return False
    return True


def _run_again(item: Quoting) -> None:
    if isinstance(item, CaseItem):
        item.runtest()
        return
    wanted = inspect.signature(item.obj).parameters
    item.obj(**{name: value for name, value in item.funcargs.items() if name in wanted})


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Report a quoting test as failed if it skips itself or a fixture skips it."""
    report = yield
    if report.skipped and _marks(item):
        why = call.excinfo.value if call.excinfo else "no reason given"
        report.outcome = "failed"
        report.longrepr = f"quotes a law and may not skip itself: {why}"
    return report
