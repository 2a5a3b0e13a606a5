"""Senseless texts typed as facts of every type: each is a value, or refused in one line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any, get_type_hints

from lawsofplay.base.errors import InputError
from lawsofplay.rules.facts import parse_facts, shown
from lawsofplay.rules.registry import Rule, load_rules
from tests.hunt.attempt import HARMLESS, Attempt, failed, judged
from tests.hunt.calls import ODD, within

KIND = "texts typed as facts"

SECONDS = 2
"""How long a text may take, in seconds."""

TEXTS = (
    *ODD, "0", "1", "2", "-3", "1/2", "1/0", "0/0", "-1/0", "1/" + "9" * 4300, "1e400",
    "1e-99999999", "inf",    "٣",
    "1_0", "1__0", "0x10", "1.5", ".5", "5.", "+5", "--5", "yes", "no", "maybe", "true", "none",
    "NONE", "AS", "10H", "11S", "king of spades", "KS,KS", "KS;KS", ",", ";", ";;;", ":", "a:1",
    "a:1,a:2", "a:", ":1", "a:b:c", "1,2,3", "1,2;3", ",".join("1" * 500), ";".join("1" * 500),
    ",".join(["AS"] * 500), "24:2 8:1 / 1:1 5:2", "24:2 / / 1:1", "/", "24:-2 / 1:1", "99:1 / 1:1",
    f"24:{'9' * 5000} / 1:1", "Ke1 / Ke8", "Ke1 Ke2 / Ke8", "Ke9 / Ka0", "e1-g1", "e9-z1", "e1",
    "E1",    "hearts", "clubs, hearts", "clubs, clubs", "a" * 5000 + "1", "(" * 500, "Ⅷ", "²", "½",
    "K\u0301S",    "king\nof spades", "AS AH", "A♠", "🂡",
)  # fmt: skip
"""The texts: signs without meaning, and values of other types."""


def attempts(one_in: int = 1) -> Iterator[Attempt]:
    """Every type of fact with every text, or with one text of every so many, taking turns."""
    for number, (rule, name) in enumerate(rules_of_one_fact()):
        for place, text in enumerate(TEXTS):
            if (number + place) % one_in == 0:
                word = f"{name}={text}"
                yield Attempt(KIND, rule.name, ascii(word[:60]), *_judged(rule, word))


def rules_of_one_fact() -> list[tuple[Rule, str]]:
    """For each type of fact, a rule that takes one such fact, and the fact's name."""
    found: dict[str, tuple[Rule, str]] = {}
    for _, rule in sorted(load_rules().items()):
        for name, kind in get_type_hints(rule.function).items():
            if name != "return" and str(kind) not in found:
                found[str(kind)] = _alone(rule, name, kind), name
    return list(found.values())


def _alone(rule: Rule, name: str, kind: Any) -> Rule:
    def takes(**facts: Any) -> None:
        """A function of one fact."""

    takes.__annotations__ = {name: kind}
    signature = Signature([Parameter(name, Parameter.KEYWORD_ONLY)])
    vars(takes)["__signature__"] = signature
    return replace(rule, function=takes, usual={name: Parameter.empty})


def _judged(rule: Rule, word: str) -> tuple[str, tuple[str, ...]]:
    try:
        with within(SECONDS):
            reason = _refused(rule, word)
    except Exception as error:  # a traceback is a find
        return failed(error)
    return (judged(reason, rule.name), tuple(reason)) if reason else (HARMLESS, ())


def _refused(rule: Rule, word: str) -> list[str]:
    """Why a fact is refused; empty if it is a value that can be written again."""
    try:
        values = parse_facts(rule, [word])
    except InputError as error:
        return [str(error)]
    for value in values.values():
        shown(value)
    return []
