"""The passages of a game in one book, in reading order, to be set beside those of another book.

A passage is a paragraph, a law with its reasons, the headings of a division, a table, a list or a
stanza. Breaks of pages before it go with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lawsofplay.lexicon.fold import fold_ligatures, without_accents
from lawsofplay.model.edition import Edition, reading_text
from lawsofplay.model.outline import Division
from lawsofplay.model.tei import XML_ID, Element, tag

_BETWEEN = (tag("pb"), tag("milestone"))
_PASSAGES = frozenset(map(tag, ("p", "lg", "table", "list", "entry", "figure", "note")))
_WORD = re.compile(r"[a-z]+|[0-9]+")
_STEM = 4
"""The letters of a stem: words that share so many are taken for cognates, as by Simard."""
_UNCOMPARED = "dictionary"
"""The type of divisions in alphabetical order, which differs from language to language."""


@dataclass(frozen=True)
class Passage:
    """A passage: its elements, the division that holds it, and the laws and rules in it.

    The elements of ``before`` are rendered first, then ``elements``. ``level`` is that of a
    heading, counted from the game's outermost division; 0 for other passages. ``length`` counts
    characters; ``stems`` are the beginnings of its words.
    """

    elements: tuple[Element, ...]
    division: str
    level: int = 0
    laws: tuple[str, ...] = ()
    length: int = 0
    stems: frozenset[str] = frozenset()
    before: tuple[Element, ...] = field(default=())

    @property
    def is_heading(self) -> bool:
        """Whether it is the heading of its division."""
        return self.level > 0

    @property
    def section(self) -> str:
        """Its division without the name of the book."""
        return self.division.partition(".")[2]


def passages(edition: Edition, siglum: str, game: str) -> list[Passage]:
    """The passages of a game in a book, without those of its dictionary."""
    text = edition.roots[siglum].find(tag("text"))
    held: list[Passage] = []
    for division in text.iter(tag("div")) if text is not None else ():
        above = division.getparent()
        if above is not None and above.tag != tag("div"):
            held += _passages_of(_Walk(edition.divisions, game), division, "", 0)
    return held


@dataclass
class _Walk:
    """The state of a walk through a book: its divisions, and the game that is wanted.

    ``begun`` are the breaks of pages since the last passage.
    """

    divisions: Mapping[str, Division]
    game: str
    begun: list[Element] = field(default_factory=list)

    def taken(self) -> tuple[Element, ...]:
        """The breaks since the last passage, which are then forgotten."""
        before, self.begun = tuple(self.begun), []
        return before


def _passages_of(walk: _Walk, element: Element, game: str, level: int) -> Iterator[Passage]:
    """The passages of a division and of those in it; ``game`` is that of the division above."""
    name = str(element.get(XML_ID))
    outlined = walk.divisions.get(name)
    if outlined is None or outlined.type == _UNCOMPARED:
        return
    own_game = outlined.game or game
    level += own_game == walk.game
    heads = tuple(element.findall(tag("head")))
    for child in element:
        if child.tag == tag("div") and child.get("type") != "law" and child.get("rend") != "after":
            yield from _passages_of(walk, child, own_game, level)
        elif own_game == walk.game:
            yield from _block(walk, child, name, level, heads)


def _block(
    walk: _Walk, child: Element, name: str, level: int, heads: tuple[Element, ...]
) -> Iterator[Passage]:
    if child.tag in _BETWEEN:
        walk.begun.append(child)
    elif child.tag == tag("head"):
        if child is heads[0]:
            length = sum(len(reading_text_of(head)) for head in heads)
            yield Passage(heads, name, level, (), length, before=walk.taken())
    elif child.get("rend") == "after":
        for inner in child:
            yield from _block(walk, inner, name, level, ())
    elif child.tag in _PASSAGES or child.get("type") == "law":
        text = reading_text(child)
        laws = tuple(_laws(child))
        yield Passage((child,), name, 0, laws, len(text), stems_of(text), walk.taken())


def stems_of(text: str) -> frozenset[str]:
    """The beginnings of the words of a text, which cognates of two languages share.

    >>> sorted(stems_of("l'ordre naturel des Cartes"))
    ['cart', 'natu', 'ordr']
    """
    words = _WORD.findall(without_accents(fold_ligatures(text)))
    return frozenset(word[:_STEM] for word in words if len(word) >= _STEM)


def reading_text_of(head: Element) -> str:
    """The words of a heading."""
    return " ".join("".join(map(str, head.itertext())).split())


def _laws(element: Element) -> Iterator[str]:
    for inner in element.iter(tag("div"), tag("seg")):
        if inner.get("type") in ("law", "rule"):
            yield str(inner.get(XML_ID))
