"""corpus/<witness>/proof/<page>.tsv: the answers of editors."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import Record, one_of
from lawsofplay.proof.flags import KINDS as FLAGS

REMARK = "remark"
"""A line of that kind answers no flag: it records a decision (a ground, a doubt) of its own."""


class AnswerRow(Record):
    """A line of corpus/<witness>/proof/<page>.tsv; `lawsofplay.proof.answers` explains it."""

    flag: Annotated[str, one_of((*FLAGS, REMARK))]
    source: str
    page: str
    answer: str
