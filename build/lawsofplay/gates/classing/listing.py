"""Prints the working list for classing: a sentence a line, with its name, class and text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from lawsofplay.gates.classing.assigning import OPEN, Classed
from lawsofplay.model.edition import Edition

BLIND = "?"
"""Stands for a class that is unknown or hidden."""


def listed(classed: Iterable[Classed], edition: Edition, blind: bool = False) -> Iterator[str]:
    """Lines of name, class and text between tabs, under the headings of the divisions."""
    for division, held in groupby(classed, key=lambda entry: entry.sentence.division):
        yield _heading(edition, division)
        for entry in held:
            shown = BLIND if blind else shown_class(entry)
            yield f"{entry.sentence.name}\t{shown}\t{entry.sentence.text}"


def shown_class(entry: Classed) -> str:
    """The class of a sentence in words, with the addresses that it has or restates.

    ``?`` marks a sentence that nobody has classed.
    """
    if entry.name == OPEN:
        return BLIND
    addresses = ", ".join(entry.restated or entry.sentence.addresses)
    part = ", in part" if entry.in_part else ""
    return " ".join(filter(None, (entry.name + part, addresses)))


def _heading(edition: Edition, division: str) -> str:
    held = edition.divisions.get(division)
    titles = filter(None, (held.head, held.subhead)) if held else ()
    return f"# {division}: {' '.join(titles)}".rstrip(": ")
