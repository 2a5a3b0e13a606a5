"""``laws ask`` and ``laws explain``: ask the functions of a law."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_edition
from lawsofplay.commands.console import print_json
from lawsofplay.model.edition import Edition, Law, load_edition
from lawsofplay.rules.asking import Description, JudgementData, described, rules_for
from lawsofplay.rules.linked import links_of, ruled
from lawsofplay.rules.linked_telling import (
    asked_lines,
    explained_lines,
    ruling_data,
    silent_lines,
)
from lawsofplay.rules.registry import Rule

Address = Annotated[str, typer.Argument(help="An address, e.g. bellecour.piquet.laws.3")]
Facts = Annotated[list[str] | None, typer.Argument(help="Facts, as fact=value; lists with commas")]
Function = Annotated[str, typer.Option("--function", help="Which function of the law to ask.")]
Json = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands to ``laws``."""
    for command in (ask, explain):
        app.command()(command)


def ask(address: Address, facts: Facts = None, function: Function = "", json: Json = False) -> None:
    """Ask a law what follows from some facts; without facts, list those that it needs."""
    law, rules = _law_and_rules(address, function)
    if not facts and not _factless(rules):
        questions = [described(rule, address) for rule in rules]
        links = links_of(find_edition(), address)
        if json:
            print_json(questions)
        else:
            print(
                "\n".join([_questions(law, questions), *silent_lines(links, rules, {}, _edition())])
            )
        return
    rule, ruling = ruled(find_edition(), rules, address, facts or [])
    given = _by_name(facts or [])
    if json:
        data = ruling_data(ruling, rule, given, _edition())
        print_json({"law": address, "words": law.text, **data})
    else:
        print("\n".join(asked_lines(ruling, rule, given, _edition())))


def explain(
    address: Address, facts: Facts = None, function: Function = "", json: Json = False
) -> None:
    """Explain a ruling: the laws applied, their words, the facts, and the provisos met or not."""
    _, rules = _law_and_rules(address, function)
    rule, ruling = ruled(find_edition(), rules, address, facts or [])
    if json:
        print_json(ruling_data(ruling, rule, _by_name(facts or []), _edition()))
    else:
        print("\n".join(explained_lines(ruling, _edition())))


def _by_name(words: list[str]) -> dict[str, str]:
    return {name: text for name, _, text in (word.partition("=") for word in words)}


def _edition() -> Edition:
    return load_edition(find_edition())


def _law_and_rules(address: str, function: str) -> tuple[Law, tuple[Rule, ...]]:
    rules = rules_for(_edition(), address)
    named = tuple(rule for rule in rules if rule.name == function) if function else rules
    if not named:
        names = ", ".join(rule.name for rule in rules)
        raise InputError(address, function, f"not a function of this law; it has {names}")
    return _edition().law(address), named


def _factless(rules: tuple[Rule, ...]) -> bool:
    return not any(rule.signature.parameters for rule in rules)


def _questions(law: Law, questions: list[Description]) -> str:
    return "\n".join([_quoted(law), *(_question(question) for question in questions)])


def _quoted(law: Law) -> str:
    return f"{law.address}: “{law.text}”"


def _question(question: Description) -> str:
    lines = [
        f"\n{question['function']}{question['signature']}",
        *_indented(question["documentation"]),
    ]
    lines += [f"  {_wanted(fact)}" for fact in question["facts"]]
    return "\n".join(
        [
            *lines,
            *(line for judgement in question["judgements"] for line in _alternatives(judgement)),
        ]
    )


def _wanted(fact: dict[str, Any]) -> str:
    usual = "" if fact["default"] is None else f"; usually {fact['default']}"
    gloss = f"{fact['gloss']}: " if fact["gloss"] else ""
    return f"{fact['name']}= {gloss}{fact['may_be']}{usual}"


def _alternatives(judgement: JudgementData) -> Iterator[str]:
    """The facts from which a judgement is computed, which may be given in its place."""
    yield f"  or, in place of {judgement['fact']}=, what it is computed from:"
    yield from (f"    {_wanted(fact)}" for fact in judgement["facts"])


def _indented(text: str) -> Iterator[str]:
    return (f"  {line}".rstrip() for line in text.split("\n"))
