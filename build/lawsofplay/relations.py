"""How laws of two books relate: corpus/relations.tsv, one line a pair.

Columns, between tabs, named in the first line::

    law  other  relation  difference

``law`` and ``other`` are addresses; ``relation`` is one of RELATIONS; ``difference`` says in words
what the one has and the other has not, empty where they say the same. It is read on the pages of
both laws, so it names the books or the laws, and never says "the other" or "the one".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from lawsofplay.errors import InputError
from lawsofplay.project import Project

HEAD = "law\tother\trelation\tdifference"
"""First line of the file."""

RELATIONS = {
    "same": "says the same",
    "fuller": "says the same and more",
    "briefer": "says the same but less",
    "modified": "differs in a number, a penalty or a condition",
    "contradicts": "rules the contrary",
}
"""Kinds of relation, as the first law stands to the second."""

_SHOWN = "corpus/relations.tsv"

_ONE_SIDED = re.compile(r"\b(?:the (?:one|other)|this law)\b", re.IGNORECASE)
"""Words that mean another law on each of the two pages, outside the books' own words."""

_QUOTED = re.compile(r'"[^"]*"')


def one_sided(difference: str) -> str:
    """The first words of a difference that name a law by where its reader stands; empty if none.

    >>> one_sided('the French adds "the one"'), one_sided("the other adds a stake")
    ('', 'the other')
    """
    found = _ONE_SIDED.search(_QUOTED.sub("", difference))
    return found[0] if found else ""


@dataclass(frozen=True)
class Relation:
    """How ``law`` stands to ``other``."""

    law: str
    other: str
    relation: str
    difference: str


def load_relations(project: Project) -> tuple[Relation, ...]:
    """Every pair compared, in the order of the file; none where there is no file.

    Raises InputError for a malformed line, an unknown relation, a difference left unsaid or
    told from one side, and a pair that stands twice.
    """
    from lawsofplay.schemas.laws import RelationRow
    from lawsofplay.schemas.reading import read_table

    path = project.corpus / "relations.tsv"
    if not path.is_file():
        return ()
    rows = read_table(path, _SHOWN, RelationRow, ("law", "other"))
    return tuple(Relation(it.law, it.other, it.relation, it.difference) for it in rows)


def check_relations(project: Project, laws: Collection[str]) -> Iterator[InputError]:
    """Pairs of which an address is no law of the edition."""
    for pair in load_relations(project):
        for address in (pair.law, pair.other):
            if address not in laws:
                yield InputError(_SHOWN, address, "no such law; see: laws ids")
