"""What the manifest lists singly: kinds and statuses of laws and rules, relations of laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project
from lawsofplay.gates.manifest.lock import SHOWN
from lawsofplay.gates.manifest.telling import MOST
from lawsofplay.model.norms import Kind, load_norms
from lawsofplay.model.relations import load_pairs

Things = Mapping[str, tuple[str, ...]]
"""Fields of the manifest by the name of the thing, such as a law's address."""


def norms(project: Project) -> dict[str, tuple[str, ...]]:
    """Kind and status of every law and rule that norms.toml names.

    Raises InputError for a norms.toml that cannot be read.
    """
    found: dict[str, Kind] = {}
    for siglum in WITNESSES:
        held = load_norms(project, siglum)
        found |= held.kinds
        found |= {f"{siglum}.{rule.id}": rule.kind for rule in held.rules}
    return {name: (kind.kind, kind.status) for name, kind in found.items()}


def relations(project: Project) -> dict[str, tuple[str, ...]]:
    """How the laws of each pair stand to each other.

    Raises InputError for a relations.tsv that cannot be read.
    """
    found: dict[str, list[str]] = {}
    for pair in load_pairs(project):
        found.setdefault(f"{pair.law} {pair.other}", []).append(pair.relation)
    # A pair may be compared, and also joined.
    return {name: (" ".join(sorted(kinds)),) for name, kinds in found.items()}


def norm_faults(project: Project, listed: Things) -> Iterator[InputError]:
    """Laws and rules whose kind or status differs from the manifest."""
    return _faults(listed, norms(project), lambda name: f"corpus/{name.split('.')[0]}/norms.toml")


def relation_faults(project: Project, listed: Things) -> Iterator[InputError]:
    """Pairs of laws that are gone, not listed, or related otherwise."""
    return _faults(listed, relations(project), lambda name: "corpus/relations.tsv")


def _faults(listed: Things, now: Things, file: Callable[[str], str]) -> Iterator[InputError]:
    names = sorted(name for name in {*listed, *now} if listed.get(name) != now.get(name))
    for shown in sorted({file(name) for name in names}):
        own = [name for name in names if file(name) == shown]
        yield from _first_faults(shown, own, listed, now)


def _first_faults(
    file: str, names: Sequence[str], listed: Things, now: Things
) -> Iterator[InputError]:
    accept = "if that was meant, run: laws review --data"
    for name in names[:MOST]:
        was, is_ = (", ".join(things.get(name, ())) or "nothing" for things in (listed, now))
        yield InputError(file, name, f"is {is_}, and {was} in {SHOWN}; {accept}")
    if len(names) > MOST:
        yield InputError(file, "", f"{len(names) - MOST} more differ from {SHOWN}; {accept}")
