"""docs/searching.md shows the figures recorded by ``make bench``, and they still hold."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project, find_project
from tests import tools
from tests.benchmarks import search_bench
from tests.benchmarks.search_record import SHOWN, as_markdown, moved, packages, read, with_figures

PROJECT = find_project(tools.ROOT)


def test_the_document_shows_the_figures_that_were_kept() -> None:
    document, record = read_text(PROJECT.root / SHOWN), read(PROJECT)
    assert as_markdown(record) in document
    assert with_figures(document, record) == document
    own = replace(record.engines["laws"], first=1)
    other = replace(record, engines=record.engines | {"laws": own})
    assert with_figures(document, other) != document


def test_the_figures_are_of_the_engines_that_npm_installs() -> None:
    kept, wanted = read(PROJECT).packages, packages(PROJECT)
    assert {name: kept[name] for name in ("minisearch", "pagefind")}.items() <= wanted.items()
    assert kept.keys() - wanted.keys() == {"fts5", "tantivy"}


def test_figures_that_moved_are_told() -> None:
    record = read(PROJECT)
    assert moved(record, record) == []
    engines = {
        name: replace(figures, size=figures.size * 2) for name, figures in record.engines.items()
    }
    assert len(moved(record, replace(record, engines=engines))) == len(engines)


@pytest.mark.long
def test_the_search_beside_others(built_project: Project) -> None:
    """The whole of ``make bench``. If its figures moved, run it again to renew the document."""
    record = search_bench.measured(built_project)
    assert search_bench.faults(record) == []
    assert moved(read(PROJECT), record) == []
