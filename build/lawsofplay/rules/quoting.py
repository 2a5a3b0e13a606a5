"""The pytest plugin: every quotation is verified, and every quoting test calls its law.

At collection the words of each mark must stand in their law, letter for letter, some function
must cite that law, and its seal must hold; otherwise no test runs at all. Each quoting test must
then call a function that cites the law it quotes.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

import pytest

from lawsofplay.edition import load_edition
from lawsofplay.errors import InputError
from lawsofplay.project import WITNESSES, Project, find_project
from lawsofplay.rules.check import address_faults, quotation_faults, seal_faults
from lawsofplay.rules.marks import MARKS, Quotation, quotations_in
from lawsofplay.rules.registry import all_rules, load_rules, rules_citing
from lawsofplay.rules.trace import watching


def pytest_configure(config: pytest.Config) -> None:
    """Declare the two marks."""
    config.addinivalue_line("markers", "quotes(address, words, ...): words of the law tested")
    config.addinivalue_line("markers", "quotes_reason(address, words, ...): words of its reasons")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Stop the run, with one line each, for what is wrong with the quotations collected."""
    quoting = [item for item in items if _marks(item)]
    if not quoting:
        return
    try:
        faults = [str(fault) for fault in _faults(find_project(config.rootpath), quoting)]
    except InputError as error:
        faults = [str(error)]
    if faults:
        raise pytest.UsageError(*dict.fromkeys(faults))


def _marks(item: pytest.Item) -> list[pytest.Mark]:
    return [mark for mark in item.iter_markers() if mark.name in MARKS]


def _faults(project: Project, items: list[pytest.Item]) -> Iterator[InputError]:
    files = sorted({item.path for item in items})
    quotations = [quote for path in files for quote in quotations_in(project.root, path)]
    written = {(quote.address, *quote.words) for quote in quotations}
    for item in items:
        yield from _item_faults(project, item, written)
    named = {quote.address.partition(".")[0] for quote in quotations}
    edition = load_edition(project, tuple(siglum for siglum in WITNESSES if siglum in named))
    yield from address_faults(edition, all_rules().values(), edition.roots)
    yield from quotation_faults(edition, quotations)
    yield from _uncited(quotations)
    yield from seal_faults(project, edition, {quote.address for quote in quotations})


def _item_faults(
    project: Project, item: pytest.Item, written: set[tuple[str, ...]]
) -> Iterator[InputError]:
    file, line, test = item.location
    place = f"line {(line or 0) + 1}"
    for mark in _marks(item):
        if tuple(mark.args) not in written:
            yield InputError(file, place, f"write the quotation of {test} out where it stands")
    for name in ("skip", "skipif", "xfail"):
        if item.get_closest_marker(name):
            yield InputError(file, place, f"{test} quotes a law; it may not be marked {name}")


def _uncited(quotations: Sequence[Quotation]) -> Iterator[InputError]:
    # The tests have imported what they call; the other modules are needed only to be certain.
    if any(not rules_citing(quote.address) for quote in quotations):
        load_rules()
    for quote in quotations:
        if not rules_citing(quote.address):
            mend = f"quotes {quote.address}, which no function cites; write one with @law"
            yield InputError(quote.file, f"line {quote.line}", mend)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run a test; fail it if it called no function of a law that it quotes."""
    marks = _marks(pyfuncitem)
    if not marks:
        return (yield)
    with watching() as called:
        try:
            result = yield
        except (pytest.skip.Exception, pytest.xfail.Exception) as error:
            pytest.fail(f"quotes a law and may not skip itself: {error}", pytrace=False)
    for address in dict.fromkeys(str(mark.args[0]) for mark in marks):
        functions = [rule.name for rule in rules_citing(address)]
        if not called.intersection(functions):
            needed = " or ".join(functions)
            pytest.fail(f"quotes {address} but never calls {needed}", pytrace=False)
    return result
