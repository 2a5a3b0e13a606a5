"""corpus/<witness>/readings.tsv: where two readings differ, and how each was settled."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import PageName, Record, Words, one_of

KINDS = ("words", "points", "marks")
"""What two readings can differ in."""


class ReadingRow(Record):
    """A line of corpus/<witness>/readings.tsv; `lawsofplay.workshop.proof.readings` explains it."""

    page: PageName
    kind: Annotated[str, one_of(KINDS)]
    draft: str
    first: str
    second: str
    settled: str
    reason: Words
