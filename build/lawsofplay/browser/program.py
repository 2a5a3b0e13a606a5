"""The program of the page: everything that each function needs, as scripts."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from types import MappingProxyType

from lawsofplay.browser.facts import classes_of
from lawsofplay.browser.library import Library
from lawsofplay.browser.reach import Reach, law_places
from lawsofplay.browser.scope import global_name
from lawsofplay.browser.script import Scripts
from lawsofplay.browser.sources import Place, Program
from lawsofplay.rules.judgement import judgements_of
from lawsofplay.rules.registry import PACKAGE, Rule

GIVEN: tuple[Place, ...] = (
    ("lawsofplay.base.errors", "InputError"),
    ("lawsofplay.base.errors", "cut"),
    ("lawsofplay.rules.answers", "_fields"),
    ("lawsofplay.rules.bounds", "declared_facts"),
    ("lawsofplay.rules.facts", "_may_be"),
    ("lawsofplay.rules.facts", "types_of"),
    ("lawsofplay.rules.joining", "asked"),
    ("lawsofplay.rules.joins", "joins_of"),
    ("lawsofplay.rules.judgement", "judgements_of"),
    ("lawsofplay.rules.judgement", "judges"),
    ("lawsofplay.rules.judging", "_call"),
    ("lawsofplay.rules.provisos", "written"),
    ("lawsofplay.rules.registry", "law"),
    ("lawsofplay.rules.registry", "rule_known"),
    ("lawsofplay.rules.registry", "rule_named"),
    ("lawsofplay.rules.registry", "rules_citing"),
    ("lawsofplay.rules.trace", "met"),
    ("lawsofplay.rules.trace", "whether"),
)
"""Definitions that the runtime replaces, because they inspect Python or need the data."""

CORE: tuple[Place, ...] = (
    ("lawsofplay.rules.asking", "asked_facts"),
    ("lawsofplay.rules.bounds", "names_one"),
    ("lawsofplay.rules.bounds", "refuse_impossible"),
    ("lawsofplay.rules.bounds", "as_typed"),
    ("lawsofplay.rules.explanation", "_data"),
    ("lawsofplay.rules.fact", "Fact"),
    ("lawsofplay.rules.facts", "judged"),
    ("lawsofplay.rules.facts", "parse"),
    ("lawsofplay.rules.knowing", "refuse_unknown"),
    ("lawsofplay.rules.provisos", "home"),
    ("lawsofplay.rules.shown", "shown"),
    ("lawsofplay.rules.trace", "Call"),
    ("lawsofplay.rules.trace", "Proviso"),
    ("lawsofplay.rules.tell", "refused"),
    ("lawsofplay.sentences.words", "text"),
    ("lawsofplay.sentences.words", "words_of"),
    ("lawsofplay.sentences.itself", "Worded"),
    ("lawsofplay.sentences.payments", "Payment"),
    ("lawsofplay.sentences.words", "_YesNo"),
)
"""Definitions of lawsofplay that the runtime or most functions call."""

JOINING: tuple[Place, ...] = (
    ("lawsofplay.rules.answers", "written"),
    ("lawsofplay.rules.joins", "Join"),
    ("lawsofplay.rules.linked", "Link"),
    ("lawsofplay.rules.linked", "ruling_of"),
    ("lawsofplay.rules.linked", "wanted"),
)
"""Definitions of lawsofplay that the script for asking laws together calls."""


_RESULTS = "executable_rules.mechanics.results"

SHARED: Mapping[str, tuple[Place, ...]] = MappingProxyType(
    {
        name: tuple((module, place) for place in places.split())
        for name, module, places in (
            ("cards", "executable_rules.mechanics.cards", "Card Rank Suit rank suit"),
            ("chess", "executable_rules.chess.field", "Field House HOUSES Kind Man Side"),
            ("verdict", _RESULTS, "Verdict"),
            ("orders", "executable_rules.mechanics.orders", "Ranking"),
            ("parts", "lawsofplay.sentences.words", "_Parts"),
            ("paying", "lawsofplay.sentences.paying", "_Pays"),
            ("penalty", _RESULTS, "Penalty"),
            ("forfeit", _RESULTS, "Forfeit"),
        )
    }
)
"""Definitions that many functions share, but not most: each group is a script, in this order.

