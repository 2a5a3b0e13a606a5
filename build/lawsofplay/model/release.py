"""The release of the edition: its version, date and maker, and its addresses on the web.

The version is in pyproject.toml. The date (``date-released``) and the maker (the first of the
``authors``) are in CITATION.cff. Web addresses, if any, are under ``[project.urls]`` in
pyproject.toml: ``Issues`` for reports of errors, ``Homepage`` for the published site.
docs/publishing.md says what follows from these.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, read_toml
from lawsofplay.base.project import Project

TITLE = "The Laws of Play"
"""The name of the edition, as citations give it."""

_RECORD = "CITATION.cff"
_RELEASED = re.compile(r"^date-released: *[\"']?(\d{4}-\d\d-\d\d)[\"']? *$", re.MULTILINE)
_MAKER = re.compile(r"^ *- name: *[\"']?(.+?)[\"']? *$", re.MULTILINE)
_BASE = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")
_TRACKERS = ("issues", "repository", "source")


@dataclass(frozen=True)
class Release:
    """A version of the edition, with the day of its release and its maker.

    ``tracker`` is the web address for reports of errors. ``base`` is that of the published site,
    with a slash at its end; it is empty for an edition that is not published.

    >>> Release("0.3.0", date(2026, 11, 22)).shown
    'version 0.3.0, 2026-11-22'
    """

    version: str
    date: date
    tracker: str = ""
    base: str = ""
    maker: str = f"The maintainers of {TITLE}"

    @property
    def shown(self) -> str:
        """Version and date in words, the same on every page and in every citation."""
        return f"version {self.version}, {self.date.isoformat()}"

    def url(self, path: str) -> str:
        """The web address of a file of the site in this version, which no later version changes.

        It is empty for an edition that is not published.

        >>> Release("0.3.0", date(2026, 11, 22), base="https://example.org/").url("law/a.html")
        'https://example.org/0.3.0/law/a.html'
        """
        return f"{self.base}{self.version}/{path}" if self.base else ""

    def newest(self, path: str) -> str:
        """The web address of a file of the site in whatever version is the newest."""
        return f"{self.base}{path.removesuffix('index.html')}" if self.base else ""


def load_release(project: Project) -> Release:
    """The release of this checkout. Raises InputError when its version or date is missing."""
    record = read_toml(project.root / "pyproject.toml", "pyproject.toml").get("project", {})
    version = record.get("version")
    if not isinstance(version, str):
        raise InputError("pyproject.toml", "", 'no version; write version = "..." under [project]')
    urls = {name.casefold(): str(url) for name, url in record.get("urls", {}).items()}
    tracker = next((urls[name] for name in _TRACKERS if name in urls), "")
    cited = read_text(project.root / _RECORD, _RECORD)
    maker = _MAKER.search(cited)
    made = {"maker": maker[1]} if maker else {}
    return Release(version, _released(cited), tracker, _base(urls.get("homepage", "")), **made)


def _base(address: str) -> str:
    """The web address of the site, with a slash at its end. Raises InputError for a bad one."""
    if address and not _BASE.fullmatch(address):
        mend = f"{address!r} is no place for a site; write https://example.org/ or leave it out"
        raise InputError("pyproject.toml", "project.urls.Homepage", mend)
    return f"{address.rstrip('/')}/" if address else ""


def _released(cited: str) -> date:
    day = _RELEASED.search(cited)
    try:
        return date.fromisoformat(day[1] if day else "")
    except ValueError:
        mend = "no day of release; write date-released: YYYY-MM-DD"
        raise InputError(_RECORD, "", mend) from None
