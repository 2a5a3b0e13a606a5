"""The project's own Python, as Pyodide and Brython need it: the modules of one function."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.registry import Rule, rule_named

EDITION = """
class Law:
    def __init__(self, text):
        self.text = text

class Edition:
    def law(self, address):
        return Law(TEXTS[address])
"""
ASKING = """
import json
from lawsofplay.browser.reference import answer
from lawsofplay.model.edition import Edition
from lawsofplay.rules.registry import rule_named

def begin(name):
    rule = rule_named(name)
    def ask(address, facts):
        return json.dumps(answer(Edition(), rule, address, json.loads(facts)).explained)
    return ask
"""


def sources(project: Project, names: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """The files that modules need, by path; the files in ``given`` replace the project's own."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        waiting += [name.rpartition(".")[0]] if "." in name else []
        for path in (f"{name.replace('.', '/')}.py", f"{name.replace('.', '/')}/__init__.py"):
            text = given.get(path) or _own(project, path)
            if text is not None and path not in found:
                found[path] = text
                waiting += _imported(text)
    return dict(sorted(found.items()))


def _own(project: Project, path: str) -> str | None:
    places = (project.root / "build" / path, project.root / path)
    return next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)


def _imported(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{name.name}" for name in node.names))


def python_of(
    project: Project, edition: Edition, rule: Rule, explained: dict[str, Any]
) -> dict[str, str]:
    """What Python needs for a function: the modules, and the words of the laws that it executes.

    rapidfuzz is left out, since it only finds the words nearest to a wrong quotation.
    """
    given = {
        "asking.py": ASKING,
        "lawsofplay/model/edition.py": f"{EDITION}\nTEXTS = {texts_of(explained, edition)!r}\n",
        "rapidfuzz/__init__.py": "fuzz = None\n",
    }
    judging = [judgement.rule.module for judgement in judgements_of(rule)]
    return sources(project, ["asking", rule.module, *judging], given)


def texts_of(explained: dict[str, Any], edition: Edition) -> dict[str, str]:
    """The words of all laws that an explanation quotes or whose functions it names, by address."""
    own = (*explained["laws"], *rule_named(explained["function"]).addresses)
    inner = (texts_of(step, edition) for step in explained["steps"] if "steps" in step)
    texts = {address: edition.law(address).text for address in own}
    return {**texts, **{address: text for laws in inner for address, text in laws.items()}}
