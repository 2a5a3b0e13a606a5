"""Find the tests that carry a mark with the name of a record:
``@pytest.mark.example("piquet.case-8")``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache

from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.reading import casebooks


def tests_marked(project: Project, mark: str) -> dict[str, tuple[str, ...]]:
    """The tests that carry a mark, as pytest names them, by the name in the mark, sorted.

    A case of the casebook has the mark ``example`` through a line ``example piquet.case-8``.
    """
    tests_by_name = _cases(project) if mark == "example" else {}
    for path in sorted((project.root / "tests").rglob("test_*.py")):
        text = read_text(path)
        if f"mark.{mark}(" in text:
            shown = path.relative_to(project.root).as_posix()
            for name, test in _marks(text, shown, f"pytest.mark.{mark}"):
                tests_by_name.setdefault(name, []).append(f"{shown}::{test}")
    return {name: tuple(tests) for name, tests in sorted(tests_by_name.items())}


def _cases(project: Project) -> dict[str, list[str]]:
    headings: dict[str, list[str]] = {}
    for book in casebooks(project.root):
        for case in book.cases:
            for name in case.examples:
                headings.setdefault(name, []).append(f"{book.file}::{case.heading}")
    return headings


@lru_cache(maxsize=4096)
def _marks(text: str, shown: str, mark: str) -> tuple[tuple[str, str], ...]:
    """The names in the marks of a module's functions, each with its test. Read once."""
    return tuple(_marks_upon(ast.parse(text, shown), mark))


def _marks_upon(module: ast.Module, mark: str) -> Iterator[tuple[str, str]]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == mark:
                    for name in call.args:
                        yield str(ast.literal_eval(name)), node.name
