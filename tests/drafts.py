"""The drafts of whole books, made once in a process, since a long book takes ten seconds."""

from __future__ import annotations

from functools import cache

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.workshop.normalise import pipeline


@cache
def drafted(siglum: str) -> pipeline.Draft:
    """What the rules make of a book's ocr.txt."""
    return pipeline.run(find_project(), siglum)


def draft_of(siglum: str) -> pytest.MarkDecorator:
    """The mark of tests that read a book's draft, so that one process runs them all."""
    return pytest.mark.xdist_group(f"draft-{siglum}")
