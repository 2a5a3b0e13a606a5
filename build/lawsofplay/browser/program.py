"""The whole program of the page: every live module as a script, and what each function needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from lawsofplay.browser.facts import classes_of
from lawsofplay.browser.reach import Reach, law_places
from lawsofplay.browser.script import Script, known_of, script
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
    ("lawsofplay.rules.knowing", "refuse_unknown"),
    ("lawsofplay.rules.provisos", "home"),
    ("lawsofplay.rules.shown", "shown"),
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
    def scripts(self) -> Mapping[str, Script]:
        """The scripts of all live modules, by name."""
        classes = frozenset[Place]().union(*map(classes_of, self._rules.values()))
        live = self._reach.of([*self._laws, *CORE, *classes])
        known = known_of(self._program, live)
        modules = sorted({module for module, _ in live})
        return {it: script(self._program, self._program.module(it), known) for it in modules}

    def core(self) -> str:
        """The scripts of the project's own source, which every function needs."""
        return "".join(it.text for name, it in self.scripts.items() if not is_rules(name))

    def modules_for(self, rule: Rule) -> tuple[str, ...]:
        """The modules of executable_rules that a function and its data need, sorted."""
        waiting = [rule.module, *(module for module, _ in classes_of(rule))]
        found: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name not in found and is_rules(name):
                found.add(name)
                waiting.extend(self.scripts[name].uses)
        return tuple(sorted(found))

    def rules_for(self, rule: Rule) -> Iterable[Rule]:
        """The functions that a function may call, itself too, sorted by name."""
        reached = self._reach.of([(rule.module, rule.name.rpartition(".")[2])])
        return [self._rules[it] for it in sorted(map(rule_name, reached & self._laws))]


def rule_name(place: Place) -> str:
    """The name by which the function defined at a place is registered."""
    return ".".join(place).removeprefix(f"{PACKAGE}.")


def is_rules(module: str) -> bool:
    """Whether a module is one of executable_rules."""
    return module == PACKAGE or module.startswith(f"{PACKAGE}.")
