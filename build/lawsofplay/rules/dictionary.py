"""The dictionary of facts: each parameter has a gloss, and each name has one meaning everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.registry import Rule

MOST_NAMES = 500
"""So many names of facts may the rules of all games have together."""


@dataclass(frozen=True)
class Entry:
    """A fact as one function takes it; the gloss is empty where none is declared."""

    rule: Rule
    name: str
    gloss: str

    def fault(self, mend: str) -> InputError:
        """A fault of this fact, with file and line of its function."""
        return InputError(self.rule.file, f"line {self.rule.line}", f"{self.rule.name}: {mend}")


def dictionary(rules: Iterable[Rule]) -> tuple[Entry, ...]:
    """Every fact of these functions, in their order."""
    return tuple(
        Entry(rule, name, fact.gloss if (fact := declared_facts(rule.function).get(name)) else "")
        for rule in rules
        for name in rule.usual
    )


def dictionary_faults(rules: Iterable[Rule]) -> Iterator[InputError]:
    """Facts without a gloss, names with two meanings, meanings with two names, too many names."""
    entries = dictionary(rules)
    yield from (
        entry.fault(f"the fact {entry.name} has no gloss; give it a type with a Fact")
        for entry in entries
        if not entry.gloss.strip()
    )
    glossed = [entry for entry in entries if entry.gloss.strip()]
    first_named = {it.name: it for it in reversed(glossed)}
    first_glossed = {it.gloss: it for it in reversed(glossed)}
    for it in glossed:
        named, meant = first_named[it.name], first_glossed[it.gloss]
        if named.gloss != it.gloss:
            yield it.fault(
                f'{it.name} is "{it.gloss}" here and "{named.gloss}" in {named.rule.name};'
                " a name has one meaning"
            )
        elif meant.name != it.name:
            yield it.fault(f"{it.name} is called {meant.name} in {meant.rule.name}; take one name")
    names = {entry.name for entry in entries}
    if len(names) > MOST_NAMES:
        mend = f"{len(names)} names of facts; at most {MOST_NAMES}: call the same thing the same"
        yield InputError("executable_rules", "", mend)