Each may take what it needs of those before it.
"""


class Compiled:
    """The functions of executable_rules and everything that they need, as scripts."""

    def __init__(
        self, root: Path, source: Path, rules: Mapping[str, Rule], library: Library
    ) -> None:
        """``root`` holds executable_rules, ``source`` the package lawsofplay."""
        self._library = library
        self._program = Program({PACKAGE: root, "lawsofplay": source})
        self._reach = Reach(self._program, GIVEN)
        self._rules = rules

    @cached_property
    def _laws(self) -> frozenset[Place]:
        return law_places(self._program, PACKAGE)

    @cached_property
    def _live(self) -> frozenset[Place]:
        return self._reach.of([*self._laws, *CORE, *_classes(self._rules.values())])

    @cached_property
    def _core(self) -> frozenset[Place]:
        return self._reach.of(CORE)

    @cached_property
    def _kept(self) -> frozenset[Place]:
        """The definitions of the core that other scripts use."""
        others = self._live - self._core
        return frozenset({*CORE, *(self._reach.read_by(others) & self._core)})

    @cached_property
    def _shared(self) -> dict[str, frozenset[Place]]:
        """The scripts that functions share, each without the definitions of those before it."""
        scripts: dict[str, frozenset[Place]] = {}
        for name, places in SHARED.items():
            scripts[name] = self._reach.of(places) - self._core.union(*scripts.values())
        return scripts

    @cached_property
    def _lent(self) -> dict[str, list[Place]]:
        """The definitions that each shared script gives to others."""
        classes = _classes(self._rules.values())
        shared = self._shared.items()
        read = {name: self._reach.read_by(self._live - places) for name, places in shared}
        return {name: sorted((read[name] | classes) & places) for name, places in shared}

    @cached_property
    def _joining(self) -> frozenset[Place]:
        """The definitions that ask laws together, with those of the core that it does not give."""
        return Reach(self._program, (*GIVEN, *self._kept)).of(JOINING)

    @cached_property
    def _scripts(self) -> Scripts:
        return Scripts(self._program, self._live | self._joining)

    def core(self) -> str:
        """The script of the core: what every function needs, and what it gives to others."""
        kept = sorted(self._kept)
        own = self._scripts.together(self._core)
        more = self._library.used_in(own)
        return f"{more}{own}return{{{_pairs(map(self._core_name, kept), kept)}}}"

    def _core_name(self, place: Place) -> str:
        """The name of a definition of the core: long where the runtime uses it, else short."""
        return core_name(place) if place in CORE else self._short[place]

    @cached_property
    def _short(self) -> dict[Place, str]:
        return {place: f"_{at}" for at, place in enumerate(sorted(self._kept - {*CORE}))}

    def shared(self, name: str) -> str:
        """The script of one group of shared definitions."""
        lent, own = self._lent[name], self._shared[name]
        before = takewhile(lambda group: group != name, self._shared)
        taken = (self._borrowed(group, own) for group in before)
        return "".join(taken) + self._beyond(own, _pairs(map(self._lent_name, lent), lent))

    def needs(self, rule: Rule) -> tuple[str, ...]:
        """The names of the shared scripts that a function needs."""
        reached = self._reached(map(_place, asked_with(rule)), self.rules_for(rule))
        return tuple(name for name, places in self._shared.items() if reached & places)

    def script(self, rule: Rule) -> str:
        """The script of a function with what only it needs, and the classes of its facts."""
        places, rules = map(_place, asked_with(rule)), self.rules_for(rule)
        return self._together(places, rules, self._shared)

    def whole(self) -> str:
        """All functions in one script."""
        return self._together(self._laws, self._rules.values())

    def _reached(self, places: Iterable[Place], rules: Iterable[Rule]) -> frozenset[Place]:
        return self._reach.of([*places, *_classes(rules)])

    def _together(
        self, places: Iterable[Place], rules: Collection[Rule], shared: Collection[str] = ()
    ) -> str:
        """The script of some functions with all that they need, except what is in ``shared``."""
        reached = self._reached(places, rules)
        kept = sorted(_classes(rules) & reached)
        names = (json.dumps(":".join(place)) for place in kept)
        own = reached - self._core.union(*(self._shared[name] for name in shared))
        taken = (self._borrowed(name, own.union(kept)) for name in shared)
        return "".join(taken) + self._beyond(own, _pairs(names, kept), kept)

    def _borrowed(self, name: str, own: Collection[Place]) -> str:
        """The line that takes from a shared script what definitions need; empty if nothing."""
        lent = sorted((self._reach.read_by(own) | frozenset(own)) & frozenset(self._lent[name]))
        return f"const{{{_pairs(map(self._lent_name, lent), lent)}}}=$.{name};" if lent else ""

    def _lent_name(self, place: Place) -> str:
        return next(f"_{places.index(place)}" for places in self._lent.values() if place in places)

    def joining(self) -> str:
        """The script that asks laws together."""
        return self._beyond(self._joining, _pairs(map(core_name, JOINING), JOINING))

    def _beyond(self, own: Collection[Place], given: str, named: Iterable[Place] = ()) -> str:
        """The script of these definitions, with what they take from the core and what they give.

        ``named`` are definitions of the core that are given too.
        """
        core = sorted((self._reach.read_by(own) | frozenset(named)) & self._kept)
        taken = f"const{{{_pairs(map(self._core_name, core), core)}}}=$.core;" if core else ""
        written = self._scripts.together(own)
        more = self._library.used_in(written)
        return f"{more}{taken}{written}return{{{given}}}"

    def rules_for(self, rule: Rule) -> tuple[Rule, ...]:
        """The functions that a function may call, with itself and its judgements, by name."""
        reached = self._reach.of(map(_place, asked_with(rule))) & self._laws
        return tuple(self._rules[name] for name in sorted(map(rule_name, reached)))


def _classes(rules: Iterable[Rule]) -> frozenset[Place]:
    return frozenset[Place]().union(*map(classes_of, rules))


def asked_with(rule: Rule) -> tuple[Rule, ...]:
    """A function, and the functions that may compute one of its facts."""
    return rule, *(judgement.rule for judgement in judgements_of(rule))


def _pairs(names: Iterable[str], places: Iterable[Place]) -> str:
    """Definitions with their names for others, as properties of an object."""
    return ",".join(
        f"{name}:{global_name(place)}" for name, place in zip(names, places, strict=True)
    )


def core_name(place: Place) -> str:
    """The long name of a definition of lawsofplay in the core.

    >>> core_name(("lawsofplay.sentences.words", "text"))
    'words_told'
    """
    return f"{place[0].rpartition('.')[2]}_{place[1]}"


def _place(rule: Rule) -> Place:
    return rule.module, rule.name.rpartition(".")[2]


def rule_name(place: Place) -> str:
    """The name by which the function defined at a place is registered."""
    return ".".join(place).removeprefix(f"{PACKAGE}.")
