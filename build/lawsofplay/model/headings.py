"""The titles of divisions: the printed heading, or a name that the editors give."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from lawsofplay.model.edition import Edition
from lawsofplay.model.tei import XML_ID, Element, tag


def headings(edition: Edition) -> dict[str, str]:
    """The printed heading of each division by its address, supplied or lost words in brackets."""
    return {
        str(division.get(XML_ID)): _heading([plain(head) for head in heads])
        for root in edition.roots.values()
        for division in root.iter(tag("div"))
        if (heads := division.findall(tag("head")))
    }


def named(edition: Edition, games: Mapping[str, Any], address: str) -> str:
    """An editor's name for a division without a heading, from its address, type and game."""
    division = edition.divisions[address]
    name = division.id.rpartition(".")[2]
    game = str(games[division.game]["en"]) if division.game in games else ""
    if game and division.type == "verse":
        return f"Verses on {game}"
    if game and name == "laws":
        return f"Laws of {game}"
    return game if game and name == division.game else name.capitalize().replace("-", " ")


def _heading(heads: list[str]) -> str:
    """The first heading, and the second after a mere number: ``SECTION I. Of Cards``."""
    return " ".join(heads[:2]) if _COUNTS.fullmatch(heads[0]) else heads[0]


_COUNTS = re.compile(r"[\[]?(SECTION|CHAP\w*|ARTICLE|PART\w*)\b\W*\w*\W*", re.IGNORECASE)


def plain(head: Element) -> str:
    """A heading as plain text, without notes, page numbers and corrections.

    >>> from lawsofplay.model.tei import make, sub
    >>> head = make("head", "Of the ")
    >>> sub(head, "supplied", "CARDS").tail = "."
    >>> plain(head)
    'Of the [CARDS].'
    """
    return " ".join("".join(_pieces(head)).split())


def _pieces(element: Element) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        if child.tag == tag("gap"):
            yield "[…]"
        elif child.tag == tag("supplied"):
            yield f"[{''.join(_pieces(child))}]"
        elif child.tag not in (tag("note"), tag("corr"), tag("orig"), tag("fw"), tag("pb")):
            yield from _pieces(child)
        yield child.tail or ""
