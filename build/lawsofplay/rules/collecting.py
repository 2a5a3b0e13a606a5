"""The pytest plugin of the casebook: each case is a test that quotes laws.

The rules for every quoting test (`lawsofplay.rules.quoting`) hold for cases too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.rules.casebook.model import Case, Quoted
from lawsofplay.rules.casebook.reading import SUFFIX, read_casebook
from lawsofplay.rules.cases import all_faults, asked, joints


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Collect a file of cases; pytest calls this for every file."""
    if file_path.suffix != SUFFIX:
        return None
    file: CaseFile = CaseFile.from_parent(parent, path=file_path)
    return file


class CaseFile(pytest.File):
    """A file of cases, as pytest collects it."""

    def collect(self) -> Iterator[pytest.Item]:
        """The cases of the file. An error in the file stops the collection, with one line."""
        try:
            book = read_casebook(self.config.rootpath, self.path)
            for case in book.cases:
                # The functions must be registered before quotations of their laws are verified.
                for question in case.all_questions:
                    asked(book.file, question)
                for question in case.together:
                    joints(book.file, question)
                yield CaseItem.from_parent(self, name=case.heading, file=book.file, case=case)
        except InputError as error:
            raise self.CollectError(str(error)) from None


class CaseItem(pytest.Item):
    """A case as a test, with the marks of its quotations."""

    def __init__(self, *, name: str, parent: pytest.Collector, file: str, case: Case) -> None:
        super().__init__(name, parent)
        self.file = file
        self.case = case
        for quoted in case.quoted:
            self.add_marker(_mark(quoted))
        if case.examples:
            self.add_marker(pytest.mark.example(*case.examples))

    def runtest(self) -> None:
        """Put every row to its function."""
        if faults := all_faults(self.file, self.case):
            pytest.fail("\n".join(map(str, faults)), pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file, line (from 0) and name of the case."""
        return self.path, self.case.line - 1, self.name


def _mark(quoted: Quoted) -> pytest.MarkDecorator:
    mark = pytest.mark.quotes_reason if quoted.reason else pytest.mark.quotes
    return mark(quoted.address, *quoted.words)
