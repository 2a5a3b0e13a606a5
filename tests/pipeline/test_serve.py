"""``laws serve``: what it says before it serves, and that it serves the site's files alone."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import pytest

from lawsofplay.base import sources
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.commands import building
from lawsofplay.pipeline import built, serving


class Stopped:
    """A server that somebody ends at once."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *told: Any) -> None:
        pass

    def serve_forever(self) -> None:
        raise KeyboardInterrupt


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    (tmp_path / "corpus").mkdir()
    for name in sources.READ:
        if "." in name or name.isupper():
            (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(building, "server", lambda site, port: Stopped())
    return Project(tmp_path)


def built_once(project: Project) -> None:
    project.site.mkdir()
    (project.site / "index.html").touch()
    project.index.mkdir()
    built.record(project)


def test_a_site_that_is_not_built_is_not_served(project: Project) -> None:
    with pytest.raises(InputError, match="not built yet; run: laws build"):
        building.serve()


def test_a_site_is_served_and_said_to_be_old_when_it_is(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    built_once(project)
    building.serve(port=8123)
    told = capsys.readouterr()
    assert told.out.startswith("http://127.0.0.1:8123/")
    assert told.err == ""
    (project.corpus / "new.txt").touch()
    building.serve()
    assert capsys.readouterr().err == (
        "laws: site: older than its sources; to renew it run: laws build\n"
    )


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port on which a small site is served."""
    write_bytes(tmp_path / "site/index.html", b"home")
    write_bytes(tmp_path / "site/law/one.html", b"one")
    write_bytes(tmp_path / "outside.txt", b"outside")
    (tmp_path / "site/out.txt").symlink_to(tmp_path / "outside.txt")
    (tmp_path / "site/up").symlink_to(tmp_path)
    with serving.server(tmp_path / "site", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def get(port: int, path: str) -> tuple[int, bytes]:
    caller = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        caller.request("GET", path)
        answer = caller.getresponse()
        return answer.status, answer.read()
    finally:
        caller.close()


def test_the_files_of_the_site_are_served(port: int) -> None:
    assert get(port, "/") == (200, b"home")
    assert get(port, "/law/one.html?light=cards") == (200, b"one")


@pytest.mark.parametrize(
    "path",
    [
        "/law/",
        "/gone.html",
        "/out.txt",
        "/up/outside.txt",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/%00",
        "/index.html%00.txt",
        f"/{'x' * 5_000}",
    ],
)
def test_nothing_else_is(port: int, path: str) -> None:
    status, shown = get(port, path)
    assert status == 404
    assert b"No such page" in shown
    assert b"outside" not in shown


def test_many_readers_at_once_are_all_answered(port: int) -> None:
    with ThreadPoolExecutor(200) as readers:
        answers = list(readers.map(lambda _: get(port, "/law/one.html"), range(800)))
    assert answers == [(200, b"one")] * 800


def test_a_port_that_cannot_be_had_is_told(port: int, tmp_path: Path) -> None:
    told = f"port {port}: Address already in use; choose another with --port"
    with pytest.raises(InputError, match=told):
        serving.server(tmp_path, port)
