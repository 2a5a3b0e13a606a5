"""Valid HTML by the Nu validator, from npm's package vnu-jar (needs Java)."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from tests import tools


def faults(files: list[Path]) -> list[tuple[str, int, str]]:
    """Errors as (file, line, message), in the order of the files."""
    jar = tools.needed(tools.package("vnu-jar"), "npm") / "build/dist/vnu.jar"
    java = tools.needed(tools.java(), "java")
    command = [str(java), "-Xss2m", "-jar", str(jar), "--format", "json", "--errors-only"]
    run = subprocess.run(
        [*command, *map(str, files)], capture_output=True, text=True, check=False, timeout=900
    )
    messages = json.loads(run.stderr)["messages"]
    return [
        (message["url"].rpartition("/")[2], message.get("lastLine", 0), message["message"])
        for message in messages
        if message["type"] == "error"
    ]


def test_pages_are_valid_html(pages: list[Path], tmp_path: Path) -> None:
    """The validator must also find the fault of a faulty page."""
    wrong = tmp_path / "wrong.html"
    wrong.write_text("<!DOCTYPE html><title>a</title><p><div></p>", encoding="utf-8")
    # Pages of one folder share a template, so a few of each show its faults.
    folders = Counter(path.parent for path in pages)
    many = {folder for folder, count in folders.items() if count > 100}
    chosen = [path for path in pages if path.parent not in many]
    for folder in sorted(many):
        chosen += [path for path in pages if path.parent == folder][::100]
    found = faults([*chosen, wrong])
    assert {name for name, _, _ in found} == {wrong.name}, found


@pytest.mark.long
def test_every_page_is_valid_html(pages: list[Path]) -> None:
    assert len(pages) > 3000
    assert faults(pages) == []
