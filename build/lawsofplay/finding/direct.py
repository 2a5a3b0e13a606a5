"""Queries that name a place: *Quadrille law 12*, *piquet p. 21*, an address, the name of a game.

The browser's ``site_templates/scripts/direct.js`` reads them in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lawsofplay.finding.spelling import bare
from lawsofplay.finding.words import forms


def _set(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"\S+", words))


LAWS = _set("law laws rule rules order orders article art loi lois règle regle ordre")
PAGES = _set("p pp page pages pag")
BETWEEN = _set(
    "of the at in to for from on no n number du de la le les des à a au aux dans l d and et"
)
"""Words of such a query that have no meaning of their own."""
NAME = 4
"""How many words the name of a game has at most."""
OF_GAMES = _set(
    "game games rule rules law laws how play playing played jeu jeux règles lois jouer comment"
)
"""Words beside the name of a game that do not belong to the name."""

ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième "
    "onzième douzième treizième quatorzième quinzième seizième",
    "première deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme",
)
_NAMED = {word: number for row in ORDINALS for number, word in enumerate(row.split(), 1)}
_DIGITS = re.compile(r"(\d{1,3})(?:st|nd|rd|th|e|er|re|me|ème|eme)?")
_ROMAN = re.compile(r"(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ADDRESS = re.compile(r"[a-z]+(?:\.[a-z0-9-]+)+")
_LEAF = re.compile(r"[pfbz]\d+[a-z]?")


@dataclass(frozen=True)
class Reference:
    """A law by its number or a page, and ``where``: the words that name the game or book.

    ``mark`` is the word before the number: *law*, *order*, *p*. ``leaf`` is the name of a page
    (``p021``); it is empty when a law is meant.
    """

    number: int
    leaf: str
    mark: str
    where: tuple[str, ...]


@dataclass(frozen=True)
class Address:
    """An address in its parts: a law has a ``section`` and ``number``, a paragraph a ``leaf``."""

    whole: str
    section: str = ""
    number: int = 0
    leaf: str = ""


def address(query: str) -> Address | None:
    """Read a query that is an address of the edition; None for any other query.

    >>> address("bellecour.piquet.laws.3").section
    'bellecour.piquet.laws'
    """
    whole = query.strip().lower()
    if not _ADDRESS.fullmatch(whole):
        return None
    parts = whole.split(".")
    if _LEAF.fullmatch(parts[1]):
        return Address(whole, leaf=parts[1])
    if parts[-1].isdigit():
        return Address(whole, section=whole.rpartition(".")[0], number=int(parts[-1]))
    return Address(whole, section=whole)


def reference(query: str) -> Reference | None:
    """Read a query that names a law or a page, and its game or book; None for any other query.

    >>> reference("law XII quadrille")
    Reference(number=12, leaf='', mark='law', where=('quadrille',))
    """
    words = forms(query)
    marked = _marked(words) or _last(words)
    if not marked:
        return None
    number, mark, used = marked
    where = tuple(word for at, word in enumerate(words) if at not in used and word not in BETWEEN)
    leaf = f"p{number:03}" if mark in PAGES else ""
    return Reference(number, leaf, mark, where) if where else None


Found = tuple[int, str, frozenset[int]]
"""A number, the word that marks it, and the places of both among the words of the query."""


def game_key(query: str) -> str:
    """The form by which names of games are compared: without accents, blanks and needless words.

    >>> game_key("the rules of Back-Gammon")
    'backgammon'
    """
    words = [word for word in forms(query) if word not in OF_GAMES]
    # In and In is a game.
    return "".join(map(bare, [word for word in words if word not in BETWEEN] or words))


def solid(name: str) -> str:
    """A name written as one word: all its words together, without accents.

    >>> solid("l'Homme d'Auvergne")
    'lhommedauvergne'
    """
    return "".join(map(bare, forms(name)))


@dataclass(frozen=True)
class Games:
    """The games that a query names, and the words of the query that name them."""

    slugs: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()


def games_in(words: Sequence[str], games: Mapping[str, Sequence[str]]) -> Games:
    """The games that words of a query name. Longer names come first; no word is used twice.

    ``games`` has the games by their names as `game_key` gives them. A name may be in the singular
    or the plural.

    >>> sorted(games_in(["a", "post", "and", "pair"], {"postpair": ["post-and-pair"]}).words)
    ['and', 'pair', 'post']
    """
    slugs: set[str] = set()
    used: set[str] = set()
    at = 0
    while at < len(words):
        size = next(
            (
                length
                for length in range(NAME, 0, -1)
                if _named(words[at : at + length], length, games)
            ),
            1,
        )
        if named := _named(words[at : at + size], size, games):
            slugs.update(named)
            used.update(words[at : at + size])
        at += size
    return Games(frozenset(slugs), frozenset(used))


def _named(words: Sequence[str], size: int, games: Mapping[str, Sequence[str]]) -> Sequence[str]:
    if len(words) < size or {words[0], words[-1]} & (BETWEEN | OF_GAMES) - {"in"}:
        return ()
    key = game_key(" ".join(words))
    return next(
        (games[name] for name in (key, f"{key}s", key.removesuffix("s")) if name in games), ()
    )


def _marked(words: Sequence[str]) -> Found | None:
    """The first *law 12*, *law no 12* or *tenth law* in a query."""
    telling = [at for at, word in enumerate(words) if word not in BETWEEN]
    for a, b in pairwise(telling):
        if words[a] in LAWS | PAGES and (number := value(words[b])):
            return number, words[a], frozenset((a, b))
        if words[b] in LAWS and (number := value(words[a])):
            return number, words[b], frozenset((a, b))
    return None


def _last(words: Sequence[str]) -> Found | None:
    """A number at the end of a query of two or three words: *piquet 12*."""
    plain = len(words) in (2, 3) and words[-1].isdigit()
    return (int(words[-1]), "", frozenset((len(words) - 1,))) if plain else None


def value(word: str) -> int:
    """The number that a word means, in figures, Roman numerals or letters; 0 if it is none.

    >>> [value(word) for word in ("12", "xii", "tenth", "3e", "mix")]
    [12, 12, 10, 3, 0]
    """
    if digits := _DIGITS.fullmatch(word):
        return int(digits[1])
    if word in _NAMED:
        return _NAMED[word]
    if not _ROMAN.fullmatch(word):
        return 0
    values = [_VALUES[letter] for letter in word]
    return sum(-a if a < b else a for a, b in pairwise([*values, 0]))
