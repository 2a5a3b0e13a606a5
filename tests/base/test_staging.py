"""A build is alone, leaves the old edition whole until the new one is, and nothing behind it."""

from __future__ import annotations

import errno
import os
import signal
import stat
import time
from pathlib import Path
from typing import IO, Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.base.staging import FOLDER, alone, staged
from lawsofplay.pipeline import built, steps
from tests.processes import is_running, script

SECONDS = 20
"""How long a process may take to notice that its parent has ended."""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.tei.mkdir()
    for name in ("site/index.html", "site/old.html", "index/old"):
        write_bytes(tmp_path / name, b"old")
    return made


def files(project: Project) -> dict[str, bytes]:
    found = (path for path in sorted(project.root.rglob("*")) if path.is_file())
    return {path.relative_to(project.root).as_posix(): path.read_bytes() for path in found}


def test_the_new_edition_takes_the_place_of_the_old_one_whole(project: Project) -> None:
    before = files(project)
    with staged(project) as fresh:
        write_bytes(fresh.site / "index.html", b"new")
        write_bytes(fresh.index / "new", b"new")
        inside = {name: data for name, data in files(project).items() if FOLDER not in name}
        assert inside == before
    assert files(project) == {"site/index.html": b"new", "index/new": b"new"}


def test_a_build_that_fails_changes_nothing(project: Project) -> None:
    before = files(project)
    with pytest.raises(InputError), staged(project) as fresh:
        write_bytes(fresh.site / "index.html", b"new")
        raise InputError("corpus", "", "wrong")
    assert files(project) == before


def test_what_a_killed_build_left_is_swept(project: Project) -> None:
    write_bytes(project.root / FOLDER / "site/half.html", b"half")
    write_bytes(project.tei / ".cotton.xml.a1b2", b"half")
    with staged(project) as fresh:
        write_bytes(fresh.site / "index.html", b"new")
        write_bytes(fresh.index / "new", b"new")
    assert files(project) == {"site/index.html": b"new", "index/new": b"new"}


def test_a_first_build_has_nothing_to_replace(tmp_path: Path) -> None:
    with staged(Project(tmp_path)) as fresh:
        write_bytes(fresh.site / "index.html", b"new")
        write_bytes(fresh.index / "new", b"new")
    assert files(Project(tmp_path)) == {"site/index.html": b"new", "index/new": b"new"}


def line_of(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline().strip()


def test_the_second_of_two_builds_says_so(project: Project) -> None:
    holds = f"""
        import time
        from pathlib import Path
        from lawsofplay.base.project import Project
        from lawsofplay.base.staging import alone
        with alone(Project(Path({str(project.root)!r}))):
            print("held", flush=True)
            time.sleep(60)
    """
    with script(holds) as other:
        assert line_of(other.stdout) == "held"
        told = "build: another build of this project is running; wait until it is done"
        with pytest.raises(InputError, match=told), alone(project):
            pass
        with pytest.raises(InputError, match=told):
            next(steps.build(project))
        other.kill()
    # The lock has ended with the process, however it ended.
    with alone(project):
        pass


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_parent(end: signal.Signals) -> None:
    works = """
        import os, time
        from lawsofplay.base.staging import worker
        def work():
            os.write(1, f"{os.getpid()}\\n".encode())
            time.sleep(120)
        with worker() as first, worker() as second:
            both = first.submit(work), second.submit(work)
            [it.result() for it in both]
    """
    with script(works) as parent:
        workers = [int(line_of(parent.stdout)) for _ in range(2)]
        parent.send_signal(end)
    limit = time.monotonic() + SECONDS
    while (left := [pid for pid in workers if is_running(pid)]) and time.monotonic() < limit:
        time.sleep(0.05)
    assert left == []


def test_everybody_may_read_what_was_built(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def render(fresh: Project) -> list[str]:
        write_bytes(fresh.site / "law/page.html", b"new")
        write_bytes(fresh.index / "new", b"new")
        return []

    monkeypatch.setattr(steps, "WITNESSES", ())
    monkeypatch.setattr(steps, "render", render)
    monkeypatch.setattr(built, "record", lambda fresh: None)
    before = os.umask(0o077)
    try:
        assert list(steps.build(project)) == []
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in project.site.rglob("*")}
    assert modes == {"law": 0o755, "page.html": 0o644}
    assert stat.S_IMODE(project.site.stat().st_mode) == 0o755


def test_a_full_disk_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __init__(self, handle: int, mode: str) -> None:
            os.close(handle)

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *told: Any) -> None:
            pass

        def write(self, data: bytes) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fdopen", Full)
    with pytest.raises(OSError, match="No space left") as fault:
        write_bytes(tmp_path / "page.html", b"text")
    assert fault.value.filename == str(tmp_path / "page.html")
    assert list(tmp_path.iterdir()) == []
