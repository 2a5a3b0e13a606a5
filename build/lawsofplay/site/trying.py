"""What the form on a law's page knows: functions, the law's own case, sisters in other books.

The form itself is made in the browser, of what the compiled functions say of their facts. A sister
law is asked through that function of hers which answers the same question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lawsofplay.cases.at_work import AtWork
from lawsofplay.model.edition import Law
from lawsofplay.rules import Rule
from lawsofplay.rules.facts import type_name, types_of
from lawsofplay.rules.knowing import facts_unknown, values_unknown
from lawsofplay.rules.provisos import book_of
from lawsofplay.site.cases import Cases
from lawsofplay.site.library import Library
from lawsofplay.site.parallels import Parallels

_MOST = 12
"""Sister laws that are asked at most."""


class Trying:
    """The data of the forms, law by law.

    What stands on the law's page is taken from there by the form: the functions' names and what
    they tell, the names of the laws beside it.
    """

    def __init__(self, library: Library, cases: Cases) -> None:
        self._library = library
        self._cases = cases
        self._asked_alike = _asked_alike(library)

    def of(self, law: Law, case: AtWork | None, beside: Parallels) -> dict[str, Any] | None:
        """What a law's page hands to its form; None for a law that no function executes.

        ``case`` is the law's case on the page, with which the form begins, ``beside`` the laws
        that stand beside it.
        """
        rules = self._library.rules.get(law.address, ())
        if not rules:
            return None
        return {
            "functions": [_known(self._function(rule, law.address, case)) for rule in rules],
            "sisters": list(self._sisters(law, rules, beside)),
        } | _known({"begin": begun(rules, case)})

    def _function(self, rule: Rule, address: str, case: AtWork | None) -> dict[str, Any]:
        own = case if case and case.function == rule.name else None
        begun = own or self._cases.row_of(address, rule.name)
        return {
            "start": dict(_fact(word) for word in begun.ask) if begun else {},
            "without": sorted(facts_unknown(rule, [address])),
            "unknown": {
                name: values
                for name in rule.usual
                if (values := values_unknown(rule, address, name))
            },
        }

    def _sisters(
        self, law: Law, rules: Iterable[Rule], beside: Parallels
    ) -> Iterator[dict[str, Any]]:
        """The laws of other books that stand beside a law or share its functions, and run."""
        near = [it.law.address for it in (*beside.others, *beside.beside)]
        named = self._library.law_name
        shared = [address for rule in rules for address in rule.addresses]
        others = [it for it in dict.fromkeys(near + shared) if book_of(it) != law.witness]
        for address in [it for it in others if it in self._library.rules][:_MOST]:
            asked = [self._asked_for(rule, law.address, address, rules) for rule in rules]
            known = {"address": address, "asked": asked}
            if address not in near:
                known["title"] = named(self._library.edition.laws[address])
            yield known

    def _asked_for(
        self, rule: Rule, own: str, address: str, rules: Iterable[Rule]
    ) -> int | dict[str, Any]:
        """How a sister is asked what a function answers: 1 by the same function, 0 not at all.

        By another function it is told which, what that answers, where no function of the law's own
        is meant, and whether both are known to be asked the same.
        """
        found, alike = self._sister_of(rule, own, address)
        if found is None or found == rule:
            return int(found == rule)
        gloss = "" if found in rules else _gloss(found)
        return _known({"name": found.name, "gloss": gloss, "alike": alike})

    def _sister_of(self, rule: Rule, own: str, address: str) -> tuple[Rule | None, bool]:
        """The function by which another law answers the question of this one; none if none does.

        With it, whether both are known to be asked the same: they share the function, or a topic
        asks both.
        """
        theirs = self._library.rules[address]
        if rule in theirs:
            return rule, True
        asked = self._asked_alike.get((rule.name, own, address))
        if asked:
            return next(it for it in theirs if it.name == asked), True
        akin = [it for it in theirs if _result(it) == _result(rule)]
        found = max(akin, key=lambda it: len(_common(it, rule)), default=None)
        if found is None or (rule.usual and not _common(found, rule)):
            return None, False
        return found, False


def begun(rules: Sequence[Rule], case: AtWork | None) -> int:
    """The place of the function with which a form begins among those of its law."""
    names = [rule.name for rule in rules]
    return names.index(case.function) if case else 0


def _known(record: dict[str, Any]) -> dict[str, Any]:
    """A record without what is empty."""
    return {name: value for name, value in record.items() if value}


def _gloss(rule: Rule) -> str:
    """What a function tells, without the marks of its docstring."""
    return rule.gloss.replace("`", "").replace("*", "")


def _result(rule: Rule) -> str:
    return type_name(types_of(rule.function)["return"])


def _common(one: Rule, other: Rule) -> set[str]:
    return set(one.usual) & set(other.usual)


def _fact(word: str) -> tuple[str, str]:
    name, _, text = word.partition("=")
    return name, text


def _asked_alike(library: Library) -> dict[tuple[str, str, str], str]:
    """By function, its law and another law: the function that a topic asks of the latter beside it.

    A law of which a topic asks several functions on one case is left out.
    """
    found: dict[tuple[str, str, str], str] = {}
    for topic in library.topics:
        for case in topic.cases:
            asked: dict[str, set[str]] = {}
            for it in case.answers:
                for law in it.words:
                    asked.setdefault(law, set()).add(it.function)
            single = {law: names.pop() for law, names in asked.items() if len(names) == 1}
            for law, name in single.items():
                for other, theirs in single.items():
                    found.setdefault((name, law, other), theirs)
    return found
