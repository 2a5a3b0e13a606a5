"""The document on laws in the page shows the figures that were recorded."""

from __future__ import annotations

from dataclasses import replace

from lawsofplay.base.files import read_text
from lawsofplay.base.project import find_project
from tests import tools
from tests.benchmarks.page_bench import ten_calls
from tests.benchmarks.page_python import sources
from tests.benchmarks.page_record import (
    SHOWN,
    as_markdown,
    read,
    sizes_moved,
    sizes_told,
    with_figures,
)
from tests.benchmarks.search_record import packages

PROJECT = find_project(tools.ROOT)


def test_the_document_shows_the_figures_that_were_kept() -> None:
    document, record = read_text(PROJECT.root / SHOWN), read(PROJECT)
    assert as_markdown(record) in document
    assert sizes_told(record.sizes) in document
    assert with_figures(document, record) == document
    slower = replace(record.hosts["laws"], first=record.hosts["laws"].first + 1000)
    hosts = replace(record, hosts=record.hosts | {"laws": slower})
    sizes = replace(record, sizes=replace(record.sizes, most=1))
    assert all(with_figures(document, record) != document for record in (hosts, sizes))


def test_the_figures_are_of_the_packages_that_npm_installs() -> None:
    record = read(PROJECT)
    assert record.packages.items() <= packages(PROJECT).items()
    assert record.hosts.keys() - record.packages.keys() == {"laws"}


def test_every_function_in_the_page_answered_as_python() -> None:
    record = read(PROJECT)
    own = record.hosts["laws"]
    assert (own.answered, own.same, own.from_file) == (len(record.functions), 10, True)


def test_what_is_not_answered_has_its_reason() -> None:
    record = read(PROJECT)
    for host in record.hosts.values():
        assert bool(host.error) == (host.answered < len(record.functions))
        assert bool(host.why_not_from_file) == (not host.from_file)


def test_sizes_that_moved_are_told() -> None:
    sizes = read(PROJECT).sizes
    assert sizes_moved(sizes, sizes) == []
    assert len(sizes_moved(sizes, replace(sizes, most=sizes.most * 2))) == 1


def test_ten_functions_are_drawn() -> None:
    assert len({name for name, _, _ in ten_calls(PROJECT)}) == 10


def test_a_module_comes_with_all_that_it_imports() -> None:
    given = {"lawsofplay/model/edition.py": "class Edition: ...\n"}
    found = sources(PROJECT, ["executable_rules.piquet.dealing"], given)
    assert found["lawsofplay/model/edition.py"] == given["lawsofplay/model/edition.py"]
    assert {"executable_rules/piquet/__init__.py", "lawsofplay/rules/trace.py"} <= found.keys()
    assert not [path for path in found if path.startswith("lawsofplay/site")]
