"""Records with ids of their own, kept in the files of one folder: corpus/examples, corpus/oracles.

An id stands once in all the files of its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project


class HasId(Protocol):
    """A record as a file has it."""

    id: str


F = TypeVar("F")
R = TypeVar("R", bound=HasId)
T = TypeVar("T")


def load_register(
    project: Project,
    folder: str,
    schema: type[F],
    records: Callable[[F], Iterable[R]],
    made: Callable[[R, str], T],
) -> tuple[T, ...]:
    """Every record of the TOML files in corpus/<folder>, sorted by id.

    Parameters
    ----------
    schema : what a file may hold.
    records : the records of a file.
    made : a record as the project uses it, from that of the file and the file's name.

    Raises InputError for a file of another form, and for an id that stands twice.
    """
    from lawsofplay.base.schemas.reading import read_as

    found: dict[str, T] = {}
    for path in sorted((project.corpus / folder).glob("*.toml")):
        shown = f"corpus/{folder}/{path.name}"
        for record in records(read_as(path, shown, schema)):
            if record.id in found:
                raise InputError(shown, record.id, "the id stands twice; give each its own")
            found[record.id] = made(record, shown)
    return tuple(found[name] for name in sorted(found))
