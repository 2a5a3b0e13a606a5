"""The schema of corpus/wordings: how readers of today ask for a text."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import ADDRESS, Language, Record, fits

MOST = 20
"""How many words a wording has at most."""


class WordingRow(Record):
    """A line of corpus/wordings; `lawsofplay.finding.wordings` explains it."""

    texts: Annotated[str, fits(rf"{ADDRESS}(?: {ADDRESS})*", "addresses with a blank between them")]
    language: Language
    words: Annotated[str, fits(r"\S+(?: \S+)*", "words with single blanks between them")]

    def __post_init__(self) -> None:
        if len(self.words.split(" ")) > MOST:
            raise ValueError(f"has more than {MOST} words; make it shorter")
