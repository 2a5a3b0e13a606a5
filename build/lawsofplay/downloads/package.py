"""The edition as a Python package: the wheel that pip installs, and the archive of its sources.

Both are written here and not by the backend that pyproject.toml names. That backend is not needed
to run the edition, would write its own version into the bytes, and takes twice as long. Only
pyproject.toml says what goes into the wheel, for both ways. A test compares the two wheels file by
file.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import tarfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NotRequired, TypedDict

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, read_toml
from lawsofplay.base.project import Project
from lawsofplay.base.sources import inputs
from lawsofplay.downloads.archive import pack

_RECORD = "pyproject.toml"
_ProjectTable = TypedDict(
    "_ProjectTable",
    {
        "name": str,
        "version": str,
        "description": str,
        "readme": str,
        "requires-python": str,
        "dependencies": list[str],
        "optional-dependencies": NotRequired[dict[str, list[str]]],
        "scripts": dict[str, str],
        "urls": NotRequired[dict[str, str]],
    },
)
"""The table [project] of pyproject.toml. The metadata of the package have all its keys."""

_FIRST_DAY = 315532800
"""The date of all files, as in `pack`: 1 January 1980, in seconds since 1970."""


def wheel_name(version: str) -> str:
    """The file name of the wheel, which says that it fits every machine."""
    return f"{_stem(version)}-py3-none-any.whl"


def source_name(version: str) -> str:
    """The file name of the archive of sources."""
    return f"{_stem(version)}.tar.gz"


def wheel(project: Project) -> bytes:
    """The wheel: both packages with the edition inside. The same files give the same bytes.

    Raises InputError for a key of [project] that the metadata do not have.
    """
    record = _record(project)
    info = f"{_stem(record['version'])}.dist-info"
    files = [
        *sorted(_packaged(project.root)),
        (f"{info}/METADATA", _metadata(project, record)),
        (f"{info}/WHEEL", _kind(record["version"])),
        (f"{info}/entry_points.txt", _scripts(record)),
        (f"{info}/licenses/LICENSE", (project.root / "LICENSE").read_bytes()),
    ]
    return pack([*files, (f"{info}/RECORD", _sums(files, f"{info}/RECORD"))])


def source(project: Project) -> bytes:
    """The archive of sources: all that a build reads, and the metadata of the package.

    Raises InputError as `wheel` does.
    """
    record = _record(project)
    stem = _stem(record["version"])
    stream = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", compresslevel=6, fileobj=stream, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in inputs(project.root):
            name = path.relative_to(project.root).as_posix()
            _add(archive, f"{stem}/{name}", path.read_bytes())
        _add(archive, f"{stem}/PKG-INFO", _metadata(project, record))
    return stream.getvalue()


def _record(project: Project) -> _ProjectTable:
    record: _ProjectTable = read_toml(project.root / _RECORD, _RECORD)["project"]
    if lost := sorted(set(record) - set(_ProjectTable.__annotations__)):
        mend = "the package's metadata do not have this key; add it to lawsofplay.downloads.package"
        raise InputError(_RECORD, f"project.{lost[0]}", mend)
    return record


def _stem(version: str) -> str:
    return f"lawsofplay-{version}"


def _packaged(root: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the wheel with their places in it."""
    settings = read_toml(root / _RECORD, _RECORD)["tool"]["hatch"]["build"]["targets"]["wheel"]
    placed = {folder: PurePosixPath(folder).name for folder in settings["packages"]} | settings[
        "force-include"
    ]
    for path in inputs(root):
        name = path.relative_to(root)
        for folder, target in placed.items():
            if name.is_relative_to(folder):
                yield (target / name.relative_to(folder)).as_posix(), path.read_bytes()


def _metadata(project: Project, record: _ProjectTable) -> bytes:
    """The metadata that pip reads, in the format of core metadata."""
    extras = record.get("optional-dependencies", {})
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {record['name']}",
        f"Version: {record['version']}",
        f"Summary: {record['description']}",
        *(f"Project-URL: {label}, {url}" for label, url in record.get("urls", {}).items()),
        "License-File: LICENSE",
        f"Requires-Python: {record['requires-python']}",
        *(f"Requires-Dist: {needed}" for needed in record["dependencies"]),
        *(line for extra, needed in extras.items() for line in _extra(extra, needed)),
        "Description-Content-Type: text/markdown",
        "",
        read_text(project.root / record["readme"], record["readme"]),
    ]
    return "\n".join(lines).encode()


def _extra(name: str, needed: list[str]) -> Iterator[str]:
    yield f"Provides-Extra: {name}"
    for package in needed:
        yield f"Requires-Dist: {package}; extra == '{name}'"


def _kind(version: str) -> bytes:
    lines = (
        "Wheel-Version: 1.0",
        f"Generator: lawsofplay {version}",
        "Root-Is-Purelib: true",
        "Tag: py3-none-any",
    )
    return ("\n".join(lines) + "\n").encode()


def _scripts(record: _ProjectTable) -> bytes:
    lines = [
        "[console_scripts]",
        *(f"{name} = {function}" for name, function in record["scripts"].items()),
    ]
    return ("\n".join(lines) + "\n").encode()


def _sums(files: list[tuple[str, bytes]], own: str) -> bytes:
    """The list of the files with their checksums and sizes; its own line has neither."""
    lines = (f"{name},sha256={_sum(data)},{len(data)}\n" for name, data in files)
    return ("".join(lines) + f"{own},,\n").encode()


def _sum(data: bytes) -> str:
    """The SHA-256 in the encoding that wheels use.

    >>> _sum(b"")
    '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
    """
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


def _add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    """Add a file that belongs to nobody. A file that begins as a script is made executable."""
    entry = tarfile.TarInfo(name)
    entry.size, entry.mtime = len(data), _FIRST_DAY
    entry.mode = 0o755 if data.startswith(b"#!") else 0o644
    archive.addfile(entry, io.BytesIO(data))
