"""Counts sentences and words by class, and the rules of play that run.

The report is the JSON of ``laws coverage --classes --json``::

    {"witnesses": {siglum: {**TOTALS, "games": {slug: TOTALS}}}, "games": {slug: TOTALS},
     "total": TOTALS, "agreement": AGREEMENT}

TOTALS has ``sentences`` and ``words`` of all. It has the same for each class under ``classes``, and
for sentences without a class under ``open``.

Under ``laws`` and ``rules``, TOTALS counts how the sentences of the classes ``law`` and ``rule``
stand. ``run``: every law or rule in the sentence has a function, and it states no other.
``addressed``: the sentence has an address, but does not run, or states another rule too.
``unaddressed``: it has none.

``share`` is how many of a hundred rules of play run. It is null while any sentence has no class,
since that sentence may be a rule. It is null also if there are no rules.

Sentences that belong to no game are counted under the empty name. For AGREEMENT see
`lawsofplay.gates.classing.agreement`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypedDict

from lawsofplay.base.errors import InputError
from lawsofplay.gates.classing.assigning import OPEN, Classed
from lawsofplay.model.vocabulary import CLASSES

RUN, ADDRESSED, UNADDRESSED = "run", "addressed", "unaddressed"
"""Whether a sentence that states a law or rule of play runs."""


class Size(TypedDict):
    """How many sentences and words."""

    sentences: int
    words: int


class Totals(Size):
    """TOTALS, as the head of this module explains them."""

    classes: dict[str, Size]
    open: Size
    laws: dict[str, int]
    rules: dict[str, int]
    share: float | None


class BookTotals(Totals):
    """The totals of a book, and those of its games."""

    games: dict[str, Totals]


class ClassCounts(TypedDict):
    """The report without the agreement."""

    witnesses: dict[str, BookTotals]
    games: dict[str, Totals]
    total: Totals


def standing(entry: Classed, running: Collection[str]) -> str:
    """Whether all that the sentence rules runs, or has at least an address.

    Returns RUN, ADDRESSED or UNADDRESSED.
    """
    addresses = entry.sentence.addresses or (entry.sentence.block,) * (entry.name == "law")
    if not addresses:
        return UNADDRESSED
    whole = not entry.in_part and all(address in running for address in addresses)
    return RUN if whole else ADDRESSED


def below(classed: Iterable[Classed], prefix: str) -> list[Classed]:
    """The sentences of a game (``piquet``), or of a book or division and all within it.

    Raises InputError if there are none.
    """
    found = [
        entry
        for entry in classed
        if prefix in ("", entry.sentence.game)
        or f"{entry.sentence.division or entry.sentence.witness}.".startswith(f"{prefix}.")
    ]
    if prefix and not found:
        mend = "no game, book or division has this name; see: laws coverage --classes"
        raise InputError(prefix, "", mend)
    return found


def class_report(classed: Iterable[Classed], running: Collection[str]) -> ClassCounts:
    """Totals by book, by game within each book, by game, and of all."""
    held = list(classed)

    def by(key: Callable[[Classed], str], some: Iterable[Classed]) -> dict[str, list[Classed]]:
        groups: dict[str, list[Classed]] = {}
        for sentence in some:
            groups.setdefault(key(sentence), []).append(sentence)
        return {name: groups[name] for name in sorted(groups)}

    def of_game(entry: Classed) -> str:
        return entry.sentence.game

    def games(some: Iterable[Classed]) -> dict[str, Totals]:
        return {game: totals(part, running) for game, part in by(of_game, some).items()}

    books = by(lambda entry: entry.sentence.witness, held)
    return {
        "witnesses": {
            siglum: {**totals(part, running), "games": games(part)}
            for siglum, part in books.items()
        },
        "games": games(held),
        "total": totals(held, running),
    }


def totals(some: Iterable[Classed], running: Collection[str]) -> Totals:
    """Sentences and words by class, and how the sentences that state laws and rules stand."""
    held = list(some)
    rules = _standings(held, "rule", running)
    unclassed = _size(classed for classed in held if classed.name == OPEN)
    return {
        **_size(held),
        "classes": {
            name: _size(classed for classed in held if classed.name == name) for name in CLASSES
        },
        "open": unclassed,
        "laws": _standings(held, "law", running),
        "rules": rules,
        "share": None if unclassed["sentences"] else _share(rules),
    }


def _size(some: Iterable[Classed]) -> Size:
    held = list(some)
    return {"sentences": len(held), "words": sum(classed.sentence.words for classed in held)}


def _standings(held: list[Classed], name: str, running: Collection[str]) -> dict[str, int]:
    found = [standing(classed, running) for classed in held if classed.name == name]
    return {state: found.count(state) for state in (RUN, ADDRESSED, UNADDRESSED)}


def _share(rules: dict[str, int]) -> float | None:
    """How many rules of a hundred run; None if there are no rules."""
    count = sum(rules.values())
    return round(100 * rules[RUN] / count, 1) if count else None
