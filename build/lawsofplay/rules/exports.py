"""What the package of a game exports: the functions of all its modules that execute laws.

``from executable_rules.piquet import dealt_too_many`` finds the module that has the function. The
package needs one line for this::

    __getattr__, __dir__ = exports(__name__)

Nothing is imported before a name is used, so that importing one law stays fast. A game of one file
holds its functions itself. Its last line names them::

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
    """The functions ``__getattr__`` and ``__dir__`` of the package of a game.

    A name that two modules of the game have is not exported; it must be imported from its module.
    A module comes before a function of the same name.
    """

    def get(name: str) -> Any:
        if name == "__all__":
            return sorted(name for name, rules in _functions(package).items() if len(rules) == 1)
        # Before Python imports a module of the package, it asks for the module's name here.
        rules = () if _is_reserved(package, name) else _functions(package).get(name, ())
        if len(rules) == 1:
            return getattr(sys.modules[rules[0].module], name)
        message = f"module {package!r} has no attribute {name!r}"
        if rules:
            message += f"; take it from {' or '.join(rule.module for rule in rules)}"
        raise AttributeError(message)

    def listed() -> list[str]:
        return sorted({*vars(sys.modules[package]), *get("__all__")})

    return get, listed


def offered(module: str) -> list[str]:
    """The names of the functions above the call that execute laws."""
    rules = (rule for rule in all_rules().values() if rule.addresses and rule.module == module)
    return sorted(rule.name.rpartition(".")[2] for rule in rules)


def _is_reserved(package: str, name: str) -> bool:
    """Whether a name cannot be that of a function, since it is Python's own or a module's."""
    folders = sys.modules[package].__path__
    return name.startswith("_") or bool(PathFinder.find_spec(f"{package}.{name}", folders))


@cache
def _functions(package: str) -> dict[str, tuple[Rule, ...]]:
    """The functions of a game that execute laws, by their names."""
    from pkgutil import iter_modules  # only who lists a game needs it: a law does not load it

    for module in iter_modules(sys.modules[package].__path__):
        import_module(f"{package}.{module.name}")
    start = f"{package.removeprefix(f'{PACKAGE}.')}."
    by_name: dict[str, tuple[Rule, ...]] = {}
    for rule in all_rules().values():
        if rule.addresses and rule.name.startswith(start):
            name = rule.name.rpartition(".")[2]
            by_name[name] = (*by_name.get(name, ()), rule)
    return by_name
