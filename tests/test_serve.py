"""``laws serve``: says what is not built, what is old, and which port is taken."""

from __future__ import annotations

import http.server
from pathlib import Path
from typing import Any, Self

import pytest

from lawsofplay import built
from lawsofplay.commands import line
from lawsofplay.errors import InputError
from lawsofplay.project import Project


class Stopped:
    """A server that somebody ends at once."""

    def __init__(self, address: tuple[str, int], handler: object) -> None:
        if address[1] == 1:
            raise OSError(13, "Permission denied")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *told: Any) -> None:
        pass

    def serve_forever(self) -> None:
        raise KeyboardInterrupt


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    (tmp_path / "corpus").mkdir()
    for name in built.READ:
        if "." in name or name.isupper():
            (tmp_path / name).touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(http.server, "ThreadingHTTPServer", Stopped)
    return Project(tmp_path)


def built_once(project: Project) -> None:
    project.site.mkdir()
    (project.site / "index.html").touch()
    project.index.mkdir()
    built.record(project)


def test_a_site_that_is_not_built_is_not_served(project: Project) -> None:
    with pytest.raises(InputError, match="not built yet; run: laws build"):
        line.serve()


def test_a_site_is_served_and_said_to_be_old_when_it_is(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    built_once(project)
    line.serve(port=8123)
    told = capsys.readouterr()
    assert told.out.startswith("http://127.0.0.1:8123/")
    assert told.err == ""
    (project.corpus / "new.txt").touch()
    line.serve()
    assert capsys.readouterr().err == (
        "laws: site: older than its sources; to renew it run: laws build\n"
    )


def test_a_port_that_cannot_be_had_is_told(project: Project) -> None:
    built_once(project)
    with pytest.raises(InputError, match="port 1: Permission denied; choose another with --port"):
        line.serve(port=1)
