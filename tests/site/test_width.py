"""No page is wider than its screen: one of every kind, found in the folders of the site itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

BLOCKS = re.compile(
    rb"<(section|div|table|p|details|dl|ul|ol|h\d|pre|form|fieldset|article|aside|nav|figure"
    rb"|blockquote|cite|li|tr|dt|dd|summary|textarea)(?: class=(\"[^\"]*\"|[^\s>]+))?(?=[\s>])"
)
"""The tags of blocks, with their classes: what a template is made of."""


def of_every_kind(pages: list[Path]) -> list[Path]:
    """Of the pages of a folder that are made of the same blocks, the longest.

    That is one page of every template at least, for each of the five books too.
    """
    kinds: dict[tuple[Path, frozenset[Any]], Path] = {}
    for path in sorted(pages, key=lambda page: page.stat().st_size):
        kinds[path.parent, frozenset(BLOCKS.findall(path.read_bytes()))] = path
    return sorted(kinds.values())


@pytest.mark.parametrize(
    "width",
    [
        320,
        pytest.param(390, marks=pytest.mark.long),
        pytest.param(768, marks=pytest.mark.long),
        pytest.param(1280, marks=pytest.mark.long),
    ],
)
def test_no_page_is_wider_than_its_screen(
    browser: Any, site: Path, pages: list[Path], width: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    wide = {}
    for path in of_every_kind(pages):
        page.goto(path.as_uri())
        shown = page.evaluate("document.documentElement.scrollWidth")
        if shown > width:
            wide[path.relative_to(site).as_posix()] = shown
    page.close()
    assert wide == {}


def test_every_folder_and_report_is_among_the_kinds(pages: list[Path]) -> None:
    chosen = of_every_kind(pages)
    assert {path.parent for path in chosen} == {path.parent for path in pages}
    for name in ("index.html", "editorial.html"):
        assert {it for it in chosen if it.name == name} == {
            page for page in pages if page.name == name
        }
    assert len(chosen) < len(pages) / 10
