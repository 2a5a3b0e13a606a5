"""Know whether the site and the index are older than their sources.

A build writes a checksum of everything that it read into the site. If the sources have another
checksum now, the site and the index are out of date.
"""

from __future__ import annotations

import hashlib

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.base.sources import inputs

NAME = "built-from.sha256"
"""The file of the site that holds the checksum."""


def sum_of_inputs(project: Project) -> str:
    """The SHA-256 of the names and bytes of all that the build reads, in hexadecimal."""
    digest = hashlib.sha256()
    for path in inputs(project.root):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(project.root).as_posix()}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def is_current(project: Project) -> bool:
    """Whether the site and the index exist and were built from the sources as they are now."""
    path = project.site / NAME
    if not path.is_file() or not project.index.is_dir():
        return False
    return path.read_text(encoding="utf-8").strip() == sum_of_inputs(project)


def record(project: Project) -> None:
    """Write the checksum when everything is built."""
    write_text(project.site / NAME, sum_of_inputs(project) + "\n")
