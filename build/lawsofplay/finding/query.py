"""The query language, as a tree that Python and the browser read alike.

    may not look        all words, in any order (AND is understood)
    "may not look"      these words side by side, in this order
    deal OR cut         either; NOT and a leading - exclude; ( ) group; operators are capitals
    deal NEAR/5 ace     at most five words from one to the other, in any order; NEAR alone: ten
    tri* sh?w sh?       * any letters or none, ? one letter, wherever in a word it stands
    bisk~ bisk~2        words one letter away, or two

NEAR binds closest, then NOT, then AND, then OR. NEAR joins words, phrases, and brackets in which OR
joins these. ``a NEAR b NEAR c`` is ``(a NEAR b) NEAR c``, with the distance from either end.
A word that the tokenizer divides (*sans-prendre*) is a phrase.
A ? by itself is the question mark of a copied sentence and is ignored.

Queries that mean the same give the same tree: equal parts of an AND or OR are one, stars side by
side are one, and NOT NOT is dropped. `limits` says how large a query may be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import Literal, NoReturn, TypeAlias

from lawsofplay.base.errors import InputError
from lawsofplay.finding import limits
from lawsofplay.finding.words import APOSTROPHES, LETTER, parted
from lawsofplay.lexicon.fold import fold_ligatures


@dataclass(frozen=True)
class Slot:
    """One word of a query: the word itself, a pattern, or words within a distance of it.

    A word with ``en`` or ``fr`` is sought only in the books of that language.
    """

    form: str
    how: Literal["word", "wild", "near", "en", "fr"] = "word"
    distance: int = 0


@dataclass(frozen=True)
class Phrase:
    """Words side by side; a single word is a phrase of one word.

    ``joined`` is set if a hyphen or an apostrophe joins the words (*peut-on*), not quotation marks.
    """

    slots: tuple[Slot, ...]
    joined: bool = False


@dataclass(frozen=True)
class And:
    """A text matches if it matches all parts."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Or:
    """A text matches if it matches at least one part."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Not:
    """A text matches if it does not match the part."""

    part: Node


@dataclass(frozen=True)
class Near:
    """Two parts at most ``distance`` words from each other (1: side by side), without overlap."""

    left: Node
    right: Node
    distance: int


Node: TypeAlias = Phrase | Near | And | Or | Not
Leaf: TypeAlias = Phrase | Near
"""A part of a query that matches one place of a text, which can be shown."""

NEARBY = 10
"""The distance of a NEAR without a number."""

_SPACE = r"\s\x1c-\x1f\x85\ufeff"
"""What Python or JavaScript counts as white space."""
_TOKEN = re.compile(rf'[{_SPACE}]+|[“”"]([^“”"]*)[“”"]|([()])|([^{_SPACE}()“”"]+)|(.)', re.DOTALL)
_STARS = re.compile(r"[*?]*\*[*?]*")
"""Several signs of a pattern with a star among them; each ? is one letter at least."""
_NEAR = re.compile("NEAR(?:/([1-9][0-9]?))?")
_RUN = f"(?:{LETTER}|[*?])+"
_SLOT = re.compile(f"({_RUN}(?:[{APOSTROPHES}]{_RUN})*)(?:(~)([12]?))?|(&)")


def parse(query: str) -> Node:
    """Read a query.

    Raises InputError, in one line, when it is empty, malformed or too long.
    """
    limits.SIGNS.keep(len(query))
    tokens = list(_tokens(query))
    if not tokens:
        _fault("no word to search for; see: laws search --help")
    _bounded(tokens)
    node, rest = _either(tokens)
    if rest:
        _fault("a ) without its (")
    return node


def slots(node: Node) -> Iterator[Slot]:
    """The words of a query, also those under a NOT; some may come more than once."""
    match node:
        case Phrase(words):
            yield from words
        case Near(left, right):
            yield from (*slots(left), *slots(right))
        case Not(part):
            yield from slots(part)
        case And(parts) | Or(parts):
            for part in parts:
                yield from slots(part)


def leaves(node: Node, sought: bool = True) -> Iterator[Leaf]:
    """What a match shows in its text: phrases and neighbours that are not under a NOT."""
    match node:
        case Phrase() | Near():
            if sought:
                yield node
        case Not(part):
            yield from leaves(part, not sought)
        case And(parts) | Or(parts):
            for part in parts:
                yield from leaves(part, sought)


def typed(node: Node) -> Iterator[Slot]:
    """The words sought, as typed, that are not under a NOT."""
    for leaf in leaves(node):
        yield from slots(leaf)


@dataclass(frozen=True)
class _Nearby:
    """The operator NEAR with its distance."""

    distance: int


Token: TypeAlias = str | Phrase | _Nearby


def _fault(mend: str) -> NoReturn:
    raise InputError("query", "", mend)


def _tokens(query: str) -> Iterator[Token]:
    for quoted, bracket, chunk, stray in _TOKEN.findall(query):
        if stray:
            _fault("a quotation mark is not closed")
        elif bracket:
            yield str(bracket)
        elif chunk in ("AND", "OR", "NOT"):
            yield str(chunk)
        elif chunk == "NEAR" or chunk.startswith("NEAR/"):
            yield _nearby(chunk)
        else:
            if chunk.startswith("-") and (slots := _slots(chunk)):
                yield "NOT"
            if slots := _slots(quoted or chunk):
                yield Phrase(slots, joined=bool(chunk) and len(slots) > 1)


def _bounded(tokens: list[Token]) -> None:
    """Raise InputError when a query has more of something than it may."""
    depths = accumulate((token == "(") - (token == ")") for token in tokens)
    limits.BRACKETS.keep(max(depths))
    limits.NEARS.keep(sum(isinstance(token, _Nearby) for token in tokens))
    words = (token.slots for token in tokens if isinstance(token, Phrase))
    patterns = {slot for slot in chain.from_iterable(words) if slot.how != "word"}
    limits.PATTERNS.keep(len(patterns))


def _nearby(chunk: str) -> _Nearby:
    number = _NEAR.fullmatch(chunk)
    if not number:
        _fault(f"{chunk}: NEAR/ takes a number of words from 1 to 99")
    return _Nearby(int(number[1] or NEARBY))


def _slots(text: str) -> tuple[Slot, ...]:
    return tuple(slot for match in _SLOT.finditer(text) for slot in _of_match(match))


def _of_match(match: re.Match[str]) -> Iterator[Slot]:
    body = match[4] or match[1]
    *before, last = (fold_ligatures(body[a:b]) for a, b in parted(body, 0, len(body)))
    last = _STARS.sub(lambda run: "?" * run[0].count("?") + "*", last)
    yield from map(Slot, before)
    if match[2]:
        if set(last) & set("*?"):
            _fault(f"{last}~: a word is sought by * and ? or by ~, not by both")
        yield Slot(last, "near", int(match[3] or 1))
    elif last.strip("*?"):
        yield Slot(last, "wild" if set(last) & set("*?") else "word")
    elif "*" in last:
        _fault(f"{last}: a pattern needs a letter")


def _either(tokens: list[Token]) -> tuple[Node, list[Token]]:
    part, rest = _all(tokens)
    parts = [part]
    while rest and rest[0] == "OR":
        part, rest = _all(rest[1:])
        parts.append(part)
    return _joined(Or, parts), rest


def _all(tokens: list[Token]) -> tuple[Node, list[Token]]:
    part, rest = _one(tokens)
    parts = [part]
    while rest and rest[0] not in ("OR", ")"):
        part, rest = _one(rest[1:] if rest[0] == "AND" else rest)
        parts.append(part)
    return _joined(And, parts), rest


def _joined(kind: type[And | Or], parts: list[Node]) -> Node:
    """Parts under one AND or OR, without doubles; inner brackets of the same kind are opened."""
    flat = chain.from_iterable(part.parts if isinstance(part, kind) else (part,) for part in parts)
    different = tuple(dict.fromkeys(flat))
    return kind(different) if len(different) > 1 else different[0]


def _one(tokens: list[Token]) -> tuple[Node, list[Token]]:
    if tokens and tokens[0] == "NOT":
        count = next((at for at, token in enumerate(tokens) if token != "NOT"), len(tokens))
        part, rest = _one(tokens[count:])
        return (_excluded(part) if count % 2 else part), rest
    part, rest = _place(tokens)
    while rest and isinstance(operator := rest[0], _Nearby):
        other, rest = _place(rest[1:])
        if not (_has_place(part) and _has_place(other)):
            _fault("NEAR joins words, phrases, and brackets in which OR joins these")
        part = Near(part, other, operator.distance)
    return part, rest


def _excluded(node: Node) -> Node:
    """The contrary of a node; a double NOT is dropped."""
    return node.part if isinstance(node, Not) else Not(node)


def _has_place(node: Node) -> bool:
    """Whether every match of a node is in one place of the text."""
    match node:
        case Or(parts):
            return all(map(_has_place, parts))
        case _:
            return isinstance(node, Phrase | Near)


def _place(tokens: list[Token]) -> tuple[Node, list[Token]]:
    if not tokens:
        _fault("a word is missing at the end")
    token, *rest = tokens
    if isinstance(token, Phrase):
        return token, rest
    if token != "(":
        _fault(f"a word is missing before {'NEAR' if isinstance(token, _Nearby) else token}")
    node, rest = _either(rest)
    if not rest or rest[0] != ")":
        _fault("a ( without its )")
    return node, rest[1:]
