"""Worked examples: each stands on its page, has a verdict, and is run by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.cases import examples
from lawsofplay.model.edition import Edition, load_edition

GOOD = """
[[example]]
id = "piquet.point"
title = "The point"
verdict = "right"
finding = "54 count five."
[example.words]
"bellecour.p021" = "{words}"
"""


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(find_project())


@pytest.fixture
def project(tmp_path: Path, edition: Edition) -> Project:
    (tmp_path / "corpus" / "examples").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    return Project(tmp_path)


def write(project: Project, text: str) -> None:
    (project.corpus / "examples" / "piquet.toml").write_text(text, encoding="utf-8")


def on_page_21(edition: Edition) -> str:
    blocks = [
        paragraph.text
        for paragraph in edition.paragraphs
        if paragraph.anchor.startswith("bellecour.p021.")
    ]
    return " ".join(blocks[0].split()[:5]).replace('"', "'")


def test_an_example_that_stands_and_is_run_is_sound(project: Project, edition: Edition) -> None:
    write(project, GOOD.format(words=on_page_21(edition)))
    mark = '@pytest.mark.example("piquet.point")\ndef test_point(): ...\n'
    (project.root / "tests" / "test_it.py").write_text(mark, encoding="utf-8")
    assert list(examples.check_examples(project, edition)) == []
    assert examples.tests_of_examples(project) == {
        "piquet.point": ("tests/test_it.py::test_point",)
    }


def test_a_case_may_run_an_example(project: Project, edition: Edition) -> None:
    write(project, GOOD.format(words=on_page_21(edition)))
    case = "# the point\na.b.1: so\nexample piquet.point\n? piquet.point\n  -> 3\n"
    (project.root / "tests" / "it.cases").write_text(case, encoding="utf-8")
    assert list(examples.check_examples(project, edition)) == []
    assert examples.tests_of_examples(project) == {"piquet.point": ("tests/it.cases::the point",)}


def test_words_of_no_page_and_an_example_of_no_test_are_told(
    project: Project, edition: Edition
) -> None:
    write(project, GOOD.format(words="no such words here"))
    faults = [str(fault) for fault in examples.check_examples(project, edition)]
    assert any("does not stand on bellecour.p021" in fault for fault in faults)
    assert any("no test runs it" in fault for fault in faults)


def test_a_test_of_no_example_is_told(project: Project, edition: Edition) -> None:
    mark = '@pytest.mark.example("piquet.none")\ndef test_point(): ...\n'
    (project.root / "tests" / "test_it.py").write_text(mark, encoding="utf-8")
    (fault,) = examples.check_examples(project, edition)
    assert "no such example" in str(fault)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"piquet.point"', '"point"', "id: must be an id of two parts or more"),
        ('"right"', '"good"', "verdict: must be one of right"),
        ('finding = "54 count five."', "", "the key 'finding' is missing"),
        ('"bellecour.p021" = "{words}"', "", "words: must be a table: the page and its words"),
    ],
)
def test_a_malformed_example_is_told(project: Project, old: str, new: str, message: str) -> None:
    write(project, GOOD.replace(old, new))
    with pytest.raises(InputError, match=message):
        examples.load_examples(project)


def test_an_example_stands_once(project: Project) -> None:
    write(project, GOOD + GOOD)
    with pytest.raises(InputError, match="says the same as number 1; keep one of them"):
        examples.load_examples(project)


def test_the_examples_of_the_edition_are_sound(edition: Edition) -> None:
    assert [str(fault) for fault in examples.check_examples(find_project(), edition)] == []
