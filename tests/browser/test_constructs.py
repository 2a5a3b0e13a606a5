"""Every construct of the subset does the same as a script; what is outside is refused with its line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Any

import pytest

from lawsofplay.browser.library import Library
from lawsofplay.browser.reach import Reach
from lawsofplay.browser.script import Scripts
from lawsofplay.browser.sources import Program
from lawsofplay.browser.writing import PLACE, runtime_of
from lawsofplay.errors import InputError
from tests.browser.coding import coded
from tests.browser.constructs import CONSTRUCTS, REFUSED
from tests.tools import ROOT

RUNNER = Path(__file__).with_name("constructs.js")


def source(body: str) -> str:
    """A module with a function that answers."""
    before, _, own = body.rpartition("---\n")
    return f"{before}\ndef answer():\n{indent(own, '    ')}\n"


def compiled(folder: Path, body: str) -> str:
    """The script of that module."""
    (folder / "tried.py").write_text(source(body), encoding="utf-8")
    program = Program({"tried": folder})
    live = Reach(program).of([("tried", "answer")])
    written = Scripts(program, live).together(live)
    library = Library(ROOT / "site_templates" / PLACE / "more")
    return f"{library.used_in(written)}{written}return tried$$answer"


def attempted(folder: Path, body: str) -> str:
    """The script of a module; where it is refused, one that says why."""
    try:
        return compiled(folder, body)
    except InputError as error:
        return f"throw new Error({json.dumps(str(error))})"


def by_python(body: str) -> Any:
    """What Python answers."""
    module = sys.modules["tried"] = ModuleType("tried")
    exec(source(body), vars(module))
    try:
        return {"value": json.loads(json.dumps(coded(module.answer())))}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    finally:
        del sys.modules["tried"]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the scripts of all constructs answer."""
    folder = tmp_path_factory.mktemp("constructs")
    node = shutil.which("node")
    assert node, "Node is missing; install Debian's nodejs"
    runtime = folder / "runtime.js"
    runtime.write_text(runtime_of(ROOT / "site_templates", "return{}"), encoding="utf-8")
    scripts = json.dumps([attempted(folder, body) for body in CONSTRUCTS.values()])
    told = subprocess.run(
        [node, str(RUNNER), str(runtime)], input=scripts, capture_output=True, text=True, check=True
    )
    return dict(zip(CONSTRUCTS, map(json.loads, told.stdout.splitlines()), strict=True))


@pytest.mark.parametrize("name", CONSTRUCTS)
def test_both_do_the_same(name: str, answers: dict[str, Any]) -> None:
    want = by_python(CONSTRUCTS[name])
    if "error" in want:
        # A refusal has the same kind; its words only where the project writes them.
        assert answers[name]["error"].partition(":")[0] == want["error"].partition(":")[0]
    else:
        assert answers[name] == want


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_outside_is_refused_with_its_line(name: str, tmp_path: Path) -> None:
    body, words = REFUSED[name]
    with pytest.raises(InputError) as told:
        compiled(tmp_path, body)
    assert words.removeprefix("line 1: ") in str(told.value)
    assert "tried.py, line " in str(told.value)
