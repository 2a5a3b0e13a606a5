"""Find what a definition needs from others. Definitions that nothing needs become no script."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable

from lawsofplay.browser.names import read_names
from lawsofplay.browser.sources import Place, Program


class Reach:
    """The definitions that others need, through all modules."""

    def __init__(self, program: Program, given: Collection[Place] = ()) -> None:
        """``given`` are the definitions that the runtime replaces."""
        self._program = program
        self._given = frozenset(given)
        self._direct: dict[Place, frozenset[Place]] = {}

    def of(self, places: Iterable[Place]) -> frozenset[Place]:
        """These definitions and all that they need, directly or through others."""
        waiting = [place for place in map(self._program.resolved, places) if self._is_source(place)]
        reached: set[Place] = set()
        while waiting:
            place = waiting.pop()
            if place not in reached:
                reached.add(place)
                waiting.extend(self._needs(place))
        return frozenset(reached)

    def read_by(self, places: Iterable[Place]) -> frozenset[Place]:
        """The definitions that these need directly."""
        return frozenset[Place]().union(*map(self._needs, places))

    def _is_source(self, place: Place) -> bool:
        module = self._program.find(place[0])
        return module is not None and place[1] in module.defined and place not in self._given

    def _needs(self, place: Place) -> frozenset[Place]:
        if place not in self._direct:
            module = self._program.module(place[0])
            read = (name for part in module.defined[place[1]] for name in read_names(part))
            meant = {self._program.meant(module, name) for name in read}
            self._direct[place] = frozenset(
                needed for needed in meant if needed and self._is_source(needed)
            )
        return self._direct[place]


def law_places(program: Program, package: str) -> frozenset[Place]:
    """The functions of a package that execute laws or compute a fact for them."""
    modules = map(program.module, program.modules(package))
    return frozenset(
        (module.name, function.name)
        for module in modules
        for function in module.tree.body
        if isinstance(function, ast.FunctionDef) and is_law(function)
    )


def is_law(node: ast.AST) -> bool:
    """Whether a statement is a function that executes a law or computes a fact for one."""
    return isinstance(node, ast.FunctionDef) and any(map(_is_law, node.decorator_list))


def _is_law(decorator: ast.expr) -> bool:
    called = isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name)
    return called and decorator.func.id in ("law", "judges")  # type: ignore[attr-defined]
