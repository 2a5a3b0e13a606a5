"""Translate statements of the subset."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

from lawsofplay.browser.expressions import Expressions
from lawsofplay.browser.names import (
    all_parameters,
    is_generator,
    js_name,
    local_names,
    parameters,
)
from lawsofplay.browser.reach import is_law
from lawsofplay.browser.scope import global_name


class Statements(Expressions):
    """Translates statements and functions."""

    def statements(self, nodes: Iterable[ast.stmt]) -> str:
        """Translate statements, one after the other."""
        return "".join(map(self.statement, nodes))

    def statement(self, node: ast.stmt) -> str:
        """Translate a statement.

        Raises InputError for one that is not in the subset.
        """
        writer: Callable[[ast.stmt], str] | None = getattr(
            self, f"_write_{type(node).__name__.lower()}", None
        )
        if writer is None:
            kind = type(node).__name__
            raise self.scope.refused(node, f"{kind} statements are not in the subset")
        return writer(node)

    def _write_expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.expression(node.value)};"

    def _write_pass(self, node: ast.Pass) -> str:
        return ""

    def _write_break(self, node: ast.Break) -> str:
        return "break;"

    def _write_continue(self, node: ast.Continue) -> str:
        return "continue;"

    def _write_return(self, node: ast.Return) -> str:
        return f"return {self.expression(node.value) if node.value else 'null'};"

    def _write_if(self, node: ast.If) -> str:
        other = f"else{{{self.statements(node.orelse)}}}" if node.orelse else ""
        return f"if({self.test(node.test)}){{{self.statements(node.body)}}}{other}"

    def _write_for(self, node: ast.For) -> str:
        self._no_else(node)
        through = self.expression(node.iter)
        body = self.statements(node.body)
        return f"for({self.pattern(node.target)} of {self.through(node.target, through)}){{{body}}}"

    def _write_while(self, node: ast.While) -> str:
        self._no_else(node)
        return f"while({self.test(node.test)}){{{self.statements(node.body)}}}"

    def _no_else(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            raise self.scope.refused(node, "a loop with else; use a function that returns")

    def _write_raise(self, node: ast.Raise) -> str:
        if node.exc is None:
            return "throw $x;"
        error = self.expression(node.exc)
        return f"throw {error};" if isinstance(node.exc, ast.Call) else f"throw {error}();"

    def _write_try(self, node: ast.Try) -> str:
        if node.finalbody or node.orelse:
            raise self.scope.refused(node, "try with else or finally")
        handled = "".join(map(self._handler, node.handlers))
        return f"try{{{self.statements(node.body)}}}catch($x){{{handled}throw $x}}"

    def _handler(self, node: ast.ExceptHandler) -> str:
        if node.type is None:
            raise self.scope.refused(node, "except without an exception; name it")
        kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        tests = "||".join(f"$x instanceof {self.expression(kind)}" for kind in kinds)
        named = f"{js_name(node.name)}=$x;" if node.name else ""
        # After a handler that does not leave, the script goes on after the whole try.
        return f"if({tests}){{{named}{self.statements(node.body)}}}else "

    def _write_assign(self, node: ast.Assign) -> str:
        if len(node.targets) == 1:
            return self.assigned(node.targets[0], self.expression(node.value))
        kept = self.scope.variable()
        targets = "".join(self.assigned(target, kept) for target in node.targets)
        return f"{kept}={self.expression(node.value)};{targets}"

    def _write_annassign(self, node: ast.AnnAssign) -> str:
        return self.assigned(node.target, self.expression(node.value)) if node.value else ""

    def _write_augassign(self, node: ast.AugAssign) -> str:
        # ``+=`` changes a list in place, so the list must stay the same object.
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        value = self.binary(node.op, self.expression(read), self.expression(node.value), node)
        if isinstance(node.op, ast.Add):
            value = f"$.grown({self.expression(read)},{self.expression(node.value)})"
        return self.assigned(node.target, value)

    def assigned(self, target: ast.expr, value: str) -> str:
        """Assign a translated value to a name, an item, an attribute, or several at once."""
        if isinstance(target, ast.Name):
            return f"{self.own_name(target.id)}={value};"
        if isinstance(target, ast.Attribute):
            return f"{self.expression(target.value)}.{target.attr}={value};"
        if isinstance(target, ast.Subscript):
            item = self.expression(target.slice)
            return f"$.si({self.expression(target.value)},{item},{value});"
        if isinstance(target, (ast.Tuple, ast.List)):
            return self._apart(target, value)
        raise self.scope.refused(target, "this cannot be assigned to")

    def _apart(self, target: ast.Tuple | ast.List, value: str) -> str:
        starred = [at for at, elt in enumerate(target.elts) if isinstance(elt, ast.Starred)]
        parts = [elt.value if isinstance(elt, ast.Starred) else elt for elt in target.elts]
        if all(isinstance(part, ast.Name) for part in parts):
            names = f"[{','.join(map(self.pattern, parts))}]"
            return f"{names}=$.un({value},{len(parts)}{f',{starred[0]}' if starred else ''});"
        kept = self.scope.variable()
        taken = (self.assigned(part, f"{kept}[{at}]") for at, part in enumerate(parts))
        at = f",{starred[0]}" if starred else ""
        return f"{kept}=$.un({value},{len(parts)}{at});{''.join(taken)}"

    def _write_delete(self, node: ast.Delete) -> str:
        # Deleting a variable has no effect in a script; deleting an item has.
        kept = [target for target in node.targets if isinstance(target, ast.Subscript)]
        return "".join(
            f"$.del({self.expression(subscript.value)},{self.expression(subscript.slice)});"
            for subscript in kept
        )

    def _write_functiondef(self, node: ast.FunctionDef) -> str:
        return f"{self.own_name(node.name)}={self.function(node)};"

    def own_name(self, name: str) -> str:
        """The translation of a name that is bound: a variable, or a definition of the module."""
        if self.scope.is_bound(name):
            return js_name(name)
        return global_name((self.scope.module.name, name))

    def function(self, node: ast.FunctionDef) -> str:
        """Translate a function inside a function.

        Raises InputError for one with a decorator.
        """
        for expression in node.decorator_list:
            raise self.scope.refused(
                expression,
                f"the decorator {ast.unparse(expression)} on a function inside a function",
            )
        return self.bare_function(node)

    def bare_function(self, node: ast.FunctionDef) -> str:
        """A function without its decorators."""
        heads, body = self.parts(node, node.args)
        if is_generator(node):
            written = f"$.yields(function*({heads}){{{body}}})"
        else:
            written = f"({heads})=>{{{body}}}"
        names = [parameter.arg for parameter in parameters(node.args)]
        if node.args.vararg or node.args.kwarg:
            return f"$.open({written},{names!r},{self._open(node.args)})"
        is_named = names and (node.name in self.scope.called or is_law(node))
        return f"$.fn({written},{names!r})" if is_named else f"({written})"

    def _open(self, arguments: ast.arguments) -> str:
        """How many parameters stand before the star, and whether there are ``*`` and ``**``."""
        placed = len(arguments.posonlyargs) + len(arguments.args)
        return f"{placed},{int(bool(arguments.vararg))},{int(bool(arguments.kwarg))}"

    def parts(self, node: ast.FunctionDef, arguments: ast.arguments) -> tuple[str, str]:
        """The parameters of a function and its body, translated."""
        bound = all_parameters(node.args) | local_names(node.body)
        with self.scope.binding(bound), self.scope.function() as made:
            heads = self.heads(arguments)
            body = self.statements(node.body)
            made |= {js_name(name) for name in local_names(node.body) - all_parameters(node.args)}
            let = f"let {','.join(sorted(made))};" if made else ""
        last = node.body[-1] if node.body else None
        end = (
            "" if isinstance(last, (ast.Return, ast.Raise)) or is_generator(node) else "return null"
        )
        return heads, f"{let}{body}{end}"
