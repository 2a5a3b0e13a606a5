"""What the package of a game offers by itself: the functions that execute laws, of all its modules.

``from executable_rules.piquet import dealt_too_many`` finds the module that has the function. A
package says so in one line::

    __getattr__, __dir__ = exports(__name__)

Nothing is imported before a name is asked for, so that one law is as light as ever.
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


def _is_none(game: str, name: str) -> bool:
    """Whether no function can have this name: it is Python's own, or a module's."""
    return name.startswith("_") or bool(PathFinder.find_spec(f"{game}.{name}", _folders(game)))


def _folders(game: str) -> list[str]:
    """Where the modules of a game lie: nowhere, if it is a single file."""
    return [*getattr(sys.modules[game], "__path__", ())]


@cache
def _functions(game: str) -> dict[str, tuple[Rule, ...]]:
    """The functions of a game that execute laws, by their names."""
    from pkgutil import iter_modules  # only who lists a game needs it: a law does not load it

    for module in iter_modules(_folders(game)):
        import_module(f"{game}.{module.name}")
    start = f"{game.removeprefix(f'{PACKAGE}.')}."
    found: dict[str, tuple[Rule, ...]] = {}
    for rule in all_rules().values():
        if rule.addresses and rule.name.startswith(start):
            name = rule.name.rpartition(".")[2]
            found[name] = (*found.get(name, ()), rule)
    return found
