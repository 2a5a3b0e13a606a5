"""The rules of a fake project instead of the real ones, for one test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.rules import registry
from tests.rules.fake import make_project


@pytest.fixture
def fresh_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty register, so that executable_rules is imported anew."""
    for name in _rule_modules():
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(registry, "_REGISTER", registry._Register())
    yield
    for name in _rule_modules():
        del sys.modules[name]


def _rule_modules() -> list[str]:
    package = registry.PACKAGE
    return [name for name in sys.modules if name == package or name.startswith(f"{package}.")]


@pytest.fixture
def project(tmp_path: Path, fresh_rules: None, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The fake project as the current folder, with its rules first on the import path."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return make_project(tmp_path)


@pytest.fixture
def root(pytester: pytest.Pytester, fresh_rules: None) -> Path:
    make_project(pytester.path)
    return pytester.path
