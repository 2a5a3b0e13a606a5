"""The downloaded package: byte for byte that of the build backend, and installable."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from lawsofplay.base import sources
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_toml
from lawsofplay.base.project import Project, find_project
from lawsofplay.downloads.package import source, source_name, wheel, wheel_name

ROOT = find_project(Path(__file__).parent).root
VERSION = read_toml(ROOT / "pyproject.toml")["project"]["version"]
TOLD = f"lawsofplay-{VERSION}.dist-info"
SMALL = """[project]
name = "lawsofplay"
version = "1.2"
description = "Laws"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["lxml>=5.3"]
[project.optional-dependencies]
dev = ["pytest>=8.3,<9.2"]
[project.scripts]
laws = "lawsofplay.cli:main"
[tool.hatch.build.targets.wheel]
packages = ["build/lawsofplay"]
[tool.hatch.build.targets.wheel.force-include]
"LICENSE" = "lawsofplay/installed/LICENSE"
"corpus" = "lawsofplay/installed/corpus"
"""


@pytest.fixture
def small(tmp_path: Path) -> Project:
    """A small project whose files are written in no order."""
    texts = {
        "pyproject.toml": SMALL, "README.md": "Read.", "LICENSE": "MIT",
        "corpus/b.txt": "two", "corpus/.b.txt.swp": "left", "corpus/a/c.txt": "one",
        "build/lawsofplay/x.py": "X = 1\n", "build/lawsofplay/x.pyc": "compiled",
        ".ci/run": "#!/bin/sh\n",
    }  # fmt: skip
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Project(tmp_path)


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_wheel_holds_what_is_told_and_nothing_that_was_left(small: Project) -> None:
    assert list(unzipped(wheel(small))) == [
        "lawsofplay/installed/LICENSE",
        "lawsofplay/installed/corpus/a/c.txt",
        "lawsofplay/installed/corpus/b.txt",
        "lawsofplay/x.py",
        "lawsofplay-1.2.dist-info/METADATA",
        "lawsofplay-1.2.dist-info/WHEEL",
        "lawsofplay-1.2.dist-info/entry_points.txt",
        "lawsofplay-1.2.dist-info/licenses/LICENSE",
        "lawsofplay-1.2.dist-info/RECORD",
    ]


def test_a_wheel_lists_its_files_with_their_sums(small: Project) -> None:
    files = unzipped(wheel(small))
    own = "lawsofplay-1.2.dist-info/RECORD"
    rows = list(csv.reader(files[own].decode().splitlines()))
    assert {name for name, _, _ in rows} == set(files)
    for name, checksum, size in rows:
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=")
        assert name == own or (checksum, size) == (
            f"sha256={digest.decode()}",
            str(len(files[name])),
        )


def test_the_source_archive_belongs_to_nobody_and_has_no_dates(small: Project) -> None:
    with tarfile.open(fileobj=io.BytesIO(source(small))) as archive:
        entries = archive.getmembers()
    names = [entry.name.removeprefix("lawsofplay-1.2/") for entry in entries]
    inside = ["README.md", "build/lawsofplay/x.py", "corpus/a/c.txt", "corpus/b.txt"]
    assert names == [".ci/run", "LICENSE", *inside, "pyproject.toml", "PKG-INFO"]
    assert {(entry.uid, entry.gid, entry.uname, entry.mtime) for entry in entries} == {
        (0, 0, "", 315532800)
    }
    assert [entry.name for entry in entries if entry.mode == 0o755] == ["lawsofplay-1.2/.ci/run"]


@pytest.mark.parametrize("make", [wheel, source])
def test_modes_and_dates_of_files_change_nothing(small: Project, make: object) -> None:
    assert callable(make)
    before = make(small)
    path = small.root / "corpus/b.txt"
    path.chmod(0o700)
    path.write_text("two", encoding="utf-8")
    assert make(small) == before
    path.write_text("three", encoding="utf-8")
    assert make(small) != before


def test_a_key_that_would_be_lost_is_told(small: Project) -> None:
    path = small.root / "pyproject.toml"
    path.write_text(SMALL.replace('name = "l', 'keywords = []\nname = "l'), encoding="utf-8")
    with pytest.raises(
        InputError, match=r"pyproject.toml, project.keywords: .* do not have this key"
    ):
        wheel(small)


def told_by(metadata: bytes) -> tuple[object, ...]:
    """What metadata say, however they write requirements."""
    message: Message = Parser().parsestr(metadata.decode())
    needed = {
        str(Requirement(requirement.replace("_", "-")))
        for requirement in message.get_all("Requires-Dist", [])
    }
    named = {key: message[key] for key in message if key not in ("Requires-Dist", _VERSION)}
    return named, needed, message.get_payload()


_VERSION = "Metadata-Version"


@pytest.mark.long
def test_the_wheel_is_that_of_the_build_backend(tmp_path: Path) -> None:
    """Only the maker's name, the order of sums and the spelling of requirements may differ."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    theirs = unzipped((tmp_path / wheel_name(VERSION)).read_bytes())
    ours = unzipped(wheel(Project(ROOT)))
    assert set(ours) == set(theirs)
    written = {f"{TOLD}/{name}" for name in ("METADATA", "WHEEL", "RECORD")}
    assert {our for our in ours if ours[our] != theirs[our]} <= written
    assert told_by(ours[f"{TOLD}/METADATA"]) == told_by(theirs[f"{TOLD}/METADATA"])


@pytest.mark.long
def test_the_source_archive_makes_the_same_wheel(tmp_path: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(source(Project(ROOT)))) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / source_name(VERSION).removesuffix(".tar.gz")
    names = {path.relative_to(unpacked).as_posix() for path in sources.inputs(unpacked)}
    assert names == {path.relative_to(ROOT).as_posix() for path in sources.inputs(ROOT)}
    assert wheel(Project(unpacked)) == wheel(Project(ROOT))
    assert source(Project(unpacked)) == source(Project(ROOT))
