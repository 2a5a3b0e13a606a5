"""The pytest plugin of the casebook: each case of a file of cases is a test that quotes laws.

What holds for every quoting test (`lawsofplay.rules.quoting`) holds for a case.
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
    """Take the files of cases."""
    if file_path.suffix != SUFFIX:
        return None
    found: CaseFile = CaseFile.from_parent(parent, path=file_path)
    return found


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator[pytest.Item]:
        """Its cases. What cannot be read, or asks an unknown function, is told in one line."""
        try:
            book = read_casebook(self.config.rootpath, self.path)
            for case in book.cases:
                # What cites the laws must be known before any quotation is verified.
                for question in case.all_questions:
                    asked(book.file, question)
                for question in case.together:
                    joints(book.file, question)
                yield CaseItem.from_parent(self, name=case.heading, file=book.file, case=case)
        except InputError as error:
            raise self.CollectError(str(error)) from None


class CaseItem(pytest.Item):
    """A case as a test, marked with what it quotes."""

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
        """Where the case stands."""
        return self.path, self.case.line - 1, self.name


def _mark(quoted: Quoted) -> pytest.MarkDecorator:
    mark = pytest.mark.quotes_reason if quoted.reason else pytest.mark.quotes
    return mark(quoted.address, *quoted.words)
