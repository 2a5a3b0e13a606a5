"""How much the site weighs: bounds a little above its size, by kind of page and in all."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

MOST = {
    "law/*.html": 9_100,
    "topic/*.html": 13_100,
    "code/*.html": 19_400,
    "games/*.html": 32_550,
    "games/laws/*.html": 24_450,
    "code/games/*.html": 15_400,
    "concordance/*.html": 27_500,
    "*/scan/*.html": 6_800,
    "run/*.js": 2_370,
}
"""Bytes of a file on average, by kind."""

FOLDERS = {"law": 40_100_000, "run": 6_330_000, "search": 8_400_000}
"""Bytes of the heaviest folders."""

WHOLE = 90_700_000
"""Bytes of the whole site without its downloads."""


def bytes_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("kind", MOST)
def test_files_of_a_kind_are_light(site: Path, kind: str) -> None:
    assert mean(path.stat().st_size for path in site.glob(kind)) <= MOST[kind]


@pytest.mark.parametrize("name", FOLDERS)
def test_folders_are_light(site: Path, name: str) -> None:
    assert bytes_of(site / name) <= FOLDERS[name]


def test_the_site_is_light(site: Path) -> None:
    """Repeated text on a page shows here, and wordy text on every page."""
    assert bytes_of(site) - bytes_of(site / "downloads") <= WHOLE
