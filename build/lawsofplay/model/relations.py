"""How two laws relate, in two books or in one: corpus/relations.tsv, one line a pair.

Columns, between tabs, named in the first line::

    law  other  relation  difference

``law`` and ``other`` are addresses; ``relation`` is one of RELATIONS, which compare two laws, or of
JOINS, by which laws of one book work together. ``difference`` says in words what the one has and
the other has not, empty where they say the same; of a join, in which case the first excepts the
second, or which word of the second it defines or prices. It is read on the pages of both laws, so
it names the books or the laws, and never says "the other" or "the one".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.vocabulary import JOINS, RELATIONS

HEAD = "law\tother\trelation\tdifference"
"""First line of the file."""

KEY = ("law", "other", "relation")
"""Columns that no two lines have alike."""

SHOWN = "corpus/relations.tsv"
"""The file, as messages name it."""


@dataclass(frozen=True)
class Relation:
    """How ``law`` stands to ``other``."""

    law: str
    other: str
    relation: str
    difference: str


def load_relations(project: Project) -> tuple[Relation, ...]:
    """Every pair compared, in the order of the file. Raises InputError as `load_pairs` does."""
    return tuple(pair for pair in load_pairs(project) if pair.relation in RELATIONS)


def load_joins(project: Project) -> tuple[Relation, ...]:
    """Every pair of laws of one book that work together. Raises InputError as `load_pairs` does."""
    return tuple(pair for pair in load_pairs(project) if pair.relation in JOINS)


def load_pairs(project: Project) -> tuple[Relation, ...]:
    """Every pair, compared or joined, in the order of the file; none where there is no file.

    Raises InputError for a malformed line, an unknown relation, a difference left unsaid or
    told from one side, a pair that is compared or joined twice, and laws of two books joined.
    """
    from lawsofplay.base.schemas.reading import read_table
    from lawsofplay.model.schemas.relations import RelationRow

    path = project.corpus / "relations.tsv"
    if not path.is_file():
        return ()
    rows = read_table(path, SHOWN, RelationRow, KEY)
    pairs = tuple(Relation(row.law, row.other, row.relation, row.difference) for row in rows)
    _refuse_two(pairs)
    return pairs


def _refuse_two(pairs: Iterable[Relation]) -> None:
    """Refuse a pair that is compared twice. It may be compared and joined."""
    seen: dict[tuple[str, str], int] = {}
    compared = (it for it in enumerate(pairs, 2) if it[1].relation in RELATIONS)
    for number, it in compared:
        if seen.setdefault((it.law, it.other), number) != number:
            mend = f"compares the laws of line {seen[it.law, it.other]} once more; keep one"
            raise InputError(SHOWN, f"line {number}", mend)


def check_relations(project: Project, laws: Collection[str]) -> Iterator[InputError]:
    """Pairs of which an address is no law of the edition."""
    for pair in load_pairs(project):
        for address in (pair.law, pair.other):
            if address not in laws:
                yield InputError(SHOWN, address, "no such law; see: laws ids")
