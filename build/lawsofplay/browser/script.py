"""A module as a script: its live definitions, in their order, within a function of their own."""

from __future__ import annotations

import ast
import json
from collections.abc import Collection
from dataclasses import dataclass

from lawsofplay.browser.classes import Classes
from lawsofplay.browser.names import defaults, js_name, parameters
from lawsofplay.browser.reach import is_law
from lawsofplay.browser.scope import Scope
from lawsofplay.browser.sources import Module, Place, Program, defined_names

_RULES = "executable_rules."


@dataclass(frozen=True)
class Known:
    """What the writer of a module must know of the whole program.

    ``live``: the definitions that become scripts; ``methods``: the names of all methods;
    ``called``: those of methods that are somewhere called with named arguments.
    """

    live: Collection[Place]
    methods: Collection[str]
    called: Collection[str]


class Writer(Classes):
    """Writes the definitions of a module."""

    def _FunctionDef(self, node: ast.FunctionDef) -> str:
        written = self.bare_function(node)
        for decorator in reversed(node.decorator_list):
            written = self._decorated(decorator, written, node)
        return f"{js_name(node.name)}={written};"

    def _decorated(self, decorator: ast.expr, written: str, node: ast.FunctionDef) -> str:
        if isinstance(decorator, ast.Call) and is_law(node):
            return self._law(decorator, written, node)
        if ast.unparse(decorator) == "cache":
            return f"$.cache({written})"
        raise self.scope.refused(decorator, f"the decorator {ast.unparse(decorator)}")

    def _law(self, decorator: ast.Call, written: str, node: ast.FunctionDef) -> str:
        """A function that executes laws, with the words of its answer and its usual facts."""
        name = f"{self.scope.module.name}.{node.name}".removeprefix(_RULES)
        says = [it.value for it in decorator.keywords if it.arg == "says"]
        words = self.expression(says[0]) if says else "null"
        usual = self._usual_facts(node.args)
        return f"$.law({json.dumps(name)},{written},{words},()=>[{usual}])"

    def _usual_facts(self, arguments: ast.arguments) -> str:
        usual = defaults(arguments)
        names = [it.arg for it in parameters(arguments)]
        return ",".join(
            self.expression(usual[it]) if it in usual else "$.absent" for it in names
        )


@dataclass(frozen=True)
class Script:
    """A module as a script, and the modules whose definitions it takes."""

    text: str
    uses: tuple[str, ...]


def script(program: Program, module: Module, known: Known) -> Script:
    """The script of a module: a call that tells the runtime how to make it."""
    scope = Scope(program, module, known.live, known.called)
    writer = Writer(scope, known.methods)
    names: set[str] = set()
    with scope.function() as made:
        body = ""
        for statement in module.tree.body:
            own = {it for it in defined_names(statement) if (module.name, it) in known.live}
            if own:
                names |= own
                body += writer.statement(statement)
        made = made | {js_name(it) for it in names}
    let = f"let {','.join(sorted(made))};" if made else ""
    kept = ",".join(f"{it}:{js_name(it)}" if it != js_name(it) else it for it in sorted(names))
    used = sorted({place[0] for place in scope.uses})
    taken = "".join(f"const {it.replace('.', '$')}=$.use({json.dumps(it)});" for it in used)
    head = f"Laws.define({json.dumps(module.name)},$=>{{"
    return Script(f"{head}{taken}{let}{body}return{{{kept}}}}});\n", tuple(used))


def known_of(program: Program, live: Collection[Place]) -> Known:
    """What the live definitions of a program have in common."""
    methods: set[str] = set()
    called: set[str] = set()
    for module, name in live:
        for statement in program.module(module).defined[name]:
            for node in ast.walk(statement):
                if isinstance(node, ast.ClassDef):
                    methods |= _methods(node)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    called |= {node.func.attr} if node.keywords else set()
    return Known(live, methods, called)


def _methods(node: ast.ClassDef) -> set[str]:
    own = (it for it in node.body if isinstance(it, ast.FunctionDef))
    return {it.name for it in own if not _is_property(it)}


def _is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(it) in ("property", "cached_property") for it in node.decorator_list)
