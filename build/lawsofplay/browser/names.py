"""Names: which names a piece of Python reads and binds, and how a script writes them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

RESERVED = frozenset(
    [
        "arguments",
        "await",
        "break",
        "case",
        "catch",
        "class",
        "const",
        "continue",
        "debugger",
        "default",
        "delete",
        "do",
        "else",
        "enum",
        "eval",
        "export",
        "extends",
        "false",
        "finally",
        "for",
        "function",
        "if",
        "implements",
        "import",
        "in",
        "instanceof",
        "interface",
        "let",
        "new",
        "null",
        "package",
        "private",
        "protected",
        "public",
        "return",
        "static",
        "super",
        "switch",
        "this",
        "throw",
        "true",
        "try",
        "typeof",
        "undefined",
        "var",
        "void",
        "while",
        "with",
        "yield",
    ]
)
"""Words that a variable of a script may not have as its name."""


def js_name(name: str) -> str:
    """The name of a variable in a script.

    >>> js_name("new"), js_name("card")
    ('new$', 'card')
    """
    return f"{name}$" if name in RESERVED else name


def read_names(node: ast.AST) -> Iterator[ast.Name | ast.Attribute]:
    """The names that a piece of source reads when it runs, without those in annotations.

    For ``module.name`` it yields the attribute and then the name.
    """
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield node
    for child in _running(node):
        yield from read_names(child)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that run, without annotations and other types."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "type_params"):
            continue
        parts = value if isinstance(value, list) else [value]
        if field == "args" and is_cast(node):
            parts = parts[1:]
        for child in parts:
            if isinstance(child, ast.AST):
                yield _bare_part(field, child)


def is_cast(node: ast.AST) -> bool:
    """Whether a node is ``cast(type, value)``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"


_MADE_FOR = frozenset(["Counter", "defaultdict", "dict", "frozenset", "list", "set", "tuple"])


def _bare_part(field: str, child: ast.AST) -> ast.AST:
    return bare(child) if field == "bases" else called(child) if field == "func" else child


def bare(node: ast.AST) -> ast.AST:
    """A class without its type arguments: ``Ladder`` of ``Ladder[int]``."""
    return node.value if isinstance(node, ast.Subscript) else node


def called(node: ast.AST) -> ast.AST:
    """What is called, without type arguments: ``set`` of ``set[int]()``."""
    made = bare(node)
    return made if isinstance(made, ast.Name) and made.id in _MADE_FOR else node


def bound_names(target: ast.AST) -> set[str]:
    """The names that a target of an assignment or loop binds."""
    return {
        name.id
        for name in ast.walk(target)
        if isinstance(name, ast.Name) and isinstance(name.ctx, (ast.Store, ast.Del))
    }


def parameters(arguments: ast.arguments) -> list[ast.arg]:
    """The parameters of a function in order, without ``*`` and ``**``."""
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]


def all_parameters(arguments: ast.arguments) -> set[str]:
    """The names of all parameters of a function."""
    starred = [parameter for parameter in (arguments.vararg, arguments.kwarg) if parameter]
    return {parameter.arg for parameter in [*parameters(arguments), *starred]}


def defaults(arguments: ast.arguments) -> dict[str, ast.expr]:
    """The default values of parameters, by name."""
    placed = [*arguments.posonlyargs, *arguments.args]
    late = placed[len(placed) - len(arguments.defaults) :]
    values = {
        parameter.arg: value for parameter, value in zip(late, arguments.defaults, strict=True)
    }
    named = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return values | {parameter.arg: value for parameter, value in named if value is not None}


def local_names(body: list[ast.stmt]) -> set[str]:
    """The names that a function's own statements bind, without those of functions inside it."""
    names: set[str] = set()
    for statement in body:
        names |= _bound_in(statement)
    return names


def _bound_in(node: ast.AST) -> set[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.Lambda):
        return set()
    if isinstance(node, ast.Name):
        return {node.id} if isinstance(node.ctx, ast.Store) else set()
    if isinstance(node, ast.comprehension):
        return _bound_in(node.iter).union(*map(_bound_in, node.ifs))
    named = {node.name} if isinstance(node, ast.ExceptHandler) and node.name else set()
    return named.union(*(_bound_in(part) for part in _running(node)))


def is_generator(function: ast.FunctionDef) -> bool:
    """Whether a function yields."""
    return any(map(_yields, function.body))


def _yields(node: ast.AST) -> bool:
    if isinstance(node, (ast.Yield, ast.YieldFrom)):
        return True
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return False
    return any(map(_yields, ast.iter_child_nodes(node)))
