"""The functions by file, a page each: their facts, answers, refusals, laws, cases and source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from inspect import getsource
from operator import attrgetter
from typing import Any

from markupsafe import Markup

from lawsofplay.base.files import read_text
from lawsofplay.rules import Rule
from lawsofplay.rules.answering import answers_of
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.judged_report import seen
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.swhid import of_file
from lawsofplay.site.asked import Asked, asked_by_cases
from lawsofplay.site.code import gloss_html, python_html
from lawsofplay.site.docstring import parted
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
    asked = asked_by_cases(library.casebooks, library.functions)
    for file, rules in functions_by_file(library).items():
        values = {
            "file": file,
            "game": game_of(rules[0]),
            "module": rules[0].module,
            "swhid": of_file(library.project.root, file),
            "source": _source(library, file, rules),
            "functions": [
                in_full(rule, asked.get(rule.name, Asked()))
                | {"tried": evidence.tried(rule.name, getsource(rule.function))}
                for rule in rules
            ],
        }
        yield Page(code_path(rules[0]), "code.html", "", values)


def functions_by_file(library: Library) -> dict[str, list[Rule]]:
    """The functions that execute laws, in the order of their files and of their lines."""
    files: dict[str, list[Rule]] = {}
    for rule in library.functions.values():
        files.setdefault(rule.file, []).append(rule)
    return {file: sorted(rules, key=attrgetter("line")) for file, rules in sorted(files.items())}


def game_of(rule: Rule) -> str:
    """The module or package of executable_rules that has the game of a function."""
    return rule.name.partition(".")[0]


def described(rule: Rule) -> dict[str, Any]:
    """What a page tells of a function: its names, what it means, its place, its facts, its laws."""
    return {
        "name": rule.name,
        "place": place_of(rule),
        "gloss": Markup(gloss_html(parted(rule.function).summary)),
        "line": rule.line,
        "facts": facts_of(rule),
        "judged": {it.fact: (seen(it), facts_of(it.rule)) for it in judgements_of(rule)},
        "addresses": rule.addresses,
    }


def in_full(rule: Rule, asked: Asked) -> dict[str, Any]:
    """All that is known of a function: the rest of its documentation, too, and where its cases are.

    They stand on pages of laws, so many on each.
    """
    told = parted(rule.function)
    return {
        **described(rule),
        "more": [Markup(gloss_html(it)) for it in told.more],
        "examples": [Markup(python_html(it)) for it in told.examples],
        "answers": answers_of(rule),
        "refuses": [Markup(gloss_html(it)) for it in (*told.errors, *asked.refusals)],
        "cases": list(Counter(address for _, address in asked.cases).items()),
    }


def place_of(rule: Rule) -> str:
    """Its place on the page of its file."""
    return rule.name.rpartition(".")[2]


def _source(library: Library, file: str, rules: list[Rule]) -> Markup:
    """A file as it stands; before the first line of each function, its name as a place."""
    lines = python_html(read_text(library.project.root / file)).split("\n")
    for rule in rules:
        # No colour goes over the line with which a function begins.
        at = rule.line - 1
        lines[at] = f'<a id="source-{place_of(rule)}"></a>{lines[at]}'
    return Markup("\n".join(lines))
