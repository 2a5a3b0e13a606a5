"""A copy of the project with changed words in one file of corpus/."""

from __future__ import annotations

from pathlib import Path

from lawsofplay.base.project import Project


def changed(project: Project, folder: Path, file: str, old: str, new: str) -> Project:
    """The project with changed words in a file of its corpus; all else is linked."""
    for part in ("tei", "tests", "executable_rules"):
        (folder / part).symlink_to(project.root / part)
    (folder / "corpus").mkdir()
    for path in (project.root / "corpus").iterdir():
        (folder / "corpus" / path.name).symlink_to(path)
    wrong = folder / "corpus" / file
    text = wrong.read_text(encoding="utf-8")
    assert old in text
    wrong.unlink()
    wrong.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Project(folder)
