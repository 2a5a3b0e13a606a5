"""Templates of sentences: words with places for the answer, its parts and the facts.

- ``{}`` is the answer, ``{:card}`` the answer with its unit, ``{:pack}`` a pack of cards;
- ``{.younger:point}`` is a field of the answer, ``{0:point}`` one of its items;
- ``{dealer}`` is a fact, ``{dealer.partner}`` an attribute of a fact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any

from lawsofplay.sentences.packs import pack_told
from lawsofplay.sentences.phrases import phrase

Place = tuple[str, str]
"""A place of a template: the name of the value in it, and its unit."""


@cache
def pieces(text: str) -> tuple[tuple[str, Place | None], ...]:
    """A template in pieces: words, each with the place that follows them, or None."""
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
        words + (_as_words(value_at(place[0], answer, facts), place[1]) if place else "")
        for words, place in pieces(text)
    )


def _as_words(value: Any, unit: str) -> str:
    return pack_told(value) if unit == "pack" else phrase(value, unit)


def value_at(name: str, answer: Any, facts: Mapping[str, object]) -> Any:
    """The value of a place: the answer, its item or field, a fact, or an attribute of a fact."""
    first, *attributes = name.split(".")
    value = _item_or_fact(first, answer, facts) if first else answer
    for attribute in attributes:
        value = getattr(value, attribute)
    return value


def _item_or_fact(name: str, answer: Any, facts: Mapping[str, object]) -> Any:
    return answer[int(name)] if name.isdigit() else facts[name]


def capital(text: str) -> str:
    """A text with a capital first letter, also after a quotation mark.

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
