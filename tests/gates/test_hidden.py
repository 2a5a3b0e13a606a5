"""A definition that no law's function reaches is reported, unless a written reason explains it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.hidden import HEAD, check_hidden, hidden

LAW = """
@law("bellecour.game.laws.1")
def wins() -> int:
    return 1
"""


def project_of(folder: Path, reasons: str = "", **modules: str) -> Project:
    """A project of these modules; two underscores in a name part its folders."""
    for name, source in modules.items():
        path = folder.joinpath("executable_rules", *name.split("__", 1)).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    if reasons:
        text = f"{HEAD}\n{reasons}\n"
        (folder / "executable_rules/helpers.tsv").write_text(text, encoding="utf-8")
    return Project(folder)


def messages(project: Project) -> list[str]:
    return [f"{fault.file}, {fault.place}: {fault.mend}" for fault in check_hidden(project)]


@pytest.mark.parametrize(
    ("source", "name", "carries"),
    [
        ("def hands_dealt() -> int:\n    return 7\n", "hands_dealt", True),
        ("PREMIUMS = (2, 1)\n", "PREMIUMS", True),
        ("LOWEST = Rank.SEVEN\n", "LOWEST", True),
        ("def both(one: bool) -> bool:\n    return one\n", "both", False),
        ("class Suit(Enum):\n    pass\n", "Suit", False),
    ],
)
def test_what_no_law_needs_is_told(tmp_path: Path, source: str, name: str, carries: bool) -> None:
    project = project_of(tmp_path, game=source + LAW)
    (found,) = hidden(project)
    assert (found.name, found.line, found.carries) == (f"game.{name}", 1, carries)
    (line,) = messages(project)
    assert line.startswith(f"executable_rules/game.py, line 1: game.{name} is reached from no law")
    assert ("carries a number or cards" in line) is carries


@pytest.mark.parametrize(
    "law",
    [
        "def wins() -> int:\n    return terms.helper()\n",
        "def wins() -> int:\n    return helper()\n",
        "def wins() -> int:\n    return other()\n\ndef other() -> int:\n    return helper()\n",
        "def wins(*, cards: helper) -> int:\n    return 1\n",
        "def wins(*, cards: Hand) -> int:\n    return 1\n\nHand = like(Cards, size=helper)\n",
    ],
)
def test_what_a_law_needs_however_far_is_not_told(tmp_path: Path, law: str) -> None:
    """A law may need it through a module's name, an import, a helper or the type of a fact."""
    imports = (
        "from executable_rules.game import terms\nfrom executable_rules.game.terms import helper"
    )
    source = f'{imports}\n\n@law("bellecour.game.laws.1")\n{law}'
    helper = "def helper() -> int: ...\n"
    project = project_of(tmp_path, game____init__="", game__rules=source, game__terms=helper)
    assert messages(project) == []


def test_a_package_may_import_its_own_modules(tmp_path: Path) -> None:
    """Its name for the module is no definition of its own, and leads to the module."""
    source = f"from executable_rules.game import terms\n{LAW}    return terms.helper()\n"
    helper = "def helper() -> int: ...\ndef other() -> int: ...\n"
    project = project_of(tmp_path, game____init__=source, game__terms=helper)
    assert [definition.name for definition in hidden(project)] == ["game.terms.other"]


def test_a_judgement_is_no_law(tmp_path: Path) -> None:
    """No law cites a rule that only a judgement needs."""
    source = (
        "from executable_rules.game import helper\n@judges('x', 'y')\ndef z(): return helper()\n"
    )
    game = f"def helper() -> int:\n    return 3\n{LAW}"
    project = project_of(tmp_path, game=game, judgements__all=source)
    assert [definition.name for definition in hidden(project)] == ["game.helper"]


def test_shared_mechanics_belong_to_no_game(tmp_path: Path) -> None:
    project = project_of(tmp_path, mechanics__cards="PACK = 52\n", facts__of_play="Points = int\n")
    assert messages(project) == []


def test_a_reason_is_enough_and_a_needless_one_is_told(tmp_path: Path) -> None:
    source = f"PAGES = 3\n{LAW}"
    reasons = "game.PAGES\tof the book, and no rule"
    assert messages(project_of(tmp_path, reasons, game=source)) == []
    (line,) = messages(project_of(tmp_path, f"{reasons}\ngame.wins\tno rule", game=source))
    assert "line 3: game.wins is reached from a law's function, or not there" in line


@pytest.mark.parametrize("message", ["game.PAGES", "game.PAGES\tx\ngame.PAGES\ty"])
def test_a_malformed_line_is_told(tmp_path: Path, message: str) -> None:
    with pytest.raises(InputError, match=r"must be a name and why|stands twice"):
        messages(project_of(tmp_path, message, game=LAW))


def test_the_games_hide_no_rule() -> None:
    assert messages(find_project()) == []
