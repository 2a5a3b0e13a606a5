"""Rules that hide in helpers: what a game's module defines and no law's function reaches.

A rule that stands in a helper or a constant, and not in the function of a law, has no address, no
quotation and no seal. So every function, class and constant of the modules of the games is a law's
function, or one of them needs it, or executable_rules/helpers.tsv says why it is no rule. Its
columns, between tabs, named in the first line::

    name  why

The shared mechanics, the facts of several games and the judgements are no modules of a game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_rows
from lawsofplay.base.project import Project
from lawsofplay.browser.sources import Module, Place, Program
from lawsofplay.rules.registry import PACKAGE

SHOWN = "executable_rules/helpers.tsv"
"""The file of reasons, as messages name it."""

HEAD = "name\twhy"

SHARED = ("mechanics", "facts", "judgements")
"""The folders of executable_rules that belong to no game."""


@dataclass(frozen=True)
class Hidden:
    """What no law's function reaches: its module's file, its line, and its name there."""

    file: str
    line: int
    name: str
    carries: bool
    """Whether it has a number, a card, a rank or a suit of its own."""


def check_hidden(project: Project) -> Iterator[InputError]:
    """Needless lines, or without them definitions that no law's function reaches, not yet said."""
    found = {definition.name: definition for definition in hidden(project)}
    said = {name: place for place, name in _said(project)}
    needless = {name: place for name, place in said.items() if name not in found}
    for name, place in needless.items():
        mend = f"{name} is reached from a law's function, or not there; take the line out"
        yield InputError(SHOWN, place, mend)
    if needless:
        # A misspelt name is one fault: what it should have named is not told besides.
        return
    for name, definition in found.items():
        if name not in said:
            yield InputError(definition.file, f"line {definition.line}", _mend(definition))


def _mend(definition: Hidden) -> str:
    carries = " and carries a number or cards" if definition.carries else ""
    return (
        f"{definition.name} is reached from no law's function{carries}; call it from one,"
        f" take it out, or say in {SHOWN} why it is no rule"
    )


def hidden(project: Project) -> tuple[Hidden, ...]:
    """What the games' modules define and no law's function reaches, by file and line."""
    program = Program({PACKAGE: project.root})
    modules = [program.module(name) for name in program.modules(PACKAGE)]
    reached = _reached(program, _laws(modules))
    return tuple(
        _told(module, name)
        for module in modules
        if _is_of_a_game(module)
        for name in module.defined
        if (module.name, name) not in reached and not _is_pythons(name)
    )


def _is_pythons(name: str) -> bool:
    """Whether Python itself asks for it, as for a package's ``__getattr__``."""
    return name.startswith("__") and name.endswith("__")


def _is_of_a_game(module: Module) -> bool:
    _, _, within = module.name.partition(".")
    return bool(within) and within.partition(".")[0] not in SHARED


def _laws(modules: Iterable[Module]) -> list[Place]:
    """The functions that execute laws."""
    return [
        (module.name, function.name)
        for module in modules
        for function in module.tree.body
        if isinstance(function, ast.FunctionDef) and any(map(_cites, function.decorator_list))
    ]


def _cites(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "law"


def _reached(program: Program, waiting: list[Place]) -> frozenset[Place]:
    """These definitions and all that they name, in types and bounds of facts too, however far."""
    found: set[Place] = set()
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting.extend(_named(program, place))
    return frozenset(found)


def _named(program: Program, place: Place) -> Iterator[Place]:
    """The definitions of the rules that another names."""
    module = program.module(place[0])
    for statement in module.defined[place[1]]:
        for node in ast.walk(statement):
            if isinstance(node, (ast.Name, ast.Attribute)):
                yield from _meant(program, module, node)


def _meant(program: Program, module: Module, node: ast.Name | ast.Attribute) -> Iterator[Place]:
    """What a name, or ``module.name``, means, if the rules define it."""
    base = node if isinstance(node, ast.Name) else node.value
    if not isinstance(base, ast.Name):
        return
    place = program.resolved((module.name, base.id))
    if isinstance(node, ast.Attribute) and not place[1]:
        place = program.resolved((place[0], node.attr))
    home = program.find(place[0])
    if home is not None and place[1] in home.defined:
        yield place


def _told(module: Module, name: str) -> Hidden:
    statements = module.defined[name]
    shown = f"{module.name}.{name}".removeprefix(f"{PACKAGE}.")
    carries = any(_carries(node) for statement in statements for node in ast.walk(statement))
    return Hidden(module.file, statements[0].lineno, shown, carries)


def _carries(node: ast.AST) -> bool:
    """Whether a piece of source is a number, or a card, rank or suit that it names."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool)
    named = node.value if isinstance(node, ast.Attribute) else None
    return isinstance(named, ast.Name) and named.id in ("Card", "Rank", "Suit")


def _said(project: Project) -> Iterator[tuple[str, str]]:
    """The names of which helpers.tsv says why they are no rules, each with its line."""
    seen: set[str] = set()
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 2 or not all(fields):
            raise InputError(SHOWN, place, "must be a name and why it is no rule, between tabs")
        if fields[0] in seen:
            raise InputError(SHOWN, place, f"{fields[0]} stands twice; take one line out")
        seen.add(fields[0])
        yield place, fields[0]
