"""The functions by file, a page each: the facts that they take, their laws and their source."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getdoc, getsource, getsourcelines
from typing import Any

from markupsafe import Markup

from lawsofplay.base.files import read_text
from lawsofplay.rules import Rule
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.judged_report import seen
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.swhid import of_file
from lawsofplay.site.code import gloss_html, python_html
from lawsofplay.site.evidence import Evidence
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

FOLDER = "code"
"""The folder of the site that holds the pages."""


def code_path(rule: Rule, place: str = "") -> str:
    """The page of the file that holds a function; with ``place``, the place of that name on it."""
    page = f"{FOLDER}/{rule.name.rpartition('.')[0]}.html"
    return f"{page}#{place}" if place else page


def code_pages(library: Library) -> Iterator[Page]:
    """A page for each file of functions, by name."""
    evidence = Evidence(library)
    files: dict[str, list[Rule]] = {}
    for rule in library.functions.values():
        files.setdefault(rule.file, []).append(rule)
    for file, rules in sorted(files.items()):
        rules.sort(key=_line)
        values = {
            "file": file,
            "swhid": of_file(library.project.root, file),
            "source": _source(library, file, rules),
            "functions": [
                described(rule) | {"tried": evidence.tried(rule.name, getsource(rule.function))}
                for rule in rules
            ],
        }
        yield Page(code_path(rules[0]), "code.html", "", values)


def described(rule: Rule) -> dict[str, Any]:
    """What a page tells of a function: its names, what it means, its place, its facts, its laws."""
    return {
        "name": rule.name,
        "place": _place(rule),
        "gloss": Markup(gloss_html(_gloss(rule))),
        "line": _line(rule),
        "facts": facts_of(rule),
        "judged": {it.fact: (seen(it), facts_of(it.rule)) for it in judgements_of(rule)},
        "addresses": rule.addresses,
    }


def _gloss(rule: Rule) -> str:
    """The first paragraph of a function's docstring."""
    return " ".join((getdoc(rule.function) or "").partition("\n\n")[0].split())


def _place(rule: Rule) -> str:
    return rule.name.rpartition(".")[2]


def _line(rule: Rule) -> int:
    return getsourcelines(rule.function)[1]


def _source(library: Library, file: str, rules: list[Rule]) -> Markup:
    """A file as it stands; before the first line of each function, its name as a place."""
    lines = python_html(read_text(library.project.root / file)).split("\n")
    for rule in rules:
        # No colour goes over the line with which a function begins.
        at = _line(rule) - 1
        lines[at] = f'<a id="source-{_place(rule)}"></a>{lines[at]}'
    return Markup("\n".join(lines))
