"""Translate expressions of the subset."""

from __future__ import annotations

import ast
import json
from abc import abstractmethod
from collections.abc import Callable

from lawsofplay.browser.calls import Calls
from lawsofplay.browser.names import all_parameters, bound_names
from lawsofplay.browser.subset import METHODS

_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "fdiv", ast.Mod: "mod",
    ast.Div: "div", ast.Pow: "pow", ast.BitOr: "or", ast.BitAnd: "and", ast.BitXor: "xor",
    ast.LShift: "shl", ast.RShift: "shr",
}  # fmt: skip
_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Is: "({0}==={1})", ast.IsNot: "({0}!=={1})", ast.Eq: "$.eq({0},{1})",
    ast.NotEq: "!$.eq({0},{1})", ast.In: "$.in({0},{1})", ast.NotIn: "!$.in({0},{1})",
    ast.Lt: "$.lt({0},{1})", ast.LtE: "$.le({0},{1})", ast.Gt: "$.gt({0},{1})",
    ast.GtE: "$.ge({0},{1})",
}  # fmt: skip
_TRUTHS = frozenset(["all", "any", "bool", "hasattr", "isinstance", "issubclass"])
"""Built-in functions that return true or false."""


class Expressions(Calls):
    """Translates expressions."""

    def expression(self, node: ast.expr) -> str:
        """Translate an expression.

        Raises InputError for one that is not in the subset.
        """
        writer: Callable[[ast.expr], str] | None = getattr(
            self, f"_write_{type(node).__name__.lower()}", None
        )
        if writer is None:
            raise self.scope.refused(node, f"{_words(node)} is not in the subset")
        return writer(node)

    def test(self, node: ast.expr) -> str:
        """Translate an expression of which only the truth matters."""
        if isinstance(node, ast.BoolOp):
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            return f"({sign.join(map(self.test, node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        written = self.expression(node)
        return written if self._is_truth(node) else f"$.t({written})"

    def _is_truth(self, node: ast.expr) -> bool:
        """Whether an expression is certainly a truth value."""
        if isinstance(node, ast.BoolOp):
            return all(map(self._is_truth, node.values))
        if isinstance(node, ast.UnaryOp):
            return isinstance(node.op, ast.Not)
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            return name in _TRUTHS and not self.scope.is_bound(name)
        constant = isinstance(node, ast.Constant) and isinstance(node.value, bool)
        return constant or isinstance(node, ast.Compare)

    def _write_constant(self, node: ast.Constant) -> str:
        value = node.value
        if isinstance(value, bool) or value is None:
            return json.dumps(value)
        if isinstance(value, str):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, int):
            return str(value) if abs(value) < 2**53 else f"{value}n"
        if value is Ellipsis:
            return "$.ellipsis"
        raise self.scope.refused(node, f"{value!r}: write a whole number, Fraction or text")

    def _write_name(self, node: ast.Name) -> str:
        return self.scope.name(node)

    def _write_tuple(self, node: ast.Tuple) -> str:
        return f"[{self._items(node.elts)}]"

    def _write_list(self, node: ast.List) -> str:
        return f"$.list([{self._items(node.elts)}])"

    def _write_set(self, node: ast.Set) -> str:
        return f"$.set([{self._items(node.elts)}])"

    def _items(self, nodes: list[ast.expr]) -> str:
        return ",".join(map(self.expression, nodes))

    def _write_starred(self, node: ast.Starred) -> str:
        return f"...$.it({self.expression(node.value)})"

    def _write_dict(self, node: ast.Dict) -> str:
        return f"$.dict([{','.join(map(self._pair, node.keys, node.values))}])"

    def _pair(self, key: ast.expr | None, value: ast.expr) -> str:
        if key is None:
            return f"...$.m.items({self.expression(value)})"
        return f"[{self.expression(key)},{self.expression(value)}]"

    def _write_attribute(self, node: ast.Attribute) -> str:
        place = self.scope.place(node)
        if place and place[1]:
            return self.scope.taken(place)
        if self._is_super(node.value):
            return f"super.{node.attr}"
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "type":
            return f"$.attr({self.expression(node.value)},{node.attr!r})"
        if node.attr in METHODS or node.attr in self.methods:
            return f"$.attr({self.expression(node.value)},{node.attr!r})"
        return f"{self.expression(node.value)}.{node.attr}"

    def _write_subscript(self, node: ast.Subscript) -> str:
        value = self.expression(node.value)
        if isinstance(node.slice, ast.Slice):
            parts = (node.slice.lower, node.slice.upper, node.slice.step)
            written = [self.expression(part) if part else "null" for part in parts]
            return f"$.sl({','.join([value, *written])})"
        return f"$.i({value},{self.expression(node.slice)})"

    def _write_unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        signs = {ast.USub: "neg", ast.UAdd: "pos", ast.Invert: "inv"}
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return f"-{self.expression(node.operand)}"
        return f"$.{signs[type(node.op)]}({self.expression(node.operand)})"

    def _write_binop(self, node: ast.BinOp) -> str:
        return self.binary(node.op, self.expression(node.left), self.expression(node.right), node)

    def binary(self, sign: ast.operator, left: str, right: str, node: ast.AST) -> str:
        """Two translated values with an operator between them."""
        if type(sign) not in _BINARY:
            raise self.scope.refused(node, "this operator is not in the subset")
        return f"$.{_BINARY[type(sign)]}({left},{right})"

    def _write_boolop(self, node: ast.BoolOp) -> str:
        if self._is_truth(node):
            return self.test(node)
        either = "and_" if isinstance(node.op, ast.And) else "or_"
        *before, written = map(self.expression, node.values)
        for value in reversed(before):
            written = f"$.{either}({value},()=>{written})"
        return written

    def _write_compare(self, node: ast.Compare) -> str:
        left, parts = self.expression(node.left), []
        for at, (sign, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            written = later = self.expression(right)
            # A value that is compared twice is computed once.
            if at + 1 < len(node.ops) and not isinstance(right, (ast.Name, ast.Constant)):
                later = self.scope.variable()
                written = f"({later}={written})"
            parts.append(self._compared(sign, left, written, _is_text(node.left, right)))
            left = later
        return f"({'&&'.join(parts)})" if len(parts) > 1 else parts[0]

    def _compared(self, sign: ast.cmpop, left: str, right: str, text: bool) -> str:
        # A text equals only a text.
        if text and isinstance(sign, (ast.Eq, ast.NotEq)):
            sign = ast.Is() if isinstance(sign, ast.Eq) else ast.IsNot()
        return _COMPARED[type(sign)].format(left, right)

    def _write_ifexp(self, node: ast.IfExp) -> str:
        body, other = self.expression(node.body), self.expression(node.orelse)
        return f"({self.test(node.test)}?{body}:{other})"

    def _write_namedexpr(self, node: ast.NamedExpr) -> str:
        return f"({self.own_name(node.target.id)}={self.expression(node.value)})"

    def _write_joinedstr(self, node: ast.JoinedStr) -> str:
        parts = [self.expression(value) for value in node.values]
        return f"({'+'.join(parts)})" if parts else '""'

    def _write_formattedvalue(self, node: ast.FormattedValue) -> str:
        if node.format_spec is not None or node.conversion not in (-1, ord("r")):
            raise self.scope.refused(
                node, "a place in an f-string takes no format; format the value before"
            )
        return f"$.{'str' if node.conversion == -1 else 'repr'}({self.expression(node.value)})"

    def _write_lambda(self, node: ast.Lambda) -> str:
        if node.args.kwarg or node.args.kwonlyargs:
            raise self.scope.refused(node, "a lambda with ** or with named parameters after a star")
        with self.scope.binding(all_parameters(node.args)), self.scope.function() as made:
            heads, body = self.heads(node.args), self.expression(node.body)
        if node.args.vararg:
            *before, collects = heads.split(",")
            heads = ",".join([*before, f"...{collects}"])
        let = f"let {','.join(sorted(made))};" if made else ""
        return f"(({heads})=>{{{let}return {body}}})" if let else f"(({heads})=>({body}))"

    def _write_generatorexp(self, node: ast.GeneratorExp) -> str:
        return self._comprehended(node.generators, lambda: self.expression(node.elt))

    def _write_listcomp(self, node: ast.ListComp) -> str:
        return f"$.list({self._comprehended(node.generators, lambda: self.expression(node.elt))})"

    def _write_setcomp(self, node: ast.SetComp) -> str:
        return f"$.set({self._comprehended(node.generators, lambda: self.expression(node.elt))})"

    def _write_dictcomp(self, node: ast.DictComp) -> str:
        pairs = self._comprehended(node.generators, lambda: self._pair(node.key, node.value))
        return f"$.dict({pairs})"

    def _comprehended(self, loops: list[ast.comprehension], item: Callable[[], str]) -> str:
        """A generator. As in Python, the first loop's iterable is evaluated at once."""
        first = self.expression(loops[0].iter)
        if len(loops) == 1:
            return self._each(loops[0], first, item)
        names: set[str] = set()
        written = ""
        for at, loop in enumerate(loops):
            with self.scope.binding(names):
                through = "$f" if at == 0 else self.expression(loop.iter)
                names = names | bound_names(loop.target)
            with self.scope.binding(names):
                tests = "".join(f"if({self.test(expression)})" for expression in loop.ifs)
                items = self.through(loop.target, through)
                written += f"for(const {self.pattern(loop.target)} of {items}){tests}"
        with self.scope.binding(names):
            return f"$.gen(function*($f){{{written}yield {item()}}},{first})"

    def _each(self, loop: ast.comprehension, through: str, item: Callable[[], str]) -> str:
        """A generator with one loop."""
        with self.scope.binding(bound_names(loop.target)):
            head = self.pattern(loop.target)
            head = f"({head})" if head.startswith("[") else head
            body = item()
            body = f"({body})" if body.startswith("{") else body
            tests = "&&".join(map(self.test, loop.ifs))
        only = f",{head}=>{tests}" if tests else ""
        items = self.through(loop.target, through) if head.startswith("(") else through
        return f"$.each({head}=>{body},{items}{only})"

    @abstractmethod
    def own_name(self, name: str) -> str:
        """The translation of a name that is bound here."""

    def through(self, target: ast.expr, items: str) -> str:
        """The iterable of a loop.

        Where the loop takes each item apart, the parts of the item are counted.
        """
        if isinstance(target, (ast.Tuple, ast.List)) and not any(
            isinstance(elt, ast.Starred) for elt in target.elts
        ):
            return f"$.pairs({items},{len(target.elts)})"
        return f"$.it({items})"

    def pattern(self, target: ast.expr) -> str:
        """The target of a loop or an assignment: a name, or several that take a value apart."""
        if isinstance(target, ast.Name):
            return self.own_name(target.id)
        if isinstance(target, (ast.Tuple, ast.List)):
            return f"[{','.join(map(self.pattern, target.elts))}]"
        if isinstance(target, ast.Starred) and isinstance(target.value, ast.Name):
            return f"...{self.own_name(target.value.id)}"
        raise self.scope.refused(target, "a value can be taken apart into plain names only")

    def _write_yield(self, node: ast.Yield) -> str:
        return f"(yield {self.expression(node.value) if node.value else 'null'})"

    def _write_yieldfrom(self, node: ast.YieldFrom) -> str:
        return f"(yield* $.it({self.expression(node.value)}))"


def _is_text(*nodes: ast.expr) -> bool:
    return any(isinstance(node, ast.Constant) and isinstance(node.value, str) for node in nodes)


def _words(node: ast.AST) -> str:
    return f"{type(node).__name__} ({ast.unparse(node)})"
