"""Every construct of the subset works alike as a script; others are refused with their line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.browser.library import Library
from lawsofplay.browser.reach import Reach
from lawsofplay.browser.script import Scripts
from lawsofplay.browser.sources import Program
from lawsofplay.browser.writing import PLACE, runtime_of
from tests.browser.coding import coded
from tests.tools import ROOT

RUNNER = Path(__file__).with_name("constructs.js")


TRIED = tomllib.loads(RUNNER.with_suffix(".toml").read_text(encoding="utf-8"))

Tried = dict[str, Any]


def source(tried: Tried) -> str:
    """A module with a function that answers."""
    shapes = TRIED["shapes"] if tried.get("shaped") else ""
    return f"{shapes}{tried.get('module', '')}\ndef answer():\n{indent(tried['body'], '    ')}\n"


def compiled(folder: Path, tried: Tried) -> str:
    """The script of such a module."""
    (folder / "tried.py").write_text(source(tried), encoding="utf-8")
    program = Program({"tried": folder})
    live = Reach(program).of([("tried", "answer")])
    written = Scripts(program, live).together(live)
    library = Library(ROOT / "site_templates" / PLACE / "more")
    return f"{library.used_in(written)}{written}return tried$$answer"


def attempted(folder: Path, tried: Tried) -> str:
    """The script of a module; if it is refused, a script that says why."""
    try:
        return compiled(folder, tried)
    except InputError as error:
        return f"throw new Error({json.dumps(str(error))})"


def by_python(tried: Tried) -> Any:
    """What Python answers."""
    module = sys.modules["tried"] = ModuleType("tried")
    exec(source(tried), vars(module))
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
    scripts = json.dumps([attempted(folder, tried) for tried in TRIED["construct"]])
    result = subprocess.run(
        [node, str(RUNNER), str(runtime)], input=scripts, capture_output=True, text=True, check=True
    )
    names = [tried["name"] for tried in TRIED["construct"]]
    return dict(zip(names, map(json.loads, result.stdout.splitlines()), strict=True))


def named(kind: str) -> pytest.MarkDecorator:
    """A test for each construct of a kind."""
    return pytest.mark.parametrize("tried", TRIED[kind], ids=lambda tried: tried["name"])


@named("construct")
def test_both_do_the_same(tried: Tried, answers: dict[str, Any]) -> None:
    want, got = by_python(tried), answers[tried["name"]]
    if "error" in want:
        # Python's own errors have the same kind in both; their words are not ours.
        assert got["error"].partition(":")[0] == want["error"].partition(":")[0]
    else:
        assert got == want


@named("refused")
def test_what_is_outside_is_refused_with_its_line(tried: Tried, tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        compiled(tmp_path, tried)
    assert tried["words"] in str(error.value)
    assert "tried.py, line " in str(error.value)
