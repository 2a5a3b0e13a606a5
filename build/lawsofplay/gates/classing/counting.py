"""How many sentences and words are of which class, and how many of the rules of play run.

The report is the JSON of ``laws coverage --classes --json``::

    {"witnesses": {siglum: {**TOTALS, "games": {slug: TOTALS}}}, "games": {slug: TOTALS},
     "total": TOTALS, "agreement": AGREEMENT}

TOTALS are ``sentences`` and ``words`` of all, the same of each class under ``classes`` and of what
nobody has classed under ``open``; and under ``laws`` and ``rules`` how those of the classes ``law``
and ``rule`` stand: ``run`` (every law or rule in the sentence has a function, and it states no
other), ``addressed`` (it holds an address, but does not run, or states a rule besides),
``unaddressed``. ``share`` is how many of a hundred rules of play run; null while a sentence has no
class, since it may be a rule, or where there are no rules. What belongs to no game is under the
empty name. AGREEMENT is explained in `lawsofplay.gates.classing.agreement`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.gates.classing.assigning import OPEN, Classed
from lawsofplay.model.vocabulary import CLASSES

RUN, ADDRESSED, UNADDRESSED = "run", "addressed", "unaddressed"
"""How a sentence that states a law or rule of play stands."""


def standing(entry: Classed, running: Collection[str]) -> str:
    """Does what the sentence rules run, has it an address only, or not even that?"""
    addresses = entry.sentence.addresses or (entry.sentence.block,) * (entry.name == "law")
    if not addresses:
        return UNADDRESSED
    whole = not entry.in_part and all(address in running for address in addresses)
    return RUN if whole else ADDRESSED


def below(classed: Iterable[Classed], prefix: str) -> list[Classed]:
    """The sentences of a game (``piquet``), or of a book or division and below it.

    Raises InputError where there are none.
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


def class_report(classed: Iterable[Classed], running: Collection[str]) -> dict[str, Any]:
    """Totals by book, by game within each book, by game, and of all."""
    held = list(classed)

    def by(key: Callable[[Classed], str], some: Iterable[Classed]) -> dict[str, list[Classed]]:
        groups: dict[str, list[Classed]] = {}
        for sentence in some:
            groups.setdefault(key(sentence), []).append(sentence)
        return {name: groups[name] for name in sorted(groups)}

    def of_game(entry: Classed) -> str:
        return entry.sentence.game

    def games(some: Iterable[Classed]) -> dict[str, Any]:
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


def totals(some: Iterable[Classed], running: Collection[str]) -> dict[str, Any]:
    """Sentences and words by class, and how those that state laws and rules stand."""
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


def _size(some: Iterable[Classed]) -> dict[str, int]:
    held = list(some)
    return {"sentences": len(held), "words": sum(classed.sentence.words for classed in held)}


def _standings(held: list[Classed], name: str, running: Collection[str]) -> dict[str, int]:
    found = [standing(classed, running) for classed in held if classed.name == name]
    return {state: found.count(state) for state in (RUN, ADDRESSED, UNADDRESSED)}


def _share(rules: dict[str, int]) -> float | None:
    """How many of a hundred run; None where there are no rules."""
    count = sum(rules.values())
    return round(100 * rules[RUN] / count, 1) if count else None
