"""One attempt to do harm, the messages that it caused, and the verdict."""

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
"""Reported in a line that names the faulty thing; reported otherwise; missed; no fault."""

LONGEST = 1500
"""The greatest length of a line that people still read, in signs."""


@dataclass(frozen=True)
class Attempt:
    """One attempt: its kind, its target and its way; the verdict, and the messages."""

    kind: str
    file: str
    way: str
    verdict: str
    told: tuple[str, ...] = ()

    def __str__(self) -> str:
        messages = " / ".join(self.told) or "nothing told"
        return f"{self.verdict}: {self.file} ({self.way}): {messages}"


def judged(lines: Sequence[str], *named: str) -> str:
    """The verdict on messages: clear if they are short and the first begins with a name."""
    if not lines:
        return MISSED
    readable = all(line.isprintable() and len(line) <= LONGEST for line in lines)
    return CLEAR if readable and len(lines) <= MOST and lines[0].startswith(named) else UNCLEAR


def failed(error: Exception) -> tuple[str, tuple[str, ...]]:
    """The verdict on an attempt that ended in a traceback."""
    return UNCLEAR, (f"{type(error).__name__}: {error}"[:LONGEST],)


@contextmanager
def spoilt(real: Project, folder: Path, path: Path, data: bytes) -> Iterator[Project]:
    """A project of links to the real one, with other bytes in one file."""
    # Each time in a new folder, since schemas are cached by their path.
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
