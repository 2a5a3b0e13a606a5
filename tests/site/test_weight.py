"""How much the site weighs: bounds a little above its size, by kind of page and in all."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

MOST = {
    "law/*.html": 11_150,
    "topic/*.html": 15_050,
    "code/*.html": 21_400,
    "games/*.html": 32_900,
    "games/laws/*.html": 30_400,
    "concordance/*.html": 30_050,
    "*/scan/*.html": 6_950,
    "run/*.js": 3_500,
}
"""Bytes of a file on average, by kind."""

FOLDERS = {"law": 49_000_000, "run": 9_300_000, "search": 8_200_000}
"""Bytes of the heaviest folders."""

WHOLE = 106_000_000
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
