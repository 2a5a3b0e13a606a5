"""What a search loads stays within its budgets, whatever is asked first."""

from __future__ import annotations

import gzip
import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project
from lawsofplay.finding.buckets import scripts
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export import contents
from lawsofplay.site.scripts import search_script
from tests.finding.doubled import COPY, Doubled
from tests.finding.search_support import Browser, browsing_index

HERE = Path(__file__).parent
FIRST, TWICE, LATER, LATER_TWICE = 120_000, 139_700, 30_000, 35_000
"""Bytes, packed: of the script, the index and eight texts, now and at twice the text; and of what a
later search adds."""
OWN = ['"may not look"', "show", "était", "the king", '"of the"', "mise", '"the king of hearts"']


def _asked(name: str) -> list[dict[str, Any]]:
    rows = tomllib.loads((HERE / name).read_text(encoding="utf-8"))["query"]
    return [
        {"query": row["q"], "exact": row.get("exact", False), "filters": row.get("filters", {})}
        for row in rows
    ]


GOLD, TUNING = _asked("gold.toml"), _asked("questions-tuning.toml")
MORE = [{"query": query, "exact": False, "filters": {}} for query in OWN]


@pytest.fixture(scope="module")
def twice(
    project: Project, engine: Engine, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A Node process that holds an index of twice the text."""
    folder = tmp_path_factory.mktemp("twice")
    core, parts = contents(Doubled(engine), lambda name: f"law/{name}.html")  # type: ignore[arg-type]
    core["dates"] = {}
    _, files = scripts(core, parts)
    for name, text in files.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    with browsing_index(project, folder) as browser:
        yield browser


def _loads(browser: Browser, project: Project, asked: list[Any]) -> tuple[int, int]:
    """The most that a search loads, asked first and asked after the others.

    Filters stay, since the copies of books have names of their own.
    """
    script = len(gzip.compress(search_script(project.templates / "scripts").encode()))
    firsts = browser.ask(what="firsts", queries=asked)
    row = browser.ask(what="weigh", queries=asked)
    assert len(firsts) == len(row) == len(asked)
    return script + max(firsts), max(b - a for a, b in itertools.pairwise(row))


def test_budgets_of_transfer(browser: Browser, project: Project) -> None:
    first, later = _loads(browser, project, [*GOLD, *TUNING, *MORE])
    assert first <= FIRST and later <= LATER


def test_budgets_of_transfer_at_twice_the_text(twice: Browser, project: Project) -> None:
    """Except for phrases of the commonest words: "of the" stands in 2,700 places even now."""
    first, later = _loads(twice, project, [*GOLD, *TUNING])
    assert first <= TWICE and later <= LATER_TWICE


@pytest.mark.parametrize("query", ["renounce", '"out of his turn"', "king NEAR/3 queen"])
def test_twice_the_text_is_found_twice(twice: Browser, browser: Browser, query: str) -> None:
    """The larger index is whole: each text is found with its copy, and each has as many hits."""
    asked = {"what": "search", "query": query, "exact": False, "filters": {}}
    once, found = sorted(browser.ask(**asked)), sorted(twice.ask(**asked))
    assert once and found == sorted([*once, *([COPY + name, hits] for name, hits in once)])
