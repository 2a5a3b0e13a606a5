"""Bad input ends every command in one line that names file, place and mend, and in exit code 1."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lawsofplay import cli
from lawsofplay.base.project import Project
from tests.encode.synthetic import PAGES, SIGLUM, five_books


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    made = five_books(tmp_path)
    monkeypatch.chdir(tmp_path)
    return made


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["laws", *arguments])
    with pytest.raises(SystemExit) as caught:
        cli.main()
    return int(caught.value.code or 0)


def replace(name: str, right: str, wrong: str) -> Callable[[Project], None]:
    def spoil(project: Project) -> None:
        path = project.root / name
        data = path.read_bytes()
        assert right.encode() in data
        path.write_bytes(data.replace(right.encode(), wrong.encode("latin-1"), 1))

    return spoil


def page(name: str) -> str:
    return f"corpus/{SIGLUM}/pages/{name}.txt"


TEI = f"tei/{SIGLUM}.xml"
SHOW = ("show", f"{SIGLUM}.piquet.laws.1")
DOCTYPE = '<!DOCTYPE TEI [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><TEI '
CASES = {
    "malformed TEI": (replace(TEI, "</body>", ""), SHOW, TEI, "malformed XML"),
    "entity bomb": (replace(TEI, "<TEI ", DOCTYPE), SHOW, TEI, "a DTD or entity is not allowed"),
    "unknown address": (lambda p: None, ("show", "seymour.piq"), "seymour.piq", "nearest"),
    "not UTF-8": (replace(page("p002"), "Look", "L\xe9"), ("check",), page("p002"), "not UTF-8"),
    "unknown directive": (
        replace(page("p002"), ":p\n", ":q\n"), ("check",), page("p002"), "unknown block ':q'"
    ),
    "division out of order": (
        replace(page("p003"), "@ piquet.orders", "@ piquet.hands"),
        ("check",), page("p003"), "is out of order",
    ),
    "wrong count": (
        replace(page("p002"), "§ III. Look", "Look"),
        ("check",), f"corpus/{SIGLUM}/outline.toml", "3 numbered items found, 4 expected",
    ),
    "missing page": (
        lambda p: (p.root / page("p004")).unlink(),
        ("check",), page("p004"), "the page is missing",
    ),
    "altered source": (
        replace(f"corpus/{SIGLUM}/ocr.txt", "line 3", "line 8"),
        ("check",), f"corpus/{SIGLUM}/ocr.txt", "SHA-256 differs",
    ),
    "TEI edited by hand": (
        replace(TEI, "Play low.", "Play high."), ("check",), TEI, "not what the pages give"
    ),
    "unknown witness": (lambda p: None, ("draft", "hoyle"), "hoyle", "the witnesses are"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_one_line_file_place_mend(
    name: str,
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    spoil, command, file, told = CASES[name]
    lines = "".join(f'{page} = ["1", "1"]\n' for page in PAGES)
    path = project.witness(SIGLUM) / "pagemap.toml"
    path.write_text(f"[pages]\n{lines}", encoding="utf-8")
    spoil(project)
    assert run(monkeypatch, *command) == 1
    faults = capsys.readouterr().err.strip().split("\n")
    found = [fault for fault in faults if fault.startswith(f"laws: {file}") and told in fault]
    assert found, faults
    assert "Traceback" not in "".join(faults)
    assert str(project.root) not in "".join(faults)
    if command[0] != "check":
        assert len(faults) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nix"], "No such command 'nix'; see: laws --help"),
        (["show"], "see: laws show --help"),
        (["search", "deal", "--nix"], "No such option: --nix; see: laws search --help"),
        (["search", "deal", "--limit", "-1"], "see: laws search --help"),
    ],
)
def test_a_command_misused_is_one_line(
    words: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(monkeypatch, *words) == 1
    (line,) = capsys.readouterr().err.strip().split("\n")
    assert line.startswith("laws: ")
    assert line.endswith(told)


def test_a_page_has_an_address_but_is_no_law(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "show", f"{SIGLUM}.p002") == 1
    assert "a page, division or paragraph, not a law" in capsys.readouterr().err


def test_what_several_checks_find_is_told_once(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace(TEI, "</body>", "")(project)
    assert run(monkeypatch, "check") == 1
    faults = capsys.readouterr().err.strip().split("\n")
    assert len(faults) == len(set(faults))


def test_a_file_where_a_folder_should_be(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def locked(it: Project) -> None:
        raise PermissionError(13, "Permission denied", str(it.site))

    monkeypatch.setattr("lawsofplay.pipeline.steps.build", locked)
    assert run(monkeypatch, "build") == 1
    told = "laws: site: Permission denied; see that it can be read and written"
    assert capsys.readouterr().err.strip() == told
