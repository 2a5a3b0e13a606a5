"""Templates of sentences: words with places for the answer, its parts and the facts.

``{}`` is the answer, ``{:card}`` the answer with its unit, ``{.younger:point}`` a field of it,
``{0:point}`` one of its items, ``{dealer}`` a fact, ``{dealer.partner}`` something of a fact;
``{:pack}`` is a pack of cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any

from lawsofplay.sentences.packs import pack_told
from lawsofplay.sentences.phrases import phrase

Place = tuple[str, str]
"""What stands in a place, and its unit."""


@cache
def pieces(text: str) -> tuple[tuple[str, Place | None], ...]:
    """The words of a template, each with the place that follows them, if any does."""
    return tuple(
        (words, None if name is None else (name, unit or ""))
        for words, name, unit, _ in Formatter().parse(text)
    )


def places(text: str) -> Iterator[Place]:
    """The places of a template."""
    return (place for _, place in pieces(text) if place is not None)


def filled(text: str, answer: object, facts: Mapping[str, object]) -> str:
    """A template with the answer and the facts in their places.

    >>> filled("{who} takes {:card}.", 3, {"who": "the elder"})
    'the elder takes 3 cards.'
    """
    return "".join(
        words + (_told(found(place[0], answer, facts), place[1]) if place else "")
        for words, place in pieces(text)
    )


def _told(value: Any, unit: str) -> str:
    return pack_told(value) if unit == "pack" else phrase(value, unit)


def found(name: str, answer: Any, facts: Mapping[str, object]) -> Any:
    """The value of a place: the answer, an item or field of it, a fact, something of a fact."""
    first, *others = name.split(".")
    value = _one(first, answer, facts) if first else answer
    for other in others:
        value = getattr(value, other)
    return value


def _one(name: str, answer: Any, facts: Mapping[str, object]) -> Any:
    return answer[int(name)] if name.isdigit() else facts[name]


def capital(text: str) -> str:
    """A text with a capital first letter, behind a quotation mark too.

    >>> capital("he pays."), capital("“lurched” he pays.")
    ('He pays.', '“Lurched” he pays.')
    """
    place = 1 if text.startswith(("“", "«")) else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]


def whole(text: str) -> str:
    """A clause as a sentence: with a capital letter and a full stop.

    >>> whole("it stands good"), whole("He pays.")
    ('It stands good.', 'He pays.')
    """
    text = capital(text.strip())
    return text if text.endswith(".") else f"{text}."
