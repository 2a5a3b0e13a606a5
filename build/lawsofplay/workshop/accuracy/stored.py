"""The measured figures as committed: corpus/reference/accuracy.json, which the site shows.

It takes minutes to measure the text without each rule in turn. So `laws accuracy --store` measures
and writes the file, and the build only reads it. A test measures the stages again and compares.
"""

from __future__ import annotations

import json
from typing import Any

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project

_SHOWN = "corpus/reference/accuracy.json"
_REMAKE = "laws accuracy --store"


def read_stored(project: Project) -> dict[str, Any] | None:
    """The committed report, or None if nothing has been measured yet."""
    from lawsofplay.base.schemas.reading import read_json_checked
    from lawsofplay.workshop.schemas.measures import AccuracyFile

    path = project.corpus / "reference" / "accuracy.json"
    return read_json_checked(path, _SHOWN, AccuracyFile, _REMAKE) if path.is_file() else None


def write_stored(project: Project, data: dict[str, Any]) -> None:
    """Write the report with sorted keys, so that the file changes only where a figure does."""
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    write_text(project.corpus / "reference" / "accuracy.json", text + "\n")
