"""The files of the page's program: the runtime, and a script for each function."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import minify

from lawsofplay.browser.facts import Packs, asked_data, called_data
from lawsofplay.browser.program import Compiled
from lawsofplay.edition import Edition
from lawsofplay.project import Project
from lawsofplay.rules.registry import Rule, load_rules

FOLDER = "run"
"""The folder of the site that holds the program."""

PARTS = (
    "errors", "numbers", "collections", "comparing", "texts", "classes", "methods", "library",
    "rules", "python", "page", "loading",
)  # fmt: skip
"""The scripts of the runtime, in order."""


def run_files(project: Project, edition: Edition) -> Iterator[tuple[str, bytes]]:
    """The files of the program, by their paths in the site.

    Raises InputError, with file and line, for Python that is not in the subset.
    """
    rules = load_rules()
    compiled = Compiled(project.root, Path(__file__).parents[2], rules)
    yield f"{FOLDER}/runtime.js", small(runtime(project, compiled))
    for name, rule in rules.items():
        yield f"{FOLDER}/{name}.js", small(program(compiled, edition, rule))


def runtime(project: Project, compiled: Compiled) -> str:
    """The runtime as one script."""
    folder = project.templates / "scripts/laws"
    parts = (folder.joinpath(f"{it}.js").read_text(encoding="utf-8") for it in PARTS)
    core = f"const core=PYTHON.core=($=>{{{compiled.core()}}})(PYTHON);\n"
    return f'"use strict";\n(() => {{\n{"".join(parts)}{core}}})();\n'


def program(compiled: Compiled, edition: Edition, rule: Rule) -> str:
    """The script of a function: its data, and what makes it."""
    text = json.dumps(_data(compiled, edition, rule), ensure_ascii=False, separators=(",", ":"))
    return f"Laws.take({json.dumps(rule.name)},{text},$=>{{{compiled.script(rule)}}});\n"


def _data(compiled: Compiled, edition: Edition, rule: Rule) -> dict[str, Any]:
    """The facts and laws of a function and of those that it calls, with the words of the laws."""
    packs, called = Packs(), compiled.rules_for(rule)
    rules = {
        it.name: asked_data(it, packs) if it is rule else called_data(it, packs) for it in called
    }
    laws = sorted({address for it in called for address in it.addresses})
    texts = {it: edition.law(it).text for it in laws}
    return {"rules": rules, "texts": texts, "packs": packs.data()}


def small(source: str) -> bytes:
    """A script without blanks and comments, and with short names of its own."""
    return f"{minify.string('application/javascript', source)}\n".encode()
