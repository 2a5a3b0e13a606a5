"""What a name means at a place in a source, and the variables that a script declares there."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from lawsofplay.base.errors import InputError
from lawsofplay.browser.names import js_name
from lawsofplay.browser.sources import Module, Place, Program
from lawsofplay.browser.subset import BUILTINS, ERRORS, refusal


@dataclass
class Scope:
    """The surroundings of a piece of source: its module, and the names bound around it.

    ``live`` are the definitions that become scripts. ``called`` are the names of functions and
    methods that are called with named arguments somewhere.
    """

    program: Program
    module: Module
    live: Collection[Place] = ()
    called: Collection[str] = ()
    _bound: list[frozenset[str]] = field(default_factory=list)
    _aliases: dict[str, str] = field(default_factory=dict)
    _made: list[set[str]] = field(default_factory=lambda: [set()])
    _count: int = 0

    def refused(self, node: ast.AST, mend: str) -> InputError:
        """The error for a piece of this module."""
        return refusal(self.module.file, node, mend)

    def is_bound(self, name: str) -> bool:
        """Whether a name is a variable of an enclosing function."""
        return any(name in names for names in self._bound)

    @contextmanager
    def binding(self, names: Collection[str]) -> Iterator[None]:
        """Inside the block these names are variables."""
        self._bound.append(frozenset(names))
        yield
        self._bound.pop()

    @contextmanager
    def calling(self, name: str, alias: str) -> Iterator[None]:
        """Inside the block a variable has another name in the script."""
        self._aliases[name] = alias
        yield
        del self._aliases[name]

    @contextmanager
    def function(self) -> Iterator[set[str]]:
        """Inside the block new variables belong to one function; gives the set of them."""
        self._made.append(set())
        yield self._made[-1]
        self._made.pop()

    def variable(self) -> str:
        """A new variable of the enclosing function, or of the module."""
        self._count += 1
        name = f"$v{self._count}_{self.module.name.replace('.', '$')}"
        self._made[-1].add(name)
        return name

    def place(self, node: ast.Name | ast.Attribute) -> Place | None:
        """The definition that a name, or ``module.name``, means; None for a variable."""
        name = node if isinstance(node, ast.Name) else node.value
        if not isinstance(name, ast.Name) or self.is_bound(name.id):
            return None
        return self.program.meant(self.module, node)

    def name(self, node: ast.Name) -> str:
        """The translation of a name.

        Raises InputError for a name that is not known.
        """
        if self.is_bound(node.id):
            return self._aliases.get(node.id) or js_name(node.id)
        place = self.place(node)
        if place is not None:
            return self.taken(place)
        if node.id in BUILTINS:
            return f"$.{node.id}"
        if node.id in ERRORS:
            return f"$.E.{node.id}"
        raise self.refused(node, f"the name {node.id} is not known; import it")

    def taken(self, place: Place) -> str:
        """The translation of a definition of another module.

        Raises InputError for a whole module.
        """
        module, own = place
        if place in self.live:
            return global_name(place)
        if not own:
            raise InputError(
                self.module.file, "", f"import what you need from {module} by its name"
            )
        if self.program.find(module) is None:
            return f"$.{library_name(place)}"
        return f"$.given.{own}"


def library_name(place: Place) -> str:
    """The name of a part of Python's library in the runtime.

    >>> library_name(("re", "split")), library_name(("itertools", "chain"))
    ('re_split', 'chain')
    """
    module, name = place
    return f"{module}_{name}" if module in ("operator", "re") else name


def global_name(place: Place) -> str:
    """The name of a definition in scripts, different from all others.

    >>> global_name(("executable_rules.mechanics.cards", "Card"))
    'mechanics$cards$$Card'
    """
    return f"{place[0].replace('.', '$')}$${place[1]}".removeprefix("executable_rules$")
