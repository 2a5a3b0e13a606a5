"""The word lists that the lexicon is made from: their files, versions and licences.

They come from Debian packages, which are installed outside the project. Their hashes stand in
``corpus/lexicon/lists.toml``, so that a compilation gives the same bytes or says why it cannot.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text

DICTIONARIES = Path("/usr/share")
"""The folder in which Debian's packages put their word lists."""


@dataclass(frozen=True)
class WordList:
    """One file of one package, as ``lists.toml`` records it."""

    name: str
    package: str
    version: str
    path: str
    sha256: str


def recorded_lists(root: Path) -> dict[str, WordList]:
    """The recorded lists by name.

    Raises InputError when the record is malformed.
    """
    from lawsofplay.base.schemas.reading import read_as
    from lawsofplay.lexicon.schema import ListsFile

    shown = "corpus/lexicon/lists.toml"
    return {
        name: WordList(name, entry.package, entry.version, entry.path, entry.sha256)
        for name, entry in read_as(root / shown, shown, ListsFile).items()
    }


def missing_packages(root: Path, dictionaries: Path = DICTIONARIES) -> tuple[str, ...]:
    """The packages that a compilation needs and this machine lacks, sorted."""
    lists = recorded_lists(root).values()
    return tuple(
        sorted({entry.package for entry in lists if not (dictionaries / entry.path).is_file()})
    )


def read_list(entry: WordList, dictionaries: Path = DICTIONARIES) -> list[str]:
    """The lines of one list.

    Raises InputError when the package is not installed or has another version than recorded.
    """
    path = dictionaries / entry.path
    install = f"install it: apt-get install {entry.package}={entry.version}"
    if not path.is_file():
        raise InputError(
            path, "", f"the word list of package {entry.package} is missing; {install}"
        )
    if hashlib.sha256(path.read_bytes()).hexdigest() != entry.sha256:
        raise InputError(path, "", f"not the version that the lexicon is compiled from; {install}")
    return read_text(path).splitlines()
