"""The dictionary of facts: every fact has a gloss, and every name one meaning in all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lawsofplay.base.errors import InputError
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.registry import Rule

MOST_NAMES = 500
"""The greatest number of names of facts in the rules of all games together."""


@dataclass(frozen=True)
class Entry:
    """A fact as one function takes it; the gloss is empty if none is declared."""

    rule: Rule
    name: str
    gloss: str

    def fault(self, mend: str) -> InputError:
        """An error about this fact, with file and line of its function."""
        return InputError(self.rule.file, f"line {self.rule.line}", f"{self.rule.name}: {mend}")


def dictionary(rules: Iterable[Rule]) -> tuple[Entry, ...]:
    """Every fact of these functions, in their order."""
    return tuple(
        Entry(rule, name, fact.gloss if (fact := declared_facts(rule.function).get(name)) else "")
        for rule in rules
        for name in rule.usual
    )


def dictionary_faults(rules: Iterable[Rule]) -> Iterator[InputError]:
    """Faults: facts without a gloss, names with two glosses, glosses with two names, many names."""
    entries = dictionary(rules)
    yield from (
        entry.fault(f"the fact {entry.name} has no gloss; give it a type with a Fact")
        for entry in entries
        if not entry.gloss.strip()
    )
    glossed = [entry for entry in entries if entry.gloss.strip()]
    first_named = {entry.name: entry for entry in reversed(glossed)}
    first_glossed = {entry.gloss: entry for entry in reversed(glossed)}
    for entry in glossed:
        name, gloss = entry.name, entry.gloss
        same_name, same_gloss = first_named[name], first_glossed[gloss]
        if same_name.gloss != gloss:
            yield entry.fault(
                f'{name} is "{gloss}" here and "{same_name.gloss}" in {same_name.rule.name};'
                " a name has one meaning"
            )
        elif same_gloss.name != name:
            mend = f"{name} is called {same_gloss.name} in {same_gloss.rule.name}; take one name"
            yield entry.fault(mend)
    names = {entry.name for entry in entries}
    if len(names) > MOST_NAMES:
        mend = f"{len(names)} names of facts; at most {MOST_NAMES}: use one name for one thing"
        yield InputError("executable_rules", "", mend)
