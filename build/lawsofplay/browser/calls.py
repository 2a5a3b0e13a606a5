"""Translate calls, and the parameters of functions."""

from __future__ import annotations

import ast
from abc import abstractmethod
from collections.abc import Collection

from lawsofplay.browser.names import called, defaults, is_cast, js_name, parameters
from lawsofplay.browser.scope import Scope
from lawsofplay.browser.subset import METHODS


class Calls:
    """Translates calls.

    ``methods`` are the names of all methods of the program. A method that is not called at once
    needs to keep its object.
    """

    def __init__(self, scope: Scope, methods: Collection[str] = ()) -> None:
        self.scope = scope
        self.methods = methods

    @abstractmethod
    def expression(self, node: ast.expr) -> str:
        """Translate an expression."""

    def heads(self, arguments: ast.arguments) -> str:
        """The parameters of a function as its script takes them, those with stars last."""
        usual = defaults(arguments)
        heads = [
            js_name(parameter.arg)
            + (f"={self.expression(usual[parameter.arg])}" if parameter.arg in usual else "")
            for parameter in parameters(arguments)
        ]
        starred = [parameter for parameter in (arguments.vararg, arguments.kwarg) if parameter]
        return ",".join([*heads, *(js_name(parameter.arg) for parameter in starred)])

    def _write_call(self, node: ast.Call) -> str:
        if is_cast(node):
            return self.expression(node.args[1])
        func = called(node.func)
        assert isinstance(func, ast.expr)
        given = [self.expression(arg) for arg in node.args]
        if isinstance(func, ast.Attribute) and not (self.scope.place(func) or ("", ""))[1]:
            return self._method(func, given, node.keywords)
        if isinstance(func, ast.Name) and func.id in ("getattr", "hasattr", "vars"):
            return f"$.{func.id}({','.join(given)})"
        written = self.expression(func)
        if node.keywords:
            return f"$.kw({written},[{','.join(given)}],{self._by_name(node.keywords)})"
        return f"{written}({','.join(given)})"

    def _method(self, func: ast.Attribute, given: list[str], named: list[ast.keyword]) -> str:
        name = func.attr
        if self._is_super(func.value):
            return self._of_super(name, given)
        value = self.expression(func.value)
        if named:
            return f"$.km({value},{name!r},[{','.join(given)}],{self._by_name(named)})"
        if name in METHODS:
            return f"$.m.{name}({','.join([value, *given])})"
        return f"{value}.{name}({','.join(given)})"

    @staticmethod
    def _is_super(node: ast.expr) -> bool:
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        return called and node.func.id == "super"  # type: ignore[attr-defined]

    def _of_super(self, name: str, given: list[str]) -> str:
        if name == "__new__":
            return f"$.make({given[0]},[{','.join(given[1:])}])"
        return f"super.{name}({','.join(given)})"

    def _by_name(self, keywords: list[ast.keyword]) -> str:
        parts = (
            f"...$.named({self.expression(keyword.value)})"
            if keyword.arg is None
            else f"{keyword.arg}:{self.expression(keyword.value)}"
            for keyword in keywords
        )
        return f"{{{','.join(parts)}}}"
