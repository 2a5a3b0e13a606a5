"""The modules that become scripts: read once, with what each defines and imports."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from glob import glob
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.browser.names import bound_names
from lawsofplay.browser.subset import library_fault, refusal

Place = tuple[str, str]
"""A module and a name that it defines; of a whole module the name is empty."""


@dataclass(frozen=True)
class Module:
    """A module's source: ``file`` as told to people, ``tree`` what Python reads in it."""

    name: str
    file: str
    tree: ast.Module = field(repr=False, compare=False)

    @cached_property
    def defined(self) -> Mapping[str, tuple[ast.stmt, ...]]:
        """The statements that define each name, in their order."""
        found: dict[str, tuple[ast.stmt, ...]] = {}
        for statement in self.tree.body:
            for name in defined_names(statement):
                found[name] = (*found.get(name, ()), statement)
        return found

    @cached_property
    def imported(self) -> Mapping[str, Place]:
        """What each imported name stands for."""
        return {
            it.asname or it.name: place
            for statement in self.tree.body
            for it, place in _imports(statement)
        }


def defined_names(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module defines; none for an import."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return {statement.name}
    if isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        return bound_names(statement)
    return set()


def _imports(statement: ast.stmt) -> list[tuple[ast.alias, Place]]:
    if isinstance(statement, ast.Import):
        return [(name, (name.name, "")) for name in statement.names]
    if isinstance(statement, ast.ImportFrom) and statement.module not in (None, "__future__"):
        return [(name, (statement.module or "", name.name)) for name in statement.names]
    return []


class Program:
    """The modules under a folder, and what a name in one of them stands for."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        """``folders``: the folder in which each package of the subset lies."""
        self._folders = folders
        self._modules: dict[str, Module | None] = {}

    def module(self, name: str) -> Module:
        """A module by its name. Raises InputError where there is none."""
        found = self.find(name)
        if found is None:
            raise InputError(name, "", "there is no such module to run in a page")
        return found

    def find(self, name: str) -> Module | None:
        """A module by its name; None where there is none, or it is not to become a script."""
        if name not in self._modules:
            self._modules[name] = self._read(name)
        return self._modules[name]

    def _read(self, name: str) -> Module | None:
        folder = self._folders.get(name.partition(".")[0])
        if folder is None:
            return None
        path = folder.joinpath(*name.split("."))
        for file in (path.with_name(f"{path.name}.py"), path / "__init__.py"):
            if file.is_file():
                told = file.relative_to(folder).as_posix()
                return Module(name, told, ast.parse(file.read_text(encoding="utf-8"), told))
        return None

    def modules(self, package: str) -> list[str]:
        """The names of all modules of a package, sorted."""
        folder = self._folders[package]
        # Folders that are links belong to a package too; ``Path.rglob`` would pass them over.
        paths = map(Path, glob(f"{package}/**/*.py", root_dir=folder, recursive=True))  # noqa: PTH207
        names = (".".join(path.with_suffix("").parts) for path in paths)
        return sorted(name.removesuffix(".__init__") for name in names)

    def resolved(self, place: Place) -> Place:
        """Where a name is really defined: imports are followed to their end."""
        module = self.find(place[0])
        if module is None or not place[1] or place[1] in module.defined:
            return place
        # What a package imports from itself is one of its modules.
        if module.imported.get(place[1], place) != place:
            return self.resolved(module.imported[place[1]])
        within = f"{place[0]}.{place[1]}"
        return (within, "") if self.find(within) else place

    def meant(self, module: Module, node: ast.Name | ast.Attribute) -> Place | None:
        """The definition that a name, or ``module.name``, of a module means; None for a local one.

        Raises InputError for what the library of the subset does not have.
        """
        name = node if isinstance(node, ast.Name) else node.value
        assert isinstance(name, ast.Name)
        own = name.id in module.defined
        if not own and name.id not in module.imported:
            return None
        place = self.resolved((module.name, name.id))
        if isinstance(node, ast.Attribute):
            if place[1]:
                return None
            place = self.resolved((place[0], node.attr))
        known = not place[1] or place[0].partition(".")[0] in self._folders
        if not known and (fault := library_fault(*place)):
            raise refusal(module.file, node, fault)
        return place
