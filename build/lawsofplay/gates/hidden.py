"""Finds rules that hide in helpers: definitions of a game that no law's function reaches.

A rule in a helper or constant, outside the function of a law, has no address, no quotation and no
seal. So every function, class and constant of a game's modules must be a law's function, or be
needed by one. Otherwise executable_rules/helpers.tsv must say why it is no rule. The first line of
that file names its columns, which tabs part::

    name  why

The shared mechanics, the facts of several games and the judgements belong to no game.
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
"""Folders of executable_rules that belong to no game."""


@dataclass(frozen=True)
class UnreachedDefinition:
    """A definition that no law's function reaches: its file, its line there, and its name."""

    file: str
    line: int
    name: str
    carries: bool
    """Whether the definition itself names a number, a card, a rank or a suit."""


def check_hidden(project: Project) -> Iterator[InputError]:
    """Needless lines of the file; if there are none, unreached definitions it does not explain."""
    found = {definition.name: definition for definition in hidden(project)}
    explained = {name: place for place, name in _explained(project)}
    needless = {name: place for name, place in explained.items() if name not in found}
    for name, place in needless.items():
        mend = f"{name} is reached from a law's function, or not there; take the line out"
        yield InputError(SHOWN, place, mend)
    if needless:
        # A misspelt name is one fault: do not report what it should have named as another.
        return
    for name, definition in found.items():
        if name not in explained:
            yield InputError(definition.file, f"line {definition.line}", _mend(definition))


def _mend(definition: UnreachedDefinition) -> str:
    carries = " and carries a number or cards" if definition.carries else ""
    return (
        f"{definition.name} is reached from no law's function{carries}; call it from one,"
        f" take it out, or say in {SHOWN} why it is no rule"
    )


def hidden(project: Project) -> tuple[UnreachedDefinition, ...]:
    """The definitions of games that no law's function reaches, by file and line."""
    program = Program({PACKAGE: project.root})
    modules = [program.module(name) for name in program.modules(PACKAGE)]
    reached = _reached(program, _laws(modules))
    return tuple(
        _unreached(module, name)
        for module in modules
        if _is_of_a_game(module)
        for name in module.defined
        if (module.name, name) not in reached and not _is_pythons(name)
    )


def _is_pythons(name: str) -> bool:
    """Whether Python itself uses the name, such as a package's ``__getattr__``."""
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
    """These definitions and all that they name, directly or through others.

    The types and bounds of facts count too.
    """
    found: set[Place] = set()
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting.extend(_named(program, place))
    return frozenset(found)


def _named(program: Program, place: Place) -> Iterator[Place]:
    """The definitions of the rules that a definition names."""
    module = program.module(place[0])
    for statement in module.defined[place[1]]:
        for node in ast.walk(statement):
            if isinstance(node, (ast.Name, ast.Attribute)):
                yield from _meant(program, module, node)


def _meant(program: Program, module: Module, node: ast.Name | ast.Attribute) -> Iterator[Place]:
    """The definition that a name, or ``module.name``, means, if the rules define it."""
    base = node if isinstance(node, ast.Name) else node.value
    if not isinstance(base, ast.Name):
        return
    place = program.resolved((module.name, base.id))
    if isinstance(node, ast.Attribute) and not place[1]:
        place = program.resolved((place[0], node.attr))
    home = program.find(place[0])
    if home is not None and place[1] in home.defined:
        yield place


def _unreached(module: Module, name: str) -> UnreachedDefinition:
    statements = module.defined[name]
    shown = f"{module.name}.{name}".removeprefix(f"{PACKAGE}.")
    carries = any(_carries(node) for statement in statements for node in ast.walk(statement))
    return UnreachedDefinition(module.file, statements[0].lineno, shown, carries)


def _carries(node: ast.AST) -> bool:
    """Whether a piece of source is a number, or names a card, rank or suit."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool)
    named = node.value if isinstance(node, ast.Attribute) else None
    return isinstance(named, ast.Name) and named.id in ("Card", "Rank", "Suit")


def _explained(project: Project) -> Iterator[tuple[str, str]]:
    """The names that helpers.tsv explains, each with its line."""
    seen: set[str] = set()
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 2 or not all(fields):
            raise InputError(SHOWN, place, "must be a name and why it is no rule, between tabs")
        if fields[0] in seen:
            raise InputError(SHOWN, place, f"{fields[0]} stands twice; take one line out")
        seen.add(fields[0])
        yield place, fields[0]
