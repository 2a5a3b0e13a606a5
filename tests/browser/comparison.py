"""Puts the same calls to Python and to the scripts under Node, and compares the answers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.browser.reference import answer
from lawsofplay.browser.writing import FOLDER, run_files
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import Rule, load_rules
from tests.browser.coding import coded

Asked = tuple[str, str, dict[str, str]]
"""A function, the law asked, and the facts as they are typed."""

REPLAY = Path(__file__).with_name("replay.js")


def address_of(rule: Rule) -> str:
    """A law by which a function is asked; empty for a judgement, which belongs to no law."""
    return next(iter(rule.addresses), "")


def compile_to(
    project: Project, edition: Edition, folder: Path, functions: Collection[str] | None = None
) -> Path:
    """Write the program of the page below a folder; return the folder of its scripts.

    If functions are named, only these are written: those of one game take a tenth of the time.
    """
    for path, data in run_files(project, edition, functions=functions):
        write_bytes(folder / path, data)
    return folder / FOLDER


def differences(
    edition: Edition, node: Path, scripts: Path, calls: Collection[Asked]
) -> Iterator[str]:
    """The calls that the scripts answer otherwise than Python, a line for each."""
    asked = [json.dumps(call) for call in calls]
    with subprocess.Popen(
        [str(node), "--stack-size=4000", str(REPLAY), str(scripts)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("\n".join(asked))
        process.stdin.close()
        # Python answers while Node does.
        wanted = [_answered(edition, call) for call in calls]
        given = process.stdout.read().rstrip("\n").split("\n")
    assert len(given) == len(wanted), "Node did not answer every call"
    for call, want, got in zip(asked, wanted, given, strict=True):
        if want != json.loads(got):
            yield f"{call}\n  Python:  {json.dumps(want, ensure_ascii=False)}\n  scripts: {got}"


def _answered(edition: Edition, call: Asked) -> Any:
    name, address, facts = call
    given = answer(edition, load_rules_once()[name], address, facts)
    return {"value": coded(given.value), "explained": as_javascript(given.explained)}


def as_javascript(data: Any) -> Any:
    """Data as JavaScript's JSON has it, with very large whole numbers as text."""
    if isinstance(data, dict):
        return {name: as_javascript(part) for name, part in data.items()}
    if isinstance(data, (list, tuple)):
        return [as_javascript(part) for part in data]
    return str(data) if isinstance(data, int) and abs(data) >= 2**53 else data


def load_rules_once() -> Any:
    """The register of functions."""
    return _RULES or _RULES.update(load_rules()) or _RULES


_RULES: dict[str, Any] = {}
