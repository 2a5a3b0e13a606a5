"""Makes functions with one fault: a comparison turned, a number off by one, a condition ignored.

Words never change: docstrings, quotations of provisos, messages of refusals.
"""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import CodeType, FunctionType
from typing import Any

_TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One fault: its line of the function as it was, and as it is now.

    The lines are as Python writes them from the syntax tree, without comments and line breaks.
    ``by_name`` and ``by_place`` are the usual values of the function's parameters.
    """

    was: str
    now: str
    code: CodeType = field(repr=False, compare=False)
    by_name: dict[str, Any] = field(repr=False, compare=False)
    by_place: tuple[Any, ...] = field(repr=False, compare=False)


def mutants(function: Callable[..., Any]) -> Iterator[Mutant]:
    """Every fault that can be put into a function, in the order of its source."""
    assert isinstance(function, FunctionType)
    tree = _definition(function)
    space = function.__globals__
    for place, node in enumerate(_nodes(tree)):
        for other in _others(node, space):
            mutant = _mutant(function, tree, place, other)
            if mutant:
                yield mutant


def _definition(function: FunctionType) -> ast.FunctionDef:
    """The bare function, without decorators, annotations and docstring."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list, tree.returns = [], None
    for argument in (*tree.args.args, *tree.args.kwonlyargs):
        argument.annotation = None
    if ast.get_docstring(tree):
        del tree.body[0]
    return tree


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, parents first, left to right, without words."""
    yield node
    for child in _children(node):
        yield from _nodes(child)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, (ast.Raise, ast.JoinedStr, ast.AnnAssign)):
        return
    if isinstance(node, ast.Expr) and _is_met(node.value):
        # A condition noted only for explanations: no answer depends on it.
        return
    skipped = node.args[0] if isinstance(node, ast.Call) and _is_met(node) else None
    yield from (child for child in ast.iter_child_nodes(node) if child is not skipped)


def _is_met(node: Any) -> bool:
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return named and node.func.id in ("met", "whether")


def _others(node: ast.AST, space: Mapping[str, Any]) -> Iterator[ast.AST]:
    """What may stand in place of a node."""
    if type(node) in _TURNED:
        yield _TURNED[type(node)]()
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield from _members(node, space.get(node.value.id))
    elif isinstance(node, ast.Name) and node.id in _CALLS:
        yield ast.Name(_CALLS[node.id], ast.Load())
    elif isinstance(node, (ast.If, ast.IfExp)) and not _is_met(node.test):
        yield from (_with(node, "test", ast.Constant(truth)) for truth in (True, False))
    elif isinstance(node, ast.Call) and _is_met(node):
        for truth in (True, False):
            yield _with(node, "args", [node.args[0], ast.Constant(truth), *node.args[2:]])


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _members(node: ast.Attribute, owner: object) -> Iterator[ast.AST]:
    """The next member of the enum."""
    if isinstance(owner, type) and issubclass(owner, Enum) and node.attr in owner.__members__:
        names = [member.name for member in owner]
        if len(names) > 1:
            other = names[(names.index(owner[node.attr].name) + 1) % len(names)]
            yield ast.Attribute(node.value, other, ast.Load())


def _with(node: ast.AST, name: str, value: object) -> ast.AST:
    changed = copy.copy(node)
    setattr(changed, name, value)
    return changed


def _mutant(
    function: FunctionType, tree: ast.FunctionDef, place: int, other: ast.AST
) -> Mutant | None:
    changed = _Replaced(place, other).visit(copy.deepcopy(tree))
    assert isinstance(changed, ast.FunctionDef)
    for node in ast.walk(changed):
        # Python gives no line number to a condition that cannot fail; a traceback needs one.
        if isinstance(node, (ast.expr, ast.stmt)):
            node.lineno = node.end_lineno = 1
            node.col_offset = node.end_col_offset = 0
    module = ast.fix_missing_locations(ast.Module([changed], []))
    space = dict(function.__globals__)
    code = compile(module, function.__code__.co_filename, "exec", dont_inherit=True)
    try:
        exec(code, space)
    except Exception:
        # A fault in a usual value may make the definition itself fail: that is no mutant.
        return None
    made = space[tree.name]
    was, now = _difference(ast.unparse(tree), ast.unparse(changed))
    return Mutant(was, now, made.__code__, made.__kwdefaults__ or {}, made.__defaults__ or ())


class _Replaced(ast.NodeTransformer):
    """Puts another node in one place; places are counted as `_nodes` does."""

    def __init__(self, place: int, other: ast.AST) -> None:
        self.left = place
        self.other = other

    def visit(self, node: ast.AST) -> ast.AST:
        """The node, or the other one if this is its place."""
        self.left -= 1
        if self.left == -1:
            return self.other
        if self.left < -1:
            return node
        wanted = {id(child) for child in _children(node)}
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, name, [self._child(part, wanted) for part in value])
            elif isinstance(value, ast.AST):
                setattr(node, name, self._child(value, wanted))
        return node

    def _child(self, value: Any, wanted: set[int]) -> Any:
        return self.visit(value) if id(value) in wanted else value


def _difference(before: str, after: str) -> tuple[str, str]:
    """The first line that differs, as it was and as it is."""
    pairs = zip(before.split("\n"), after.split("\n"), strict=False)
    was, now = next(pair for pair in pairs if pair[0] != pair[1])
    return was.strip(), now.strip()
