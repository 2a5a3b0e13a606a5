"""What the site and the index were built from: one sum over everything that the build reads.

The sum stands in the site. Where it is no longer that of the sources, site and index are older
than they.
"""

from __future__ import annotations

import hashlib

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.base.sources import inputs

NAME = "built-from.sha256"
"""The file of the site that holds the sum."""


def sum_of_inputs(project: Project) -> str:
    """SHA-256 over the names and bytes of all that the build reads, in hexadecimal."""
    found = hashlib.sha256()
    for path in inputs(project.root):
        data = path.read_bytes()
        found.update(f"{path.relative_to(project.root).as_posix()}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()


def is_current(project: Project) -> bool:
    """Whether site and index are there and were built from the sources as they are."""
    path = project.site / NAME
    if not path.is_file() or not project.index.is_dir():
        return False
    return path.read_text(encoding="utf-8").strip() == sum_of_inputs(project)


def record(project: Project) -> None:
    """Write the sum, when all is built."""
    write_text(project.site / NAME, sum_of_inputs(project) + "\n")
