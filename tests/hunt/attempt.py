"""One attempt to do harm, what was told of it, and the verdict."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from lawsofplay.base.project import Project
from lawsofplay.pipeline.table import MOST

CLEAR, UNCLEAR, MISSED, HARMLESS = "clear", "unclear", "missed", "harmless"
"""Told in a line that names what is at fault; told otherwise; not told; nothing to tell."""

LONGEST = 1500
"""Signs of a line that somebody still reads."""


@dataclass(frozen=True)
class Attempt:
    """One attempt: of which kind, on what, in which way; the verdict, and what was told."""

    kind: str
    file: str
    way: str
    verdict: str
    told: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = " / ".join(self.told) or "nothing told"
        return f"{self.verdict}: {self.file} ({self.way}): {told}"


def judged(lines: Sequence[str], *named: str) -> str:
    """The verdict on what was told: clear if it is short and the first line begins with a name."""
    if not lines:
        return MISSED
    readable = all(line.isprintable() and len(line) <= LONGEST for line in lines)
    return CLEAR if readable and len(lines) <= MOST and lines[0].startswith(named) else UNCLEAR


def failed(error: Exception) -> tuple[str, tuple[str, ...]]:
    """The verdict on what ended in a traceback."""
    return UNCLEAR, (f"{type(error).__name__}: {error}"[:LONGEST],)


@contextmanager
def spoilt(real: Project, folder: Path, path: Path, data: bytes) -> Iterator[Project]:
    """A project of links to the real one, in which one file has other bytes."""
    # A folder of its own each time, since schemas are kept by their path.
    root = Path(tempfile.mkdtemp(dir=folder))
    try:
        source, made = real.root, root
        for part in path.parts:
            for entry in source.iterdir():
                if entry.name != part and not entry.name.startswith("."):
                    (made / entry.name).symlink_to(entry)
            source, made = source / part, made / part
            if source.is_dir():
                made.mkdir()
        made.write_bytes(data)
        yield Project(root)
    finally:
        shutil.rmtree(root)
