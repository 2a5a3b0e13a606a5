"""What a game offers by itself: the functions that execute laws, of all its modules.

``from executable_rules.piquet import dealt_too_many`` finds the module that has the function. A
package says so in one line::

    __getattr__, __dir__ = exports(__name__)

Nothing is imported before a name is asked for, so that one law is as light as ever. A game of one
file has its functions itself; its last line says which they are::

    __all__ = offered(__name__)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any

from lawsofplay.rules.registry import PACKAGE, Rule, all_rules

Exports = tuple[Callable[[str], Any], Callable[[], list[str]]]
"""A package's ``__getattr__`` and ``__dir__``."""


def exports(package: str) -> Exports:
    """What gives the functions of a game by their names, and what lists these.

    A name that two modules of the game have is listed for neither, and must be taken from one of
    them. Modules go before functions.
    """

    def get(name: str) -> Any:
        if name == "__all__":
            return sorted(name for name, rules in _functions(package).items() if len(rules) == 1)
        # Python asks for a module here before it imports it.
        found = () if _is_none(package, name) else _functions(package).get(name, ())
        if len(found) == 1:
            return getattr(sys.modules[found[0].module], name)
        told = f"module {package!r} has no attribute {name!r}"
        if found:
            told += f"; take it from {' or '.join(rule.module for rule in found)}"
        raise AttributeError(told)

    def listed() -> list[str]:
        return sorted({*vars(sys.modules[package]), *get("__all__")})

    return get, listed


def offered(module: str) -> list[str]:
    """The functions of a module that execute laws, of those that stand above the call."""
    rules = (rule for rule in all_rules().values() if rule.addresses and rule.module == module)
    return sorted(rule.name.rpartition(".")[2] for rule in rules)


def _is_none(package: str, name: str) -> bool:
    """Whether no function can have this name: it is Python's own, or a module's."""
    folders = sys.modules[package].__path__
    return name.startswith("_") or bool(PathFinder.find_spec(f"{package}.{name}", folders))


@cache
def _functions(package: str) -> dict[str, tuple[Rule, ...]]:
    """The functions of a game that execute laws, by their names."""
    from pkgutil import iter_modules  # only who lists a game needs it: a law does not load it

    for module in iter_modules(sys.modules[package].__path__):
        import_module(f"{package}.{module.name}")
    start = f"{package.removeprefix(f'{PACKAGE}.')}."
    found: dict[str, tuple[Rule, ...]] = {}
    for rule in all_rules().values():
        if rule.addresses and rule.name.startswith(start):
            name = rule.name.rpartition(".")[2]
            found[name] = (*found.get(name, ()), rule)
    return found
