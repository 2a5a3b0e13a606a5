"""Each kind of page has a class of values, and its template reads these names and no others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import jinja2
import pytest
from jinja2 import meta, nodes

from lawsofplay.base.project import find_project
from lawsofplay.pipeline import render
from lawsofplay.site.page import COMMON, PageValues
from lawsofplay.site.templates import environment

assert render  # It imports every module that makes pages, and so every kind of them.
FOLDER = find_project(Path(__file__).parent).templates


def kinds(of: type[PageValues] = PageValues) -> Iterator[type[PageValues]]:
    """The classes of values that name a template."""
    for kind in of.__subclasses__():
        if "template" in vars(kind) and not kind.__module__.startswith("tests."):
            yield kind
        yield from kinds(kind)


KINDS = sorted(kinds(), key=lambda kind: kind.template)


def parsed(templates: jinja2.Environment, name: str) -> list[nodes.Template]:
    """A template and all that share its names: those that it extends or includes."""
    assert templates.loader is not None
    tree = templates.parse(templates.loader.get_source(templates, name)[0])
    beside: list[nodes.Extends | nodes.Include] = [*tree.find_all(nodes.Extends)]
    beside += tree.find_all(nodes.Include)
    names = [node.template.value for node in beside if isinstance(node.template, nodes.Const)]
    return [tree, *(inner for other in names for inner in parsed(templates, other))]


def required(tree: nodes.Template) -> set[str]:
    """The names that a template must be given: not its own, nor those that it may lack."""
    own = {macro.name for macro in tree.find_all(nodes.Macro)}
    for imported in tree.find_all(nodes.FromImport):
        own |= {name if isinstance(name, str) else name[1] for name in imported.names}
    for assigned in tree.find_all(nodes.Assign):
        own |= {target.name for target in assigned.find_all(nodes.Name) if target.ctx == "store"}
    tested = (test.node for test in tree.find_all(nodes.Test) if test.name == "defined")
    optional = {node.name for node in tested if isinstance(node, nodes.Name)}
    return meta.find_undeclared_variables(tree) - own - optional


def given(kind: type[PageValues]) -> set[str]:
    return {field.name for field in fields(kind)} | set(COMMON)


def lacking(templates: jinja2.Environment, kind: type[PageValues]) -> set[str]:
    """The names that the template of a kind reads and that its values do not have."""
    wanted = set[str]().union(*map(required, parsed(templates, kind.template)))
    return wanted - given(kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.template)
def test_a_template_reads_no_name_that_its_values_lack(kind: type[PageValues]) -> None:
    assert lacking(environment(FOLDER), kind) == set()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.template)
def test_no_value_is_made_that_no_template_reads(kind: type[PageValues]) -> None:
    trees = parsed(environment(FOLDER), kind.template)
    read = {name.name for tree in trees for name in tree.find_all(nodes.Name)}
    assert {field.name for field in fields(kind)} - read == set()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.template)
def test_a_name_that_is_not_there_is_found(kind: type[PageValues], tmp_path: Path) -> None:
    for path in FOLDER.glob("*.html"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    page = tmp_path / kind.template
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("{% block main %}", "{% block main %}{{ nix }}"), encoding="utf-8")
    assert lacking(environment(tmp_path), kind) == {"nix"}


def test_every_page_template_has_one_class_of_values() -> None:
    pages = [path.name for path in sorted(FOLDER.glob("*.html")) if _is_page(path)]
    assert sorted(kind.template for kind in KINDS) == pages


def _is_page(path: Path) -> bool:
    return '{% extends "base.html" %}' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.html")), ids=lambda path: path.name)
def test_a_template_of_macros_reads_nothing_but_what_they_take(path: Path) -> None:
    templates = environment(FOLDER)
    imported = parsed(templates, path.name)[0].find_all(nodes.FromImport)
    for node in imported:
        assert isinstance(node.template, nodes.Const) and not node.with_context
        for tree in parsed(templates, node.template.value):
            assert required(tree) == set(), node.template.value
