"""The program of the page for tests that run it, and calls to put to it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.browser.writing import FOLDER
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.pipeline import built
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.cases import asked, calls
from tests.browser.comparison import Asked, address_of, compile_to
from tests.conftest import REAL


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load_edition(REAL)


@pytest.fixture(scope="session")
def scripts(edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the scripts; those of the built site, unless they are out of date."""
    if built.is_current(REAL):
        return REAL.site / FOLDER
    return compile_to(REAL, edition, tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="session")
def some_calls() -> list[Asked]:
    """Two hundred calls of the casebook, always the same ones."""
    return random.Random(1754).sample(casebook_calls(REAL), 200)


def casebook_calls(project: Project) -> list[Asked]:
    """Every call that a row of the casebook makes."""
    found: list[Asked] = []
    for book in casebooks(project.root):
        for case in book.cases:
            for question in case.questions:
                rule = asked(book.file, question)
                typed = (call for row in question.rows for call in calls(book.file, rule, row))
                found += [
                    (rule.name, address_of(rule), dict(fact.split("=", 1) for fact in facts))
                    for facts in typed
                ]
    return found
