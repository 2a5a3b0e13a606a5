"""The measured figures as committed: corpus/reference/accuracy.json, which the site shows.

Measuring every rule's ablation takes minutes, so `laws accuracy --store` measures and writes it,
the build only reads it, and a test measures the stages anew and compares.
"""

from __future__ import annotations

import json
from typing import Any

from lawsofplay.errors import InputError
from lawsofplay.files import read_text, write_text
from lawsofplay.project import Project

_SHOWN = "corpus/reference/accuracy.json"


def read_stored(project: Project) -> dict[str, Any] | None:
    """The committed report, or None where nothing has been measured yet."""
    path = project.corpus / "reference" / "accuracy.json"
    if not path.is_file():
        return None
    try:
        data: dict[str, Any] = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        mend = f"not valid JSON: {error.msg}; run: laws accuracy --store"
        raise InputError(_SHOWN, f"line {error.lineno}", mend) from None
    return data


def write_stored(project: Project, data: dict[str, Any]) -> None:
    """Write the report; keys sorted, so that the file changes only where a figure does."""
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    write_text(project.corpus / "reference" / "accuracy.json", text + "\n")
