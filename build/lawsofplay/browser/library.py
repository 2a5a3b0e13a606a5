"""Parts of Python's library that few functions use: a script for each, loaded where needed."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

_TAKEN = re.compile(r"\$\.(\w+)\b")
_METHODS = re.compile(r"\$\.m\.(\w+)|,'(\w+)'")


class Library:
    """The scripts in the folder ``more``: functions by name, and methods in its folder ``m``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def _functions(self) -> dict[str, str]:
        return _read(self._folder)

    @cached_property
    def _methods(self) -> dict[str, str]:
        return _read(self._folder / "m")

    def used_in(self, script: str) -> str:
        """The scripts of everything that a script uses from the library."""
        functions = sorted({match[1] for match in _TAKEN.finditer(script)} & self._functions.keys())
        called = {name for match in _METHODS.finditer(script) for name in match.groups() if name}
        methods = sorted(called & self._methods.keys())
        # A library function may use methods, so these come first.
        parts = [self._functions[function] for function in functions]
        return "".join([*(self._methods[method] for method in methods), *parts])


def _read(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js"))}
