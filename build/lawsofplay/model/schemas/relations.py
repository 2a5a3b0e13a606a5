"""The schema of corpus/relations.tsv: how two laws relate to each other."""

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
            raise ValueError('write a difference, unless the relation is "same": then write none')
        if words := one_sided(self.difference):
            mend = "is read on the pages of both laws; name the book or the law instead"
            raise ValueError(f"{words!r} {mend}")
        books = {address.partition(".")[0] for address in (self.law, self.other)}
        if self.relation in JOINS and len(books) > 1:
            raise ValueError(f"{self.relation} joins two laws of one book, not of two")
