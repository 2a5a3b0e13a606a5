"""The checks of classes for ``laws check``: every sentence has one, and the lines are right."""

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
    """Every fault of the lines; if there is none, the books with sentences that have no class."""
    found = classing_of(project, edition)
    faults = [
        *found.faults,
        *check_restatements(project, edition),
        *pair_faults(project, found.sentences),
    ]
    # A faulty line gives no class, so the sentences that it leaves open are no second fault.
    yield from faults or _open(found)
    if not faults:
        yield from check_differing(project, edition, found.sentences)


def _open(found: Classing) -> Iterator[InputError]:
    """A fault for each book with unclassed sentences: how many there are, and the first."""
    wanting: dict[str, list[str]] = {}
    for sentence in found.sentences:
        if sentence.name == OPEN:
            wanting.setdefault(sentence.sentence.witness, []).append(sentence.sentence.name)
    for siglum, names in wanting.items():
        mend = f"sentences without a class: {len(names)}; see: laws classes {siglum} --open"
        yield InputError(f"corpus/{siglum}/norms.toml", names[0], mend)
