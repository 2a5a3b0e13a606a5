"""A document that a search found."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from lawsofplay.finding.documents import Document
from lawsofplay.finding.query import Node
from lawsofplay.finding.spans import Span
from lawsofplay.finding.spelling import bare


@dataclass(frozen=True)
class Found:
    """A document that was found: its number in reading order, its weight, and every hit in it.

    ``lacks`` are the parts of the query that neither the text nor its headings have.
    """

    number: int
    score: int
    document: Document
    hits: list[Span]
    read: str = field(repr=False)
    """The words of the document, folded, with blanks between them."""
    lacks: tuple[Node, ...] = ()

    @cached_property
    def forms(self) -> list[str]:
        """The words of the document, folded."""
        return self.read.split(" ") if self.read else []

    @cached_property
    def plain(self) -> list[str]:
        """The words of the document, folded and without accents, by which lines are sorted."""
        return list(map(bare, self.forms))
