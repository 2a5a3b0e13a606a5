"""The files of the edition, and how much each holds, so that none is lost or cut short.

Page files are left out, since each has its seal. Code is left out too, since it fails without its
parts. Files of cases count: one of many cases could vanish without any other failing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, read_toml
from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.lock import SHOWN
from lawsofplay.rules.casebook.reading import SUFFIX, is_row_or_quotation

FOLDERS = ("corpus", "docs", "executable_rules", "site_templates", "tei", "tests/executable_rules")
FILES = ("CITATION.cff", "LICENSE", "README.md", "ids.lock", "pyproject.toml")
"""Single files of the edition, beside those in FOLDERS."""

_LISTS = (".tsv", ".lock", ".txt")
_ANSWERS = "proof"
_SPARED = 10


def files(project: Project) -> Iterator[str]:
    """The files by their names from the root, sorted."""
    for folder in FOLDERS:
        for path in sorted((project.root / folder).rglob("*")):
            name = path.relative_to(project.root).as_posix()
            code = path.suffix in (".py", ".pyc") or path.parent.name == "pages"
            if path.is_file() and not code and not path.name.startswith("."):
                yield name
    yield from (name for name in FILES if (project.root / name).is_file())


def holdings(project: Project) -> dict[str, int]:
    """How much each file holds. Raises InputError for a file that cannot be read."""
    found = {name: held(project.root / name, name) for name in files(project)}
    # Guards ask for lost answers again, so such a file can lose only its remarks.
    return {name: count for name, count in found.items() if count}


def held(path: Path, name: str) -> int:
    """How much a file holds.

    This counts the values of a TOML file, the lines of a list (without comments), and the
    quotations and rows of a file of cases. In a file of answers it counts an editor's remarks, in
    any other file the bytes. Raises InputError for a file that cannot be read.
    """
    if path.suffix == SUFFIX:
        return sum(1 for line in read_text(path, name).split("\n") if is_row_or_quotation(line))
    if path.suffix == ".toml":
        return _values(read_toml(path, name))
    if path.suffix not in _LISTS:
        return path.stat().st_size
    lines = [line for line in read_text(path, name).split("\n") if line.strip()]
    if path.parent.name == _ANSWERS:
        return sum(line.startswith("remark\t") for line in lines)
    return sum(not line.startswith("#") for line in lines)


def answers_of(project: Project, address: str) -> tuple[str, int]:
    """The file of answers of a page (``bellecour.p070``), and how many remarks it holds."""
    siglum, _, page = address.partition(".")
    name = f"corpus/{siglum}/{_ANSWERS}/{page}.tsv"
    path = project.root / name
    return name, held(path, name) if path.is_file() else 0


def _values(data: Any) -> int:
    """How many values tables and lists hold at any depth."""
    if isinstance(data, dict):
        return sum(map(_values, data.values()))
    return sum(map(_values, data)) if isinstance(data, list) else 1


def least(name: str, count: int) -> int:
    """How much a file must still hold that once held so much.

    Text may grow shorter by a tenth, data not at all.
    """
    return count if Path(name).suffix in (".toml", SUFFIX, *_LISTS) else count - count // _SPARED


def file_faults(project: Project, listed: Mapping[str, tuple[str, ...]]) -> Iterator[InputError]:
    """Files that are gone, hold less than before, or are not listed yet."""
    for name, (count,) in sorted(listed.items()):
        try:
            yield from file_fault(project.root / name, name, int(count))
        except InputError as error:
            yield error
    for name in files(project):
        if name not in listed and held(project.root / name, name):
            yield InputError(name, "", f"not in {SHOWN} yet; run: laws review --data")


def file_fault(path: Path, name: str, count: int) -> Iterator[InputError]:
    """The fault of a file that is gone, or holds less than before."""
    if not path.is_file():
        # Worded as in `files.read_text`, so that two checks report the same loss only once.
        yield InputError(name, "", "the file is missing; restore it from version control")
    elif held(path, name) < least(name, count):
        unit = f"{held(path, name)} {_unit(name)} of {count}"
        mend = f"holds {unit}; restore it from version control, or, if that was meant, run:"
        yield InputError(name, "", f"{mend} laws review --data")


def _unit(name: str) -> str:
    path = Path(name)
    if path.suffix == ".toml":
        return "values"
    if path.suffix == SUFFIX:
        return "rows and quotations"
    if path.suffix not in _LISTS:
        return "bytes"
    return "remarks" if path.parent.name == _ANSWERS else "lines"
