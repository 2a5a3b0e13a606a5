"""Judgements: facts of a law that follow from others, which everybody at the table can see.

A law asks whether a player has renounced; the table sees his hand, the trick and the card that he
plays. A judgement is a function from these to that fact, for the functions that ask it::

    @judges("has_renounced", "ombre.playing_1754.taken_back", says=yes_no("He renounces.", ...))
    def renounces_at_ombre(*, hand: Hand, trick: Trick, card_played: CardPlayed) -> bool:
        '''Whether he renounces: does not follow suit though he can.'''

It has the form of a rule and cites no law; where a law says what the fact is, it calls the function
of that law. The fact itself may be given in place of what it follows from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from lawsofplay.base.errors import InputError
from lawsofplay.rules.registry import PACKAGE, Rule, called, enter, import_if_there, shelf
from lawsofplay.sentences.words import Says

P = ParamSpec("P")
R = TypeVar("R")

FOLDER = f"{PACKAGE}.judgements"
"""The package whose modules hold the judgements."""


@dataclass(frozen=True)
class Judgement:
    """A function that computes a fact, and the names of the functions that ask this fact."""

    fact: str
    rule: Rule
    functions: tuple[str, ...]


Served = dict[str, dict[str, Judgement]]
"""The judgements by the function that they serve, and by the fact."""


def judges(fact: str, *functions: str, says: Says) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register a function as computing a fact of these functions, named as in the casebook.

    Its form is that of a rule (see `lawsofplay.rules.registry.law`), ``says`` tells what it finds.
    Raises InputError, at import, for another form, and for a fact that is computed already.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        rule = enter(function, says, fault="" if functions else "serves no function; name one")
        found = Judgement(fact, rule, functions)
        for name in functions:
            others = shelf("judgements").setdefault(name, {})
            if fact in others and others[fact].rule.name != rule.name:
                mend = f"{fact} of {name} is computed by {others[fact].rule.name}; once is enough"
                raise InputError(rule.name, fact, mend)
            others[fact] = found
        return called(rule)

    return register


def judgements_of(rule: Rule) -> tuple[Judgement, ...]:
    """The judgements that serve a function, in the order of its facts."""
    found = _served().get(rule.name, {})
    return tuple(found[name] for name in rule.usual if name in found)


def all_judgements() -> tuple[Judgement, ...]:
    """Every judgement once, sorted by the name of its function."""
    found = {
        judgement.rule.name: judgement
        for served in _served().values()
        for judgement in served.values()
    }
    return tuple(found[name] for name in sorted(found))


def _served() -> Served:
    """The judgements of all modules, which are imported when they are first wanted."""
    loaded = shelf("judgements loaded")
    if not loaded:
        from pkgutil import iter_modules  # needed here alone

        loaded["package"] = package = import_if_there(FOLDER)
        for module in iter_modules(package.__path__) if package else ():
            import_if_there(f"{FOLDER}.{module.name}")
    return shelf("judgements")
