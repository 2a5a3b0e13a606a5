"""Refusing impossible facts, by their declared bounds, before a function runs.

>>> refusal("elder", 17, Fact("cards of the elder hand", least=0, most=16))
'elder=17 cannot be: it is from 0 to 16'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, get_type_hints

from lawsofplay.base.errors import cut
from lawsofplay.rules.fact import Fact, fact_of
from lawsofplay.rules.shown import shown

_WORD = re.compile(r"[^\W\d]\w*")


@cache
def declared_facts(function: Callable[..., Any]) -> Mapping[str, Fact]:
    """The facts that the types of a function's parameters declare, by name."""
    hints = get_type_hints(function, include_extras=True)
    facts = {name: fact_of(hint) for name, hint in hints.items() if name != "return"}
    return {name: fact for name, fact in facts.items() if fact}


@cache
def _bounded(function: Callable[..., Any]) -> tuple[tuple[str, Fact], ...]:
    """The declared facts that have bounds, with their names."""
    declared = declared_facts(function)
    return tuple((name, fact) for name, fact in declared.items() if limits(fact))


def refuse_impossible(function: Callable[..., Any], given: Mapping[str, object]) -> None:
    """Raise ValueError, naming the fact and what it may be, for a fact out of its bounds."""
    for name, fact in _bounded(function):
        if name in given and (reason := refusal(name, given[name], fact)):
            raise ValueError(reason)


def refusal(name: str, value: object, fact: Fact) -> str:
    """Why a fact cannot have a value, as a sentence without its full stop; empty if it can.

    >>> refusal("tricks", (3, 99), Fact("tricks of each player", least=0, most=10))
    'tricks=3, 99 cannot be: each is from 0 to 10'
    """
    why = "" if value is None else _why_not(value, fact)
    return f"{name}={cut(shown(value))} cannot be: {why}" if why else ""


def names_one(reason: str, names: Iterable[str]) -> bool:
    """Whether the reason of a refusal names one of these facts; true if there are no facts.

    >>> names_one("player=9 cannot be: it is from 0 to 5", ("dealer",)), names_one("nobody", ())
    (False, True)
    """
    words = set(_WORD.findall(reason))
    names = tuple(names)
    return not names or any(name in words for name in names)


def as_typed(facts: Mapping[str, object]) -> str:
    """Facts as a user types them, to precede a refusal that names none of them.

    >>> as_typed({"dealer": 9, "players": 6})
    'dealer=9, players=6'
    """
    return ", ".join(f"{name}={cut(shown(value))}" for name, value in facts.items())


def _why_not(value: object, fact: Fact) -> str:
    if isinstance(value, (int, Fraction)):
        return "" if _is_within(value, fact) else f"it is {span(fact)}"
    if not _is_several(value):
        return _out_of_pack((value,), fact.pack)
    if not _has_size(value, fact):
        return f"it holds {size(fact)}" if value else "give one or more"
    if not all(_is_within(number, fact) for number in _numbers(value)):
        return f"each is {span(fact)}"
    return _out_of_pack(tuple(_single(value)), fact.pack)


def _is_several(value: object) -> bool:
    return isinstance(value, Collection) and not isinstance(value, str)


def _single(value: Any) -> Iterator[Any]:
    """The single things in a collection and in the collections that it holds."""
    for thing in value:
        if _is_several(thing):
            yield from _single(thing)
        else:
            yield thing


def _numbers(value: Any) -> Iterator[int | Fraction]:
    """The numbers in a collection and in those that it holds; of a mapping, among its values."""
    things = value.values() if isinstance(value, Mapping) else value
    return (thing for thing in _single(things) if isinstance(thing, (int, Fraction)))


def _is_within(number: int | Fraction, fact: Fact) -> bool:
    enough = fact.least is None or number >= fact.least
    return enough and (fact.most is None or number <= fact.most)


def _has_size(value: Any, fact: Fact) -> bool:
    return fact.fewest <= len(value) and (fact.size is None or len(value) <= fact.size)


def _out_of_pack(things: Collection[Any], pack: tuple[Hashable, ...]) -> str:
    copies = _counted(pack)
    # A quick test first: nearly always each thing is in the pack once.
    once = frozenset(things) if pack else frozenset()
    if not pack or (len(once) == len(things) and once <= copies.keys()):
        return ""
    for thing, times in Counter(things).items():
        if times > copies[thing]:
            often = "once" if copies[thing] == 1 else f"{copies[thing]} times"
            return f"{shown(thing)} is {often if copies[thing] else 'not'} in the pack"
    return ""


@cache
def _counted(pack: tuple[Hashable, ...]) -> Counter[Hashable]:
    return Counter(pack)


def limits(fact: Fact) -> str:
    """The bounds of a fact in words; empty when it has none.

    >>> limits(Fact("his hand", size=12)), limits(Fact("tricks", least=0, most=10))
    ('at most 12', 'from 0 to 10')
    """
    pack = f"of a pack of {len(fact.pack)}" if fact.pack else ""
    return ", ".join(filter(None, (size(fact), span(fact), pack)))


def span(fact: Fact) -> str:
    """The bounds of a fact's numbers in words; empty when they have none."""
    return _between(fact.least, fact.most)


def size(fact: Fact) -> str:
    """How many things a fact may hold, in words; empty when any number is possible."""
    return _between(fact.fewest or None, fact.size)


def _between(least: int | Fraction | None, most: int | Fraction | None) -> str:
    if least is None:
        return "" if most is None else f"at most {most}"
    if most is None:
        return f"{least} or more"
    return f"{least}" if least == most else f"from {least} to {most}"
