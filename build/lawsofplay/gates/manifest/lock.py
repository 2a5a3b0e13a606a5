"""manifest.lock: one line for each thing that may not change unseen, sorted, fields between tabs.

::

    file      corpus/games.toml        how much it holds
    norm      cotton.chess.laws.3      its kind   its status
    page      cotton.b01               first reading   second reading   accepted   digest   text
    relation  law other                how the one stands to the other

Days are written 2026-11-22. A page read once has no day of a second reading. The text of a page is
the whole file as it was read, with ↵ for the end of a line. Only ``laws review`` and
``laws accept`` write it.
"""

from __future__ import annotations

from collections.abc import Mapping

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project

Key = tuple[str, str]
"""The sort of an entry (a key of FIELDS) and its name."""

Manifest = dict[Key, tuple[str, ...]]
"""The fields of each entry."""

SHOWN = "manifest.lock"
"""The name of the file in messages."""

FIELDS = {"file": 1, "norm": 2, "page": 5, "relation": 1}
"""The sorts of entries, and how many fields follow the name of each."""

HEAD = "# What the edition consists of and what was read: docs/proofreading.md. By: laws review\n"


def read_manifest(project: Project) -> Manifest:
    """The content of manifest.lock.

    Raises InputError if the file is missing, and for a line that does not fit its sort or stands
    twice.
    """
    manifest: Manifest = {}
    for number, line in enumerate(read_text(project.manifest_lock, SHOWN).split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        kind, name, *fields = [*line.split("\t"), "", ""]
        if FIELDS.get(kind) != len(fields) - 2 or (kind, name) in manifest:
            mend = "malformed, or there twice; restore the file from version control"
            raise InputError(SHOWN, f"line {number}", mend)
        manifest[kind, name] = tuple(fields[:-2])
    return manifest


def write_manifest(project: Project, manifest: Manifest) -> None:
    """Write manifest.lock, sorted."""
    lines = sorted("\t".join((*key, *fields)) for key, fields in manifest.items())
    write_text(project.manifest_lock, HEAD + "".join(f"{line}\n" for line in lines))


def of_kind(manifest: Manifest, kind: str) -> dict[str, tuple[str, ...]]:
    """The entries of one sort by name."""
    return {name: fields for (sort, name), fields in manifest.items() if sort == kind}


def renewed(manifest: Manifest, kind: str, things: Mapping[str, tuple[str, ...]]) -> Manifest:
    """The manifest with the entries of one sort replaced."""
    others = {key: fields for key, fields in manifest.items() if key[0] != kind}
    return others | {(kind, name): fields for name, fields in things.items()}
