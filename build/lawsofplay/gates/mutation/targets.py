"""Which functions are tried, and which laws' tests judge each.

A rule is judged by the tests that quote its laws. A plain function beside the rules (it cites no
law) is judged by the tests of the rules that lead to it.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any

from lawsofplay.rules.judgement import all_judgements
from lawsofplay.rules.registry import PACKAGE, Rule, load_rules
from lawsofplay.rules.seals import digest

CONDITIONS = ("met", "whether")
"""What names a condition of a law: its words, its value, and further words for it."""

_SHARED = f"{PACKAGE}.mechanics"
"""Mechanics are no law: they have property tests of their own."""


@dataclass(frozen=True)
class Target:
    """A function to try: its name within executable_rules, and the laws whose tests judge it."""

    name: str
    function: FunctionType
    addresses: frozenset[str]

    @property
    def digest(self) -> str:
        """Stands for its source: another one, another digest.

        Words for readers are left out, since no mutant touches them: those in which its answer is
        told, its docstring, and what a condition is called in a second language.
        """
        return digest(_without_words(inspect.getsource(self.function)))


def _without_words(source: str) -> str:
    """What a function does, without its words for readers, as one text.

    It is the tree of its syntax: how the lines are laid out does not count.

    >>> one = _without_words('@law("a.b.1", says=text("He pays."))\\ndef f(): return met("so", x)')
    >>> other = _without_words('@law("a.b.1")\\ndef f():\\n  "Pays."\\n  return met("so", x, "si")')
    >>> one == other != _without_words('@law("a.b.1")\\ndef f(): return met("so", not x)')
    True
    """
    return _told(_Bare().visit(ast.parse(dedent(source))))


class _Bare(ast.NodeTransformer):
    """Takes the words for readers out of a tree."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:]
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "says"]
        if isinstance(node.func, ast.Name) and node.func.id in CONDITIONS:
            node.args = node.args[:2]
        return self.generic_visit(node)


def _told(part: object) -> str:
    # Not ast.dump: Pythons differ in which empty fields they tell.
    if isinstance(part, ast.AST):
        given = (
            (name, value)
            for name, value in ast.iter_fields(part)
            if value is not None and value != []
        )
        fields = ",".join(f"{name}={_told(value)}" for name, value in given)
        return f"{type(part).__name__}({fields})"
    if isinstance(part, list):
        return f"[{','.join(map(_told, part))}]"
    return repr(part)


def targets() -> tuple[Target, ...]:
    """Every function of the games, sorted by name."""
    rules = load_rules()
    by_code = {_function(rule).__code__: rule for rule in rules.values()}
    served = {judgement.rule.name: judgement.functions for judgement in all_judgements()}
    reached: dict[FunctionType, set[str]] = {}
    for rule in rules.values():
        # A judgement is tried by the cases of the laws that it serves.
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
