"""The Laws of Play: five game books of 1687-1822, whose laws can be searched, cited and run.

>>> import lawsofplay
>>> lawsofplay.law("cotton.chess.laws.10").pages
('57',)

The names in `__all__` are for programs and will stay as they are. `lawsofplay.api` says what each
of them takes and returns. They are loaded when one of them is first used. Everything else in this
package may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = [
    "__version__",
    "ask",
    "cite",
    "compare",
    "edition",
    "explain",
    "law",
    "laws_of",
    "search",
]

if TYPE_CHECKING:
    from lawsofplay.api import ask, cite, compare, edition, explain, law, laws_of, search

    __version__: str
else:

    def __getattr__(name):
        """Load one of the names in `__all__` when it is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "__version__":
            return _version()
        return getattr(import_module("lawsofplay.api"), name)


def __dir__() -> list[str]:
    """List the names for programs and the usual names of a module."""
    return sorted({*globals(), *__all__})


def _version() -> str:
    """The version of this code, from its own pyproject.toml."""
    from lawsofplay.base.files import read_toml
    from lawsofplay.base.project import own_edition

    return str(read_toml(own_edition().root / "pyproject.toml")["project"]["version"])
