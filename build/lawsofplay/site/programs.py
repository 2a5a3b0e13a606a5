"""The source of the functions: a page for each file, where every function has its place."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getsourcelines

from markupsafe import Markup

from lawsofplay.files import read_text
from lawsofplay.rules import Rule
from lawsofplay.site.code import python_html
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
    files: dict[str, list[Rule]] = {}
    for rule in library.functions.values():
        files.setdefault(rule.file, []).append(rule)
    for file, rules in sorted(files.items()):
        rules.sort(key=_line)
        values = {"file": file, "source": _source(library, file, rules), "rules": rules}
        yield Page(code_path(rules[0]), "code.html", "", values)


def _line(rule: Rule) -> int:
    return getsourcelines(rule.function)[1]


def _source(library: Library, file: str, rules: list[Rule]) -> Markup:
    """A file as it stands; before the first line of each function, its name as a place."""
    lines = python_html(read_text(library.project.root / file)).split("\n")
    for rule in rules:
        # No colour goes over the line with which a function begins.
        at = _line(rule) - 1
        lines[at] = f'<a id="{rule.name.rpartition(".")[2]}"></a>{lines[at]}'
    return Markup("\n".join(lines))
