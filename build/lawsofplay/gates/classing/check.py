"""What ``laws check`` asks of the classes: that every sentence has one, and that the lines hold."""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.classing.agreement import pair_faults
from lawsofplay.gates.classing.assigning import OPEN, Classing, classing_of
from lawsofplay.gates.classing.differing import check_differing
from lawsofplay.gates.classing.restating import check_restatements
from lawsofplay.model.edition import Edition


def check_classes(project: Project, edition: Edition) -> Iterator[InputError]:
    """Every fault of the lines; where there is none, the books with sentences without a class."""
    found = classing_of(project, edition)
    faults = [
        *found.faults,
        *check_restatements(project, edition),
        *pair_faults(project, found.sentences),
    ]
    # A line at fault classes nothing: what it leaves open is its own fault.
    yield from faults or _open(found)
    if not faults:
        yield from check_differing(project, edition, found.sentences)


def _open(found: Classing) -> Iterator[InputError]:
    """Books with sentences that nobody has classed: how many, and the first."""
    wanting: dict[str, list[str]] = {}
    for sentence in found.sentences:
        if sentence.name == OPEN:
            wanting.setdefault(sentence.sentence.witness, []).append(sentence.sentence.name)
    for siglum, names in wanting.items():
        mend = f"sentences without a class: {len(names)}; see: laws classes {siglum} --open"
        yield InputError(f"corpus/{siglum}/norms.toml", names[0], mend)
