"""The words of provisos: as written in a rule, and as shown to a user who asks a law."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from lawsofplay.rules.knowing import facts_unknown
from lawsofplay.rules.quotations import stands_in
from lawsofplay.rules.registry import Rule, rule_known
from lawsofplay.rules.trace import Call, Proviso

if TYPE_CHECKING:
    from lawsofplay.model.edition import Edition


@dataclass(frozen=True)
class Written:
    """A proviso as a rule writes it: all its wordings, the facts that it reads, and its line.

    ``used`` is false if the rule notes the proviso but does not use its value. ``indifferent`` is
    true if the rule notes it by `whether`, because the law says that nothing depends on it.
    """

    wordings: tuple[str, ...]
    facts: frozenset[str]
    line: int
    used: bool = True
    indifferent: bool = False


@dataclass(frozen=True)
class Shown:
    """The words shown for a proviso, and the law that has them; empty for an editor's words."""

    words: str
    law: str


def book_of(address: str) -> str:
    """The siglum of the book of a law."""
    return address.partition(".")[0]


def home(addresses: Collection[str], asked: str) -> tuple[str, ...]:
    """The laws of a rule that are in the same book as the law asked; if none is, all its laws."""
    own = tuple(address for address in addresses if book_of(address) == book_of(asked))
    return own or tuple(addresses)


def shown_to(proviso: Proviso, call: Call, asked: str, edition: Edition) -> Shown | None:
    """The words of a proviso for a user who asked a law; None if the law does not know it.

    The first choice are words of the law asked. The next are those of the rule's other laws in
    the same book, then an editor's words, then those of another book. If ``asked`` is empty, only
    the function was asked, and all its laws count as asked.
    """
    near = nearest(call, asked)
    if words := _held(proviso, near, edition):
        return words
    if _weighs_unknown(proviso, call, asked):
        return None
    if words := _held(proviso, home(call.addresses, asked), edition):
        return words
    held = [_held(Proviso(wording, True), call.addresses, edition) for wording in proviso.wordings]
    if None in held:
        return Shown(proviso.wordings[held.index(None)], "")
    return held[0]


def elsewhere(words: Shown, call: Call, asked: str) -> str:
    """The law that has the words, if it must be named; empty if it is the law asked.

    For a rule that another rule calls, its laws of the same book count as the law asked.
    """
    near = nearest(call, asked)
    own = [law for law in near if not asked or book_of(law) == book_of(asked)]
    return "" if words.law in own else words.law


def nearest(call: Call, asked: str) -> tuple[str, ...]:
    """The law asked, if the called rule executes it; else the rule's laws in the same book."""
    return (asked,) if asked in call.addresses else home(call.addresses, asked)


def unknown_facts(call: Call, asked: str) -> frozenset[str]:
    """The facts that the law asked does not know, nor the rule's laws in the same book."""
    rule = rule_known(call.function)
    if rule is None or not asked:
        return frozenset()
    return facts_unknown(rule, nearest(call, asked))


def _weighs_unknown(proviso: Proviso, call: Call, asked: str) -> bool:
    """Whether a proviso reads a fact that the law asked does not know, or not in every value."""
    rule = rule_known(call.function)
    if rule is None or not asked:
        return False
    unknown = facts_unknown(rule, nearest(call, asked), values=True)
    same = (own for own in written(rule) if own.wordings[0] == proviso.words)
    return any(own.facts & unknown for own in same)


def _held(proviso: Proviso, laws: Collection[str], edition: Edition) -> Shown | None:
    """The first wording that one of the laws has, with the first law that has it."""
    held = (
        Shown(words, law)
        for words in proviso.wordings
        for law in laws
        if quoted(words, edition.law(law).text)
    )
    return next(held, None)


def quoted(words: str, text: str) -> bool:
    """Whether the text of a law has these words."""
    # The search for the first word is quick, and rules out most laws.
    return words.partition(" ")[0] in text and stands_in(words, text)


def written(rule: Rule) -> tuple[Written, ...]:
    """The provisos written out in a rule, in the order of its lines."""
    return written_in(rule.function)


@cache
def written_in(function: Callable[..., Any]) -> tuple[Written, ...]:
    """The provisos written out in any function, in the order of its lines."""
    lines, begins = inspect.getsourcelines(function)
    tree = ast.parse(dedent("".join(lines)))
    facts = frozenset(inspect.signature(function).parameters)
    noted = {id(expr.value) for expr in ast.walk(tree) if isinstance(expr, ast.Expr)}
    nodes = [node for node in ast.walk(tree) if _is_met(node)]
    provisos = (_proviso(node, facts, begins - 1, id(node) not in noted) for node in nodes)
    return tuple(sorted(filter(None, provisos), key=lambda proviso: proviso.line))


def _is_met(node: Any) -> bool:
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return named and node.func.id in ("met", "whether")


def _proviso(node: Any, facts: frozenset[str], before: int, used: bool) -> Written | None:
    first, condition, *others = node.args
    words = [
        str(constant.value) for constant in (first, *others) if isinstance(constant, ast.Constant)
    ]
    names = {name.id for name in ast.walk(condition) if isinstance(name, ast.Name)}
    if not words:
        return None
    indifferent = node.func.id == "whether"
    return Written(tuple(words), facts & names, before + node.lineno, used, indifferent)
