"""How two laws relate to each other, in two books or in one: corpus/relations.tsv, a line a pair.

The columns, between tabs, are named in the first line::

    law  other  relation  difference

- ``law`` and ``other`` are addresses.
- ``relation`` is one of RELATIONS, which compare two laws, or of JOINS, by which two laws of one
  book work together.
- ``difference`` says in words how the two laws differ; it is empty when they say the same. Of a
  join it says when the first law excepts the second, or which word it defines or prices.

The pages of both laws show the difference. So it names the books or the laws, and never says
"the other" or "the one".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.vocabulary import JOINS, RELATIONS

HEAD = "law\tother\trelation\tdifference"
"""The first line of the file."""

KEY = ("law", "other", "relation")
"""The columns in which no two lines may agree."""

SHOWN = "corpus/relations.tsv"
"""The name of the file in messages."""


@dataclass(frozen=True)
class Relation:
    """A pair of laws: how ``law`` relates to ``other``, and how they differ."""

    law: str
    other: str
    relation: str
    difference: str


def load_relations(project: Project) -> tuple[Relation, ...]:
    """The pairs that are compared, in the order of the file. Raises InputError as `load_pairs`."""
    return tuple(pair for pair in load_pairs(project) if pair.relation in RELATIONS)


def load_joins(project: Project) -> tuple[Relation, ...]:
    """The pairs of laws of one book that work together. Raises InputError as `load_pairs` does."""
    return tuple(pair for pair in load_pairs(project) if pair.relation in JOINS)


def load_pairs(project: Project) -> tuple[Relation, ...]:
    """Every pair, compared or joined, in the order of the file; none when there is no file.

    Raises InputError for a malformed line, an unknown relation, a missing difference, and a
    difference that says "the other". So it does for a pair that is compared or joined twice, and
    for a join of laws of two books.
    """
    from lawsofplay.base.schemas.reading import read_table
    from lawsofplay.model.schemas.relations import RelationRow

    path = project.corpus / "relations.tsv"
    if not path.is_file():
        return ()
    rows = read_table(path, SHOWN, RelationRow, KEY)
    pairs = tuple(Relation(row.law, row.other, row.relation, row.difference) for row in rows)
    _refuse_repeated(pairs)
    return pairs


def _refuse_repeated(pairs: Iterable[Relation]) -> None:
    """Raise InputError for a pair that is compared twice; it may be compared once and joined."""
    line_of: dict[tuple[str, str], int] = {}
    for number, pair in enumerate(pairs, 2):
        laws = (pair.law, pair.other)
        if pair.relation in RELATIONS and line_of.setdefault(laws, number) != number:
            mend = f"compares the same laws as line {line_of[laws]}; keep one line"
            raise InputError(SHOWN, f"line {number}", mend)


def check_relations(project: Project, laws: Collection[str]) -> Iterator[InputError]:
    """Faults: addresses of pairs that are no law of the edition."""
    for pair in load_pairs(project):
        for address in (pair.law, pair.other):
            if address not in laws:
                yield InputError(SHOWN, address, "no such law; see: laws ids")
