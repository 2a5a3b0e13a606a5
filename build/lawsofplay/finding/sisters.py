"""Which texts go together: laws that say the same in two books, and a law with its reason.

A search finds a text also by the words of the texts that go with it. So an English question finds a
French law whose translation answers it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lawsofplay.finding.documents import Document
from lawsofplay.model.relations import Relation

REASON = "reason"
"""The kind of a text that gives the reason of the law before it."""


def sisters(
    documents: Sequence[Document], relations: Iterable[Relation]
) -> tuple[tuple[int, ...], ...]:
    """For each document the numbers of those that go with it.

    A reason goes with its law, and with the laws that go with that law.
    """
    number = {document.address: at for at, document in enumerate(documents)}
    together: list[set[int]] = [set() for _ in documents]
    for relation in relations:
        if relation.law in number and relation.other in number:
            together[number[relation.law]].add(number[relation.other])
            together[number[relation.other]].add(number[relation.law])
    pairs: list[tuple[int, int]] = []
    for reason, law in _reasons(documents):
        pairs += [(reason, other) for other in (law, *together[law])]
    for one, other in pairs:
        together[one].add(other)
        together[other].add(one)
    return tuple(map(tuple, map(sorted, together)))


def _reasons(documents: Sequence[Document]) -> list[tuple[int, int]]:
    """Each reason with the law that stands before it in its section."""
    pairs: list[tuple[int, int]] = []
    law = -1
    for at, document in enumerate(documents):
        law = at if document.law and not document.held else law
        if document.kind == REASON and law >= 0 and documents[law].section == document.section:
            pairs.append((at, law))
    return pairs
