"""Check that every case belongs to a part of its game, such as the deal or the scoring."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.model import PARTS
from lawsofplay.rules.casebook.reading import casebooks


def check_parts(project: Project) -> Iterator[InputError]:
    """Faults: cases above the first part of their file. The page of a game shows cases by part."""
    for book in casebooks(project.root):
        stray = [case for part, case in book.parted if not part]
        if stray:
            parts = ", ".join(PARTS)
            mend = f"the case is in no part of its game; write == and one of {parts}, above it"
            yield InputError(book.file, f"line {stray[0].line}", mend)
