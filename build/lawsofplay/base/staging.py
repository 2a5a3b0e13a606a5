"""A build by itself: one at a time, beside what stands, which it replaces only when it is whole."""

from __future__ import annotations

import gc
import multiprocessing
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import wait
from pathlib import Path

from filelock import FileLock, Timeout

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project

FOLDER = ".build"
"""The folder of the project in which site and index are made."""

LOCK = ".build.lock"
"""The file that a build holds locked; the lock ends with the process, however it ends."""


@contextmanager
def alone(project: Project) -> Iterator[None]:
    """Build while nobody else does. Raises InputError when another build is running."""
    try:
        lock = FileLock(project.root / LOCK).acquire(timeout=0)
    except Timeout:
        mend = "another build of this project is running; wait until it is done"
        raise InputError("build", "", mend) from None
    with lock:
        yield


@contextmanager
def staged(project: Project) -> Iterator[Project]:
    """Give a project with the same sources whose site and index are new and empty.

    They take the place of the old ones when the work in them is done, and vanish when it fails:
    a reader meets the old edition or the new one, never pages of both.
    """
    folder = project.root / FOLDER
    _sweep(project)
    folder.mkdir()
    fresh = replace(project, output=folder)
    try:
        yield fresh
        _swap(fresh.site, project.site)
        _swap(fresh.index, project.index)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _sweep(project: Project) -> None:
    """Remove what builds that were killed have left."""
    shutil.rmtree(project.root / FOLDER, ignore_errors=True)
    for path in project.tei.glob(".*.xml.*"):
        path.unlink()


def _swap(fresh: Path, target: Path) -> None:
    if target.exists():
        target.rename(fresh.with_name(f"old-{target.name}"))
    fresh.rename(target)


def collect_seldom() -> None:
    """Let Python look for rings of dead objects seldom: a build keeps nearly all that it makes.

    That look takes a sixth of the time of a build otherwise.
    """
    gc.set_threshold(_MADE_BETWEEN, 20, 20)


_MADE_BETWEEN = 200_000
"""How many objects are made between two looks; Python's own measure is 700."""


def worker() -> ProcessPoolExecutor:
    """A process for work beside this one's; it ends when this one ends, whatever ends it."""
    return ProcessPoolExecutor(max_workers=1, initializer=_follow_parent)


def _follow_parent() -> None:
    collect_seldom()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
