"""Translate each definition once, and put those that a function needs together into one script."""

from __future__ import annotations

import ast
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from lawsofplay.browser.classes import Classes
from lawsofplay.browser.names import defaults, parameters
from lawsofplay.browser.reach import is_law
from lawsofplay.browser.scope import Scope, global_name
from lawsofplay.browser.sources import Module, Place, Program, defined_names

_RULES = "executable_rules."


class Writer(Classes):
    """Translates the definitions of a module."""

    def _write_functiondef(self, node: ast.FunctionDef) -> str:
        if self.scope.is_bound(node.name):
            return super()._write_functiondef(node)
        written = self.bare_function(node)
        # A judgement of several facts has one decorator for each, all with the same words.
        own = node.decorator_list[:1] if is_law(node) else node.decorator_list
        for decorator in reversed(own):
            written = self._decorated(decorator, written, node)
        return f"{self.own_name(node.name)}={written};"

    def _decorated(self, decorator: ast.expr, written: str, node: ast.FunctionDef) -> str:
        if isinstance(decorator, ast.Call) and is_law(node):
            return self._law(decorator, written, node)
        if ast.unparse(decorator) == "cache":
            return f"$.cache({written})"
        raise self.scope.refused(decorator, f"the decorator {ast.unparse(decorator)}")

    def _law(self, decorator: ast.Call, written: str, node: ast.FunctionDef) -> str:
        """A function of laws, with the words of its answer and the defaults of its facts."""
        name = f"{self.scope.module.name}.{node.name}".removeprefix(_RULES)
        says = [keyword.value for keyword in decorator.keywords if keyword.arg == "says"]
        words = self.expression(says[0]) if says else "null"
        return f"$.law({json.dumps(name)},{written},{words},()=>[{self._usual_facts(node.args)}])"

    def _usual_facts(self, arguments: ast.arguments) -> str:
        usual = defaults(arguments)
        names = [parameter.arg for parameter in parameters(arguments)]
        return ",".join(
            self.expression(usual[name]) if name in usual else "$.absent" for name in names
        )


@dataclass(frozen=True)
class Piece:
    """A statement of a module as a script, and the names that it declares."""

    text: str
    declares: frozenset[str]


class Scripts:
    """The translated definitions of a program."""

    def __init__(self, program: Program, live: Collection[Place]) -> None:
        self._program = program
        self._live = frozenset(live)
        self._pieces: dict[tuple[str, int], Piece] = {}
        self._writers: dict[str, Writer] = {}

    def together(self, places: Collection[Place]) -> str:
        """Definitions in an order in which each one's needs come before it."""
        pieces = [self._piece(self._program.module(name), at) for name, at in self._order(places)]
        declared = sorted(frozenset[str]().union(*(piece.declares for piece in pieces)))
        let = f"let {','.join(declared)};\n" if declared else ""
        return let + "\n".join(piece.text for piece in pieces) + "\n"

    def _order(self, places: Iterable[Place]) -> list[tuple[str, int]]:
        """The statements of definitions: modules after those that they import, then by line."""
        statements: dict[tuple[int, int], tuple[str, int]] = {}
        for name, own in places:
            module = self._program.module(name)
            for statement in module.defined[own]:
                at = module.tree.body.index(statement)
                statements[self._ranks[name], at] = (name, at)
        return [statements[rank] for rank in sorted(statements)]

    @cached_property
    def _ranks(self) -> Mapping[str, int]:
        ranks: dict[str, int] = {}
        for name in sorted({module for module, _ in self._live}):
            self._rank(name, ranks, set())
        return ranks

    def _rank(self, name: str, ranks: dict[str, int], waiting: set[str]) -> None:
        if name in ranks or name in waiting or self._program.find(name) is None:
            return
        waiting.add(name)
        for place in self._program.module(name).imported.values():
            self._rank(self._program.resolved(place)[0], ranks, waiting)
        ranks[name] = len(ranks)

    def _piece(self, module: Module, at: int) -> Piece:
        if (module.name, at) not in self._pieces:
            statement = module.tree.body[at]
            writer = self._writer(module)
            with writer.scope.function() as made:
                text = writer.statement(statement)
                names = {global_name((module.name, name)) for name in defined_names(statement)}
            self._pieces[module.name, at] = Piece(text, frozenset(made | names))
        return self._pieces[module.name, at]

    def _writer(self, module: Module) -> Writer:
        if module.name not in self._writers:
            scope = Scope(self._program, module, self._live, self._called)
            self._writers[module.name] = Writer(scope, self._methods)
        return self._writers[module.name]

    @cached_property
    def _methods(self) -> frozenset[str]:
        """The names of all methods."""
        classes = (node for node in self._nodes() if isinstance(node, ast.ClassDef))
        return frozenset(name for class_def in classes for name in _methods(class_def))

    @cached_property
    def _called(self) -> frozenset[str]:
        """The names of functions and methods that are called with named arguments somewhere."""
        calls = (node for node in self._nodes() if isinstance(node, ast.Call) and node.keywords)
        return frozenset(name for call in calls for name in _called_in(call))

    def _nodes(self) -> Iterator[ast.AST]:
        for module, name in self._live:
            for statement in self._program.module(module).defined[name]:
                yield from ast.walk(statement)


def _methods(node: ast.ClassDef) -> set[str]:
    own = (function for function in node.body if isinstance(function, ast.FunctionDef))
    return {function.name for function in own if not _is_property(function)}


def _called_in(node: ast.Call) -> set[str]:
    """The names that are called, or passed on with named arguments (``partial``)."""
    things = [node.func, *node.args] if ast.unparse(node.func) == "partial" else [node.func]
    names = (
        thing.attr if isinstance(thing, ast.Attribute) else getattr(thing, "id", "")
        for thing in things
    )
    return {name for name in names if name}


def _is_property(node: ast.FunctionDef) -> bool:
    return any(
        ast.unparse(expression) in ("property", "cached_property")
        for expression in node.decorator_list
    )
