"""Builds killed at any moment: the old edition or the new one is whole; nothing is left behind."""

from __future__ import annotations

import random
import shutil
import signal
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.base.staging import alone, staged
from tests.hunt.attempt import CLEAR, MISSED, Attempt, failed
from tests.processes import is_running, script

KIND = "builds killed"

PAGES = 120
"""The files of a build, whose bytes differ between the old and the new edition."""

SECONDS = 20
"""How long workers may take to notice that their parent has ended."""

BUILD = """
    import os, time
    from pathlib import Path
    from lawsofplay.base.files import write_bytes
    from lawsofplay.base.project import Project
    from lawsofplay.base.staging import alone, staged, worker

    def write(folder):
        os.write(1, b"%d\\n" % os.getpid())
        for number in range({pages}):
            write_bytes(folder / f"{{number % 7}}/{{number}}.html", b"new" * 5_000)

    project = Project(Path({root!r}))
    with alone(project), worker() as one, worker() as other:
        for number in range(9):
            write_bytes(project.tei / "cotton.xml", b"%d" % number * 90_000)
        with staged(project) as fresh:
            both = one.submit(write, fresh.site), other.submit(write, fresh.index)
            [written.result() for written in both]
    print("done", flush=True)
"""


def attempts(folder: Path, count: int = 3) -> Iterator[Attempt]:
    """Kill a number of builds, each at another moment."""
    chance = random.Random(9)
    for number in range(count):
        root = folder / f"build-{number}"
        moment = chance.random() * 0.3
        end = (signal.SIGKILL, signal.SIGTERM)[number % 2]
        try:
            messages = tuple(_faults(_old(root), moment, end))
        except Exception as error:  # any failure is a find
            yield Attempt(KIND, end.name, f"after {moment:.2f} s", *failed(error))
        else:
            verdict = MISSED if messages else CLEAR
            yield Attempt(KIND, end.name, f"after {moment:.2f} s", verdict, messages)
        shutil.rmtree(root)


def _old(root: Path) -> Project:
    project = Project(root)
    _write(project, b"old")
    return project


def _write(project: Project, sign: bytes) -> None:
    for folder in (project.site, project.index):
        for number in range(PAGES):
            write_bytes(folder / f"{number % 7}/{number}.html", sign * 5_000)
    write_bytes(project.tei / "cotton.xml", b"0" * 90_000)


def _faults(project: Project, moment: float, end: signal.Signals) -> Iterator[str]:
    """What is wrong after a build was killed some seconds after its first worker began."""
    with script(BUILD.format(pages=PAGES, root=str(project.root))) as build:
        assert build.stdout
        workers = [int(build.stdout.readline()) for _ in range(2)]
        time.sleep(moment)
        build.send_signal(end)
    yield from (f"{folder.name} is a mixture" for folder in _mixed(project))
    if len({*(project.tei / "cotton.xml").read_bytes()}) != 1:
        yield "tei/cotton.xml is half written"
    if not all(_ended(pid) for pid in workers):
        yield "a worker outlives its parent"
    with alone(project), staged(project) as fresh:
        _write(Project(fresh.site.parent), b"new")
    left = {path.name for path in project.root.iterdir()} - {"site", "index", "tei", ".build.lock"}
    left |= {path.name for path in project.tei.iterdir()} - {"cotton.xml"}
    if left or list(_mixed(project)):
        yield f"the next build does not heal it: {sorted(left)}"


def _mixed(project: Project) -> Iterator[Path]:
    """The folders that hold neither the whole old edition nor the whole new one."""
    for folder in (project.site, project.index):
        found: Mapping[Path, bytes] = {
            path: path.read_bytes() for path in folder.rglob("*") if path.is_file()
        }
        if len(found) != PAGES or len(set(found.values())) != 1:
            yield folder


def _ended(pid: int) -> bool:
    limit = time.monotonic() + SECONDS
    while is_running(pid) and time.monotonic() < limit:
        time.sleep(0.05)
    return not is_running(pid)
