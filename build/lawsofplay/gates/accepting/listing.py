"""Updates the manifest when something is accepted: lists what is new, reports what was lost.

For one law, the manifest takes the files that name the law, the law's kind and its relations.
Without a law it takes all that is new. A kind or relation that changed then waits for
``laws review --data``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from lawsofplay.base.errors import FaultsError, InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.holdings import file_fault, holdings
from lawsofplay.gates.manifest.listed import norm_faults, norms, relation_faults, relations
from lawsofplay.gates.manifest.lock import Key, Manifest, of_kind, read_manifest
from lawsofplay.gates.mutation.record import EXPLAINED, STORED
from lawsofplay.rules.sharing import SHOWN as ALIKE

WRITTEN = ("executable_rules/seals.lock", STORED, "ids.lock")
"""Files that accepting writes itself, besides the books in ``tei/``."""

_BESIDE = (*WRITTEN, EXPLAINED, ALIKE)
"""Files that the manifest takes with every law."""

_ONE_BY_ONE = ("corpus/relations.tsv", "/norms.toml")
"""Files that may grow shorter: the manifest lists each of their entries, so none is lost."""


def taken(project: Project, address: str) -> tuple[Manifest, list[Key]]:
    """The manifest with all that is accepted with a law, and the keys of what changed in it.

    An empty address means every law. Raises FaultsError for files that are gone or hold less. If no
    law is named, raises it also for kinds and relations that changed.
    """
    old, now = read_manifest(project), _as_it_is(project)
    ours = _ours(project, address)
    differing = sorted(
        key
        for key in {*old, *now}
        if key[0] != "page" and old.get(key) != now.get(key) and ours(key)
    )
    faults = [*_lost(project, old, differing), *(() if address else _changed(project, old))]
    if faults:
        raise FaultsError(faults)
    kept = {key: value for key, value in old.items() if key not in differing}
    return kept | {key: now[key] for key in differing if key in now}, differing


def _as_it_is(project: Project) -> Manifest:
    """The files, kinds and relations as they stand now."""
    files = {("file", name): (str(count),) for name, count in holdings(project).items()}
    kinds = {("norm", name): value for name, value in norms(project).items()}
    pairs = {("relation", name): value for name, value in relations(project).items()}
    return {**files, **kinds, **pairs}


def _ours(project: Project, address: str) -> Callable[[Key], bool]:
    """A function that says whether an entry of the manifest is accepted with a law."""
    siglum = address.partition(".")[0]
    beside = (*_BESIDE, f"corpus/{siglum}/norms.toml", f"tei/{siglum}.xml")
    named = re.compile(rf"(?<![\w.-]){re.escape(address)}(?![\w-]|\.\w)")

    def is_ours(key: Key) -> bool:
        kind, name = key
        if kind != "file":
            return address in name.split()
        return name in beside or _names(project, name, named)

    return is_ours if address else lambda key: True


def _names(project: Project, name: str, address: re.Pattern[str]) -> bool:
    """Whether a data file names the law."""
    path = project.root / name
    data = path.suffix in (".cases", ".toml", ".tsv") and path.is_file()
    return data and bool(address.search(read_text(path, name)))


def _lost(project: Project, old: Manifest, differing: Iterable[Key]) -> Iterator[InputError]:
    """Files that are gone or hold less than before."""
    for kind, name in differing:
        written = name in WRITTEN or name.startswith("tei/") or name.endswith(_ONE_BY_ONE)
        if kind == "file" and (kind, name) in old and not written:
            yield from file_fault(project.root / name, name, int(old[kind, name][0]))


def _changed(project: Project, old: Manifest) -> Iterator[InputError]:
    """Kinds and relations that differ from the manifest; new ones do not count."""
    yield from norm_faults(project, {**norms(project), **of_kind(old, "norm")})
    yield from relation_faults(project, {**relations(project), **of_kind(old, "relation")})
