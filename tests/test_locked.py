"""Installed packages are locked: a version for each, within its range, with check sums."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from lawsofplay.base.files import read_text, read_toml
from lawsofplay.base.project import find_project

ROOT = find_project(Path(__file__).parent).root
PROJECT = read_toml(ROOT / "pyproject.toml")
NEEDED = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["build"]]
LOCKED = {
    "site.txt": NEEDED,
    "develop.txt": [*NEEDED, *PROJECT["project"]["optional-dependencies"]["dev"]],
}


def locked(name: str) -> dict[str, tuple[str, int]]:
    """The version of each package of a list, and how many check sums it has."""
    text = read_text(ROOT / "build/locked" / name)
    entries = re.findall(r"^([a-z0-9-]+)==(\S+)(.*?)(?=^\S|\Z)", text, re.DOTALL | re.MULTILINE)
    return {package: (version, rest.count("--hash=sha256:")) for package, version, rest in entries}


@pytest.mark.parametrize("name", LOCKED)
def test_every_dependency_is_locked_in_its_range(name: str) -> None:
    found = locked(name)
    for wanted in map(Requirement, LOCKED[name]):
        package = re.sub(r"[-_.]+", "-", wanted.name).lower()
        assert package in found, f"{package} is not locked; run: make lock"
        version, _ = found[package]
        assert version in wanted.specifier, f"{package} {version}; run: make lock"


@pytest.mark.parametrize("name", LOCKED)
def test_every_locked_version_has_its_check_sums(name: str) -> None:
    assert [package for package, (_, sums) in locked(name).items() if not sums] == []


def test_developers_and_readers_have_the_same_versions() -> None:
    develop = locked("develop.txt")
    for package, packages_listed in locked("site.txt").items():
        assert develop[package] == packages_listed
