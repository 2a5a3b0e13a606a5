"""The whole program of the page: what each function needs of the rules, as one script."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from lawsofplay.browser.facts import classes_of
from lawsofplay.browser.reach import Reach, law_places
from lawsofplay.browser.scope import global_name
from lawsofplay.browser.script import Scripts
from lawsofplay.browser.sources import Place, Program
from lawsofplay.rules.registry import PACKAGE, Rule

GIVEN: tuple[Place, ...] = (
    ("lawsofplay.errors", "InputError"),
    ("lawsofplay.errors", "cut"),
    ("lawsofplay.rules.bounds", "declared_facts"),
    ("lawsofplay.rules.facts", "_may_be"),
    ("lawsofplay.rules.facts", "types_of"),
    ("lawsofplay.rules.provisos", "written"),
    ("lawsofplay.rules.registry", "law"),
    ("lawsofplay.rules.registry", "rule_known"),
    ("lawsofplay.rules.trace", "met"),
    ("lawsofplay.rules.trace", "whether"),
)
"""What the runtime has in place of the source: what asks Python of itself, or needs the data."""

CORE: tuple[Place, ...] = (
    ("lawsofplay.rules.asking", "asked_facts"),
    ("lawsofplay.rules.bounds", "names_one"),
    ("lawsofplay.rules.bounds", "refuse_impossible"),
    ("lawsofplay.rules.bounds", "told"),
    ("lawsofplay.rules.explanation", "_data"),
    ("lawsofplay.rules.fact", "Fact"),
    ("lawsofplay.rules.facts", "parse"),
    ("lawsofplay.rules.knowing", "refuse_unknown"),
    ("lawsofplay.rules.provisos", "home"),
    ("lawsofplay.rules.shown", "shown"),
    ("lawsofplay.rules.trace", "Call"),
    ("lawsofplay.rules.trace", "Proviso"),
    ("lawsofplay.sentences.tell", "refused"),
    ("lawsofplay.sentences.words", "words_of"),
)
"""What the runtime calls of the project's own source."""


class Compiled:
    """The functions of executable_rules and all that they need, as scripts."""

    def __init__(self, root: Path, source: Path, rules: Mapping[str, Rule]) -> None:
        """``root`` holds executable_rules, ``source`` the package lawsofplay."""
        self._program = Program({PACKAGE: root, "lawsofplay": source})
        self._reach = Reach(self._program, GIVEN)
        self._rules = rules

    @cached_property
    def _laws(self) -> frozenset[Place]:
        return law_places(self._program, PACKAGE)

    @cached_property
    def _live(self) -> frozenset[Place]:
        classes = frozenset[Place]().union(*map(classes_of, self._rules.values()))
        return self._reach.of([*self._laws, *CORE, *classes])

    @cached_property
    def _scripts(self) -> Scripts:
        return Scripts(self._program, self._live)

    def core(self) -> str:
        """The project's own source, which every function needs, and what the runtime has of it."""
        own = [it for it in self._live if not is_rules(it[0])]
        rules = [it for it in self._live if is_rules(it[0])]
        read = {it for it in self._reach.read_by(rules) if not is_rules(it[0])}
        kept = sorted({*CORE, *read})
        return f"{self._scripts.together(own)}return{{{_pairs(map(core_name, kept), kept)}}}"

    def script(self, rule: Rule) -> str:
        """A function with all that it needs of the rules; gives the classes of its facts."""
        classes = frozenset[Place]().union(*map(classes_of, self.rules_for(rule)))
        reached = self._reach.of([_place(rule), *classes])
        own = sorted(it for it in reached if is_rules(it[0]))
        core = sorted(it for it in self._reach.read_by(own) if not is_rules(it[0]))
        taken = f"const{{{_pairs(map(core_name, core), core)}}}=$.core;" if core else ""
        kept = sorted(it for it in classes if is_rules(it[0]))
        names = (json.dumps(":".join(it)) for it in kept)
        return f"{taken}{self._scripts.together(own)}return{{{_pairs(names, kept)}}}"

    def rules_for(self, rule: Rule) -> tuple[Rule, ...]:
        """The functions that a function may call, itself too, sorted by name."""
        reached = self._reach.of([_place(rule)]) & self._laws
        return tuple(self._rules[it] for it in sorted(map(rule_name, reached)))


def _pairs(names: Iterable[str], places: Iterable[Place]) -> str:
    """Definitions by their names for others, as an object has them."""
    return ",".join(f"{it}:{global_name(place)}" for it, place in zip(names, places, strict=True))


def core_name(place: Place) -> str:
    """The name of a definition of the project's own source among those that rules take.

    >>> core_name(("lawsofplay.sentences.words", "told"))
    'words_told'
    """
    return f"{place[0].rpartition('.')[2]}_{place[1]}"


def _place(rule: Rule) -> Place:
    return rule.module, rule.name.rpartition(".")[2]


def rule_name(place: Place) -> str:
    """The name by which the function defined at a place is registered."""
    return ".".join(place).removeprefix(f"{PACKAGE}.")


def is_rules(module: str) -> bool:
    """Whether a module is one of executable_rules."""
    return module == PACKAGE or module.startswith(f"{PACKAGE}.")
