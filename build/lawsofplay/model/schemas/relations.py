"""corpus/relations.tsv: how two laws relate."""

from __future__ import annotations

from typing import Annotated

from lawsofplay.base.schemas.names import Address, Record, one_of
from lawsofplay.model.vocabulary import JOINS, RELATIONS, one_sided


class RelationRow(Record):
    """A line of corpus/relations.tsv; `lawsofplay.model.relations` explains it."""

    law: Address
    other: Address
    relation: Annotated[str, one_of((*RELATIONS, *JOINS))]
    difference: str

    def __post_init__(self) -> None:
        if (self.relation == "same") != (not self.difference.strip()):
            raise ValueError("a difference is told exactly where there is one")
        if found := one_sided(self.difference):
            mend = "is read on the pages of both laws; name the book or the law instead"
            raise ValueError(f"{found!r} {mend}")
        books = {it.partition(".")[0] for it in (self.law, self.other)}
        if self.relation in JOINS and len(books) > 1:
            raise ValueError(f"{self.relation} joins two laws of one book, not of two")
