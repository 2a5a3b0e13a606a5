"""The data of the form on a law's page: its functions, its own case, its sisters.

The browser makes the form itself, from what the compiled functions say of their facts. A sister law
is asked through the function of its own that answers the same question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NotRequired, TypedDict

from lawsofplay.cases.at_work import CaseAtWork
from lawsofplay.model.edition import Law
from lawsofplay.rules import Rule
from lawsofplay.rules.facts import type_name, types_of
from lawsofplay.rules.knowing import facts_unknown, values_unknown
from lawsofplay.rules.provisos import book_of
from lawsofplay.site.cases import Cases
from lawsofplay.site.library import Library
from lawsofplay.site.parallels import Parallels

_MOST = 12
"""The most sister laws that a form asks."""


class TryingFunction(TypedDict, total=False):
    """A function in the form; what is empty is left out.

    ``start`` are the facts with which its form begins, as typed. ``without`` are the facts that the
    law does not know, ``unknown`` has by fact the values that it does not know.
    """

    start: dict[str, str]
    without: list[str]
    unknown: dict[str, tuple[str, ...]]


class SisterFunction(TypedDict, total=False):
    """The function by which a sister law is asked; what is empty is left out.

    ``gloss`` says what it answers. ``alike`` says whether both are known to be asked the same.
    """

    name: str
    gloss: str
    alike: bool


class SisterLaw(TypedDict):
    """A sister law in the form: for each function of the law, how the sister is asked the same.

    1 is by the same function, 0 not at all. ``title`` is left out where the page has it.
    """

    address: str
    title: NotRequired[str]
    asked: list[int | SisterFunction]


class TryingForm(TypedDict):
    """What a law's page hands to its form: its functions, and its sisters.

    ``begin`` is the place of the function with which the form begins; left out for the first.
    """

    begin: NotRequired[int]
    functions: list[TryingFunction]
    sisters: list[SisterLaw]


class TryingForms:
    """The data of the forms, law by law.

    The form takes from the law's page what stands there: the names and the glosses of its
    functions, and the names of the laws beside it.
    """

    def __init__(self, library: Library, cases: Cases) -> None:
        self._library = library
        self._cases = cases
        self._asked_alike = _asked_alike(library)

    def of(self, law: Law, case: CaseAtWork | None, beside: Parallels) -> TryingForm | None:
        """What a law's page hands to its form; None for a law without a function.

        ``case`` is the case on the page, with which the form begins; ``beside`` are the laws that
        stand beside the law.
        """
        rules = self._library.rules.get(law.address, ())
        if not rules:
            return None
        form: TryingForm = {
            "functions": [self._function(rule, law.address, case) for rule in rules],
            "sisters": list(self._sisters(law, rules, beside)),
        }
        if first := begun(rules, case):
            form["begin"] = first
        return form

    def _function(self, rule: Rule, address: str, case: CaseAtWork | None) -> TryingFunction:
        own = case if case and case.function == rule.name else None
        row = own or self._cases.row_of(address, rule.name)
        known: TryingFunction = {}
        if row and row.ask:
            known["start"] = dict(_fact(word) for word in row.ask)
        if without := sorted(facts_unknown(rule, [address])):
            known["without"] = without
        values = {name: values_unknown(rule, address, name) for name in rule.usual}
        if unknown := {name: some for name, some in values.items() if some}:
            known["unknown"] = unknown
        return known

    def _sisters(self, law: Law, rules: Iterable[Rule], beside: Parallels) -> Iterator[SisterLaw]:
        """The laws of other books that stand beside a law or share its functions, and run."""
        near = [parallel.law.address for parallel in (*beside.others, *beside.beside)]
        shared = [address for rule in rules for address in rule.addresses]
        others = [other for other in dict.fromkeys(near + shared) if book_of(other) != law.witness]
        for address in [other for other in others if other in self._library.rules][:_MOST]:
            sister: SisterLaw = {
                "address": address,
                "asked": [self._asked_for(rule, law.address, address, rules) for rule in rules],
            }
            if address not in near:
                sister["title"] = self._library.law_name(self._library.edition.laws[address])
            yield sister

    def _asked_for(
        self, rule: Rule, own: str, address: str, rules: Iterable[Rule]
    ) -> int | SisterFunction:
        """How a sister is asked what a function answers: 1 by the same function, 0 not at all.

        If by another function, its name, whether both are known to answer the same question, and
        its gloss unless the law has that function too.
        """
        sister, alike = self._sister_of(rule, own, address)
        if sister is None or sister == rule:
            return int(sister == rule)
        known: SisterFunction = {"name": sister.name}
        if sister not in rules:
            known["gloss"] = _gloss(sister)
        if alike:
            known["alike"] = True
        return known

    def _sister_of(self, rule: Rule, own: str, address: str) -> tuple[Rule | None, bool]:
        """The function by which another law answers the same question; None if it has none.

        With it, whether that is known: the two laws share the function, or a topic asks both.
        """
        theirs = self._library.rules[address]
        if rule in theirs:
            return rule, True
        asked = self._asked_alike.get((rule.name, own, address))
        if asked:
            return next(their for their in theirs if their.name == asked), True
        akin = [their for their in theirs if _result(their) == _result(rule)]
        nearest = max(akin, key=lambda their: len(_common(their, rule)), default=None)
        if nearest is None or (rule.usual and not _common(nearest, rule)):
            return None, False
        return nearest, False


def begun(rules: Sequence[Rule], case: CaseAtWork | None) -> int:
    """The place among a law's functions of the one with which its form begins."""
    names = [rule.name for rule in rules]
    return names.index(case.function) if case else 0


def _gloss(rule: Rule) -> str:
    """The gloss of a function without the marks of its docstring."""
    return rule.gloss.replace("`", "").replace("*", "")


def _result(rule: Rule) -> str:
    return type_name(types_of(rule.function)["return"])


def _common(one: Rule, other: Rule) -> set[str]:
    return set(one.usual) & set(other.usual)


def _fact(word: str) -> tuple[str, str]:
    name, _, text = word.partition("=")
    return name, text


def _asked_alike(library: Library) -> dict[tuple[str, str, str], str]:
    """By function, its law and another law: the function that a topic asks of that other law.

    Laws of which a topic asks several functions on one case are left out.
    """
    alike: dict[tuple[str, str, str], str] = {}
    for topic in library.topics:
        for case in topic.cases:
            asked: dict[str, set[str]] = {}
            for answer in case.answers:
                for law in answer.words:
                    asked.setdefault(law, set()).add(answer.function)
            single = {law: names.pop() for law, names in asked.items() if len(names) == 1}
            for law, name in single.items():
                for other, theirs in single.items():
                    alike.setdefault((name, law, other), theirs)
    return alike
