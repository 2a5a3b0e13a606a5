"""The laws of the same book that a law's page joins to it: what excepts, prices or defines it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from lawsofplay.cite import page_range
from lawsofplay.edition import Law
from lawsofplay.relations import JOINS
from lawsofplay.rules.linked import Link
from lawsofplay.site.library import Library

_WAYS = tuple((kind, is_first) for kind in JOINS for is_first in (True, False))


@dataclass(frozen=True)
class JoinedLaw:
    """A law joined to that of the page, its name, its pages and its words.

    ``told`` is how the page's law stands to it, ``case`` in which case, or of which term.
    """

    law: Law
    name: str
    pages: str
    told: str
    case: str
    words: Markup


def joined_laws(library: Library, law: Law, path: str) -> tuple[JoinedLaw, ...]:
    """The laws joined to a law: first those that except it, last those whose term it defines."""
    links = library.links.get(law.address, ())
    return tuple(_shown(library, it, path) for it in _in_order(links))


def _in_order(links: tuple[Link, ...]) -> Iterator[Link]:
    for way in _WAYS:
        yield from (it for it in links if (it.kind, it.is_first) == way)


def _shown(library: Library, link: Link, path: str) -> JoinedLaw:
    law = library.edition.laws[link.law]
    name = f"{library.game_name(law)}, {'law' if law.numbered else 'rule'} {law.number}"
    told = f"{link.told[:1].upper()}{link.told[1:]}"
    words = library.in_line(law, path)
    return JoinedLaw(law, name, page_range(law.pages), told, link.words, words)
