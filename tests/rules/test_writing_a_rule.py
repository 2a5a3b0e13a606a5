"""docs/writing-a-rule.md is true: all its blocks are gone through in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.rules.casebook.reading import casebooks, parse
from tests import trying

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/writing-a-rule.md").read_text(encoding="utf-8")

CHECKED = ("manifest", "tei", "addresses", "rules", "facts", "topics")

STEP = re.compile(
    r"""
    ^```python\n\#\ (?P<module>\S+)\n(?P<code>.*?)^```$    # what goes into a file of Python
    | ^```cases\ (?P<book>\S+)\n(?P<cases>.*?)^```$        # into a file of cases
    | ^```console\n(?P<session>.*?)^```$                   # commands with what they print
    | (?P<commands>(?:^\ {4}(?:laws|pytest|python|cd)\b[^\n]*\n)+)
    """,
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)


def steps() -> list[dict[str, str]]:
    """The blocks in their order, each with what it is."""
    found = (match.groupdict() for match in STEP.finditer(GUIDE))
    return [{key: text for key, text in block.items() if text is not None} for block in found]


def test_every_block_is_a_step() -> None:
    """But nine, shown only: facts, functions, joins, a refusal, words marked, a topic, classes."""
    kinds = [next(iter(step)) for step in steps()]
    assert kinds[0] == "commands"
    assert kinds.count("module") == 2 and kinds.count("book") == 1 and kinds.count("session") == 2
    fences = len(re.findall(r"^```", GUIDE, re.MULTILINE)) // 2
    assert fences - sum(kind != "commands" for kind in kinds) == 9
    unfenced = re.sub(r"^```.*?^```$", "", GUIDE, flags=re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^ {4}\S.*\n", unfenced, re.MULTILINE)
    assert indented == [
        f"{line}\n" for step in steps() for line in step.get("commands", "").splitlines()
    ]


@pytest.fixture
def copy(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The copy that the guide's first command makes, with an index to search."""
    first = steps()[0]["commands"].split("\n")[0]
    root = tmp_path / "try"
    subprocess.run(
        [sys.executable, *shlex.split(first.replace("../try", str(root)))[1:]],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'build'}:{ROOT}"},
        check=True,
    )
    if not (root / "index").is_dir():
        built: Project = request.getfixturevalue("built_project")
        shutil.copytree(built.index, root / "index")
    return root


def test_the_guide_leads_from_nothing_to_an_accepted_law(copy: Path) -> None:
    released = (copy / "ids.lock").read_text(encoding="utf-8").splitlines()
    assert "cotton.chess.laws.9" in released and trying.LAW not in released
    for step in steps()[1:]:
        take(copy, step)
    assert checked(copy) == []


def take(copy: Path, step: dict[str, str]) -> None:
    """Do what a block says."""
    if name := step.get("module") or step.get("book"):
        append(copy / name, step.get("code") or step["cases"])
    elif session := step.get("session"):
        typed = re.findall(r"^\$ (.*)$", session, re.MULTILINE)
        said = "".join(f"$ {command}\n{run(copy, command)}" for command in typed)
        assert said == session
    else:
        for command in step["commands"].splitlines():
            assert run(copy, command).strip()


def append(path: Path, text: str) -> None:
    """Put a block at the end of a file, or into a new one."""
    blank = "\n\n" if path.suffix == ".py" else "\n"
    before = path.read_text(encoding="utf-8") + blank if path.is_file() else ""
    path.write_text(before + text, encoding="utf-8")


def run(copy: Path, command: str) -> str:
    """What a command prints that is typed in the copy; it must succeed."""
    program, *words = shlex.split(command)
    environment = os.environ | {"PYTHONPATH": f"{copy / 'build'}:{copy}"}
    done = subprocess.run(
        [Path(sys.executable).with_name(program), *words],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def checked(copy: Path) -> list[str]:
    """What ``laws check`` would tell of the copy, in the checks that bear on laws."""
    code = (
        "from lawsofplay.base import project as it\n"
        "from lawsofplay.pipeline import checks\n"
        f"for name in {CHECKED}:\n"
        "    for fault in checks.run(name, it.find_project()):\n"
        "        print(fault)\n"
    )
    return run(copy, shlex.join(["python", "-c", code])).splitlines()


def test_what_the_guide_shows_of_joins_stands_in_the_project() -> None:
    shown = [
        case
        for text in re.findall(r"```cases\n(.*?)```", GUIDE, re.DOTALL)
        for case in parse(text, "").cases
    ]
    assert shown and set(shown) <= {case for book in casebooks(ROOT) for case in book.cases}
    (declared,) = re.findall(r"```python\n(excepts.*?)```", GUIDE, re.DOTALL)
    source = (ROOT / "executable_rules/joins/quadrille.py").read_text(encoding="utf-8")
    assert re.findall(r"excepts\(.*?^\)\n", declared, re.DOTALL | re.MULTILINE)[0] in source


def test_what_the_guide_marks_as_inert_is_marked_so_in_the_casebook() -> None:
    shown = [
        inert
        for text in re.findall(r"```cases\n(.*?)```", GUIDE, re.DOTALL)
        for inert in parse(text, "").inert
    ]
    assert shown and set(shown) <= {inert for book in casebooks(ROOT) for inert in book.inert}
