"""What is wrong with the parts of games under which cases stand."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.model import PARTS
from lawsofplay.rules.casebook.reading import casebooks


def check_parts(project: Project) -> Iterator[InputError]:
    """Every case stands below a part, by which its game's page tells it; a line each file."""
    for book in casebooks(project.root):
        stray = [case for part, case in book.parted if not part]
        if stray:
            mend = f"the case stands in no part of its game; write == and one of {', '.join(PARTS)}"
            yield InputError(book.file, f"line {stray[0].line}", f"{mend}, above it")
