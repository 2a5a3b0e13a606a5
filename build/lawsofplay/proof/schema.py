"""What an answers file may hold: corpus/<witness>/proof/<page>.tsv."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import Record, one_of
from lawsofplay.proof.flags import KINDS as FLAGS

REMARK = "remark"
"""The kind of a line that answers no flag but records an editor's reason or doubt."""


class AnswerRow(Record):
    """A line of corpus/<witness>/proof/<page>.tsv; `lawsofplay.proof.answers` explains it."""

    flag: Annotated[str, one_of((*FLAGS, REMARK))]
    source: str
    page: str
    answer: str
