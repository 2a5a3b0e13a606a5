"""The modules that become scripts, read once, with what each defines and imports."""

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
"""A module and a name that it defines; the name is empty for the module itself."""


@dataclass(frozen=True)
class Module:
    """The source of a module: ``file`` is its name for messages, ``tree`` its syntax tree."""

    name: str
    file: str
    tree: ast.Module = field(repr=False, compare=False)

    @cached_property
    def defined(self) -> Mapping[str, tuple[ast.stmt, ...]]:
        """The statements that define each name, in their order."""
        statements: dict[str, tuple[ast.stmt, ...]] = {}
        for statement in self.tree.body:
            for name in defined_names(statement):
                statements[name] = (*statements.get(name, ()), statement)
        return statements

    @cached_property
    def imported(self) -> Mapping[str, Place]:
        """The definition that each imported name means."""
        return {
            alias.asname or alias.name: place
            for statement in self.tree.body
            for alias, place in _imports(statement)
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
    """The modules in some folders, and what the names in them mean."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        """``folders`` has the folder of each package, by the package's name."""
        self._folders = folders
        self._modules: dict[str, Module | None] = {}

    def module(self, name: str) -> Module:
        """A module by its name.

        Raises InputError where there is none.
        """
        module = self.find(name)
        if module is None:
            raise InputError(name, "", "there is no such module to run in a page")
        return module

    def find(self, name: str) -> Module | None:
        """A module by its name; None where there is none or it is not to become a script."""
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
                shown = file.relative_to(folder).as_posix()
                return Module(name, shown, ast.parse(file.read_text(encoding="utf-8"), shown))
        return None

    def modules(self, package: str) -> list[str]:
        """The names of all modules of a package, sorted."""
        folder = self._folders[package]
        # A folder that is a link belongs to its package too, but ``Path.rglob`` skips it.
        paths = map(Path, glob(f"{package}/**/*.py", root_dir=folder, recursive=True))  # noqa: PTH207
        names = (".".join(path.with_suffix("").parts) for path in paths)
        return sorted(name.removesuffix(".__init__") for name in names)

    def resolved(self, place: Place) -> Place:
        """Where a name is really defined: imports are followed to their end."""
        module = self.find(place[0])
        if module is None or not place[1] or place[1] in module.defined:
            return place
        # A name that a package imports from itself is one of its modules.
        if module.imported.get(place[1], place) != place:
            return self.resolved(module.imported[place[1]])
        within = f"{place[0]}.{place[1]}"
        return (within, "") if self.find(within) else place

    def meant(self, module: Module, node: ast.Name | ast.Attribute) -> Place | None:
        """The definition that a name, or ``module.name``, of a module means; None for a local name.

        Raises InputError for a part of Python's library that the subset does not have.
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
