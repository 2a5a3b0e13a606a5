"""Which release of the edition this is: its version, its date, where it is kept.

The version stands in pyproject.toml, the date in CITATION.cff (``date-released``), addresses on the
web, if there are any, under ``[project.urls]`` of pyproject.toml.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from lawsofplay.errors import InputError
from lawsofplay.files import read_text, read_toml
from lawsofplay.project import Project

TITLE = "The Laws of Play"
"""The name of the edition, as citations give it."""

_RECORD = "CITATION.cff"
_RELEASED = re.compile(r"^date-released: *[\"']?(\d{4}-\d\d-\d\d)[\"']? *$", re.MULTILINE)
_TRACKERS = ("issues", "repository", "source")


@dataclass(frozen=True)
class Release:
    """A version of the edition with the day of its release; ``tracker`` is where faults are told.

    >>> Release("0.3.0", date(2026, 11, 22)).shown
    'version 0.3.0, 2026-11-22'
    """

    version: str
    date: date
    tracker: str = ""

    @property
    def shown(self) -> str:
        """Version and date, the same on every page and in every citation."""
        return f"version {self.version}, {self.date.isoformat()}"


def load_release(project: Project) -> Release:
    """The release that this checkout is. Raises InputError where version or date is missing."""
    record = read_toml(project.root / "pyproject.toml", "pyproject.toml").get("project", {})
    version = record.get("version")
    if not isinstance(version, str):
        raise InputError("pyproject.toml", "", 'no version; write version = "..." under [project]')
    urls = {name.casefold(): str(url) for name, url in record.get("urls", {}).items()}
    tracker = next((urls[name] for name in _TRACKERS if name in urls), "")
    return Release(version, _released(project), tracker)


def _released(project: Project) -> date:
    found = _RELEASED.search(read_text(project.root / _RECORD, _RECORD))
    try:
        return date.fromisoformat(found[1] if found else "")
    except ValueError:
        mend = "no day of release; write date-released: YYYY-MM-DD"
        raise InputError(_RECORD, "", mend) from None
