"""The quotations that the tests carry, read from their source: no test is run or imported.

A case of the casebook quotes by its lines ``address: words``, and for the book's reasons ``reason
address: words``. In Python ``@pytest.mark.quotes(address, words, ...)`` quotes a law,
``quotes_reason`` the book's own reason for it. Both stand on a test function, on a class or on a
parameter; their words are written out where they stand, so that every reader of the test reads
them, and so can this module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.model import Case, Quoted
from lawsofplay.rules.casebook.reading import SUFFIX, read_casebook

MARKS = ("quotes", "quotes_reason")
"""The names of the marks; the second quotes the book's reasons."""


_SHARED = {"joins", "judgements"}


@dataclass(frozen=True)
class Quotation:
    """One mark: the law, the words quoted, the test or case that carries it, where it stands."""

    address: str
    words: tuple[str, ...]
    file: str
    line: int
    test: str
    reason: bool = False
    is_case: bool = False
    """Whether a case carries it, whose words must stand in the law in this order."""

    @property
    def test_id(self) -> str:
        """The test as pytest names it: tests/executable_rules/test_piquet.py::test_deal.

        A case has its heading for a name: tests/executable_rules/put.cases::the adversary cuts.
        """
        return f"{self.file}::{self.test}"

    @property
    def is_shared(self) -> bool:
        """Whether it stands in a folder of cases that ask the functions of other modules."""
        return not _SHARED.isdisjoint(Path(self.file).parts)


def collect_quotations(project: Project) -> tuple[Quotation, ...]:
    """All quotations of the tests, by file and line.

    Raises InputError for words not literal, and for a file of cases that cannot be read.
    """
    tests = project.root / "tests"
    files = sorted([*tests.rglob("test_*.py"), *tests.rglob(f"*{SUFFIX}")])
    return tuple(quote for path in files for quote in quotations_in(project.root, path))


def quotations_in(root: Path, path: Path) -> tuple[Quotation, ...]:
    """The quotations of one test file or file of cases."""
    if path.suffix == SUFFIX:
        book = read_casebook(root, path)
        return tuple(quotation for case in book.cases for quotation in quoted_by(book.file, case))
    return _in_python(read_text(path), path.relative_to(root).as_posix())


@lru_cache(maxsize=4096)
def _in_python(text: str, shown: str) -> tuple[Quotation, ...]:
    """The quotations of a test file; the same text is read once."""
    if not any(f"mark.{mark}(" in text for mark in MARKS):
        return ()
    found = _walk(ast.parse(text, shown), shown)
    return tuple(sorted(found, key=lambda quote: quote.line))


def quoted_by(file: str, case: Case) -> tuple[Quotation, ...]:
    """The quotations of a case."""
    return tuple(_of_case(quoted, case, file) for quoted in case.quoted)


def _of_case(quoted: Quoted, case: Case, file: str) -> Quotation:
    return Quotation(
        quoted.address, quoted.words, file, quoted.line, case.heading, quoted.reason, is_case=True
    )


def _walk(
    node: ast.AST, file: str, test: str = "", runs: bool = True, holds: bool = True
) -> Iterator[Quotation]:
    """The marks below a node of the test ``test``; whether pytest runs it, and holds tests."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        test = f"{test}::{node.name}" if test else node.name
        is_class = isinstance(node, ast.ClassDef)
        runs = holds and node.name.startswith("Test" if is_class else "test_")
        # A function in a function has the name of a test and is none.
        holds = runs and is_class
    if isinstance(node, ast.Call) and _mark_name(node) in MARKS:
        yield _quotation(node, file, test, runs)
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, file, test, runs, holds)


def _mark_name(call: ast.Call) -> str:
    """``quotes`` of a call ``pytest.mark.quotes(...)``; empty for any other call."""
    function = call.func
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Attribute):
        return function.attr if function.value.attr == "mark" else ""
    return ""


def _quotation(call: ast.Call, file: str, test: str, runs: bool) -> Quotation:
    values = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
    words = [value for value in values if isinstance(value, str)]
    if len(words) != len(call.args) or call.keywords or len(words) < 2:
        mend = "a mark of quotation takes an address and the words, written out as strings"
        raise InputError(file, f"line {call.lineno}", mend)
    if not runs:
        mend = f"{test} quotes a law but is no test that pytest runs; call it test_..."
        raise InputError(file, f"line {call.lineno}", mend)
    reason = _mark_name(call) == "quotes_reason"
    return Quotation(words[0], tuple(words[1:]), file, call.lineno, test, reason)
