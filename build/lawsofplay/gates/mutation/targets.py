"""The functions into which faults are put, and the laws whose tests judge each.

A rule is judged by the tests that quote its laws. A plain function cites no law. It is judged by
the tests of the rules that call it, directly or through others.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from symtable import symtable
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any

from lawsofplay.rules.judgement import all_judgements
from lawsofplay.rules.registry import PACKAGE, Rule, load_rules
from lawsofplay.rules.seals import digest

CONDITIONS = ("met", "whether")
"""Functions that name a condition of a law: its words, its value, its words in other languages."""

_SHARED = f"{PACKAGE}.mechanics"
"""The shared mechanics are no laws; they have property tests of their own."""


@dataclass(frozen=True)
class Target:
    """A function to try: its name within executable_rules, and the laws whose tests judge it."""

    name: str
    function: FunctionType
    addresses: frozenset[str]

    @property
    def digest(self) -> str:
        """A digest of the function's source, which changes when the source does.

        Words for readers are left out, since no mutant touches them: those in which its answer is
        told, its docstring, what a condition is called in a second language, and what it calls its
        own variables.
        """
        return digest(_without_words(inspect.getsource(self.function)))


def _without_words(source: str) -> str:
    """What a function does, without its words for readers, as one text.

    It is the tree of its syntax: how the lines are laid out does not count.

    >>> one = _without_words('@law("a.b.1", says=text("He pays."))\\ndef f(): return met("so", x)')
    >>> other = _without_words('@law("a.b.1")\\ndef f():\\n  "Pays."\\n  return met("so", x, "si")')
    >>> one == other != _without_words('@law("a.b.1")\\ndef f(): return met("so", not x)')
    True
    >>> one, other, third = (
    ...     _without_words(f"def f(*, x): return [{own} for {own} in x if {said}]")
    ...     for own, said in (("card", "card"), ("it", "it"), ("it", "card"))
    ... )
    >>> one == other != third
    True
    """
    source = dedent(source)
    tree = ast.parse(source)
    return _syntax_text(_Bare(_own(source) - _given(tree)).visit(tree))


def _own(source: str) -> set[str]:
    """The variables that stand for a function's own values wherever they stand in it: no facts."""
    own, others = set[str](), set[str]()
    tables = [symtable(source, "", "exec")]
    while tables:
        table = tables.pop()
        tables += table.get_children()
        for symbol in table.get_symbols():
            bound = table.get_type() == "function" and (symbol.is_local() or symbol.is_free())
            (own if bound and not symbol.is_parameter() else others).add(symbol.get_name())
    return own - others


def _given(tree: ast.AST) -> set[str]:
    """What is bound otherwise than by a variable: by ``except``, ``def``, ``match`` and so on."""
    plain = (ast.Name, ast.Attribute, ast.keyword, ast.Constant)
    bound = (node for node in ast.walk(tree) if not isinstance(node, plain))
    return {value for node in bound for _, value in ast.iter_fields(node) if isinstance(value, str)}


class _Bare(ast.NodeTransformer):
    """Takes the words for readers out of a tree; numbers stand for the function's own variables."""

    def __init__(self, own: set[str]) -> None:
        self._own = own
        self._numbers: dict[str, str] = {}

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._own:
            node.id = self._numbers.setdefault(node.id, f"_{len(self._numbers)}")
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:]
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "says"]
        if isinstance(node.func, ast.Name) and node.func.id in CONDITIONS:
            node.args = node.args[:2]
        return self.generic_visit(node)


def _syntax_text(part: object) -> str:
    # Not ast.dump: its empty fields differ between versions of Python.
    if isinstance(part, ast.AST):
        given = (
            (name, value)
            for name, value in ast.iter_fields(part)
            if value is not None and value != []
        )
        fields = ",".join(f"{name}={_syntax_text(value)}" for name, value in given)
        return f"{type(part).__name__}({fields})"
    if isinstance(part, list):
        return f"[{','.join(map(_syntax_text, part))}]"
    return repr(part)


def targets() -> tuple[Target, ...]:
    """Every function of the games, sorted by name."""
    rules = load_rules()
    by_code = {_function(rule).__code__: rule for rule in rules.values()}
    served = {judgement.rule.name: judgement.functions for judgement in all_judgements()}
    reached: dict[FunctionType, set[str]] = {}
    for rule in rules.values():
        # A judgement is judged by the cases of the laws that it serves.
        judged = (law for name in served.get(rule.name, ()) for law in rules[name].addresses)
        laws = {*rule.addresses, *judged}
        reached.setdefault(_function(rule), set()).update(laws)
        for helper in _reached(_function(rule), by_code, set()):
            reached.setdefault(helper, set()).update(laws)
    found = (
        Target(_name(function), function, frozenset(laws)) for function, laws in reached.items()
    )
    return tuple(sorted(found, key=lambda target: target.name))


def _function(rule: Rule) -> FunctionType:
    assert isinstance(rule.function, FunctionType)
    return rule.function


def _name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__qualname__}".removeprefix(f"{PACKAGE}.")


def _reached(
    function: FunctionType, rules: dict[CodeType, Rule], seen: set[FunctionType]
) -> Iterator[FunctionType]:
    """Plain functions of the games that a function calls, and those that they call."""
    for value in _named(function):
        plain = isinstance(value, FunctionType) and value.__code__ not in rules
        if not plain or value in seen or hasattr(value, "__wrapped__"):
            continue
        if value.__module__.startswith(f"{PACKAGE}.") and not value.__module__.startswith(_SHARED):
            seen.add(value)
            yield value
            yield from _reached(value, rules, seen)


def _named(function: FunctionType) -> Iterator[Any]:
    """What the names in a function's code, and in the functions within it, stand for."""
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        yield from (function.__globals__.get(name) for name in code.co_names)
        codes += [const for const in code.co_consts if isinstance(const, CodeType)]
