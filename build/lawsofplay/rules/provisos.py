"""The words of provisos: those written in a rule, and those shown to who asks a law."""

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
    """A proviso as a rule writes it: all its wordings, the facts weighed, and its line.

    ``used`` is false where the rule notes it and lets nothing follow from it, ``indifferent`` true
    where it does so by `whether`, because the law says that nothing does.
    """

    wordings: tuple[str, ...]
    facts: frozenset[str]
    line: int
    used: bool = True
    indifferent: bool = False


@dataclass(frozen=True)
class Shown:
    """Words shown for a proviso, and the law in which they stand; empty for an editor's words."""

    words: str
    law: str


def book_of(address: str) -> str:
    """The siglum of the book of a law."""
    return address.partition(".")[0]


def home(addresses: Collection[str], asked: str) -> tuple[str, ...]:
    """Of the laws that a rule executes, those of the book of the law asked; all if it has none."""
    own = tuple(address for address in addresses if book_of(address) == book_of(asked))
    return own or tuple(addresses)


def shown_to(proviso: Proviso, call: Call, asked: str, edition: Edition) -> Shown | None:
    """The words of a proviso for who asked a law; None where the law does not know the proviso.

    The words of the law itself come first, then those of the rule's laws of the same book, an
    editor's, and last those of another book. ``asked`` is empty when no law was asked but the
    function: it then stands for all its laws.
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
    """The law in which the words stand, where it is not the one that is asked or stands for it.

    For a rule that another calls, the rule's laws of the book asked stand for the law asked.
    """
    own = [it for it in nearest(call, asked) if not asked or book_of(it) == book_of(asked)]
    return "" if words.law in own else words.law


def nearest(call: Call, asked: str) -> tuple[str, ...]:
    """The law asked, if the rule called executes it; else the rule's laws of the same book."""
    return (asked,) if asked in call.addresses else home(call.addresses, asked)


def unknown_facts(call: Call, asked: str) -> frozenset[str]:
    """The facts of a call that the law asked, or the rule's laws of its book, do not know."""
    rule = rule_known(call.function)
    if rule is None or not asked:
        return frozenset()
    return facts_unknown(rule, nearest(call, asked))


def _weighs_unknown(proviso: Proviso, call: Call, asked: str) -> bool:
    """Whether a proviso weighs a fact, or a value of it, that the law asked does not know."""
    rule = rule_known(call.function)
    if rule is None or not asked:
        return False
    unknown = facts_unknown(rule, nearest(call, asked), values=True)
    return any(proviso.words == it.wordings[0] and it.facts & unknown for it in written(rule))


def _held(proviso: Proviso, laws: Collection[str], edition: Edition) -> Shown | None:
    """The first wording that stands in one of the laws, with the first law in which it does."""
    held = (
        Shown(words, law)
        for words in proviso.wordings
        for law in laws
        if quoted(words, edition.law(law).text)
    )
    return next(held, None)


def quoted(words: str, text: str) -> bool:
    """Whether the words stand in the text of a law."""
    # The first is quick, and tells of most that the words do not stand there.
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
    found = (_proviso(node, facts, begins - 1, id(node) not in noted) for node in nodes)
    return tuple(sorted((it for it in found if it), key=lambda it: it.line))


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
