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
from lawsofplay.files import read_rows
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
    found: dict[tuple[str, str], Relation] = {}
    for place, fields in read_rows(project.corpus / "relations.tsv", _SHOWN, HEAD):
        pair = _relation(fields, place)
        if (pair.law, pair.other) in found:
            raise InputError(_SHOWN, place, "the pair stands twice; keep one of them")
        found[pair.law, pair.other] = pair
    return tuple(found.values())


def _relation(fields: list[str], place: str) -> Relation:
    if len(fields) != 4 or fields[2] not in RELATIONS:
        known = ", ".join(RELATIONS)
        raise InputError(_SHOWN, place, f"must be law, other, relation ({known}), difference")
    if (fields[2] == "same") != (not fields[3].strip()):
        raise InputError(_SHOWN, place, "a difference is told exactly where there is one")
    if found := _ONE_SIDED.search(_QUOTED.sub("", fields[3])):
        mend = f"{found[0]!r} is read on the pages of both laws; name the book or the law instead"
        raise InputError(_SHOWN, place, mend)
    return Relation(*fields)


def check_relations(project: Project, laws: Collection[str]) -> Iterator[InputError]:
    """Pairs of which an address is no law of the edition."""
    for pair in load_relations(project):
        for address in (pair.law, pair.other):
            if address not in laws:
                yield InputError(_SHOWN, address, "no such law; see: laws ids")
