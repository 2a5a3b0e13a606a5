"""The sources of a draft: rules, page map, lists; each fault in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.workshop.normalise.model import Context
from lawsofplay.workshop.normalise.pipeline import cut_pages, load_context, load_pagemap
from lawsofplay.workshop.normalise.witnesses import rules_of


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "corpus/cotton").mkdir(parents=True)
    return Project(tmp_path)


def pagemap(project: Project, text: str) -> tuple[tuple[str, str, int, int], ...]:
    (project.witness("cotton") / "pagemap.toml").write_text(text, encoding="utf-8")
    return load_pagemap(project, "cotton")


def test_a_page_map(project: Project) -> None:
    stretches = pagemap(project, '[pages]\np001 = ["1", "9-12, 3"]\n')
    assert stretches == (("p001", "1", 9, 12), ("p001", "1", 3, 3))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "pagemap.toml: the file is empty"),
        ("pages = 3", "pagemap.toml, line 1, pages: must be a table"),
        ("[pages]\nx = [", "pagemap.toml: not valid TOML"),
        ('[pages]\np001 = ["1"]', "pagemap.toml, line 2, pages.p001: must be two strings"),
        ('[pages]\np001 = "1"', "pagemap.toml, line 2, pages.p001: must be two strings"),
        ("[pages]\np001 = [1, 2]", "pagemap.toml, line 2, pages.p001.1: must be words"),
    ],
)
def test_a_page_map_at_fault(project: Project, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        pagemap(project, text)


@pytest.mark.parametrize(("first", "last"), [(1, 4), (0, 2), (3, 2)])
def test_lines_that_the_source_has_not(first: int, last: int) -> None:
    stretches = (("p001", "1", first, last),)
    context = Context("cotton", (), stretches, frozenset(), {}, Path())  # type: ignore[arg-type]
    with pytest.raises(InputError, match=r"pagemap.toml, p001: no lines .* has the lines 1-3"):
        cut_pages(("a", "b", "c"), context)


def test_lists_that_are_no_toml(project: Project) -> None:
    (project.witness("cotton") / "normalise.toml").write_text("x = [", encoding="utf-8")
    with pytest.raises(InputError, match=r"corpus/cotton/normalise.toml: not valid TOML"):
        load_context(project, "cotton")


def test_a_book_without_rules() -> None:
    with pytest.raises(InputError, match=r"witnesses/hoyle.py: no rules yet"):
        rules_of("hoyle")
