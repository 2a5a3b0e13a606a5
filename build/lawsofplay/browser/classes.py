"""Translate classes of the subset: enums, records and plain classes."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator

from lawsofplay.browser.names import bare, is_generator, js_name, parameters
from lawsofplay.browser.statements import Statements

_SPECIAL = {
    "__str__": "$str", "__post_init__": "$post", "__init__": "$init", "__new__": "$new",
    "__len__": "$len", "__iter__": "$iter", "__contains__": "$has", "__getitem__": "$get",
    "__bool__": "$bool", "__lt__": "$lt",
}  # fmt: skip
"""The special methods that Python calls, and their names in a script."""

_NEEDLESS = frozenset({"__hash__"})
"""Methods that a script does not need: there, values with the same contents are equal."""

_OUTSIDE = frozenset({"NamedTuple", "Generic", "Protocol", "ABC"})
_DECORATORS = frozenset(["property", "cached_property", "classmethod", "staticmethod"])


class Classes(Statements):
    """Translates classes."""

    def _write_classdef(self, node: ast.ClassDef) -> str:
        return f"{self.own_name(node.name)}={self.class_(node)};"

    def class_(self, node: ast.ClassDef) -> str:
        """Translate a class."""
        bases = [ast.unparse(bare(expression)) for expression in node.bases]
        name = json.dumps(f"{self.scope.module.name}:{node.name}")
        written = [
            bare(expression)
            for expression in node.bases
            if ast.unparse(bare(expression)) not in _OUTSIDE
        ]
        if len(written) > 1:
            raise self.scope.refused(node, f"{node.name} has two bases")
        base = self.expression(written[0]) if written else ""  # type: ignore[arg-type]
        body = f"class extends ({self._base(node, bases, base)}){{{self._members(node)}}}"
        named = self._named(node)
        keyword = f",{json.dumps(named)}" if named else ""
        return f"$.class_({name},{body},{{{self._form(node, bases)}}}{keyword})"

    def _base(self, node: ast.ClassDef, bases: list[str], base: str) -> str:
        if "NamedTuple" in bases:
            return "$.Record"
        if self._is_data(node) and not base:
            return "$.Data"
        return base or "$.Object"

    def _is_data(self, node: ast.ClassDef) -> bool:
        return any(
            ast.unparse(expression).startswith("dataclass") for expression in node.decorator_list
        )

    def _form(self, node: ast.ClassDef, bases: list[str]) -> str:
        """What a class has besides methods: an enum's members, a record's fields, constants."""
        parts = []
        if fields := [assign for assign in node.body if isinstance(assign, ast.AnnAssign)]:
            parts.append(f"fields:{json.dumps([_target(field) for field in fields])}")
            if usual := ",".join(self._usual(fields)):
                parts.append(f"usual:{{{usual}}}")
        if values := [assign for assign in node.body if isinstance(assign, ast.Assign)]:
            pairs = (
                f"[{json.dumps(_target(value))},{self.expression(value.value)}]" for value in values
            )
            parts.append(f"values:()=>[{','.join(pairs)}]")
        return ",".join(parts)

    def _usual(self, fields: Iterable[ast.AnnAssign]) -> Iterator[str]:
        for field in fields:
            if field.value is not None and (written := self._usual_value(field.value)):
                yield f"{_target(field)}:()=>({written})"

    def _usual_value(self, value: ast.expr) -> str:
        if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
            return self.expression(value)
        given = {keyword.arg: keyword.value for keyword in value.keywords}
        if "default" in given:
            return self.expression(given["default"])
        made = given.get("default_factory")
        return f"{self.expression(made)}()" if made else ""

    def _members(self, node: ast.ClassDef) -> str:
        return "".join(self._member(statement) for statement in node.body)

    def _member(self, node: ast.stmt) -> str:
        if isinstance(node, ast.FunctionDef):
            return self._method_of(node)
        plain = isinstance(node, (ast.AnnAssign, ast.Pass))
        if plain or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return ""
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            return ""
        raise self.scope.refused(node, "a class may have only fields, values and methods")

    def _method_of(self, node: ast.FunctionDef) -> str:
        if node.name in _NEEDLESS:
            return ""
        if node.name.startswith("__") and node.name not in _SPECIAL:
            raise self.scope.refused(node, f"the method {node.name}")
        kinds = {ast.unparse(expression) for expression in node.decorator_list}
        if kinds - _DECORATORS:
            raise self.scope.refused(node, f"the decorator {sorted(kinds - _DECORATORS)[0]}")
        own = [] if "staticmethod" in kinds else parameters(node.args)[:1]
        heads, body = self._body(node, own)
        name = _SPECIAL.get(node.name, node.name)
        if kinds & {"property", "cached_property"}:
            return f"get {name}(){{{body}}}"
        static = "static " if kinds or node.name == "__new__" else ""
        if node.args.vararg or node.args.kwarg:
            return self._open_method(node, static, name, heads, body)
        return f"{static}{'*' if is_generator(node) else ''}{name}({heads}){{{body}}}"

    def _body(self, node: ast.FunctionDef, own: list[ast.arg]) -> tuple[str, str]:
        """The parameters and body of a method, with ``this`` for the object."""
        arguments = _without(node.args, len(own))
        if not own:
            return self.parts(node, arguments)
        with self.scope.calling(own[0].arg, "this"):
            heads, body = self.parts(node, arguments)
        if "function" not in body:
            return heads, body
        # A function inside the method has another "this".
        heads, body = self.parts(node, arguments)
        return heads, f"const {js_name(own[0].arg)}=this;{body}"

    def _open_method(
        self, node: ast.FunctionDef, static: str, name: str, heads: str, body: str
    ) -> str:
        """A method that takes any number of values; the last parameter collects them."""
        if node.args.kwarg or node.args.kwonlyargs:
            raise self.scope.refused(
                node, "a method with ** or with named parameters after its star"
            )
        *before, collects = heads.split(",")
        return f"{static}{name}({','.join([*before, f'...{collects}'])}){{{body}}}"

    def _named(self, node: ast.ClassDef) -> dict[str, list[str]]:
        """The parameters of those methods that are called with named arguments somewhere."""
        methods = [function for function in node.body if isinstance(function, ast.FunctionDef)]
        return {
            _SPECIAL.get(method.name, method.name): [
                parameter.arg for parameter in parameters(method.args)[1:]
            ]
            for method in methods
            if method.name in self.scope.called or method.name == "__init__"
        }


def _target(node: ast.AnnAssign | ast.Assign) -> str:
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    return ast.unparse(target)


def _without(arguments: ast.arguments, count: int) -> ast.arguments:
    """A function's parameters without the first ``count``, which stand for the object."""
    placed = [*arguments.posonlyargs, *arguments.args][count:]
    return ast.arguments(
        posonlyargs=[],
        args=placed,
        vararg=arguments.vararg,
        kwonlyargs=arguments.kwonlyargs,
        kw_defaults=arguments.kw_defaults,
        kwarg=arguments.kwarg,
        defaults=arguments.defaults,
    )
