"""Copy the built site into a web server's folder: each version for good, and the newest above them.

``FOLDER/0.10.0/`` holds the site of that version and is never changed, because citations name it.
``FOLDER/`` itself holds the newest version. Its addresses stay the same, and search engines are
sent there. Files of the version before that are gone from the newest are removed; no other file is
touched.
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
"""The list of the newest version's files, so that the next version can remove them."""


def publish(project: Project, folder: Path) -> Release:
    """Copy the built site into a folder that a web server serves at the edition's address.

    Raises InputError where the edition has no address or the site is older than its sources. It
    does so too where the folder lies inside the site or holds another site of the same version.
    """
    release = load_release(project)
    if not release.base:
        mend = 'no address on the web; write Homepage = "https://..." under [project.urls]'
        raise InputError("pyproject.toml", "", mend)
    if not built.is_current(project):
        raise InputError("site", "", "older than its sources; run: laws build")
    if project.site.resolve() in (folder.resolve(), *folder.resolve().parents):
        raise InputError(folder, "", "lies inside the site; name a folder elsewhere")
    _keep(project.site, folder / release.version)
    _renew(project.site, folder)
    return release


def _keep(site: Path, place: Path) -> None:
    """Copy the site to the folder of its version, completely or not at all."""
    if place.exists():
        if _mark(place) != _mark(site):
            mend = "holds another site of this version; give the changed edition a new version"
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
    """Write the site's files into the folder, and remove those of the version before."""
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
    """Remove a file of the folder; a path that leads out of the folder is ignored."""
    path = folder / name
    if path.resolve().is_relative_to(folder.resolve()):
        path.unlink(missing_ok=True)
