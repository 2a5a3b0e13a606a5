"""The package installed alone, outside any project: the edition comes with it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.downloads.page import COMMANDS
from lawsofplay.site.download import FOLDER

LAW = "bellecour.piquet.laws.3"
FACTS = ("points=30", "adversary_points=20", "cards_discarded=3", "cards_taken=4")
PROGRAM = f"""
from lawsofplay import api
print(api.law("{LAW}").numeral, len(api.edition().laws), api.cite("{LAW}")[:16])
print(api.search("chuse", limit=2)["edition"], api.compare("misdeal-price")["id"])
facts = dict(points=30, adversary_points=20, cards_discarded=3, cards_taken=4)
print(api.ask("{LAW}", **facts)["told"]["sentence"])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, built_project: Project) -> Path:
    """The programs of an environment with the wheel, which shares the libraries of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env/bin/python"
    own = subprocess.run(
        [sys.executable, "-c", "import lxml; print(lxml.__path__[0])"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    packages = next((folder / "env/lib").glob("python3*")) / "site-packages"
    (packages / "needed.pth").write_text(f"{Path(own).parent}\n", encoding="utf-8")
    (made,) = (built_project.site / FOLDER).glob("*.whl")
    subprocess.run([str(python), "-m", "pip", "-q", "install", "--no-deps", str(made)], check=True)
    return python.parent


def run(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program outside any project, with folders of its own."""
    away = program.parents[2]
    environment = {"PATH": os.environ["PATH"], "HOME": str(away), "XDG_CACHE_HOME": str(away / "c")}
    return subprocess.run(
        [str(program), *words], cwd=away, env=environment, capture_output=True, text=True
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", LAW), "counts nothing"),
        (("ask", LAW, *FACTS), "The player counts no points, his adversary 20 points."),
        (("explain", LAW, *FACTS), "fact points = 30"),
        (("cite", LAW, "--form", "bibtex"), LAW),
        (("compare", "misdeal-price"), "The price of a misdeal"),
        (("case", LAW), "tests/executable_rules/piquet/"),
        (("search", "chuse", "--limit", "2"), "also found: choose"),
    ],
)
def test_a_command_works_anywhere(installed: Path, words: tuple[str, ...], message: str) -> None:
    result = run(installed / "laws", *words)
    assert (result.returncode, message in result.stdout) == (0, True), result.stderr


@pytest.mark.long
@pytest.mark.parametrize("line", COMMANDS)
def test_what_the_download_page_shows_works(installed: Path, line: str) -> None:
    result = run(installed / "laws", *line.split())
    assert (result.returncode, bool(result.stdout)) == (0, True), result.stderr


@pytest.mark.long
def test_what_needs_a_checkout_says_so(installed: Path) -> None:
    result = run(installed / "laws", "build")
    assert (result.returncode, "not inside the project" in result.stderr) == (1, True)


@pytest.mark.long
def test_a_program_uses_the_edition(installed: Path) -> None:
    result = run(installed / "python", "-c", PROGRAM)
    first, second, third = result.stdout.splitlines()
    assert first.startswith("III 4")
    assert second.endswith("misdeal-price")
    assert third == "The player counts no points, his adversary 20 points."
