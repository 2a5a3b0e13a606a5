"""Records with ids, kept in the files of one folder: corpus/examples, corpus/oracles.

No two records of a folder have the same id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project


class HasId(Protocol):
    """A record with an id, as a file has it."""

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
    made : makes the record that the project uses from the file's record and the file's name.

    Raises InputError for a malformed file, and for an id used twice.
    """
    from lawsofplay.base.schemas.reading import read_as

    made_records: dict[str, T] = {}
    for path in sorted((project.corpus / folder).glob("*.toml")):
        shown = f"corpus/{folder}/{path.name}"
        for record in records(read_as(path, shown, schema)):
            if record.id in made_records:
                raise InputError(shown, record.id, "the id is used twice; give each record its own")
            made_records[record.id] = made(record, shown)
    return tuple(made_records[name] for name in sorted(made_records))
