"""The laws of the same book that a law's page joins to it: those that except, price or define it.

Where functions join two laws, the page has a form with the facts of both. The form begins with a
row of the casebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypedDict

from markupsafe import Markup

from lawsofplay.citing import page_range
from lawsofplay.model.edition import Law
from lawsofplay.model.vocabulary import JOINS
from lawsofplay.rules.joins import Join
from lawsofplay.rules.knowing import facts_unknown, values_unknown
from lawsofplay.rules.linked import Link, firsts, seconds
from lawsofplay.rules.registry import rule_named
from lawsofplay.site.library import Library

Pair = tuple[str, str]
"""A function, and another function that is joined to it."""

Facts = dict[str, str]
"""Facts by name, as typed."""

_WAYS = tuple((kind, is_first) for kind in JOINS for is_first in (True, False))


@dataclass(frozen=True)
class JoinedLaw:
    """A law joined to the law of the page: its name, its pages and its words.

    ``told`` says how the page's law stands to it, ``case`` in which case, or by which term.
    """

    law: Law
    name: str
    pages: str
    told: str
    case: str
    words: Markup


class AskedFunction(TypedDict):
    """A function of two that are joined, for the form: its law, and what that law does not know.

    ``without`` are the facts that it does not know; ``unknown`` has by fact such values of it.
    """

    name: str
    law: str
    without: list[str]
    unknown: dict[str, tuple[str, ...]]


class JoinedForm(TypedDict):
    """The form of two laws joined: both functions, and the facts with which it begins."""

    first: AskedFunction
    second: AskedFunction
    start: Facts


def joined_laws(library: Library, law: Law, path: str) -> tuple[JoinedLaw, ...]:
    """The laws joined to a law, from those that except it to those whose terms it defines."""
    links = library.links.get(law.address, ())
    return tuple(_joined_law(library, link, path) for link in _in_order(links))


def _in_order(links: tuple[Link, ...]) -> Iterator[Link]:
    for way in _WAYS:
        yield from (link for link in links if (link.kind, link.is_first) == way)


def _joined_law(library: Library, link: Link, path: str) -> JoinedLaw:
    law = library.edition.laws[link.law]
    name = f"{library.game_name(law)}, {'law' if law.numbered else 'rule'} {law.number}"
    standing = f"{link.told[:1].upper()}{link.told[1:]}"
    words = library.in_line(law, path)
    return JoinedLaw(law, name, page_range(law.pages), standing, link.words, words)


class JoinedForms:
    """The data of the forms of laws joined, law by law."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._rows = _rows(library)

    def of(self, law: Law) -> dict[str, JoinedForm]:
        """By address of each law that functions join to a law: the form that asks both."""
        forms: dict[str, JoinedForm] = {}
        for join, first, second in joined_functions(self._library, law.address):
            other = first if second == law.address else second
            forms.setdefault(other, self._form(join, first, second))
        return forms

    def _form(self, join: Join, first: str, second: str) -> JoinedForm:
        """The functions of both laws, and a row to begin with.

        How they are joined stands in the script that asks them.
        """
        known = (_known(join.first, first), _known(join.second, second))
        starts = self._rows[join.second, join.first]
        start = next((facts for facts in starts if _are_known(facts, known)), {})
        return {"first": known[0], "second": known[1], "start": start}


def joined_functions(library: Library, address: str) -> Iterator[tuple[Join, str, str]]:
    """Each join of a law's functions, with the first and the second law in it."""
    for rule in library.rules.get(address, ()):
        for link in library.links.get(address, ()):
            joined = (firsts if link.is_first else seconds)(rule, [link])
            for join, other in joined:
                yield (join, other, address) if link.is_first else (join, address, other)


def _known(name: str, law: str) -> AskedFunction:
    """A function with the law by which it is asked, and what that law does not know."""
    rule = rule_named(name)
    unknown = {fact: values for fact in rule.usual if (values := values_unknown(rule, law, fact))}
    without = sorted(facts_unknown(rule, [law]))
    return {"name": name, "law": law, "without": without, "unknown": unknown}


def _are_known(facts: Facts, functions: Iterable[AskedFunction]) -> bool:
    """Whether the laws of both functions know the values of these facts."""
    return not any(
        value in function["unknown"].get(name, ())
        for function in functions
        for name, value in facts.items()
    )


def _rows(library: Library) -> dict[Pair, list[Facts]]:
    """The rows of each pair of functions that the casebook asks together."""
    by_pair: dict[Pair, list[Facts]] = {}
    for case in library.cases.values():
        for question in case.together:
            for first in question.joined:
                rows = by_pair.setdefault((question.function, first), [])
                rows += [dict(row.facts) for row in question.rows]
    return by_pair
