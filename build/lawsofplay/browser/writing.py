"""Write the files of the page's program: the runtime, and a script for each function."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import minify

from lawsofplay.base.project import Project
from lawsofplay.browser.facts import Packs, asked_data, called_data
from lawsofplay.browser.joins import joins_data
from lawsofplay.browser.library import Library
from lawsofplay.browser.program import SHARED, Compiled, asked_with
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import Rule, load_rules

FOLDER = "run"
"""The folder of the site that holds the program."""

JOINS = "joins"
"""The name of the script that asks laws together; no function has so short a name."""

PLACE = "scripts/laws"
"""The folder among the templates that has the sources of the runtime."""

PARTS = (
    "errors", "numbers", "collections", "comparing", "texts", "classes", "methods", "library",
    "rules", "python", "page", "loading",
)  # fmt: skip
"""The scripts of the runtime, in order."""


WHOLE = "whole"
"""The part of the runtime that only the module of all functions has."""

CompiledRules: TypeAlias = tuple[Compiled, dict[str, Rule]]
"""The compiler that turns functions into scripts, and the functions by name."""


def run_files(
    project: Project,
    edition: Edition,
    made: CompiledRules | None = None,
    functions: Collection[str] | None = None,
) -> Iterator[tuple[str, bytes]]:
    """The files of the program with their paths in the site.

    ``made`` is the result of `compiled_rules`, if it was called before. ``functions`` are the names
    of those wanted; None means all.

    Raises InputError, with file and line, for Python that is not in the subset.
    """
    compiled, rules = made or compiled_rules(project)
    yield f"{FOLDER}/runtime.js", small(runtime(project, compiled))
    yield f"{FOLDER}/{JOINS}.js", small(joining(project, compiled, rules, "Laws", told=False))
    for name in SHARED:
        own = f"Laws.inner.python.{name}=($=>{{{compiled.shared(name)}}})(Laws.inner.python);"
        yield f"{FOLDER}/{name}.js", small(own)
    for name in rules if functions is None else sorted(functions):
        rule = rules[name]
        yield f"{FOLDER}/{name}.js", small(program(compiled, edition, rule))


def runtime(project: Project, compiled: Compiled, parts: Iterable[str] = PARTS) -> str:
    """The runtime as one script."""
    return runtime_of(project.templates, compiled.core(), parts)


def runtime_of(templates: Path, core: str, names: Iterable[str] = PARTS) -> str:
    """The runtime as one script, with ``core`` as the script of the project's own source."""
    folder = templates / PLACE
    parts = (folder.joinpath(f"{name}.js").read_text(encoding="utf-8") for name in names)
    own = f"const core=PYTHON.core=($=>{{{core}}})(PYTHON);\n"
    return f'"use strict";\n(() => {{\n{"".join(parts)}{own}}})();\n'


def joining(
    project: Project, compiled: Compiled, rules: dict[str, Rule], laws: str, *, told: bool
) -> str:
    """The script by which ``laws`` asks laws together; `joins_data` explains ``told``."""
    source = (project.templates / PLACE / f"{JOINS}.js").read_text(encoding="utf-8")
    text = _json(joins_data(project, rules, told=told))
    return f"(()=>{{{source}joining({laws},{text},$=>{{{compiled.joining()}}})}})();\n"


def module(project: Project, made: CompiledRules | None = None) -> bytes:
    """All functions as one module of JavaScript for programs, without the words of the laws.

    ``made`` is the result of `compiled_rules`, if it was called before.
    """
    compiled, rules = made or compiled_rules(project)
    packs = Packs()
    data = {name: asked_data(rule, packs) for name, rule in rules.items()}
    once: dict[str, int] = {}
    for rule in data.values():
        rule["facts"] = {
            name: once.setdefault(_json(fact), len(once)) for name, fact in rule["facts"].items()
        }
    facts = [json.loads(fact) for fact in once]
    text = _json({"rules": data, "facts": facts, "texts": {}, "packs": packs.data()})
    own = f"(globalThis=>{{{runtime(project, compiled, (*PARTS, WHOLE))}}})(it);"
    taken = f"it.Laws.takeAll({text},$=>{{{compiled.whole()}}});"
    joined = joining(project, compiled, rules, "it.Laws", told=True)
    given = "export const{ask,facts,functions,joined,joins,judgements,texts}=it.Laws;"
    return small(f"const it={{}};{own}{taken}{joined}{given}")


def compiled_rules(project: Project) -> CompiledRules:
    """The functions of executable_rules, and the compiler that makes scripts of them."""
    rules = load_rules()
    library = Library(project.templates / PLACE / "more")
    return Compiled(project.root, Path(__file__).parents[2], rules, library), rules


def program(compiled: Compiled, edition: Edition, rule: Rule) -> str:
    """The script of a function with its data."""
    text = _json(_data(compiled, edition, rule))
    shared = "".join(f',"{name}"' for name in compiled.needs(rule))
    return f"Laws.take({json.dumps(rule.name)},{text},$=>{{{compiled.script(rule)}}}{shared});\n"


def _data(compiled: Compiled, edition: Edition, rule: Rule) -> dict[str, Any]:
    """The facts and laws of a function and of those that it calls, with the words of the laws."""
    packs, called = Packs(), compiled.rules_for(rule)
    asked_names = {reached.name for reached in asked_with(rule)}
    rules = {
        reached.name: asked_data(reached, packs)
        if reached.name in asked_names
        else called_data(reached, packs)
        for reached in called
    }
    laws = sorted({address for reached in called for address in reached.addresses})
    texts = {law: edition.law(law).text for law in laws}
    return {"rules": rules, "texts": texts} | ({"packs": held} if (held := packs.data()) else {})


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def small(source: str) -> bytes:
    """A script without blanks and comments, and with short names for its variables."""
    return f"{minify.string('application/javascript', source)}\n".encode()
