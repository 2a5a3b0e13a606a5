"""The whole program of the page: what each function needs of the rules, as one script."""

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
"""What the runtime has in place of the source: what asks Python of itself, or needs the data."""

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
    ("lawsofplay.sentences.itself", "Tells"),
    ("lawsofplay.sentences.payments", "Payment"),
    ("lawsofplay.sentences.words", "_YesNo"),
)
"""What the runtime calls of the project's own source, or most functions do."""

JOINING: tuple[Place, ...] = (
    ("lawsofplay.rules.answers", "written"),
    ("lawsofplay.rules.joins", "Join"),
    ("lawsofplay.rules.linked", "Link"),
    ("lawsofplay.rules.linked", "ruling_of"),
    ("lawsofplay.rules.linked", "wanted"),
)
"""What the script that asks laws together calls of it."""


_RESULTS = "executable_rules.mechanics.results"

SHARED: Mapping[str, tuple[Place, ...]] = MappingProxyType(
    {
        name: tuple((module, it) for it in places.split())
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
"""What many functions have in common, and most have not: scripts of their own, in order.

Each may take what it needs of those before it.
"""


class Compiled:
    """The functions of executable_rules and all that they need, as scripts."""

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
        """What the core gives to others."""
        others = self._live - self._core
        return frozenset({*CORE, *(self._reach.read_by(others) & self._core)})

    @cached_property
    def _shared(self) -> dict[str, frozenset[Place]]:
        """The scripts that functions share, each without what those before it have."""
        found: dict[str, frozenset[Place]] = {}
        for name, places in SHARED.items():
            found[name] = self._reach.of(places) - self._core.union(*found.values())
        return found

    @cached_property
    def _lent(self) -> dict[str, list[Place]]:
        """What each of these scripts gives to others."""
        classes = _classes(self._rules.values())
        read = {it: self._reach.read_by(self._live - its) for it, its in self._shared.items()}
        return {it: sorted((read[it] | classes) & its) for it, its in self._shared.items()}

    @cached_property
    def _joining(self) -> frozenset[Place]:
        """What asks laws together, with what of the core is not given."""
        return Reach(self._program, (*GIVEN, *self._kept)).of(JOINING)

    @cached_property
    def _scripts(self) -> Scripts:
        return Scripts(self._program, self._live | self._joining)

    def core(self) -> str:
        """What every function needs of the project's own source, and what it gives of that."""
        kept = sorted(self._kept)
        own = self._scripts.together(self._core)
        more = self._library.used_in(own)
        return f"{more}{own}return{{{_pairs(map(self._core_name, kept), kept)}}}"

    def _core_name(self, place: Place) -> str:
        """The name of what the core gives: in full where the runtime takes it, else short."""
        return core_name(place) if place in CORE else self._short[place]

    @cached_property
    def _short(self) -> dict[Place, str]:
        return {it: f"_{at}" for at, it in enumerate(sorted(self._kept - {*CORE}))}

    def shared(self, name: str) -> str:
        """What one of the scripts that functions share has, and what it gives of that."""
        lent, own = self._lent[name], self._shared[name]
        before = takewhile(lambda it: it != name, self._shared)
        taken = (self._borrowed(it, own) for it in before)
        return "".join(taken) + self._beyond(own, _pairs(map(self._lent_name, lent), lent))

    def needs(self, rule: Rule) -> tuple[str, ...]:
        """The scripts that a function shares with others."""
        reached = self._reached(map(_place, asked_with(rule)), self.rules_for(rule))
        return tuple(it for it, its in self._shared.items() if reached & its)

    def script(self, rule: Rule) -> str:
        """A function with what it alone needs of the rules; gives the classes of its facts."""
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
        """These functions and all that they need but for what is ``shared``."""
        reached = self._reached(places, rules)
        kept = sorted(_classes(rules) & reached)
        names = (json.dumps(":".join(it)) for it in kept)
        own = reached - self._core.union(*(self._shared[it] for it in shared))
        taken = (self._borrowed(it, own.union(kept)) for it in shared)
        return "".join(taken) + self._beyond(own, _pairs(names, kept), kept)

    def _borrowed(self, name: str, own: Collection[Place]) -> str:
        """What definitions take of a shared script."""
        lent = sorted((self._reach.read_by(own) | frozenset(own)) & frozenset(self._lent[name]))
        return f"const{{{_pairs(map(self._lent_name, lent), lent)}}}=$.{name};" if lent else ""

    def _lent_name(self, place: Place) -> str:
        return next(f"_{its.index(place)}" for its in self._lent.values() if place in its)

    def joining(self) -> str:
        """What asks laws together."""
        return self._beyond(self._joining, _pairs(map(core_name, JOINING), JOINING))

    def _beyond(self, own: Collection[Place], given: str, named: Iterable[Place] = ()) -> str:
        """These definitions, with what they take of the core, and what is given of them.

        What is given may be of the core itself: that is ``named``.
        """
        core = sorted((self._reach.read_by(own) | frozenset(named)) & self._kept)
        taken = f"const{{{_pairs(map(self._core_name, core), core)}}}=$.core;" if core else ""
        written = self._scripts.together(own)
        more = self._library.used_in(written)
        return f"{more}{taken}{written}return{{{given}}}"

    def rules_for(self, rule: Rule) -> tuple[Rule, ...]:
        """The functions that a function may call, itself and its judgements too, by name."""
        reached = self._reach.of(map(_place, asked_with(rule))) & self._laws
        return tuple(self._rules[it] for it in sorted(map(rule_name, reached)))


def _classes(rules: Iterable[Rule]) -> frozenset[Place]:
    return frozenset[Place]().union(*map(classes_of, rules))


def asked_with(rule: Rule) -> tuple[Rule, ...]:
    """A function, and those that may compute a fact of it from what the table sees."""
    return rule, *(judgement.rule for judgement in judgements_of(rule))


def _pairs(names: Iterable[str], places: Iterable[Place]) -> str:
    """Definitions by their names for others, as an object has them."""
    return ",".join(f"{it}:{global_name(place)}" for it, place in zip(names, places, strict=True))


def core_name(place: Place) -> str:
    """The name of a definition of the project's own source among those that rules take.

    >>> core_name(("lawsofplay.sentences.words", "text"))
    'words_told'
    """
    return f"{place[0].rpartition('.')[2]}_{place[1]}"


def _place(rule: Rule) -> Place:
    return rule.module, rule.name.rpartition(".")[2]


def rule_name(place: Place) -> str:
    """The name by which the function defined at a place is registered."""
    return ".".join(place).removeprefix(f"{PACKAGE}.")
