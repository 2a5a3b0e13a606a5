"""Laying the built site out for a web server: this version for good, and the newest above it.

``FOLDER/0.10.0/`` holds the site of that version and is never written again: citations name it.
``FOLDER/`` itself holds the newest version, whose addresses stay the same: search engines are led
there. What was there of the version before and is no more is taken away; nothing else is touched.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_bytes, write_text
from lawsofplay.base.project import Project
from lawsofplay.model.release import Release, load_release
from lawsofplay.pipeline import built

LIST = "published.txt"
"""The files of the newest version, so that the next one knows what it replaces."""


def publish(project: Project, folder: Path) -> Release:
    """Lay out the built site in a folder that a web server serves at the edition's address.

    Raises InputError where the edition has no address, where the site is older than its sources,
    and where the folder holds another site of the same version.
    """
    release = load_release(project)
    if not release.base:
        mend = 'no address on the web; write Homepage = "https://..." under [project.urls]'
        raise InputError("pyproject.toml", "", mend)
    if not built.is_current(project):
        raise InputError("site", "", "it is older than its sources; run: laws build")
    if project.site.resolve() in (folder.resolve(), *folder.resolve().parents):
        raise InputError(folder, "", "it lies in the site itself; name a folder elsewhere")
    _keep(project.site, folder / release.version)
    _renew(project.site, folder)
    return release


def _keep(site: Path, place: Path) -> None:
    """Copy the site to the folder of its version, whole or not at all."""
    if place.exists():
        if _mark(place) != _mark(site):
            mend = "holds another site of this version; a change needs a version of its own"
            raise InputError(place, "", mend)
        return
    made = place.with_name(f".{place.name}")
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(site, made)
    made.replace(place)


def _mark(site: Path) -> str:
    mark = site / built.NAME
    return mark.read_text(encoding="utf-8") if mark.is_file() else ""


def _renew(site: Path, folder: Path) -> None:
    """Write the site's files into the folder, and take away those of the version before."""
    files = sorted(_files(site))
    before = folder / LIST
    gone = set(read_text(before).split("\n")) - set(files) if before.is_file() else set()
    for name in files:
        write_bytes(folder / name, (site / name).read_bytes())
    for name in sorted(gone - {""}):
        _remove(folder, name)
    write_text(before, "".join(f"{name}\n" for name in files))


def _files(site: Path) -> Iterator[str]:
    return (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())


def _remove(folder: Path, name: str) -> None:
    """Remove a file of the folder; a list that names one outside of it is not heeded."""
    path = folder / name
    if path.resolve().is_relative_to(folder.resolve()):
        path.unlink(missing_ok=True)
