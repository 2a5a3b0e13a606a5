"""Judgements: functions that compute a fact from other facts, which everybody can see.

A law asks whether a player has renounced; the table sees his hand, the trick and the card that he
plays. A judgement computes the first fact from the others, for the functions that ask it::

    @judges("has_renounced", "ombre.playing_1754.taken_back", says=yes_no("He renounces.", ...))
    def renounces_at_ombre(*, hand: Hand, trick: Trick, card_played: CardPlayed) -> bool:
        '''Whether he renounces: does not follow suit though he can.'''

A judgement has the form of a rule but cites no law. If a law says what the fact is, the judgement
calls the function of that law. The fact itself may be given instead of those it follows from.
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
"""The judgements by the name of the function that they serve, then by their fact."""


def judges(fact: str, *functions: str, says: Says) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register a function as the judgement of a fact, for functions named as in the casebook.

    It has the form of a rule (see `lawsofplay.rules.registry.law`); ``says`` are the words for its
    answer. Raises InputError, at import, for another form and for a fact that has a judgement.
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        rule = enter(function, says, fault="" if functions else "serves no function; name one")
        judgement = Judgement(fact, rule, functions)
        for name in functions:
            others = shelf("judgements").setdefault(name, {})
            if fact in others and others[fact].rule.name != rule.name:
                mend = f"{fact} of {name} is computed by {others[fact].rule.name}; once is enough"
                raise InputError(rule.name, fact, mend)
            others[fact] = judgement
        return called(rule)

    return register


def judgements_of(rule: Rule) -> tuple[Judgement, ...]:
    """The judgements that serve a function, in the order of its facts."""
    by_fact = _served().get(rule.name, {})
    return tuple(by_fact[name] for name in rule.usual if name in by_fact)


def all_judgements() -> tuple[Judgement, ...]:
    """Every judgement once, sorted by the name of its function."""
    by_name = {
        judgement.rule.name: judgement
        for served in _served().values()
        for judgement in served.values()
    }
    return tuple(by_name[name] for name in sorted(by_name))


def _served() -> Served:
    """The judgements of all modules; the first call imports the modules."""
    loaded = shelf("judgements loaded")
    if not loaded:
        from pkgutil import iter_modules  # needed here alone

        loaded["package"] = package = import_if_there(FOLDER)
        for module in iter_modules(package.__path__) if package else ():
            import_if_there(f"{FOLDER}.{module.name}")
    return shelf("judgements")
