"""A fault in a template is reported in a line that names it, whatever page is made from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.site.templates import check_templates, environment, locating_faults

BASE = "{% block main %}{% endblock %}\n"
CASES = [
    ("{{ nix }}", "page.html, line 2: the template fails: 'nix' is undefined"),
    ("{{ 1 / 0 }}", "page.html, line 2: the template fails: division by zero"),
    ("{{ given.nix.nix }}", "page.html, line 2: the template fails: "),
    ("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", "page.html, line 2: the template fails: "),
    ("{% include 'nix.html' %}", "page.html, line 2: nix.html: the template is missing; restore"),
    ("{% nix %}", "page.html, line 2: the template fails: Encountered unknown tag 'nix'"),
    ("{{ given | nix }}", "page.html, line 2: the template fails: No filter named 'nix'"),
    ("\0", "page.html, line 2: '\\x00' is no sign of this edition's data"),
    ("\n<<<<<<< HEAD\n", "page.html, line 3: marks of a merge stand here"),
]


def made(folder: Path, inside: str) -> str:
    (folder / "base.html").write_text(BASE, encoding="utf-8")
    text = f"{{% extends 'base.html' %}}\n{{% block main %}}{inside}{{% endblock %}}"
    (folder / "page.html").write_text(text, encoding="utf-8")
    with locating_faults(folder, "page.html"):
        return environment(folder).get_template("page.html").render(given="<b>")


@pytest.mark.parametrize(("inside", "said"), CASES)
def test_a_fault_of_a_template_is_told_in_a_line(tmp_path: Path, inside: str, said: str) -> None:
    with pytest.raises(InputError) as fault:
        made(tmp_path, inside)
    assert str(fault.value).removeprefix(f"{tmp_path}/").startswith(said)
    assert str(fault.value).isprintable()


def test_what_a_template_writes_is_escaped(tmp_path: Path) -> None:
    assert made(tmp_path, "{{ given }}").strip() == "&lt;b&gt;"


def test_a_fault_of_the_program_is_not_the_template_s(tmp_path: Path) -> None:
    def fails() -> None:
        raise KeyError("spades")

    text = "{{ given() }}"
    (tmp_path / "page.html").write_text(text, encoding="utf-8")
    with pytest.raises(KeyError), locating_faults(tmp_path, "page.html"):
        environment(tmp_path).get_template("page.html").render(given=fails)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b" \n", "site_templates/page.html: the template is empty; restore it"),
        (b"caf\xff", "site_templates/page.html, line 1: not UTF-8"),
        (b"{% if %}", "site_templates/page.html, line 1: the template fails: "),
        (b"<<<<<<< HEAD\n", "site_templates/page.html, line 1: marks of a merge stand here"),
    ],
)
def test_the_check_finds_templates_that_cannot_be_read(
    tmp_path: Path, data: bytes, said: str
) -> None:
    project = Project(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    project.templates.mkdir()
    (project.templates / "page.html").write_bytes(data)
    (fault,) = check_templates(project)
    assert str(fault).startswith(said)
