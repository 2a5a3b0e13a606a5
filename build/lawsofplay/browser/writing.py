"""The files of the page's program: the runtime, a script for each module, data for its functions."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import minify

from lawsofplay.browser.facts import Packs, function_data
from lawsofplay.browser.program import Compiled, is_rules
from lawsofplay.edition import Edition
from lawsofplay.project import Project
from lawsofplay.rules.registry import PACKAGE, Rule, load_rules

FOLDER = "run"
"""The folder of the site that holds the program."""

PARTS = (
    "errors", "numbers", "collections", "comparing", "texts", "classes", "methods", "library",
    "rules", "modules", "page", "loading",
)  # fmt: skip
"""The scripts of the runtime, in order."""


def run_files(project: Project, edition: Edition) -> Iterator[tuple[str, bytes]]:
    """The files of the program, by their paths in the site.

    Raises InputError, with file and line, for Python that is not in the subset.
    """
    rules = load_rules()
    compiled = Compiled(project.root, Path(__file__).parents[2], rules)
    yield f"{FOLDER}/runtime.js", small(runtime(project) + compiled.core())
    for name, script in compiled.scripts.items():
        if is_rules(name):
            yield f"{FOLDER}/{short(name)}.js", small(script.text)
    for module, data in module_data(compiled, edition, rules).items():
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        yield f"{FOLDER}/data/{module}.js", f"Laws.take({json.dumps(module)},{text});\n".encode()


def runtime(project: Project) -> str:
    """The runtime as one script, before it is made small."""
    folder = project.templates / "scripts/laws"
    parts = (folder.joinpath(f"{it}.js").read_text(encoding="utf-8") for it in PARTS)
    return f'"use strict";\n(() => {{\n{"".join(parts)}}})();\n'


def module_data(
    compiled: Compiled, edition: Edition, rules: Mapping[str, Rule]
) -> Mapping[str, dict[str, Any]]:
    """The data of each module's functions: facts, laws with their words, what must be loaded."""
    found: dict[str, list[Rule]] = defaultdict(list)
    for rule in rules.values():
        found[short(rule.module)].append(rule)
    return {module: _data(compiled, edition, own) for module, own in sorted(found.items())}


def _data(compiled: Compiled, edition: Edition, rules: list[Rule]) -> dict[str, Any]:
    packs = Packs()
    functions = {it.name.rpartition(".")[2]: _function(compiled, it, packs) for it in rules}
    laws = sorted({address for it in rules for address in it.addresses})
    texts = {it: edition.law(it).text for it in laws}
    return {"functions": functions, "texts": texts, "packs": packs.data()}


def _function(compiled: Compiled, rule: Rule, packs: Packs) -> dict[str, Any]:
    needs = [short(it) for it in compiled.modules_for(rule)]
    called = sorted({short(it.module) for it in compiled.rules_for(rule)} - {short(rule.module)})
    return function_data(rule, packs) | {"needs": needs, "rules": called}


def short(module: str) -> str:
    """A module's name in the names of functions."""
    return module.removeprefix(f"{PACKAGE}.")


def small(source: str) -> bytes:
    """A script without blanks and comments, and with short names of its own."""
    return f"{minify.string('application/javascript', source)}\n".encode()
