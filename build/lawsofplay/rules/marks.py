"""The quotations of laws in tests and cases, read from their source without running them.

A case of the casebook quotes a law by a line ``address: words``, and the book's reason for it by
``reason address: words``. In Python the mark ``@pytest.mark.quotes(address, words, ...)`` quotes
a law, and ``quotes_reason`` the book's reason. A mark may be on a test function, on a class or on
a parameter. Its words must be literal strings, so that readers and this module can read them.
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
    """A quotation: the address and words of the law, and the test or case that quotes them.

    ``reason`` is true for words of the book's reason. ``is_case`` is true for a case, whose words
    must be in the law in the same order.
    """

    address: str
    words: tuple[str, ...]
    file: str
    line: int
    test: str
    reason: bool = False
    is_case: bool = False

    @property
    def test_id(self) -> str:
        """The id of the test in pytest: tests/executable_rules/test_piquet.py::test_deal.

        The name of a case is its heading: tests/executable_rules/put.cases::the adversary cuts.
        """
        return f"{self.file}::{self.test}"

    @property
    def is_shared(self) -> bool:
        """Whether its file is in a folder whose cases ask functions of other modules."""
        return not _SHARED.isdisjoint(Path(self.file).parts)


def collect_quotations(project: Project) -> tuple[Quotation, ...]:
    """All quotations of tests and cases, by file and line.

    Raises InputError for words that are no literal strings, and as `read_casebook` does.
    """
    tests = project.root / "tests"
    files = sorted([*tests.rglob("test_*.py"), *tests.rglob(f"*{SUFFIX}")])
    return tuple(quote for path in files for quote in quotations_in(project.root, path))


def quotations_in(root: Path, path: Path) -> tuple[Quotation, ...]:
    """The quotations of one test file or file of cases. Raises as `collect_quotations`."""
    if path.suffix == SUFFIX:
        book = read_casebook(root, path)
        return tuple(quotation for case in book.cases for quotation in quoted_by(book.file, case))
    return _in_python(read_text(path), path.relative_to(root).as_posix())


@lru_cache(maxsize=4096)
def _in_python(text: str, shown: str) -> tuple[Quotation, ...]:
    """The quotations of a test file; a text is read only once."""
    if not any(f"mark.{mark}(" in text for mark in MARKS):
        return ()
    quotations = _walk(ast.parse(text, shown), shown)
    return tuple(sorted(quotations, key=lambda quote: quote.line))


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
    """The quotations below a node of the syntax tree, which belong to ``test``.

    ``runs`` says whether pytest runs that test, ``holds`` whether the node may hold tests.
    """
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        test = f"{test}::{node.name}" if test else node.name
        is_class = isinstance(node, ast.ClassDef)
        runs = holds and node.name.startswith("Test" if is_class else "test_")
        # A function inside a function is no test, even if it has the name of one.
        holds = runs and is_class
    if isinstance(node, ast.Call) and _mark_name(node) in MARKS:
        yield _quotation(node, file, test, runs)
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, file, test, runs, holds)


def _mark_name(call: ast.Call) -> str:
    """The name of the mark in a call such as ``pytest.mark.quotes(...)``; empty for others."""
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
