"""The pytest plugin of the oracles: a test must meet all recorded divergences and no others.

A test marked ``@pytest.mark.oracle("backgammon.throws")`` takes the fixture ``oracle``. It tells
the fixture how much it compares, and each divergence that it meets. Tests marked ``long`` run only
with ``-m long``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.cases.oracles import Oracle, load_oracles


class Comparing:
    """How much a test compares with its oracle, and which divergences it meets."""

    def __init__(self, record: Oracle) -> None:
        self.record = record
        self.asked = 0
        self.met: Counter[str] = Counter()

    def ask(self, count: int = 1) -> None:
        """Count more comparisons."""
        self.asked += count

    def diverges(self, name: str) -> None:
        """Count a divergence.

        Fails (AssertionError) when the record has none of this name.
        """
        known = [divergence.id for divergence in self.record.divergences]
        assert name in known, f"{name} is no divergence of {self.record.id} on record: {known}"
        self.met[name] += 1

    def fault(self) -> str:
        """What is wrong when the test is over; empty when the test agrees with the record."""
        unmet = [
            divergence.id for divergence in self.record.divergences if not self.met[divergence.id]
        ]
        if unmet:
            return f"never meets {', '.join(unmet)}"
        if self.asked < self.record.count:
            return f"compares {self.asked} {self.record.unit}, not {self.record.count}"
        return ""


@pytest.fixture
def oracle(request: pytest.FixtureRequest) -> Comparing:
    """The oracle that the test is marked with."""
    mark = request.node.get_closest_marker("oracle")
    if mark is None or len(mark.args) != 1:
        raise pytest.UsageError(
            f"{request.node.nodeid}: mark it @pytest.mark.oracle(ID), with one id"
        )
    records = {
        record_.id: record_ for record_ in load_oracles(find_project(request.config.rootpath))
    }
    if mark.args[0] not in records:
        raise pytest.UsageError(f"{mark.args[0]}: no such oracle in corpus/oracles")
    record = records[mark.args[0]]
    if record.long is not (request.node.get_closest_marker("long") is not None):
        raise pytest.UsageError(f"{record.id}: long in the record or in the test, but not in both")
    return Comparing(record)


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks ``oracle`` and ``long``."""
    config.addinivalue_line("markers", "oracle(id): compares laws with an engine of corpus/oracles")
    config.addinivalue_line("markers", "long: takes minutes and runs only with -m long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out, unless ``-m`` mentions them."""
    if "long" not in config.getoption("markexpr"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail a test whose divergences are not those of the record."""
    result = yield
    if pyfuncitem.get_closest_marker("oracle"):
        comparing = pyfuncitem.funcargs.get("oracle")
        if not isinstance(comparing, Comparing):
            pytest.fail("is marked with an oracle; use the fixture named oracle", pytrace=False)
        elif comparing.fault():
            pytest.fail(f"{comparing.record.id}: {comparing.fault()}", pytrace=False)
    return result
