"""The query language, as a tree that Python and the browser read alike.

    may not look        all words, in any order (AND is understood)
    "may not look"      these words side by side, in this order
    deal OR cut         either; NOT and a leading - exclude; ( ) group; operators are capitals
    deal NEAR/5 ace     at most five words from one to the other, in any order; NEAR alone: ten
    tri* sh?w sh?       * any letters or none, ? one letter, wherever in a word it stands
    bisk~ bisk~2        words one letter away, or two

Precedence: NEAR, then NOT, then AND, then OR. NEAR joins words, phrases, and brackets in which OR
joins these; ``a NEAR b NEAR c`` is ``(a NEAR b) NEAR c``, the distance counted from either end.
A word that the tokenizer parts (*sans-prendre*) is a phrase.
A ? that stands alone is the question mark of a copied sentence, and seeks nothing.

Equal parts of an AND or OR are one, and so are stars side by side; NOT NOT is nothing: what says
the same is the same tree. How much a query may hold stands in `limits`.
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
    """One word sought: itself, a pattern, or what is within a distance of it.

    ``en`` or ``fr`` is a word that is sought in the books of that language alone.
    """

    form: str
    how: Literal["word", "wild", "near", "en", "fr"] = "word"
    distance: int = 0


@dataclass(frozen=True)
class Phrase:
    """Words side by side; a single word is a phrase of one.

    ``joined`` are words that a hyphen or an apostrophe joins (*peut-on*), not quotation marks.
    """

    slots: tuple[Slot, ...]
    joined: bool = False


@dataclass(frozen=True)
class And:
    """All parts match."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Or:
    """One part at least matches."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Not:
    """The part does not match."""

    part: Node


@dataclass(frozen=True)
class Near:
    """Both parts, which do not overlap, at most so many words from each other (1: neighbours)."""

    left: Node
    right: Node
    distance: int


Node: TypeAlias = Phrase | Near | And | Or | Not
Leaf: TypeAlias = Phrase | Near
"""What stands in one place of a text, so that it can be shown there."""

NEARBY = 10
"""The distance of a NEAR without a number."""

_SPACE = r"\s\x1c-\x1f\x85\ufeff"
"""What Python or JavaScript holds to be space."""
_TOKEN = re.compile(rf'[{_SPACE}]+|[“”"]([^“”"]*)[“”"]|([()])|([^{_SPACE}()“”"]+)|(.)', re.DOTALL)
_STARS = re.compile(r"[*?]*\*[*?]*")
"""Signs of a pattern side by side, a star among them: so many letters at least."""
_NEAR = re.compile("NEAR(?:/([1-9][0-9]?))?")
_RUN = f"(?:{LETTER}|[*?])+"
_SLOT = re.compile(f"({_RUN}(?:[{APOSTROPHES}]{_RUN})*)(?:(~)([12]?))?|(&)")


def parse(query: str) -> Node:
    """Read a query. Raises InputError, in one line, when it is empty, ill-formed or too long."""
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
    """Yield every word of a query, those under a NOT too; some more than once."""
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
    """Yield what a match shows in its text: phrases and neighbours that are not under a NOT."""
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
    """Yield the words sought, as typed, that are not under a NOT."""
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
    """Raise InputError when there is more of something than a query may have."""
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
    """Parts under one AND or OR, equal ones once; brackets of the same kind say nothing more."""
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
    """The contrary of a node; what is excluded twice is sought."""
    return node.part if isinstance(node, Not) else Not(node)


def _has_place(node: Node) -> bool:
    """Whether every match of a node stands in one place of the text."""
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
