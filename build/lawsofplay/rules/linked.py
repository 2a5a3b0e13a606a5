"""Asking a law together with the laws of its book that except, price or define it.

Whichever of the two laws is asked, the law with the exception or the exception, the ruling is the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from inspect import Parameter

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.model.relations import load_joins
from lawsofplay.model.vocabulary import JOINS
from lawsofplay.rules.asking import asked_facts
from lawsofplay.rules.bounds import declared_facts
from lawsofplay.rules.joining import Outcome, together
from lawsofplay.rules.joins import Join, joins_of
from lawsofplay.rules.readiness import (
    Given,
    Joined,
    is_asked,
    is_meant,
    known,
    own_facts,
    wanted_by,
)
from lawsofplay.rules.registry import Rule, rule_named, rules_citing


@dataclass(frozen=True)
class Link:
    """Another law of the book that is joined to the law asked.

    ``is_first`` is true if the other law excepts, prices or defines the law asked, false if the
    law asked does so to the other. ``words`` say in which case, or for which term.
    """

    law: str
    kind: str
    is_first: bool
    words: str

    @property
    def told(self) -> str:
        """What the law asked is to the other, in words: ``excepted by`` or ``excepts``."""
        return JOINS[self.kind][not self.is_first]


@dataclass(frozen=True)
class Ruling:
    """What a law answers together with the laws joined to it.

    ``asked`` is the law that the user asked. ``law`` is the law whose function is called first. It
    is the law asked, or the law that it excepts, prices or defines if the facts of both are given.
    """

    asked: str
    law: str
    outcome: Outcome
    links: tuple[Link, ...]

    @property
    def last_law(self) -> str:
        """The law whose answer decides."""
        deciding = self.outcome.excepting or self.outcome.pricing
        return deciding.law if deciding else self.law

    @property
    def laws(self) -> tuple[str, ...]:
        """The laws that took part in the ruling, the law asked first."""
        applied = [asked.law for asked in self.outcome.asked if asked.applies]
        return tuple(dict.fromkeys([self.asked, self.law, *applied]))

    @property
    def silent(self) -> tuple[Link, ...]:
        """The joined laws that were not asked, or have no function."""
        heard = {self.law, *(asked.law for asked in self.outcome.asked)}
        return tuple(link for link in self.links if link.law not in heard)


def links_of(project: Project, address: str) -> tuple[Link, ...]:
    """The links of a law, in the order of relations.tsv. Raises InputError as `load_joins`."""
    return all_links(project).get(address, ())


def all_links(project: Project) -> dict[str, tuple[Link, ...]]:
    """The links of every law that is joined to another. Raises InputError as `load_joins`."""
    links: dict[str, tuple[Link, ...]] = {}
    for pair in load_joins(project):
        first = Link(pair.law, pair.relation, True, pair.difference)
        second = Link(pair.other, pair.relation, False, pair.difference)
        links[pair.other] = (*links.get(pair.other, ()), first)
        links[pair.law] = (*links.get(pair.law, ()), second)
    return links


def ruled(
    project: Project, rules: Sequence[Rule], address: str, given: Sequence[str]
) -> tuple[Rule, Ruling]:
    """The ruling of a law on typed facts, by the first of its functions that takes them.

    Raises the InputError of the function that knows most of the facts.
    """
    return ruling_of(rules, address, links_of(project, address), given)


def ruling_of(
    rules: Sequence[Rule], address: str, links: tuple[Link, ...], given: Sequence[str]
) -> tuple[Rule, Ruling]:
    """The ruling of a law with these links, as `ruled` gives it. Raises InputError as `ruled`."""
    names = {word.partition("=")[0] for word in given}
    faults: list[InputError] = []
    for rule in sorted(rules, key=lambda rule: -len(names & known(rule))):
        try:
            return rule, _ruled(rule, address, links, given)
        except InputError as error:
            faults.append(error)
    fault = faults[0]
    raise InputError(fault.file, fault.place, fault.mend)


def _ruled(rule: Rule, address: str, links: tuple[Link, ...], given: Sequence[str]) -> Ruling:
    facts = {name: text for name, _, text in (word.partition("=") for word in given)}
    if len(facts) < len(given) or not all("=" in word for word in given):
        asked_facts(rule, address, given)
    for join, law in seconds(rule, links):
        second = rule_named(join.second)
        joined = [(own, address) for own in joins_of(second) if own.first == rule.name]
        of_both = _is_of_both(join, second, facts)
        if of_both and any(is_asked(link, second, facts) for link in joined):
            return Ruling(address, law, _answered(together(second, law, joined, facts)), links)
    outcome = together(rule, address, firsts(rule, links), facts)
    return Ruling(address, address, _answered(outcome), links)


def _answered(outcome: Outcome) -> Outcome:
    """The outcome. Raises InputError if the facts are refused and no exception applies."""
    if outcome.own.refusal and outcome.last is outcome.own:
        raise InputError(outcome.own.function, "", outcome.own.refusal)
    return outcome


def firsts(rule: Rule, links: Sequence[Link]) -> list[Joined]:
    """The joins by which linked laws except, price or define the answer of a function."""
    return [
        (join, link.law)
        for link in links
        for join in joins_of(rule)
        if link.is_first and _is_of(join, link, join.first) and is_meant((join, link.law))
    ]


def seconds(rule: Rule, links: Sequence[Link]) -> list[Joined]:
    """The joins by which a function excepts, prices or defines the answers of linked laws."""
    return [
        (join, link.law)
        for link in links
        if not link.is_first
        for second in rules_citing(link.law)
        for join in joins_of(second)
        if join.first == rule.name and _is_of(join, link, join.second)
    ]


def _is_of(join: Join, link: Link, function: str) -> bool:
    return join.kind == link.kind and link.law in rule_named(function).addresses


def _is_of_both(join: Join, second: Rule, given: Given) -> bool:
    """Whether a given fact is one that only the second function of a join takes."""
    theirs = known(second) - known(rule_named(join.first)) - {join.fact}
    return not theirs.isdisjoint(given)


def wanted(rules: Sequence[Rule], link: Link, given: Given) -> tuple[tuple[str, str], ...]:
    """The facts that are still needed to ask a linked law, each with its gloss.

    There are none if no function joins the two laws.
    """
    for rule in rules:
        for join, _ in firsts(rule, [link]) if link.is_first else seconds(rule, [link]):
            function = rule_named(join.first if link.is_first else join.second)
            names = _own_needed(join, rule, given) if link.is_first else _needed_by(join, rule)
            return tuple((name, _gloss(function, name)) for name in names if name in function.usual)
    return ()


def _gloss(rule: Rule, name: str) -> str:
    declared = declared_facts(rule.function)
    return declared[name].gloss if name in declared else ""


def _own_needed(join: Join, second: Rule, given: Given) -> list[str]:
    """The facts that the first function of a join needs besides those of the second."""
    own = own_facts(join, second)
    needed = [fact for fact in wanted_by(join, given) if fact in own or fact in join.where]
    return needed or [fact for fact in rule_named(join.first).usual if fact in own]


def _needed_by(join: Join, first: Rule) -> list[str]:
    """The facts that the second function of a join needs besides those of the first.

    The fact that the first computes is not among them.
    """
    theirs = {*known(first), join.fact}
    return [
        name
        for name, usual in rule_named(join.second).usual.items()
        if usual is Parameter.empty and name not in theirs
    ]
