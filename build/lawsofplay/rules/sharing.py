"""Checks of functions that execute several laws which do not say the same.

relations.tsv says which laws of one function differ. Then the function must say which facts each
law knows (`lawsofplay.rules.knowing`), or executable_rules/alike.tsv must say why the difference
does not matter for it. The columns of alike.tsv, between tabs, are named in its first line::

    function  law  other  why
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_rows
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.model.relations import Relation, load_relations
from lawsofplay.rules.knowing import facts_unknown, is_usual, knows, within
from lawsofplay.rules.provisos import Written, book_of, quoted, written
from lawsofplay.rules.registry import Rule

SHOWN = "executable_rules/alike.tsv"
"""The name of the file in messages."""

HEAD = "function\tlaw\tother\twhy"

Row = tuple[str, list[str]]
"""A line of alike.tsv: its place and its fields."""


def check_shared(project: Project, edition: Edition, rules: Iterable[Rule]) -> Iterator[InputError]:
    """Faults of the functions that execute several laws, and of alike.tsv."""
    shared = _shared(edition, rules)
    for rule in shared:
        yield from _place_faults(rule)
        yield from wording_faults(edition, rule)
    yield from _unsettled(project, shared, list(_rows(project)))


def shared_faults(project: Project, edition: Edition, rules: Iterable[Rule]) -> list[InputError]:
    """The same faults for some functions only; lines of alike.tsv on others are ignored."""
    shared = _shared(edition, rules)
    names = {rule.name for rule in shared}
    rows = [row for row in _rows(project) if row[1][0] in names]
    own = [
        fault for rule in shared for fault in (*_place_faults(rule), *wording_faults(edition, rule))
    ]
    return [*own, *_unsettled(project, shared, rows)]


def _shared(edition: Edition, rules: Iterable[Rule]) -> list[Rule]:
    return [
        rule
        for rule in rules
        if len(rule.addresses) > 1 and all(address in edition.laws for address in rule.addresses)
    ]


def _place_faults(rule: Rule) -> Iterator[InputError]:
    """Faults of ``only``: laws that the function does not execute, and facts that all laws know."""
    for key, places in rule.only.items():
        for place in places:
            if not any(within(address, (place,)) for address in rule.addresses):
                mend = (
                    f"{rule.name}: {key} is said to be known to {place}, which it does not execute"
                )
                yield InputError(rule.file, f"line {rule.line}", mend)
        if all(knows(rule, address, key) for address in rule.addresses):
            mend = f"{rule.name}: {key} is known to all its laws; leave it out of only="
            yield InputError(rule.file, f"line {rule.line}", mend)
        elif is_usual(rule, key):
            mend = f"{rule.name}: {key} is the usual value, which not all its laws know; change it"
            yield InputError(rule.file, f"line {rule.line}", mend)


def wording_faults(edition: Edition, rule: Rule) -> Iterator[InputError]:
    """Faults: provisos of one book that a function applies to a law of another in its language."""
    books: dict[str, list[str]] = {}
    for address in rule.addresses:
        books.setdefault(book_of(address), []).append(address)
    for proviso in written(rule):
        for laws in books.values():
            if _is_strange(proviso, rule, laws, edition):
                mend = (
                    f"{proviso.wordings[0]!r} does not stand in {' or '.join(laws)}; give met that"
                    " law's words too, or say with only= which laws know the fact"
                )
                yield InputError(rule.file, f"line {proviso.line}", f"{rule.name}: {mend}")


def _is_strange(proviso: Written, rule: Rule, laws: list[str], edition: Edition) -> bool:
    """Whether a proviso that these laws of one book do not have would decide their answers."""
    by_wording = [_having(words, rule, edition) for words in proviso.wordings]
    if not all(by_wording):
        return False  # An editor's own words are for every law.
    having = {address for addresses in by_wording for address in addresses}
    language = edition.laws[laws[0]].language
    languages = {edition.laws[address].language for address in having}
    if having.intersection(laws) or language not in languages:
        return False
    return not proviso.facts & facts_unknown(rule, laws, values=True)


def _having(words: str, rule: Rule, edition: Edition) -> list[str]:
    """The laws of a rule whose text has these words."""
    return [address for address in rule.addresses if quoted(words, edition.laws[address].text)]


def _unsettled(
    project: Project, rules: Iterable[Rule], rows: Iterable[Row]
) -> Iterator[InputError]:
    """Faults: differing laws of one function without an explanation, and needless lines.

    If there are needless lines, only these are reported: they may be misspelt explanations.
    """
    settled = {(row[0], row[1], row[2]): place for place, row in rows}
    differing = {
        (rule.name, pair.law, pair.other): (rule, pair) for rule, pair in _differing(project, rules)
    }
    for (name, law, other), place in settled.items():
        if (name, law, other) not in differing:
            mend = f"{name} does not serve {law} and {other}, or they do not differ"
            yield InputError(SHOWN, place, f"{mend}; mend the names, or take the line out")
    if settled.keys() <= differing.keys():
        for key, (rule, pair) in differing.items():
            if key not in settled:
                yield from _unexplained(rule, pair)


def _unexplained(rule: Rule, pair: Relation) -> Iterator[InputError]:
    """The fault of two differing laws that the function does not distinguish by a fact."""
    if not _distinguishes(rule, pair):
        mend = (
            f"{rule.name} serves {pair.law} and {pair.other}, which differ"
            f" ({pair.difference}); say with only= which facts each knows, or say in {SHOWN}"
            " why it does not matter"
        )
        yield InputError(rule.file, f"line {rule.line}", mend)


def _rows(project: Project) -> Iterator[Row]:
    for place, fields in read_rows(project.root / SHOWN, SHOWN, HEAD):
        if len(fields) != 4 or not all(fields):
            raise InputError(SHOWN, place, "must be function, law, other and why, between tabs")
        yield place, fields


def _differing(project: Project, rules: Iterable[Rule]) -> Iterator[tuple[Rule, Relation]]:
    """Every pair of laws that one function executes and that relations.tsv says differ."""
    by_law: dict[str, list[Relation]] = {}
    for pair in load_relations(project):
        if pair.relation != "same":
            by_law.setdefault(pair.law, []).append(pair)
    for rule in rules:
        for address in rule.addresses:
            for pair in by_law.get(address, ()):
                if pair.other in rule.addresses:
                    yield rule, pair


def _distinguishes(rule: Rule, pair: Relation) -> bool:
    """Whether the rule has a fact that one of the two laws knows and the other does not."""
    return any(knows(rule, pair.law, key) != knows(rule, pair.other, key) for key in rule.only)
